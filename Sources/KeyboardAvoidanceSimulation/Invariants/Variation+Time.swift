internal import KeyboardAvoidance

extension Variation {
  /// The run from rest to rest, so that it can be told again and again; nothing if it cannot.
  ///
  /// It begins and ends with the keyboard announced gone, so that the same is remembered each time.
  /// Left out is what is not the same when it is told again from elsewhere (layouts, scrolls to a
  /// place, what moves an input), and for movers that scroll also what the restore rule does not
  /// take back after.
  static func cycle(_ run: Run) -> Run? {
    guard !run.changesPolicy else { return nil }
    let policy = run.header.policy
    let lifts = policy.mover == .translate || policy.mover == .shiftBounds
    let reasons = policy.restore.reasons
    guard lifts || reasons.isSuperset(of: [.focusLost, .system]) else { return nil }
    var cycle = run
    for index in cycle.turns.indices {
      cycle.turns[index].events.removeAll { event in
        switch event {
        case .layout, .scroll, .scrollNested, .caret, .caretPending, .companion, .resize: true
        case .dismiss(let reason): !lifts && !reasons.contains(reason)
        // What is lowest when a finger lifts stays lowest: content that it did not scroll has moved.
        case .sample(let sample): sample.isInteractive && policy.anchor == .bottom
        case .tapOutside: !lifts && !reasons.contains(.tap)
        default: false
        }
      }
    }
    let last = run.turns.last?.time ?? .origin
    let end = MachineInstant(nanoseconds: last.nanoseconds + 10_000_000_000)
    let gone = [KeyboardNotification.Kind.willHide, .didHide].map { kind in
      TraceEvent.notification(KeyboardNotification(kind, endFrame: nil))
    }
    cycle.turns.insert(Run.Turn(at: run.turns.first?.time ?? .origin, gone), at: 0)
    cycle.turns += [Run.Turn(at: end, [.resume]), Run.Turn(at: end, [.blur] + gone)]
    return cycle
  }

  /// The did-notifications that belong to a will which said something and still counts, and which
  /// nothing has followed in between but time, facts and other dids of it.
  static func expectedDids(in run: Run) -> [Place] {
    var places: [Place] = []
    var player = RunPlayer(run)
    var will: (notification: KeyboardNotification, expires: Int64)?
    while let step = player.next() {
      guard step.kind == .turn else { continue }
      let turn = run.turns[step.turn]
      let now = turn.time.nanoseconds
      if turn.policy != nil { will = nil }
      let told = turn.events.compactMap(\.notification)
      if told.isEmpty, turn.events.contains(where: \.isSample) { will = nil }
      if told.count == 1, let only = told.first {
        let isAlone = turn.events.allSatisfy { !$0.isSample }
        if only.kind.isWill {
          let said = step.record.steps.contains { $0.trigger == .dock || $0.trigger == .leave }
          let grace = MachineInstant(seconds: step.after.policy.grace).nanoseconds
          let length = MachineInstant(seconds: only.animation.duration).nanoseconds
          will = said && isAlone ? (only, now + length + grace) : nil
        } else if let open = will, now < open.expires, open.notification.expects(only), isAlone,
          let index = turn.events.firstIndex(where: { $0.notification != nil })
        {
          places.append(Place(turn: step.turn, event: index))
        } else {
          will = nil
        }
      } else if told.count > 1 {
        will = nil
      }
    }
    return places
  }

  /// The run with a did in its last turn dropped, repeated and late.
  static func lossy(_ run: Run, _ place: Place) -> [(name: String, run: Run)] {
    let did = run.turns[place.turn].events[place.event]
    var dropped = run
    dropped.turns[place.turn].events.remove(at: place.event)
    var repeated = run
    repeated.turns[place.turn].events.insert(did, at: place.event)
    var late = dropped
    let policy = run.turns.last { $0.policy != nil }?.policy ?? run.header.policy
    let grace = MachineInstant(seconds: policy.grace).nanoseconds
    let time = run.turns[place.turn].time.nanoseconds + max(0, grace - 1)
    late.turns.append(Run.Turn(at: MachineInstant(nanoseconds: time), [did]))
    return [("dropped", dropped), ("repeated", repeated), ("late", late)]
  }
}

extension KeyboardNotification {
  /// Whether a did-notification reports what this one announced.
  fileprivate func expects(_ did: KeyboardNotification) -> Bool {
    guard isLocal == did.isLocal, !did.isOnOtherScreen else { return false }
    if kind == .willHide { return did.kind == .didHide }
    return did.kind != .didHide && endFrame == did.endFrame
  }
}

extension TraceEvent {
  fileprivate var isSample: Bool { if case .sample = self { true } else { false } }
}

extension Run {
  /// The turns told so many times, one after the other.
  func repeated(_ count: Int) -> Run {
    var run = self
    let length = (turns.last?.time.nanoseconds ?? 0) + 10_000_000_000
    run.turns = (0..<Int64(count)).flatMap { cycle in
      turns.map { turn in
        let time = MachineInstant(nanoseconds: turn.time.nanoseconds + cycle * length)
        return Turn(at: time, turn.events)
      }
    }
    return run
  }
}
