/// Shares a scroll out over the scroll views that hold the input, from the inside.
///
/// Each takes what keeps the target within its own visible part and its scrollable range; the next
/// takes the rest.
struct ScrollShare {
  /// The offset that each nested scroll view goes to, innermost first.
  private(set) var nestedOffsets: [Double] = []

  /// How far is left for the avoiding view itself, in points.
  private(set) var rest: Double

  /// Shares `scroll` points out; only `mayReverse` lets an outer view go against an inner one.
  init(_ scroll: Double, of target: Target, in viewport: Viewport, mayReverse: Bool) {
    rest = scroll
    guard !viewport.nested.isEmpty else { return }
    var moved = 0.0
    for (index, nested) in viewport.nested.enumerated() {
      let top = viewport.top(ofNested: index) + nested.metrics.insets.top
      let highest = target.top - moved - top
      let least = target.bottom - moved - (top + nested.visibleHeight)
      let wanted = min(max(rest, least), highest)
      let offset = nested.offsets.nearest(to: nested.metrics.offset + wanted)
      let share = offset - nested.metrics.offset
      nestedOffsets.append(offset)
      moved += share
      rest -= share
      if !mayReverse, rest.sign != scroll.sign { rest = 0 }
    }
  }
}
