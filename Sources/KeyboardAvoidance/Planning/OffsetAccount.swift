/// A content offset and who moved it where it is, in points.
///
/// What is neither the baseline nor added is the user's own scroll. A value of the `scroll` and
/// `inset` movers for one turn; `Episode` keeps the parts from turn to turn.
struct OffsetAccount: Hashable, Sendable {
  /// The offset.
  var offset: Double

  /// The offset before the episode, carried along with the lower edge of what can be seen where
  /// the content is anchored at the bottom.
  var baseline: Double

  /// What was added to reveal inputs and not taken back.
  var added: Double

  /// How far the user scrolled; negative is up.
  var scrolledByUser: Double { offset - baseline - added }

  /// Moves along with the lower edge of what can be seen, which rose by so much.
  ///
  /// That part is nobody's: it goes and comes with the edge. What a range cuts short is taken from
  /// the user's scroll, then from what was added.
  mutating func carry(_ rise: Double, within range: ClosedRange<Double>) {
    carry(rise)
    cut(to: range)
  }

  /// The same, where a restore and one clamp follow.
  mutating func carry(_ rise: Double) {
    offset += rise
    baseline += rise
  }

  /// Adds what reveals an input, as far as can be scrolled.
  mutating func add(_ distance: Double, within range: ClosedRange<Double>) {
    let revealed = range.nearest(to: offset + distance)
    added += revealed - offset
    offset = revealed
  }

  /// Keeps the offset within what can be scrolled.
  ///
  /// A clamp takes first from what the user scrolled, then from what was added; one towards the end
  /// takes nothing.
  mutating func clamp(to range: ClosedRange<Double>) {
    if offset < range.lowerBound {
      offset = range.lowerBound
    } else {
      cut(to: range)
    }
  }

  /// Takes over where the content is now that less can be scrolled. What the system has cut of the
  /// offset for that is a clamp, and no scroll of the user's; the system may have cut more than was
  /// needed, where it counted without its own insets.
  ///
  /// - Parameters:
  ///   - now: The offset now.
  ///   - range: What can be scrolled now.
  ///   - inset: The bottom inset at rest.
  mutating func follow(cutTo now: Double, within range: ClosedRange<Double>, inset: Double) {
    let end = now < range.upperBound - max(0, inset) - Tolerance.points ? range.upperBound : now
    if now < offset, end < offset { cut(to: min(range.lowerBound, end)...end) }
  }

  /// Cuts the offset to a range, at the cost of the user's scroll in that direction first, then of
  /// what was added in it.
  mutating func cut(to range: ClosedRange<Double>) {
    let cut = offset - range.nearest(to: offset)
    if cut > 0 {
      let rest = max(0, cut - max(0, scrolledByUser))
      added -= min(rest, max(0, added))
    } else {
      let rest = max(0, -cut - max(0, -scrolledByUser))
      added += min(rest, max(0, -added))
    }
    offset -= cut
  }
}
