/// What belongs to one stay of the keyboard over a focused input of ours.
///
/// It starts with the first turn that ends with the keyboard up and an input of ours focused, and
/// ends with the first that ends with neither.
public struct Episode: Hashable, Sendable {
  /// The content offset at the start, in points; zero without a scroll view. Where the content is
  /// anchored at the bottom it is carried along with the lower edge of what can be seen.
  public internal(set) var baseline: Double

  /// What was added to the content offset since, in points.
  public internal(set) var addedContentOffset = 0.0

  /// What holds for each nested scroll view that held an input since, likewise.
  public internal(set) var nested: [NestedShift] = []

  /// The reason that was announced last, since the keyboard came up.
  public internal(set) var reason: DismissalReason?

  /// Whether the view is engaged; it stays so for the movers that keep their gap.
  public internal(set) var isEngaged = false

  /// More nested scroll views than this are not accounted for at once, unless more hold the input:
  /// cells that come and go while the keyboard stays have ever new numbers.
  static let capacity = 64

  /// Whether a plan was made for an input since a leaving was last restored.
  var awaitsRestore = false

  /// What stands where no episode is open.
  static let none = Episode(baseline: 0)

  init(baseline: Double, reason: DismissalReason? = nil) {
    self.baseline = baseline
    self.reason = reason
  }
}

/// How far an episode has moved the offset of a nested scroll view.
public struct NestedShift: Hashable, Sendable {
  /// The scroll view as it was reported last, with its offset as it is now.
  public internal(set) var scroll: NestedScroll

  /// The content offset at the start, in points.
  public internal(set) var baseline: Double

  /// What was added to it since, in points.
  public internal(set) var added = 0.0

  /// Takes over where the scroll view is now; an offset that the system has cut costs what was
  /// added.
  mutating func follow(_ scroll: NestedScroll) {
    if added != 0, scroll.room < self.scroll.room {
      let (before, now) = (self.scroll.metrics, scroll.metrics)
      var account = OffsetAccount(offset: before.offset, baseline: baseline, added: added)
      account.follow(cutTo: now.offset, within: scroll.offsets, inset: now.insets.bottom)
      added = account.added
    }
    self.scroll = scroll
  }
}

extension Episode {
  /// What was added to the offsets of the view and of all nested scroll views, in points.
  var addedInAll: Double { nested.reduce(addedContentOffset) { $0 + $1.added } }

  /// Takes over where the scroll views that hold the input are now; those that held another one
  /// before are kept, so that what was added to them can be taken back.
  mutating func follow(_ chain: [NestedScroll]) {
    for scroll in chain {
      if let index = nested.firstIndex(where: { $0.scroll.id == scroll.id }) {
        nested[index].follow(scroll)
      } else {
        nested.append(NestedShift(scroll: scroll, baseline: scroll.metrics.offset))
      }
    }
    while nested.count > Self.capacity, let gone = oldest(outside: chain) {
      nested.remove(at: gone)
    }
  }

  /// The place of the scroll view that may be given up first: one that holds no input now, if there
  /// is one to which nothing was added.
  private func oldest(outside chain: [NestedScroll]) -> Int? {
    let places = nested.indices.filter { place in
      !chain.contains { $0.id == nested[place].scroll.id }
    }
    return places.first { nested[$0].added == 0 } ?? places.first
  }

  /// Counts what a command adds to the offset of a nested scroll view, if it is one of these.
  mutating func addToNested(_ goal: NestedOffset) {
    guard let index = nested.firstIndex(where: { $0.scroll.id == goal.id }) else { return }
    nested[index].added += goal.offset - nested[index].scroll.metrics.offset
  }

  /// Counts what is added anew, from an offset in points.
  mutating func beginAccount(at offset: Double) {
    baseline = offset
    addedContentOffset = 0
    nested = []
  }

  /// Notes who moved the offset to where it is.
  ///
  /// Where nothing is commanded nothing was added, unless what carried the content along with an
  /// edge was undone by what was added in the same turn.
  mutating func note(_ account: OffsetAccount, at offset: Double, isDue: Bool) {
    if isDue {
      addedContentOffset = account.added
    } else if account.baseline != baseline, account.added != addedContentOffset {
      addedContentOffset = account.added + offset - account.offset
    }
    baseline = account.baseline
  }

  /// What was added has been taken back.
  mutating func forgetAdded() {
    addedContentOffset = 0
    for index in nested.indices { nested[index].added = 0 }
  }
}
