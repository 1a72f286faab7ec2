/// Which end of scrolled content stays where it is when the keyboard changes what can be seen.
public enum ContentAnchor: String, CaseIterable, Codable, Hashable, Sendable {
  /// The top: the content stays, and the keyboard covers what is lowest.
  case top

  /// The bottom, as in a chat: the content moves with the lower edge of what can be seen, so what
  /// was lowest stays lowest.
  case bottom
}
