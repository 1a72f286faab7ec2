#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// Where the avoiding view is: the host reads it at rest, without the library's own displacement.
public struct Viewport: Hashable, Sendable {
  /// The screen's size in its present orientation, in points.
  public var screen: CGSize

  /// The window's frame in screen coordinates, in points.
  public var window: CGRect

  /// The avoiding view's frame in window coordinates, in points.
  public var view: CGRect

  /// The view's safe area without the keyboard, in points.
  public var safeArea: VerticalInsets

  /// The window's safe area, as far as lifted content can be seen: below the status bar, and below
  /// a navigation bar that stands above the view; in points from the window's edges.
  ///
  /// A view that is translated goes up no further. Where it is not given, its top is that of the
  /// view's safe area, if the view has one, else the window's.
  public var windowSafeArea: VerticalInsets

  /// The view's scroll metrics, if it scrolls.
  public var scroll: ScrollMetrics?

  /// The scroll views inside the view that hold the input, innermost first; mostly none.
  ///
  /// An input's frame is then in the innermost one's content coordinates, and each one's frame in
  /// the content coordinates of the next, the last one's in the view's own.
  public var nested: [NestedScroll]

  /// The height of bars that ride on a docked keyboard's top and cover what is behind them, in
  /// points.
  public var overlayBarHeight: Double

  /// A viewport; the window fills the screen and the view its window unless given.
  public init(
    screen: CGSize, window: CGRect? = nil, windowSafeArea: VerticalInsets? = nil,
    view: CGRect? = nil, safeArea: VerticalInsets = .zero, scroll: ScrollMetrics? = nil,
    nested: [NestedScroll] = [],
    overlayBarHeight: Double = 0
  ) {
    let window = window ?? CGRect(origin: .zero, size: screen)
    let view = view ?? CGRect(origin: .zero, size: window.size)
    self.screen = screen
    self.window = window
    self.windowSafeArea = windowSafeArea ?? Self.windowSafeArea(of: view, safeArea)
    self.view = view
    self.safeArea = safeArea
    self.scroll = scroll
    self.nested = nested
    self.overlayBarHeight = overlayBarHeight
  }

  /// The window's safe area where only the view's is known: the same edge, if the view has one.
  public static func windowSafeArea(of view: CGRect, _ safeArea: VerticalInsets) -> VerticalInsets {
    VerticalInsets(top: safeArea.top > 0 ? view.top + safeArea.top : 0)
  }

  /// Whether every number is finite, of sane size, no size or height negative, and no two nested
  /// scroll views have one number.
  ///
  /// A layout that is not usable is ignored: the last usable one stays in force.
  public var isUsable: Bool {
    CGRect(origin: .zero, size: screen).isUsable && window.isUsable && view.isUsable
      && windowSafeArea.isUsable && safeArea.isUsable && (scroll?.isUsable ?? true)
      && nested.allSatisfy(\.isUsable) && hasDistinctNested && overlayBarHeight.isUsable
      && overlayBarHeight >= 0
  }

  private var hasDistinctNested: Bool {
    nested.count < 2 || Set(nested.map(\.id)).count == nested.count
  }

  /// The avoiding view's frame in screen coordinates, in points.
  public var viewOnScreen: CGRect {
    CGRect(
      x: window.left + view.left, y: window.top + view.top,
      width: view.size.width, height: view.size.height)
  }

  /// Where the input's content begins in the view's coordinates, in points: everything that it is
  /// scrolled by now is counted.
  public var contentTop: Double {
    guard let innermost = nested.first else { return -(scroll?.offset ?? 0) }
    return top(ofNested: 0) - innermost.metrics.offset
  }

  /// Where a nested scroll view's frame begins in the view's coordinates, in points.
  func top(ofNested index: Int) -> Double {
    nested[index...].dropFirst().reduce(nested[index].frame.top - (scroll?.offset ?? 0)) {
      $0 + $1.frame.top - $1.metrics.offset
    }
  }

  /// The height of a keyboard frame that covers the avoiding view, in points.
  ///
  /// Both are taken in screen coordinates; less than half a point is nothing.
  public func overlap(with keyboard: CGRect) -> Double {
    keyboard.overlap(with: viewOnScreen)
  }

  /// Whether the screen has another size than `other`'s, as after a rotation.
  func hasOtherScreen(than other: Viewport) -> Bool {
    abs(screen.width - other.screen.width) >= Tolerance.points
      || abs(screen.height - other.screen.height) >= Tolerance.points
  }

  /// Compares every stored value, in place.
  @inline(__always) public static func == (lhs: Viewport, rhs: Viewport) -> Bool {
    lhs.screen.width == rhs.screen.width && lhs.screen.height == rhs.screen.height
      && lhs.window.equals(rhs.window) && lhs.view.equals(rhs.view)
      && lhs.safeArea == rhs.safeArea && lhs.windowSafeArea == rhs.windowSafeArea
      && lhs.scroll == rhs.scroll && lhs.overlayBarHeight == rhs.overlayBarHeight
      && lhs.nested == rhs.nested
  }

  /// Hashes every stored value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size: screen)
    hasher.combine(window)
    hasher.combine(view)
    hasher.combine(windowSafeArea)
    hasher.combine(safeArea)
    hasher.combine(scroll)
    hasher.combine(nested)
    hasher.combine(overlayBarHeight)
  }
}
