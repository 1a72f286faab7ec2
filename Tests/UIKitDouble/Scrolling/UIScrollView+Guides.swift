public import Foundation

extension UIScrollView {
  /// The guide around the content, which constraints on it size (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
  public var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = ContentLayoutGuide()
    guide.owningView = self
    guide.frame.size = contentSize
    contentGuide = guide
    setNeedsLayout()
    return guide
  }

  /// The guide of what is seen, which stays when the content scrolls (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
  public var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.insets = { _ in .zero }
    guide.update(in: self)
    frameGuide = guide
    setNeedsLayout()
    return guide
  }
}

/// The guide around a scroll view's content. What constraints make of it is the content's size.
@MainActor final class ContentLayoutGuide: UILayoutGuide {
  func sizeContent() {
    guard let scroll = owningView as? UIScrollView, scroll.contentSize != frame.size else { return }
    scroll.contentSize = frame.size
  }
}

/// What a scroll view is told and the double only keeps.
struct ScrollLook {
  var bounces = true
  var bouncesAcross = false
  var showsAcross = true
  var showsDown = true
  var style: UIScrollView.IndicatorStyle = .default
  var scrollsToTop = true
  var delaysTouches = true
  var cancelsTouches = true
  var locksDirection = false
  var leastZoom: CGFloat = 1
  var mostZoom: CGFloat = 1
  var deceleration = UIScrollView.DecelerationRate.normal
  var refresh: UIRefreshControl?
}

extension UIScrollView {
  /// How the indicators look (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle
  public typealias IndicatorStyle = CUIScrollViewIndicatorStyle

  /// How fast a fling ends (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate/rawvalue
    public let rawValue: CGFloat

    /// A rate by its number (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate/init(rawvalue:)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The standard (iOS 3.0).
    /// https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate/normal
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// Fast (iOS 3.0).
    /// https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate/fast
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether content can be dragged beyond its ends (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/bounces
  public var bounces: Bool {
    get { looks.bounces }
    set { looks.bounces = newValue }
  }

  /// Whether content that is not too wide can be dragged across (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncehorizontal
  public var alwaysBounceHorizontal: Bool {
    get { looks.bouncesAcross }
    set { looks.bouncesAcross = newValue }
  }

  /// Whether the horizontal indicator is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/showshorizontalscrollindicator
  public var showsHorizontalScrollIndicator: Bool {
    get { looks.showsAcross }
    set { looks.showsAcross = newValue }
  }

  /// Whether the vertical indicator is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/showsverticalscrollindicator
  public var showsVerticalScrollIndicator: Bool {
    get { looks.showsDown }
    set { looks.showsDown = newValue }
  }

  /// How the indicators look (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle
  public var indicatorStyle: UIScrollView.IndicatorStyle {
    get { looks.style }
    set { looks.style = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop
  public var scrollsToTop: Bool {
    get { looks.scrollsToTop }
    set { looks.scrollsToTop = newValue }
  }

  /// Whether views hear of touches only when they are no drag (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches
  public var delaysContentTouches: Bool {
    get { looks.delaysTouches }
    set { looks.delaysTouches = newValue }
  }

  /// Whether a drag takes touches away from views (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/cancancelcontenttouches
  public var canCancelContentTouches: Bool {
    get { looks.cancelsTouches }
    set { looks.cancelsTouches = newValue }
  }

  /// Whether a drag keeps its direction (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/isdirectionallockenabled
  public var isDirectionalLockEnabled: Bool {
    get { looks.locksDirection }
    set { looks.locksDirection = newValue }
  }

  /// The smallest scale; the double does not zoom (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/minimumzoomscale
  public var minimumZoomScale: CGFloat {
    get { looks.leastZoom }
    set { looks.leastZoom = newValue }
  }

  /// The largest scale; the double does not zoom (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/maximumzoomscale
  public var maximumZoomScale: CGFloat {
    get { looks.mostZoom }
    set { looks.mostZoom = newValue }
  }

  /// How fast a fling ends (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate
  public var decelerationRate: UIScrollView.DecelerationRate {
    get { looks.deceleration }
    set { looks.deceleration = newValue }
  }

  /// The control that a pull shows (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol
  public var refreshControl: UIRefreshControl? {
    get { looks.refresh }
    set { looks.refresh = newValue }
  }

  /// Shows the indicators for a moment (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/flashscrollindicators()
  public func flashScrollIndicators() {}
}
