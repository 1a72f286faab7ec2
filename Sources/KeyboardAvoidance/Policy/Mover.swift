/// What is moved to keep the input clear of the keyboard.
public enum Mover: String, CaseIterable, Codable, Hashable, Sendable {
  /// The view itself, by a vertical translation.
  case translate

  /// The origin of the view's bounds.
  case shiftBounds

  /// The bottom content inset; then the caret is revealed with the smallest scroll.
  case inset

  /// The bottom content inset and the content offset, by engagement and placement.
  case scroll

  /// Whether this mover adds an inset and moves the content offset.
  var scrolls: Bool {
    switch self {
    case .inset, .scroll: true
    case .translate, .shiftBounds: false
    }
  }
}
