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
  open var isHidden = false {
    didSet { if isHidden != oldValue { (parent as? UIStackView)?.stackDidChange() } }
  }

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

  /// How far content stays from the edges (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layoutmargins
  open var layoutMargins: UIEdgeInsets {
    get { marginsInForce }
    set { setMargins(newValue) }
  }

  /// Called when the layout margins have changed (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layoutmarginsdidchange()
  open func layoutMarginsDidChange() {}

  /// The size that the content has by itself (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that suits the view best within a size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/sizetofit()
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The size that the constraints inside allow, with a wish for each axis (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeByConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Brings the constraints up to date; called before layout where it was asked for (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/updateconstraints()
  open func updateConstraints() {}

  /// Whether the view cannot do without constraints (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/requiresconstraintbasedlayout
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Drawing, of which there is none

  /// The class of the view's layer (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layerclass
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer; its geometry is the view's (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layer
  open var layer: CALayer { ownLayer }

  /// Draws. The double has no pixels and never calls it (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/draw(_:)
  open func draw(_ rect: CGRect) {}

  /// Asks to be drawn anew (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay()
  open func setNeedsDisplay() {}

  /// The colour behind the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/backgroundcolor
  open var backgroundColor: UIColor? {
    get { look.background }
    set { look.background = newValue }
  }

  /// The colour of what can be touched; the superview's unless an own one is set (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiview/tintcolor
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { look.tint ?? parent?.tintColor ?? .systemBlue }
    set {
      look.tint = newValue
      forEachInTree { $0.tintColorDidChange() }
    }
  }

  /// Called when the tint colour has changed (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()
  open func tintColorDidChange() {}

  /// Called when traits have changed; here never (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiview/traitcollectiondidchange(_:)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

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
  var constraintsTouching: [NSLayoutConstraint] = []
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var fitting = Fitting()
  var solvedVersion = -1
  var solvedGuidesVersion = -1
  var look = ViewLook()
  private(set) lazy var ownLayer = makeLayer()
  var needsLayout = true
  var safeArea: UIEdgeInsets = .zero

  /// How far below the top the first line of text stands; nil for the bottom edge.
  var firstBaseline: Double? { nil }

  /// How far above the bottom the last line of text stands.
  var lastBaseline: Double { 0 }

  /// Whether the content's height is another for another width, as a text's is that wraps.
  var heightDependsOnWidth: Bool { false }

  /// The content's own size at a width, if the width counts and is known.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

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
