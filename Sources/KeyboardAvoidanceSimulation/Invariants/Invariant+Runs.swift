internal import KeyboardAvoidance

extension Invariant {
  /// Identical cycles end where one ends.
  public static let noDrift = Invariant(
    "noDrift",
    """
    Identical cycles from rest to rest end where one ends, where the restore rule is satisfied; \
    for translate and shiftBounds always.
    """, .run { drift(in: $0) }, where: .run { Variation.cycle($0) != nil })

  /// The order of a turn does not matter.
  public static let orderFree = Invariant(
    "orderFree",
    """
    Within a turn, focus, layout and the notifications that carry the same end frame may come in \
    any order: same adjustment.
    """,
    .run { reordering(in: $0) },
    where: .run { $0.turns.contains { Variation.isOrderFree($0.events) } })

  /// A lost, repeated or late did-notification does not matter.
  public static let lossy = Invariant(
    "lossy",
    """
    A did-notification whose will was followed may be dropped, repeated, or late by less than the \
    grace: same adjustment once settled.
    """, .run { loss(in: $0) }, where: .run { !Variation.expectedDids(in: $0).isEmpty })

  /// The time of day does not matter.
  public static let shifted = Invariant(
    "shifted", "Adding a constant to every time changes nothing.", .run { shift(of: $0) })

  /// It hardly matters how events are cut into turns.
  public static let split = Invariant(
    "split",
    """
    Cutting a turn in two changes at most the number of moves: between its facts and its keyboard \
    events, or between notifications of one end frame; except where a turn matters.
    """, .run { cut(in: $0) }, where: .run { !Variation.cuts(of: $0).isEmpty })
}

/// What is said of a run that does not end where its variations end; `land` plays a run to its end.
extension Invariant {
  static func drift(in run: Run, by land: (Run) -> Landing = Landing.init) -> String? {
    guard let cycle = Variation.cycle(run) else { return nil }
    let once = land(cycle.repeated(1))
    for count in 2...3 {
      let again = land(cycle.repeated(count))
      if again != once { return "one cycle ends at \(once), \(count) end at \(again)" }
    }
    return nil
  }

  static func reordering(in run: Run, by land: (Run) -> Landing = Landing.init) -> String? {
    for turn in run.turns.indices where Variation.isOrderFree(run.turns[turn].events) {
      let told = run.prefix(through: turn)
      let expected = land(told)
      for order in Variation.orders(of: run.turns[turn].events) {
        var varied = told
        varied.turns[turn].events = order
        let found = land(varied)
        if found != expected {
          return "turn \(turn) ends at \(expected), in another order at \(found)"
        }
      }
    }
    return nil
  }

  static func loss(in run: Run, by land: (Run) -> Landing = Landing.init) -> String? {
    for place in Variation.expectedDids(in: run) {
      let told = run.prefix(through: place.turn)
      let expected = land(told)
      for (name, varied) in Variation.lossy(told, place) {
        let found = land(varied)
        if found != expected {
          return "the did of turn \(place.turn) \(name) ends at \(found), else at \(expected)"
        }
      }
    }
    return nil
  }

  static func cut(in run: Run, by land: (Run) -> Landing = Landing.init) -> String? {
    for (turn, event) in Variation.cuts(of: run) {
      let told = run.prefix(through: turn)
      let expected = land(told)
      let found = land(told.cut(turn, before: event))
      if found != expected {
        return "turn \(turn) ends at \(expected), cut before event \(event) at \(found)"
      }
    }
    return nil
  }

  /// What is said of a run that goes otherwise a day later; `play` plays the later one.
  static func shift(of run: Run, by play: (Run) -> RunPlayer = RunPlayer.init) -> String? {
    var later = run
    for index in later.turns.indices {
      later.turns[index].time.nanoseconds += 86_400_000_000_001
    }
    var player = RunPlayer(run)
    var other = play(later)
    while let step = player.next() {
      guard let shifted = other.next(), shifted.isSame(as: step) else {
        return "turn \(step.turn) goes otherwise a day later"
      }
    }
    return nil
  }
}

/// Where a run ends once everything has settled.
struct Landing: Hashable, CustomStringConvertible {
  let state: KeyboardState
  var adjustment: Adjustment
  let offset: Double

  init(_ run: Run) {
    let machine = RunPlayer.settled(run).machine
    state = machine.state
    adjustment = machine.adjustment
    offset = machine.offset
  }

  var description: String {
    let parts = [
      "lift \(adjustment.boundsOrigin - adjustment.translation)", "inset \(adjustment.bottomInset)",
      "added \(adjustment.addedContentOffset)", "offset \(offset)",
    ]
    return "\(state) with \(parts.joined(separator: ", "))"
  }
}
