/// What a lift does while the user drags the keyboard.
public enum DragResponse: String, CaseIterable, Codable, Hashable, Sendable {
  /// It holds until the keyboard leaves or comes back: right for forms.
  case hold

  /// It follows the keyboard down to rest and up again, at once and without an animation: right for
  /// bars and panels.
  case follow
}
