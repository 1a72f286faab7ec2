public import Foundation

/// A rectangle in a view that is no view (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/uilayoutguide
@MainActor open class UILayoutGuide: NSObject {
  /// A guide of no view yet (iOS 9.0).
  /// https://developer.apple.com/documentation/objectivec/nsobject/init()
  public override init() {
    super.init()
  }

  /// The view the guide belongs to (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/owningview
  open weak var owningView: UIView?

  /// The guide in its view's coordinates, as of the last layout pass (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/layoutframe
  open var layoutFrame: CGRect { frame }

  /// A name by which to find the guide (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/identifier
  open var identifier = ""

  var frame: CGRect = .zero

  /// Where the guide lies, worked out in a layout pass.
  var rule: ((UIView) -> CGRect)?
}

extension UIView {
  /// The guides the app has added (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layoutguides
  public var layoutGuides: [UILayoutGuide] { guides }

  /// Adds a guide (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/addlayoutguide(_:)
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guides.append(layoutGuide)
    setNeedsLayout()
  }

  /// Removes a guide (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/removelayoutguide(_:)
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// Brings the guides that follow a rule up to date.
  func updateLayoutGuides() {
    for guide in [safeAreaGuide, keyboardGuide].compactMap({ $0 }) + guides {
      if let rule = guide.rule { guide.frame = rule(self) }
    }
  }
}
