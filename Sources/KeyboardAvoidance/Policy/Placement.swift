/// Where in the visible area an engaged input is put.
public enum Placement: String, CaseIterable, Hashable, Sendable {
  /// The gap above the keyboard.
  case bottom

  /// In the middle of the visible area.
  case center

  /// The gap below the visible area's top.
  case top
}
