import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("Scenes to explore")
struct SceneTests {
  @Test(
    "Nothing is violated within a few turns of any scene",
    arguments: ExplorationScene.Kind.allCases)
  func holds(_ kind: ExplorationScene.Kind) {
    let report = Explorer(.of(kind), depth: 4).run()
    #expect(report.violations.isEmpty, "\(report.text)")
    #expect(report.states > 100)
  }

  @Test("The bar's scene reaches a lift that follows a drag down to rest")
  func bar() {
    let lifts = Log<Double>()
    let follows = Invariant(
      "sees", "Notes lifts during a drag.",
      .state { machine, _ in
        if machine.isDragged { lifts.append(0 - machine.adjustment.translation) }
        return nil
      })
    _ = Explorer(.of(.bar), depth: 4, invariants: [follows]).run()
    #expect(Set(lifts.all) == [0, 6])
  }

  @Test("The chat's scene reaches content that was carried along with the keyboard")
  func chat() {
    let offsets = Log<Double>()
    let sees = Invariant(
      "sees", "Notes offsets.",
      .state { machine, _ in
        if let offset = machine.viewport?.scroll?.offset { offsets.append(offset) }
        return nil
      })
    _ = Explorer(.of(.chat), depth: 4, invariants: [sees]).run()
    #expect(offsets.all.contains(400))
    #expect(offsets.all.contains(440))
  }

  @Test("The nested scene reaches an inner scroll view that took its share")
  func nested() {
    let inner = Log<Double>()
    let sees = Invariant(
      "sees", "Notes what was added to the inner scroll view.",
      .state { machine, _ in
        if let shift = machine.episode?.nested.first { inner.append(shift.added) }
        return nil
      })
    _ = Explorer(.of(.nested), depth: 4, invariants: [sees]).run()
    #expect(inner.all.contains { $0 != 0 })
  }
}
