public import KeyboardAvoidance

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// The parts of a layout that changed; what is not named keeps its value.
public struct LayoutChange: Equatable, Sendable {
  /// The screen's size, in points.
  public var screen: CGSize?
  /// The window's frame in screen coordinates.
  public var window: CGRect?
  /// The window's safe area, as far as lifted content can be seen.
  public var windowSafeArea: VerticalInsets?
  /// The view's frame in window coordinates, at rest.
  public var view: CGRect?
  /// The view's safe area.
  public var safeArea: VerticalInsets?
  /// The height of bars that ride on the keyboard, in points.
  public var overlayBarHeight: Double?
  /// The scroll view's content size.
  public var contentSize: CGSize?
  /// The scroll view's offset, in points.
  public var offset: Double?
  /// The scroll view's adjusted insets at rest.
  public var insets: VerticalInsets?
  /// What changed of each nested scroll view, innermost first; empty if nothing did.
  public var nested: [NestedChange] = []

  /// A change of what is named; a change of nothing without names.
  public init(
    screen: CGSize? = nil, window: CGRect? = nil, windowSafeArea: VerticalInsets? = nil,
    view: CGRect? = nil,
    safeArea: VerticalInsets? = nil, overlayBarHeight: Double? = nil, contentSize: CGSize? = nil,
    offset: Double? = nil, insets: VerticalInsets? = nil, nested: [NestedChange] = []
  ) {
    self.screen = screen
    self.window = window
    self.windowSafeArea = windowSafeArea
    self.view = view
    self.safeArea = safeArea
    self.overlayBarHeight = overlayBarHeight
    self.contentSize = contentSize
    self.offset = offset
    self.insets = insets
    self.nested = nested
  }

  /// The viewport with the change.
  public func applied(to viewport: Viewport) -> Viewport {
    var viewport = viewport
    if let screen { viewport.screen = screen }
    if let window { viewport.window = window }
    if let windowSafeArea { viewport.windowSafeArea = windowSafeArea }
    if let view { viewport.view = view }
    if let safeArea { viewport.safeArea = safeArea }
    if let overlayBarHeight { viewport.overlayBarHeight = overlayBarHeight }
    if viewport.scroll == nil, let contentSize {
      viewport.scroll = ScrollMetrics(
        contentSize: contentSize, insets: insets ?? viewport.safeArea)
    }
    if let contentSize { viewport.scroll?.contentSize = contentSize }
    if let offset { viewport.scroll?.offset = offset }
    if let insets { viewport.scroll?.insets = insets }
    for (index, change) in nested.enumerated() where index < viewport.nested.count {
      viewport.nested[index] = change.applied(to: viewport.nested[index])
    }
    return viewport
  }
}

/// The parts of a nested scroll view that changed; what is not named keeps its value.
public struct NestedChange: Equatable, Sendable {
  /// Its frame in the content coordinates of what holds it.
  public var frame: CGRect?
  /// Its content size.
  public var contentSize: CGSize?
  /// Its offset, in points.
  public var offset: Double?
  /// Its adjusted insets.
  public var insets: VerticalInsets?

  /// A change of what is named; a change of nothing without names.
  public init(
    frame: CGRect? = nil, contentSize: CGSize? = nil, offset: Double? = nil,
    insets: VerticalInsets? = nil
  ) {
    self.frame = frame
    self.contentSize = contentSize
    self.offset = offset
    self.insets = insets
  }

  func applied(to nested: NestedScroll) -> NestedScroll {
    var nested = nested
    if let frame { nested.frame = frame }
    if let contentSize { nested.metrics.contentSize = contentSize }
    if let offset { nested.metrics.offset = offset }
    if let insets { nested.metrics.insets = insets }
    return nested
  }
}
