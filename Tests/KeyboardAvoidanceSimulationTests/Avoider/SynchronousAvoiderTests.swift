import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("The avoider, entered synchronously")
@MainActor struct SynchronousAvoiderTests {
  @Test("On the main actor the host has the command before the send returns")
  func noHop() {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
    let applied = Log<Double?>()
    let returned = avoider.assumeIsolated { avoider in
      avoider.connect { applied.append($0.translation) }
      avoider.send(turn: AvoiderFixture.start)
      return avoider.send(.willShow(AvoiderFixture.docked))
    }
    #expect(applied.all == [-164])
    #expect(returned.move?.adjustment.translation == -164)
  }

  @Test("A send from within a command waits for its turn, and its order is kept")
  func runsToCompletion() {
    let avoider = KeyboardAvoider(policy: .shiftBounds(10), clock: ManualClock())
    let log = Log<String>()
    avoider.assumeIsolated { entered in
      entered.connect { command in
        switch command {
        case .adjust(let move): log.append("bounds \(move.adjustment.boundsOrigin)")
        case .resignFirstResponder:
          log.append("resign")
          avoider.assumeIsolated { nested in
            let first = nested.send(turn: [.blur, .willHide(AvoiderFixture.gone)])
            let second = nested.send(.didHide(AvoiderFixture.gone))
            log.append("queued \(first.count + second.count)")
          }
          log.append("resigned")
        }
      }
      entered.send(turn: AvoiderFixture.start)
      entered.send(.willShow(AvoiderFixture.docked))
      entered.send(.tapOutside)
    }
    #expect(log.all == ["bounds 170.0", "resign", "queued 0", "resigned", "bounds 0.0"])
    #expect(avoider.assumeIsolated { $0.state } == .hidden)
  }

  @Test("A policy that is changed from within a command waits for its turn too")
  func changedFromWithin() {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
    let log = Log<String>()
    avoider.assumeIsolated { entered in
      entered.connect { command in
        guard case .adjust(let move) = command else { return }
        log.append("begin \(move.adjustment.lift)")
        if move.adjustment.translation != 0 {
          avoider.assumeIsolated { _ = $0.setPolicy(.shiftBounds(10)) }
        }
        log.append("end \(move.adjustment.lift)")
      }
      entered.send(turn: AvoiderFixture.start)
      entered.send(.willShow(AvoiderFixture.docked))
    }
    #expect(log.all == ["begin 164.0", "end 164.0", "begin 170.0", "end 170.0"])
  }

  @Test("A new policy is planned for at once, and another mover takes back what the old one did")
  func changedPolicy() {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
    let commands = avoider.assumeIsolated { avoider in
      avoider.send(turn: AvoiderFixture.start)
      avoider.send(.willShow(AvoiderFixture.docked))
      return avoider.setPolicy(.shiftBounds(10))
    }
    #expect(commands.move?.adjustment == Adjustment(boundsOrigin: 170))
  }

  @Test("A finished avoider commands nothing any more")
  func finished() {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
    let applied = Log<Double?>()
    avoider.assumeIsolated { avoider in
      avoider.connect { applied.append($0.translation) }
      avoider.send(turn: AvoiderFixture.start)
      avoider.finish()
      avoider.send(.willShow(AvoiderFixture.docked))
    }
    #expect(applied.all.isEmpty)
  }
}
