/// Shares a reveal out over the scroll views that hold the input, from the inside.
///
/// Each takes what keeps the target within its own visible part and its scrollable range; what is
/// still needed then, with the target where it has got to, is for the next. A target that was
/// engaged before stays so, even if its frame is clear by then.
struct ScrollShare {
  /// Whether a nested scroll view moves.
  let moves: Bool

  /// How far is left for the avoiding view itself, in points.
  let rest: Double

  /// Shares out what the rule asks for; `offsets` is where each nested scroll view goes to,
  /// innermost first.
  init(
    _ reveal: Reveal.Rule, of target: Target, in viewport: borrowing Viewport,
    _ offsets: inout [NestedOffset]
  ) {
    offsets.removeAll(keepingCapacity: true)
    for nested in viewport.nested {
      offsets.append(NestedOffset(id: nested.id, offset: nested.metrics.offset))
    }
    let isEngaged = reveal.engages(target)
    var target = target
    for index in offsets.indices {
      let part = VisiblePart(ofNested: index, in: viewport, offsets)
      let wanted = reveal.scroll(target, isEngaged: isEngaged)
      viewport.take(wanted, at: index, within: part, &target, &offsets)
    }
    // What an outer one could not show, an inner one may yet bring to where it can be seen.
    for index in offsets.indices {
      var seen = VisiblePart(ofNested: index, in: viewport, offsets)
      for outer in index..<offsets.count {
        seen = seen.within(VisiblePart(ofNested: outer, in: viewport, offsets))
      }
      viewport.take(0, at: index, within: seen, &target, &offsets)
    }
    rest = reveal.scroll(target, isEngaged: isEngaged)
    var moves = false
    for index in offsets.indices
    where offsets[index].offset != viewport.nested[index].metrics.offset {
      moves = true
    }
    self.moves = moves
  }
}

extension Viewport {
  /// Lets one nested scroll view take what it can of `wanted` points, and what its visible part
  /// asks for.
  fileprivate borrowing func take(
    _ wanted: Double, at index: Int, within part: VisiblePart, _ target: inout Target,
    _ offsets: inout [NestedOffset]
  ) {
    let highest = target.top - part.top
    let least = target.bottom - part.bottom
    let share = min(max(wanted, least), highest)
    guard share.isDistance else { return }
    let before = offsets[index].offset
    let offset = nested[index].offsets.nearest(to: before + share)
    offsets[index] = NestedOffset(id: offsets[index].id, offset: offset)
    target = target.moved(up: offset - before)
  }
}

/// The stretch in which a nested scroll view shows its content, in the avoiding view's coordinates.
private struct VisiblePart {
  let top: Double
  let bottom: Double

  /// The part with the scroll views at `offsets`.
  init(ofNested index: Int, in viewport: borrowing Viewport, _ offsets: [NestedOffset]) {
    var top = viewport.nested[index].frame.top - (viewport.scroll?.offset ?? 0)
    for outer in index + 1..<offsets.count {
      top += viewport.nested[outer].frame.top - offsets[outer].offset
    }
    self.top = top + viewport.nested[index].metrics.insets.top
    bottom = self.top + viewport.nested[index].visibleHeight
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
