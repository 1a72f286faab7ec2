import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("The avoider's host")
@MainActor struct AvoiderHostTests {
  private let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
  private let log = Log<Double?>()

  /// Lays the screen out and focuses the input.
  private func start() { avoider.assumeIsolated { _ = $0.send(turn: AvoiderFixture.start) } }

  private func send(_ event: KeyboardEvent) { avoider.assumeIsolated { _ = $0.send(event) } }

  @Test("A second host takes the place of the first")
  func secondHost() {
    let second = Log<Double?>()
    avoider.assumeIsolated { avoider in
      avoider.connect { [log] in log.append($0.translation) }
      avoider.connect { second.append($0.translation) }
    }
    start()
    send(.willShow(AvoiderFixture.docked))
    #expect(log.all.isEmpty)
    #expect(second.all == [-164])
  }

  @Test("A host that takes another's place learns where the view is, and the other hears nothing")
  func replacedWhileLifted() {
    let second = Log<Double?>()
    avoider.assumeIsolated { avoider in avoider.connect { [log] in log.append($0.translation) } }
    start()
    send(.willShow(AvoiderFixture.docked))
    avoider.assumeIsolated { $0.connect { second.append($0.translation) } }
    #expect(log.all == [-164])
    #expect(second.all == [-164])
  }

  @Test("A host that is let go hears nothing any more, and the avoider goes on")
  func disconnected() {
    avoider.assumeIsolated { avoider in avoider.connect { [log] in log.append($0.translation) } }
    start()
    send(.willShow(AvoiderFixture.docked))
    avoider.assumeIsolated { $0.disconnect() }
    send(.willShow(AvoiderFixture.higher))
    #expect(log.all == [-164])
    #expect(avoider.assumeIsolated { $0.adjustment.translation } == -204)
  }

  @Test("What is sent from within a command is handled in the order in which it came")
  func order() {
    avoider.assumeIsolated { entered in
      entered.connect { [avoider, log] command in
        log.append(command.translation)
        guard log.all.count == 1 else { return }
        avoider.assumeIsolated { nested in
          nested.send(.willShow(AvoiderFixture.higher))
          nested.send(turn: [.blur, .willHide(AvoiderFixture.gone)])
          nested.setPolicy(.keepGap(10))
          nested.send(turn: [.focus(AvoiderFixture.input), .willShow(AvoiderFixture.docked)])
        }
      }
    }
    start()
    send(.willShow(AvoiderFixture.docked))
    #expect(log.all == [-164, -204, 0, -170])
  }

  @Test("What was sent from within a command is handled once")
  func once() {
    avoider.assumeIsolated { entered in
      entered.connect { [avoider, log] command in
        log.append(command.translation)
        guard log.all.count == 1 else { return }
        avoider.assumeIsolated { _ = $0.send(.willShow(AvoiderFixture.higher)) }
      }
    }
    start()
    send(.willShow(AvoiderFixture.docked))
    send(.willShow(AvoiderFixture.docked))
    #expect(log.all == [-164, -204, -164])
  }

  @Test("What is sent from within a command that was sent from within another is handled at once")
  func chain() {
    avoider.assumeIsolated { entered in
      entered.connect { [avoider, log] command in
        log.append(command.translation)
        avoider.assumeIsolated { nested in
          if command.translation == -164 { nested.send(.willShow(AvoiderFixture.higher)) }
          if command.translation == -204 { nested.send(.willHide(AvoiderFixture.gone)) }
        }
      }
    }
    start()
    send(.willShow(AvoiderFixture.docked))
    #expect(log.all == [-164, -204, 0])
  }

  @Test("An avoider that is finished from within a command handles nothing that waits")
  func finishedWithin() {
    avoider.assumeIsolated { entered in
      entered.connect { [avoider, log] command in
        log.append(command.translation)
        avoider.assumeIsolated { nested in
          nested.send(.willShow(AvoiderFixture.higher))
          nested.finish()
        }
      }
    }
    start()
    send(.willShow(AvoiderFixture.docked))
    #expect(log.all == [-164])
    #expect(avoider.assumeIsolated { $0.adjustment.translation } == -164)
  }

  @Test("A finished avoider takes nothing in and connects nobody")
  func finished() {
    start()
    send(.willShow(AvoiderFixture.docked))
    let returned = avoider.assumeIsolated { avoider in
      avoider.finish()
      avoider.connect { [log] in log.append($0.translation) }
      return avoider.send(.willShow(AvoiderFixture.higher)).count
        + avoider.setPolicy(.shiftBounds()).count
        + avoider.send(turn: [.blur, .willHide(AvoiderFixture.gone)]).count
    }
    #expect(returned == 0 && log.all.isEmpty)
    #expect(avoider.assumeIsolated { $0.adjustment.translation } == -164)
    #expect(avoider.assumeIsolated { $0.state } == .showing)
    #expect(avoider.assumeIsolated { $0.policy } == AvoiderFixture.policy)
  }

  @Test("A finished avoider lets go of its host")
  func letsGo() {
    final class Host: Sendable {}
    weak var gone: Host?
    do {
      let host = Host()
      gone = host
      avoider.assumeIsolated { avoider in avoider.connect { _ in _ = host } }
    }
    #expect(gone != nil)
    avoider.assumeIsolated { $0.finish() }
    #expect(gone == nil)
  }

  @Test("A host gets the move before the resignation of one turn")
  func moveFirst() {
    let names = Log<String>()
    avoider.assumeIsolated { avoider in
      avoider.setPolicy(.shiftBounds(10))
      avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
      avoider.connect { names.append($0 == .resignFirstResponder ? "resign" : "move") }
      avoider.send(turn: [.tapOutside, .willShow(AvoiderFixture.higher)])
    }
    #expect(names.all == ["move", "move", "resign"], "the first is what was in force")
  }

  @Test("A host that lets go when it is told of a move is not asked to resign in the same turn")
  func goneBetween() {
    let names = Log<String>()
    avoider.assumeIsolated { entered in
      entered.setPolicy(.shiftBounds(10))
      entered.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
      entered.connect { [avoider] command in
        names.append(command == .resignFirstResponder ? "resign" : "move")
        if names.all.count == 2 { avoider.assumeIsolated { $0.disconnect() } }
      }
      let commands = entered.send(turn: [.tapOutside, .willShow(AvoiderFixture.higher)])
      #expect(commands.resigns)
    }
    #expect(names.all == ["move", "move"])
  }
}
