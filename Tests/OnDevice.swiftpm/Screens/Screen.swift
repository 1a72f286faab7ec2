#if os(Linux) || os(iOS)
import Foundation
import KeyboardAvoidanceUIKit

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// An entry of the menu.
@MainActor public struct Screen {
  /// What it is called.
  public let title: String

  /// Makes its controller.
  public let make: () -> UIViewController

  /// A screen by its title.
  public init(title: String, make: @escaping () -> UIViewController) {
    (self.title, self.make) = (title, make)
  }
}

/// All screens that are made with UIKit.
@MainActor public enum Screens {
  /// The screens, in the menu's order.
  public static var all: [Screen] {
    [
      Screen(title: "Form") { FormScreen() },
      Screen(title: "Chat with a bar") { ChatScreen() },
      Screen(title: "Editor") { EditorScreen() },
      Screen(title: "List") { ListScreen() },
      Screen(title: "Sheet") { SheetScreen() },
      Screen(title: "Nested scroll views") { NestedScreen() },
    ]
  }
}

/// The menu.
@MainActor public final class MenuController: UITableViewController {
  private let screens: [Screen]

  /// A menu of screens.
  public init(screens: [Screen]) {
    self.screens = screens
    super.init(style: .plain)
    title = "Keyboard avoidance"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { screens.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    cell.textLabel?.text = screens[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    let controller = screens[indexPath.row].make()
    controller.title = screens[indexPath.row].title
    navigationController?.pushViewController(controller, animated: true)
  }
}
#endif
