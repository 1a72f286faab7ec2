internal import KeyboardAvoidance

/// Makes a failing run small: first by leaving out pieces, then by making values plainer, those of
/// its events before those of where it starts.
public enum RunShrinker {
  /// The smallest run found for which `fails` still holds; the run itself if it does not.
  ///
  /// `fails` is asked at most `budget` times.
  public static func shrunk(
    _ run: Run, budget: Int = 2_000, while fails: (Run) -> Bool
  ) -> Run {
    var search = Search(best: run, budget: budget)
    guard fails(run) else { return run }
    while search.dropTurns(fails) || search.dropEvents(fails) || search.joinTurns(fails)
      || search.dropPolicies(fails) || search.simplify(fails) || search.simplifyHeader(fails)
    {}
    return search.best
  }

  private struct Search {
    var best: Run
    var budget: Int

    /// Takes a smaller run over if it still fails.
    ///
    /// Nobody compares it with the one before: a run that holds a number which is none is never
    /// equal to itself, so that whoever offers a run makes sure that it is smaller.
    mutating func accept(_ run: Run, _ fails: (Run) -> Bool) -> Bool {
      guard budget > 0 else { return false }
      budget -= 1
      guard fails(run) else { return false }
      best = run
      return true
    }

    /// Leaves out chunks of turns, large ones first.
    mutating func dropTurns(_ fails: (Run) -> Bool) -> Bool {
      var length = best.turns.count
      var isSmaller = false
      while length > 0 {
        var start = 0
        while start < best.turns.count {
          var run = best
          run.turns.removeSubrange(start..<min(start + length, run.turns.count))
          if accept(run, fails) { isSmaller = true } else { start += length }
        }
        length /= 2
      }
      return isSmaller
    }

    mutating func dropEvents(_ fails: (Run) -> Bool) -> Bool {
      var isSmaller = false
      for turn in best.turns.indices.reversed() {
        for event in best.turns[turn].events.indices.reversed()
        where best.turns[turn].events.count > 1 {
          var run = best
          run.turns[turn].events.remove(at: event)
          if accept(run, fails) { isSmaller = true }
        }
      }
      return isSmaller
    }

    /// Moves a turn to the time of the one before, the first to the origin.
    mutating func joinTurns(_ fails: (Run) -> Bool) -> Bool {
      var isSmaller = false
      for turn in best.turns.indices {
        let last = turn > 0 ? best.turns[turn - 1].time : .origin
        let gap = best.turns[turn].time.nanoseconds - last.nanoseconds
        guard gap > 0 else { continue }
        var run = best
        for later in turn..<run.turns.count { run.turns[later].time.nanoseconds -= gap }
        if accept(run, fails) { isSmaller = true }
      }
      return isSmaller
    }

    /// Leaves out changes of the policy.
    mutating func dropPolicies(_ fails: (Run) -> Bool) -> Bool {
      var isSmaller = false
      for turn in best.turns.indices where best.turns[turn].policy != nil {
        var run = best
        run.turns[turn].policy = nil
        if accept(run, fails) { isSmaller = true }
      }
      return isSmaller
    }

    /// Makes what the run starts from plainer, first without the inputs that nothing names.
    mutating func simplifyHeader(_ fails: (Run) -> Bool) -> Bool {
      let named = Set(best.turns.flatMap(\.events).compactMap(\.input))
      let plainer = [best.header.keeping(named)].compactMap { $0 } + best.header.plainer
      for header in plainer {
        var run = best
        run.header = header
        if accept(run, fails) { return true }
      }
      return false
    }

    /// Makes the values of one event plainer.
    mutating func simplify(_ fails: (Run) -> Bool) -> Bool {
      for turn in best.turns.indices {
        for event in best.turns[turn].events.indices {
          for plainer in best.turns[turn].events[event].plainer {
            var run = best
            run.turns[turn].events[event] = plainer
            if accept(run, fails) { return true }
          }
        }
      }
      return false
    }
  }
}
