/// Shares a reveal out over the scroll views that hold the input, from the inside.
///
/// Each takes what keeps the target within its own visible part and its scrollable range; what is
/// still needed then, with the target where it has got to, is for the next.
struct ScrollShare {
  /// The offset that each nested scroll view goes to, innermost first; empty if none moves.
  private(set) var nestedOffsets: [NestedOffset] = []

  /// How far is left for the avoiding view itself, in points.
  let rest: Double

  /// Shares out what the rule asks for.
  init(_ reveal: Reveal.Rule, of target: Target, in viewport: Viewport) {
    var (chain, target) = (viewport, target)
    for index in chain.nested.indices {
      let part = VisiblePart(ofNested: index, in: chain)
      chain.take(reveal.scroll(target), at: index, within: part, &target)
    }
    // What an outer one could not show, an inner one may yet bring to where it can be seen.
    for index in chain.nested.indices {
      let seen = chain.nested.indices[index...].reduce(VisiblePart(ofNested: index, in: chain)) {
        $0.within(VisiblePart(ofNested: $1, in: chain))
      }
      chain.take(0, at: index, within: seen, &target)
    }
    rest = reveal.scroll(target)
    guard chain.nested != viewport.nested else { return }
    nestedOffsets = chain.nested.map { NestedOffset(id: $0.id, offset: $0.metrics.offset) }
  }
}

extension Viewport {
  /// Lets one nested scroll view take what it can of `wanted` points, and what its visible part
  /// asks for.
  fileprivate mutating func take(
    _ wanted: Double, at index: Int, within part: VisiblePart, _ target: inout Target
  ) {
    let highest = target.top - part.top
    let least = target.bottom - part.bottom
    let share = min(max(wanted, least), highest)
    guard share != 0 else { return }
    let before = nested[index].metrics.offset
    nested[index].metrics.offset = nested[index].offsets.nearest(to: before + share)
    target = target.moved(up: nested[index].metrics.offset - before)
  }
}

/// The stretch in which a nested scroll view shows its content, in the avoiding view's coordinates.
private struct VisiblePart {
  let top: Double
  let bottom: Double

  init(ofNested index: Int, in viewport: Viewport) {
    let nested = viewport.nested[index]
    top = viewport.top(ofNested: index) + nested.metrics.insets.top
    bottom = top + nested.visibleHeight
  }

  private init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  /// What of it is within another, or itself where nothing is.
  func within(_ outer: VisiblePart) -> VisiblePart {
    let part = VisiblePart(top: max(top, outer.top), bottom: min(bottom, outer.bottom))
    return part.bottom > part.top ? part : self
  }
}
