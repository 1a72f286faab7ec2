import Foundation

/// Stands for a controller of SwiftUI content in a page of UIKit. Its view is not for subviews of
/// the app's, and it makes room for the keyboard by itself: its safe area grows.
@MainActor public final class DoubleHostingController: UIViewController {
  /// Whether the safe area takes the keyboard in. False is `safeAreaRegions = .container`.
  public var avoidsKeyboard = true {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  public override func loadView() {
    let hosting = HostingView()
    hosting.owner = self
    view = hosting
  }

  /// Adds a view as SwiftUI adds what represents one of UIKit's.
  public func host(_ content: UIView) {
    guard let hosting = view as? HostingView else { return }
    hosting.isHosting = true
    hosting.addSubview(content)
    hosting.isHosting = false
  }
}

/// The view of a hosting controller.
@MainActor final class HostingView: UIView, KeyboardFollower {
  weak var owner: DoubleHostingController?
  var isHosting = false

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if !isHosting { window?.device?.complain(.subviewInHostingView, of: subview) }
  }

  func keyboardDidMove(_ keyboard: DoubleKeyboard) { updateSafeArea() }

  override var safeAreaOfKeyboard: UIEdgeInsets {
    guard owner?.avoidsKeyboard == true, let keyboard = window?.device?.keyboard else {
      return .zero
    }
    let beyond = max(0, keyboard.overlap(with: self) - inheritedSafeArea.bottom)
    return UIEdgeInsets(top: 0, left: 0, bottom: beyond, right: 0)
  }
}
