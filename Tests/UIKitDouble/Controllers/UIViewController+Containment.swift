import Foundation

extension UIViewController {
  /// Takes a controller in; its view is added by the caller (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  public func addChild(_ childController: UIViewController) {
    if childController.container != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    childController.container = self
    contained.append(childController)
  }

  /// Leaves the parent; the view is removed by the caller (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  public func removeFromParent() {
    guard let former = container else { return }
    former.contained.removeAll { $0 === self }
    container = nil
    didMove(toParent: nil)
  }
}
