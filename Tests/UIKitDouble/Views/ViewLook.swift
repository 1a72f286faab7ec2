public import Foundation

/// What a view looks like and is called; of no consequence for where it lies.
struct ViewLook {
  var background: UIColor?
  var tint: UIColor?
  var clips = false
  var mode: UIView.ContentMode = .scaleToFill
  var isOpaque = true
  var isExclusive = false
  var isMultiple = false
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var isAccessible = false
  var restoration: String?
  var style: UIUserInterfaceStyle = .unspecified
  var semantics: UISemanticContentAttribute = .unspecified
}

extension UIView {
  /// How content is fitted into the bounds (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/contentmode
  public typealias ContentMode = CUIViewContentMode

  /// Whether what lies outside the bounds is cut off (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/clipstobounds
  public var clipsToBounds: Bool {
    get { look.clips }
    set { look.clips = newValue }
  }

  /// How content is fitted into the bounds (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/contentmode
  public var contentMode: UIView.ContentMode {
    get { look.mode }
    set { look.mode = newValue }
  }

  /// Whether nothing shines through (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/isopaque
  public var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }

  /// Whether no other view gets touches while this one has some (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/isexclusivetouch
  public var isExclusiveTouch: Bool {
    get { look.isExclusive }
    set { look.isExclusive = newValue }
  }

  /// Whether it gets more than one touch; the double has one finger (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled
  public var isMultipleTouchEnabled: Bool {
    get { look.isMultiple }
    set { look.isMultiple = newValue }
  }

  /// A name by which user-interface tests find the view (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiview/accessibilityidentifier
  public var accessibilityIdentifier: String? {
    get { look.identifier }
    set { look.identifier = newValue }
  }

  /// What assistive technologies call the view (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiview/accessibilitylabel
  public var accessibilityLabel: String? {
    get { look.label }
    set { look.label = newValue }
  }

  /// What assistive technologies say it does (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiview/accessibilityhint
  public var accessibilityHint: String? {
    get { look.hint }
    set { look.hint = newValue }
  }

  /// What assistive technologies say its value is (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiview/accessibilityvalue
  public var accessibilityValue: String? {
    get { look.value }
    set { look.value = newValue }
  }

  /// Whether assistive technologies stop at the view (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiview/isaccessibilityelement
  public var isAccessibilityElement: Bool {
    get { look.isAccessible }
    set { look.isAccessible = newValue }
  }

  /// A name by which state is restored (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/restorationidentifier
  public var restorationIdentifier: String? {
    get { look.restoration }
    set { look.restoration = newValue }
  }

  /// Light or dark, against the system's wish (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { look.style }
    set { look.style = newValue }
  }

  /// Whether it is mirrored where text runs from right to left; the double knows no such text (iOS
  /// 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { look.semantics }
    set { look.semantics = newValue }
  }

  /// The layout margins, by reading direction (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Whether the superview's margins reach into the view; not modelled (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiview/preservessuperviewlayoutmargins
  public var preservesSuperviewLayoutMargins: Bool {
    get { fitting.preservesMargins }
    set { fitting.preservesMargins = newValue }
  }

  /// Whether the safe area is added to the layout margins (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { fitting.insetsMarginsFromSafeArea }
    set { fitting.insetsMarginsFromSafeArea = newValue }
  }

  /// The margins: the app's or 8 points, beyond the safe area.
  var marginsInForce: UIEdgeInsets {
    let own = fitting.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return fitting.insetsMarginsFromSafeArea ? own + safeAreaInsets : own
  }

  func setMargins(_ margins: UIEdgeInsets) {
    fitting.margins = margins
    layoutIsStale()
    layoutMarginsDidChange()
  }

  func makeLayer() -> CALayer {
    let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = kind.init()
    layer.owner = self
    return layer
  }
}

extension UIView {
  /// A picture of the view, as a view; here an empty one of its size (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }
}

/// How a view behaves where text runs from right to left (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public typealias UISemanticContentAttribute = CUISemanticContentAttribute

/// Light or dark (iOS 12.0).
/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public typealias UIUserInterfaceStyle = CUIUserInterfaceStyle

/// Insets by reading direction (iOS 11.0).
/// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The inset at the top (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/top
  public var top: CGFloat

  /// The inset where a line of text starts (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/leading
  public var leading: CGFloat

  /// The inset at the bottom (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/bottom
  public var bottom: CGFloat

  /// The inset where a line of text ends (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/trailing
  public var trailing: CGFloat

  /// No insets (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/init()
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Insets by their values (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/init(top:leading:bottom:trailing:)
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading) = (top, leading)
    (self.bottom, self.trailing) = (bottom, trailing)
  }

  /// No insets (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/zero
  public static let zero = NSDirectionalEdgeInsets()
}
