#if os(Linux) || os(iOS)
import Foundation
import UIKitTrials

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// An entry of the menu.
@MainActor struct Screen {
  /// What it is called.
  let title: String

  /// Makes its controller.
  let make: () -> UIViewController

  /// A screen by its title.
  init(title: String, make: @escaping () -> UIViewController) {
    (self.title, self.make) = (title, make)
  }
}

/// All screens that are made with UIKit.
@MainActor enum Screens {
  /// The screens, in the menu's order.
  static var all: [Screen] {
    [
      Screen(title: "Form") { FormScreen() },
      Screen(title: "Chat with a bar") { ChatScreen() },
      Screen(title: "Editor") { EditorScreen() },
      Screen(title: "List") { ListScreen() },
      Screen(title: "Sheet") { SheetScreen() },
      Screen(title: "Nested scroll views") { NestedScreen() },
      Screen(title: "Checks by hand") { HandCheckScreen() },
    ]
  }
}

/// The menu.
@MainActor final class MenuController: UITableViewController {
  private let screens: [Screen]

  /// A menu of screens.
  init(screens: [Screen]) {
    self.screens = screens
    super.init(style: .plain)
    title = "Keyboard avoidance"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { screens.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    cell.textLabel?.text = screens[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    let controller = screens[indexPath.row].make()
    controller.title = screens[indexPath.row].title
    navigationController?.pushViewController(controller, animated: true)
  }
}

/// What to look for by hand, and what the double guesses.
@MainActor final class HandCheckScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UITextView(frame: view.bounds)
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.isEditable = false
    text.text = HandCheck.all.map { "\($0.settles)\n\($0.steps)\n→ \($0.guess)" }
      .joined(separator: "\n\n")
    view.addSubview(text)
  }
}
#endif
