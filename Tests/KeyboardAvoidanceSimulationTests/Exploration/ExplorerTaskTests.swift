import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

/// However many tasks share an exploration, it is the exploration that one thread does.
@Suite("An exploration by several tasks")
struct ExplorerTaskTests {
  /// What a report says, but for the time that it took.
  private struct Findings: Equatable {
    let counts: [Int]
    let isComplete: Bool
    let paths: [ExplorationPath?]
    let pairs: [CellPair]
    let violations: [FoundViolation]

    init(_ report: ExplorationReport) {
      counts = [report.states, report.transitions, report.depth]
      isComplete = report.isComplete
      paths = Cell.all.map(report.path(to:))
      pairs = report.pairs
      violations = report.violations
    }
  }

  /// Enough states that a depth is shared by all tasks.
  private static let bar = Explorer(.of(.bar), depth: 4)

  private func expectSame(_ explorer: Explorer) async -> ExplorationReport {
    let alone = explorer.run()
    for tasks in [1, 2, 4] {
      let shared = await explorer.run(tasks: tasks)
      #expect(Findings(shared) == Findings(alone), "\(tasks) tasks")
    }
    return alone
  }

  @Test("It finds the same states, ways and pairs, where inputs move, too")
  func same() async {
    let report = await expectSame(Self.bar)
    #expect(report.states > 1_000 && report.violations.isEmpty)
  }

  @Test("It comes to the same end of a scene whose letters are limited")
  func complete() async {
    var scene = ExplorationScene.of(.chat)
    scene.letters.removeAll { !["willShow low", "willHide", "drag", "focus"].contains($0.name) }
    let report = await expectSame(Explorer(scene))
    #expect(report.isComplete)
  }

  @Test("It ends at the same state where their number is limited", arguments: [2, 65, 300, 777])
  func stateLimit(_ limit: Int) async {
    var explorer = Self.bar
    explorer.stateLimit = limit
    explorer.invariants = []
    let report = await expectSame(explorer)
    #expect(!report.isComplete && report.states >= limit)
  }

  @Test("It finds the same violations, each on the same way, and ends at the first if told to")
  func violations() async {
    let never = Invariant(
      "never", "The keyboard is never changing its frame.",
      .state { machine, _ in machine.state == .changingFrame ? "it is" : nil })
    let stays = Invariant(
      "stays", "A lift is never taken back.",
      .step { before, after, _, _ in
        before.adjustment != .identity && after.adjustment == .identity ? "it is" : nil
      })
    let known = Invariant(
      "known", "No step leads back to rest.",
      .step { before, after, _, _ in
        before.state == .hiding && after.state == .hidden && after.input == nil ? "it does" : nil
      })
    var explorer = Self.bar
    explorer.invariants = [stays, never, known]
    let all = await expectSame(explorer)
    #expect(Set(all.violations.map(\.violation.invariant)) == ["never", "stays", "known"])
    explorer.stopsAtViolation = true
    let first = await expectSame(explorer)
    #expect(!first.violations.isEmpty && first.transitions < all.transitions)
  }

  @Test("Every state and every step is checked, whoever finds it")
  func checks() async {
    func checked(_ run: (Explorer) async -> ExplorationReport) async -> Set<String> {
      let log = Log<String>()
      let sees = [
        Invariant(
          "states", "Notes states.",
          .state { machine, _ in
            log.append(
              "\(machine.state) \(machine.adjustment) \(machine.viewport?.scroll?.offset ?? 0)")
            return nil
          }),
        Invariant(
          "steps", "Notes steps.",
          .step { before, after, turn, _ in
            log.append("\(before.state) \(turn.steps.map(\.trigger)) \(after.adjustment)")
            return nil
          }),
      ]
      _ = await run(Explorer(.of(.bar), depth: 3, invariants: sees))
      return Set(log.all)
    }
    let alone = await checked { $0.run() }
    let shared = await checked { await $0.run(tasks: 3) }
    #expect(alone.count > 20 && shared == alone)
  }

  @Test("Progress is told on the caller's actor")
  @MainActor func progress() async {
    var told: [Int] = []
    let report = await Self.bar.run(tasks: 2, every: 100) { progress in
      MainActor.assertIsolated()
      told.append(progress.transitions)
    }
    #expect(told.count > 1 && told == told.sorted())
    #expect(told.allSatisfy { $0 >= 100 && $0 <= report.transitions })
  }

  @Test("It ends when it is told to, and when its task is cancelled, with what it has")
  func cancelled() async {
    let told = await Self.bar.run(tasks: 2) { _ in
    } until: {
      true
    }
    #expect(told.states == 1 && told.transitions == 0 && !told.isComplete)
    let task = Task {
      await Self.bar.run(tasks: 2, every: 1) { _ in withUnsafeCurrentTask { $0?.cancel() } }
    }
    let report = await task.value
    #expect(!report.isComplete && report.transitions > 0)
    #expect(report.transitions < Self.bar.run().transitions)
  }
}
