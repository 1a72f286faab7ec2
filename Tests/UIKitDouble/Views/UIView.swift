public import Foundation

/// A rectangle of the screen that holds content and other views (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: UIResponder {
  /// A view with a frame in its future superview (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public init(frame: CGRect) {
    super.init()
    place(in: frame)
  }

  /// An empty view. The double reads no archives: the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A view of no size (iOS 2.0).
  /// https://developer.apple.com/documentation/objectivec/nsobject/init()
  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry, the values that animate

  /// The view's own coordinates: the origin is what its top left corner shows (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/bounds
  open var bounds: CGRect = .zero {
    didSet { boundsDidChange(from: oldValue) }
  }

  /// Where the anchor point lies in the superview (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/center
  open var center: CGPoint = .zero {
    didSet {
      guard center != oldValue else { return }
      record(.center, from: .point(oldValue), to: .point(center))
      placeDidChange()
    }
  }

  /// A map applied about the anchor point (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/transform
  open var transform: CGAffineTransform = .identity {
    didSet {
      guard transform != oldValue else { return }
      record(.transform, from: .transform(oldValue), to: .transform(transform))
      placeDidChange()
    }
  }

  /// The point of the view, in units of its size, that `center` places (iOS 16.0).
  /// https://developer.apple.com/documentation/uikit/uiview/anchorpoint
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { placeDidChange() } }
  }

  /// The rectangle around the view in its superview. Undefined under a transform; here, as on a
  /// layer, the box around the transformed corners (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/frame
  open var frame: CGRect {
    get { CGRect(origin: bounds.origin, size: bounds.size).applying(mapToSuperview) }
    set { place(in: newValue) }
  }

  /// How opaque the view is (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/alpha
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { record(.alpha, from: .number(oldValue), to: .number(alpha)) } }
  }

  // MARK: Appearance and interaction

  /// Whether the view and all in it is left out (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/ishidden
  open var isHidden = false

  /// Whether touches find the view (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled
  open var isUserInteractionEnabled = true

  /// A number by which to find the view (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/tag
  open var tag = 0

  /// Which sides follow when the superview's size changes (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Whether subviews follow a change of size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/autoresizessubviews
  open var autoresizesSubviews = true

  /// Whether the frame, rather than constraints, places the view (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Tree

  /// The view that holds this one (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/superview
  open var superview: UIView? { parent }

  /// The views in this one, from back to front (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/subviews
  open var subviews: [UIView] { children }

  /// The window the view is in (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/window
  open var window: UIWindow? { parent?.window }

  /// Called when a subview has come (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview goes (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()
  open func didMoveToSuperview() {}

  /// Called before the window changes (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
  open func didMoveToWindow() {}

  /// Takes the view out of its superview and gives up the focus it holds (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()
  open func removeFromSuperview() {
    move(to: nil, at: 0)
  }

  // MARK: Layout

  /// Places the subviews; called by the layout pass (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open func layoutSubviews() {
    updateLayoutGuides()
    applyConstraints()
  }

  /// Asks for a layout pass at the end of the turn (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out at once what needs it here and below, and in the ancestors that need it without a gap
  /// (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  open func layoutIfNeeded() {
    layOutFromHighestInNeed()
  }

  /// How far bars and the device's edges reach into the view (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Called when the safe area has changed (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()
  open func safeAreaInsetsDidChange() {}

  // MARK: Touches

  /// The deepest view under the point that takes touches (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Whether the point lies in the view's bounds (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/point(inside:with:)
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a recognizer may begin on this view (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:)
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  // MARK: Responder

  /// The view's controller if it has one, else its superview (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiresponder/next
  open override var next: UIResponder? { controller ?? parent }

  override var windowOfFocus: UIWindow? { window }

  // MARK: What the double keeps

  weak var parent: UIView?
  var children: [UIView] = []
  weak var controller: UIViewController?
  var recognizers: [UIGestureRecognizer] = []
  var guides: [UILayoutGuide] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var constraintsInForce: [NSLayoutConstraint] = []
  var needsLayout = true
  var safeArea: UIEdgeInsets = .zero

  /// What a scroll view does when its bounds change.
  func boundsDidChange(from old: CGRect) {
    guard bounds != old else { return }
    record(.bounds, from: .rect(old), to: .rect(bounds))
    if bounds.size != old.size {
      needsLayout = true
      resizeSubviews(from: old.size)
    }
    placeDidChange()
  }

  /// Whether a recognizer of a view around this one may recognize on a touch of this one.
  func letsAncestorRecognize(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// What a view that avoids the keyboard by its safe area adds to it.
  var safeAreaOfKeyboard: UIEdgeInsets { .zero }

  /// The insets that children are not told of because the view applies them itself.
  var safeAreaKeptFromChildren: UIEdgeInsets { .zero }
}
