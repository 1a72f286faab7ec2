public import Foundation

/// A rectangle in a view that is no view (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/uilayoutguide
@MainActor open class UILayoutGuide: NSObject {
  /// A guide of no view yet (iOS 9.0).
  /// https://developer.apple.com/documentation/objectivec/uilayoutguide/init()
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

  /// How far it lies inside its view, where that is all there is to it.
  var insets: ((UIView) -> UIEdgeInsets)?

  /// Whether constraints say where it lies.
  var isPlacedByConstraints: Bool { rule == nil && insets == nil }

  func update(in view: UIView) {
    let new = rule?(view) ?? insets.map { view.bounds.inset(by: $0(view)) } ?? frame
    guard new != frame else { return }
    frame = new
    LayoutLedger.inputsChanged()
  }
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

  /// Removes a guide, and the constraints that name it (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/removelayoutguide(_:)
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    guard layoutGuide.owningView === self else { return }
    for line in constraintsTouching where line.terms.contains(where: { $0.item === layoutGuide }) {
      line.deactivate()
    }
    layoutGuide.owningView = nil
  }

  /// The guide within the layout margins (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide) { $0.layoutMargins }
  }

  /// The guide of a width that can be read well: here as wide as the margins let it, up to 672 (iOS
  /// 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/readablecontentguide
  public var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide) { view in
      var insets = view.layoutMargins
      let excess = max(0, view.bounds.width - insets.left - insets.right - 672) / 2
      insets.left += excess
      insets.right += excess
      return insets
    }
  }

  private func guide(
    _ place: ReferenceWritableKeyPath<UIView, UILayoutGuide?>,
    _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let made = self[keyPath: place] { return made }
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.insets = insets
    self[keyPath: place] = guide
    guide.update(in: self)
    setNeedsLayout()
    return guide
  }

  /// Brings the guides that follow a rule up to date.
  func updateLayoutGuides() {
    let frameGuide = (self as? UIScrollView)?.frameGuide
    for guide in [safeAreaGuide, keyboardGuide, marginsGuide, readableGuide, frameGuide]
      .compactMap({ $0 }) + guides
    {
      guide.update(in: self)
    }
  }
}
