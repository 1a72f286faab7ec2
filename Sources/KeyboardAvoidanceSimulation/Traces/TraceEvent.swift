#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif
public import KeyboardAvoidance

/// Something that the host saw, as a trace tells it.
public enum TraceEvent: Hashable, Sendable {
  /// A keyboard notification; the begin frame is kept for the reader and never decides.
  case notification(KeyboardNotification, begin: CGRect? = nil)
  /// The input with this name became the first responder.
  case focus(String)
  /// No input is the first responder any more.
  case blur
  /// The caret of an input moved, in content coordinates; `nil` = none.
  case caret(String, CGRect?)
  /// An input moved or grew, in content coordinates.
  case resize(String, CGRect)
  /// Parts of the layout changed.
  case layout(LayoutChange)
  /// The user scrolled to an offset, in points.
  case scroll(offset: Double)
  /// The keyboard's frame was looked at, in screen coordinates.
  case sample(KeyboardSample)
  /// A reason was announced before the keyboard leaves.
  case dismiss(DismissalReason)
  /// A tap outside every input.
  case tapOutside
  /// The scene became inactive, or the view disappears.
  case pause
  /// The scene is active, or the view is back.
  case resume

  /// What the `do` key says.
  public var name: String {
    switch self {
    case .notification(let notification, _): notification.kind.rawValue
    case .focus: "focus"
    case .blur: "blur"
    case .caret: "caret"
    case .resize: "resize"
    case .layout: "layout"
    case .scroll: "scroll"
    case .sample: "sample"
    case .dismiss: "dismiss"
    case .tapOutside: "tapOutside"
    case .pause: "pause"
    case .resume: "resume"
    }
  }

  /// Every name that the `do` key accepts.
  static let names =
    KeyboardNotification.Kind.allCases.map(\.rawValue) + [
      "focus", "blur", "caret", "resize", "layout", "scroll", "sample", "dismiss", "tapOutside",
      "pause", "resume",
    ]

  /// Hashes the name and what tells most events of one name apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    switch self {
    case .notification(let notification, _): hasher.combine(notification)
    case .sample(let sample): hasher.combine(sample)
    case .focus(let input), .caret(let input, _), .resize(let input, _): hasher.combine(input)
    case .scroll(let offset): hasher.combine(offset)
    case .dismiss(let reason): hasher.combine(reason)
    case .layout, .blur, .tapOutside, .pause, .resume: break
    }
  }
}

/// The parts of a layout that changed; what is not named keeps its value.
public struct LayoutChange: Equatable, Sendable {
  /// The screen's size, in points.
  public var screen: CGSize?
  /// The window's frame in screen coordinates.
  public var window: CGRect?
  /// The view's frame in window coordinates, at rest.
  public var view: CGRect?
  /// The view's safe area.
  public var safeArea: VerticalInsets?
  /// The height of bars that ride on the keyboard, in points.
  public var ridingHeight: Double?
  /// The scroll view's content size.
  public var contentSize: CGSize?
  /// The scroll view's offset, in points.
  public var offset: Double?
  /// The scroll view's adjusted insets at rest.
  public var insets: VerticalInsets?

  /// A change of what is named; a change of nothing without names.
  public init(
    screen: CGSize? = nil, window: CGRect? = nil, view: CGRect? = nil,
    safeArea: VerticalInsets? = nil, ridingHeight: Double? = nil, contentSize: CGSize? = nil,
    offset: Double? = nil, insets: VerticalInsets? = nil
  ) {
    self.screen = screen
    self.window = window
    self.view = view
    self.safeArea = safeArea
    self.ridingHeight = ridingHeight
    self.contentSize = contentSize
    self.offset = offset
    self.insets = insets
  }

  /// The viewport with the change.
  public func applied(to viewport: Viewport) -> Viewport {
    var viewport = viewport
    if let screen { viewport.screen = screen }
    if let window { viewport.window = window }
    if let view { viewport.view = view }
    if let safeArea { viewport.safeArea = safeArea }
    if let ridingHeight { viewport.ridingHeight = ridingHeight }
    if viewport.scroll == nil, let contentSize {
      viewport.scroll = ScrollMetrics(
        contentSize: contentSize, insets: insets ?? viewport.safeArea)
    }
    if let contentSize { viewport.scroll?.contentSize = contentSize }
    if let offset { viewport.scroll?.offset = offset }
    if let insets { viewport.scroll?.insets = insets }
    return viewport
  }
}
