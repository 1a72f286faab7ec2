internal import KeyboardAvoidance

extension Variation {
  /// A run from rest to rest that can be told again and again; nothing if it cannot.
  ///
  /// Layouts and scrolls to a place are not the same when told again from elsewhere, so runs with
  /// them are no cycles.
  static func cycle(_ run: Run) -> Run? {
    var cycle = run
    let tells = run.turns.flatMap(\.events)
    guard tells.contains(where: { $0.notification != nil }) else { return nil }
    var reasons: DismissalReasons = [.focusLost, .system]
    for event in tells {
      switch event {
      case .layout, .scroll, .caret, .resize: return nil
      case .dismiss(let reason): reasons.formUnion(DismissalReasons(reason))
      case .tapOutside: reasons.formUnion(.tap)
      default: break
      }
    }
    let policy = run.header.policy
    let lifts = policy.mover == .translate || policy.mover == .shiftBounds
    guard lifts || policy.restore.reasons.isSuperset(of: reasons) else { return nil }
    let last = run.turns.last?.time ?? .origin
    let hide = KeyboardNotification(.didHide, endFrame: nil)
    let end = MachineInstant(nanoseconds: last.nanoseconds + 10_000_000_000)
    cycle.turns.append(Run.Turn(at: end, [.resume]))
    cycle.turns.append(Run.Turn(at: end, [.blur, .notification(hide)]))
    return cycle
  }

  /// The did-notifications that belong to a will which said something and still counts, and which
  /// nothing has followed in between but time, facts and other dids of it.
  static func expectedDids(in run: Run) -> [Place] {
    var places: [Place] = []
    var player = RunPlayer(run)
    var will: (notification: KeyboardNotification, expires: Int64)?
    while let step = player.next() {
      guard !step.isTimer else { continue }
      let turn = run.turns[step.turn]
      let now = turn.time.nanoseconds
      let told = turn.events.compactMap(\.notification)
      if told.isEmpty, turn.events.contains(where: \.isSample) { will = nil }
      if told.count == 1, let only = told.first {
        let isAlone = turn.events.allSatisfy { !$0.isSample }
        if only.kind.isWill {
          let said = step.record.steps.contains { $0.trigger == .dock || $0.trigger == .leave }
          let grace = Int64((run.header.policy.grace * 1e9).rounded())
          let length = Int64((only.animation.duration * 1e9).rounded())
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
    let grace = Int64((run.header.policy.grace * 1e9).rounded())
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
