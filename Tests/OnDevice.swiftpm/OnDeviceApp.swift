import SwiftUI
import UIKit

/// The app: a menu of screens, or, launched with `--check`, the checks, whose answer is a line of
/// JSON and the exit status.
@main struct OnDeviceApp: App {
  var body: some Scene {
    WindowGroup { Root().ignoresSafeArea() }
  }
}

/// The menu, in a navigation controller of UIKit.
struct Root: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let menu = MenuController(
      screens: Screens.all + [
        Screen(title: "SwiftUI page") { UIHostingController(rootView: SwiftUIPage()) }
      ])
    let stack = UINavigationController(rootViewController: menu)
    if CommandLine.arguments.contains("--check") {
      Task { @MainActor in await check(in: stack) }
    }
    return stack
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}

  /// Runs every trial in a window of its own above the app's, and ends the app.
  private func check(in stack: UINavigationController) async {
    while stack.view.window?.windowScene == nil { try? await Task.sleep(for: .milliseconds(100)) }
    guard let scene = stack.view.window?.windowScene else { exit(2) }
    let report = CheckReport.make(in: scene)
    print(report.json)
    fflush(stdout)
    exit(report.isAsSaid ? 0 : 1)
  }
}
