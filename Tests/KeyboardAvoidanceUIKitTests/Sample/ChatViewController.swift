import KeyboardAvoidance
import KeyboardAvoidanceUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

final class ChatViewController: UIViewController, UITableViewDataSource {
  let list = UITableView()
  let bar = UIView()
  let field = UITextField()
  var messages: [String] = []

  private let barHeight: CGFloat = 52

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [list, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    field.frame = CGRect(x: 16, y: 8, width: 280, height: 36)
    bar.addSubview(field)
    list.dataSource = self
    list.rowHeight = 44
    list.keyboardDismissMode = .interactive
    layOut()

    bar.avoidKeyboard(.bar)
    list.avoidKeyboard(.chat).overlayBarHeight = barHeight
  }

  private func layOut() {
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -barHeight),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
    ])
  }

  func receive(_ message: String) {
    messages.append(message)
    list.reloadData()
    list.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }
}
