#if os(Linux) || os(iOS)
import Foundation
import KeyboardAvoidanceUIKit

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// A table with a field in every fifth row.
@MainActor final class ListScreen: AvoidingScreen, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var fields = (0..<10).map { makeField("Row \($0 * 5)") }

  override var avoiding: (view: UIView, policy: AvoidancePolicy)? { (table, .standard) }

  override func build() {
    fill(table)
    table.rowHeight = 52
    table.dataSource = self
    table.keyboardDismissMode = .onDrag
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row % 5 == 0 {
      let field = fields[indexPath.row / 5]
      field.frame = CGRect(x: 16, y: 8, width: 260, height: 36)
      cell.contentView.addSubview(field)
    } else {
      cell.textLabel?.text = "Row \(indexPath.row)"
    }
    return cell
  }
}

/// Messages with a bar to write in, which rides on the keyboard.
@MainActor final class ChatScreen: AvoidingScreen, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = UIView()
  private var riding: AvoidanceHandle?
  private static let barHeight: CGFloat = 52

  override var avoiding: (view: UIView, policy: AvoidancePolicy)? { (table, .chat) }

  override func build() {
    fill(table)
    table.dataSource = self
    table.keyboardDismissMode = .interactive
    table.contentInset.bottom = Self.barHeight
    buildBar()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    riding = bar.avoidKeyboard(.bar)
    avoidance?.overlayBarHeight = Double(Self.barHeight)
  }

  private func buildBar() {
    let field = makeField("Message")
    bar.backgroundColor = .secondarySystemBackground
    for view in [bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(bar)
    bar.addSubview(field)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: Self.barHeight),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
      field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Message \(indexPath.row)"
    return cell
  }
}
#endif
