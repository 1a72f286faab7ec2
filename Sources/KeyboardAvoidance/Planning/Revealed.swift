#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What the last lift or reveal was planned for, as long as that holds.
///
/// Once it does not, the key is kept for its memory only and is no part of the value.
struct Revealed: Hashable, Sendable {
  /// Whether the last plan was made for an input; if not, the next one lifts or reveals.
  private(set) var holds = false
  private(set) var key = RevealKey.nothing

  /// Notes what a lift or a reveal is planned for.
  mutating func begin(
    _ docked: CGRect, _ input: FocusedInput, _ viewport: borrowing Viewport,
    _ policy: AvoidancePolicy
  ) {
    key.update(docked, input, viewport, policy)
    holds = true
  }

  /// The next plan for an input lifts or reveals.
  mutating func end() { holds = false }

  @inline(__always) static func == (lhs: Revealed, rhs: Revealed) -> Bool {
    guard lhs.holds, rhs.holds else { return lhs.holds == rhs.holds }
    return lhs.key == rhs.key
  }

  func hash(into hasher: inout Hasher) { if holds { hasher.combine(key) } }
}
