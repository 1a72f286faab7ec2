internal import AllocationCounter
internal import KeyboardAvoidance

/// An actor on the main actor's executor that does nothing: what any entry costs.
private actor EmptyActor {
  nonisolated let unownedExecutor = MainActor.sharedUnownedExecutor
  private var count = 0

  func touch() { count &+= 1 }
}

/// The avoider beside an empty actor and a bare stream.
@MainActor enum ActorWorkloads {
  private static let cycles = 25

  static var all: [Workload] {
    let avoider = avoider()
    return entered(avoider) + awaited(avoider) + streams(avoider) + waiting
  }

  private static func entered(_ avoider: KeyboardAvoider) -> [Workload] {
    let empty = EmptyActor()
    return [
      Workload("empty actor, entered", per: "entry") {
        each { _ in empty.assumeIsolated { $0.touch() } }
      },
      Workload("sendNow", beside: "empty actor, entered") { each { avoider.sendNow($0) } },
      Workload("assumeIsolated send", beside: "empty actor, entered") {
        each { event in avoider.assumeIsolated { _ = $0.send(event) } }
      },
    ]
  }

  private static func awaited(_ avoider: KeyboardAvoider) -> [Workload] {
    let empty = EmptyActor()
    return [
      Workload("empty actor, awaited", per: "entry") {
        for _ in 0..<cycles { for _ in BenchCycle.turns { await empty.touch() } }
        return cycles * BenchCycle.turns.count
      },
      Workload("await send", beside: "empty actor, awaited") {
        for _ in 0..<cycles { for event in BenchCycle.turns { await avoider.send(event) } }
        return cycles * BenchCycle.turns.count
      },
      Workload("empty actor, from elsewhere", per: "entry", by: .wall) {
        await elsewhere { _ in await empty.touch() }
      },
      Workload("await send, from elsewhere", beside: "empty actor, from elsewhere", by: .wall) {
        await elsewhere { await avoider.send($0) }
      },
    ]
  }

  /// A posted turn beside an element of a bare stream: both are handed to a task that takes them.
  private static func streams(_ avoider: KeyboardAvoider) -> [Workload] {
    [
      Workload("bare stream", per: "element") {
        let (stream, elements) = AsyncStream.makeStream(of: KeyboardEvent.self)
        let reader = Task { for await _ in stream {} }
        let count = each { elements.yield($0) }
        elements.finish()
        await reader.value
        return count
      },
      Workload("post", beside: "bare stream") {
        let (resignations, arrivals) = AsyncStream.makeStream(of: Void.self)
        await avoider.connect { command in
          if command == .resignFirstResponder { arrivals.yield() }
        }
        let count = each { avoider.post($0) }
        // Each cycle asks once to resign; the two turns after the last are posted as well.
        var iterator = resignations.makeAsyncIterator()
        for _ in 0..<cycles { await iterator.next() }
        await avoider.disconnect()
        return count
      },
    ]
  }

  /// A turn while a thousand wait for a state that never comes, beside one while one does.
  private static var waiting: [Workload] {
    let (one, thousand) = (Crowd(of: 1), Crowd(of: 1_000))
    return [
      Workload("turn with one waiter") { await one.take(BenchCycle.shortTurns) },
      Workload("turn with 1,000 waiters", beside: "turn with one waiter") {
        await thousand.take(BenchCycle.shortTurns)
      },
    ]
  }

  /// An avoider with some who wait; they come when it is first used.
  @MainActor private final class Crowd {
    private let avoider = ActorWorkloads.avoider()
    private let size: Int
    private var isWaiting = false

    init(of size: Int) { self.size = size }

    func take(_ turns: [KeyboardEvent]) async -> Int {
      if !isWaiting { await gather() }
      return each(of: turns) { avoider.sendNow($0) }
    }

    private func gather() async {
      isWaiting = true
      for number in 0..<size {
        Task { [avoider] in
          try await avoider.wait(for: .changingFrame, timeout: .seconds(3_600 + number))
        }
      }
      // The main actor takes its tasks in order, so all of them wait once this one has run.
      await Task {}.value
    }
  }

  private static func avoider() -> KeyboardAvoider {
    let avoider = KeyboardAvoider(policy: BenchCycle.policy)
    avoider.assumeIsolated { _ = $0.send(.layout(BenchCycle.viewport)) }
    return avoider
  }

  /// Does something with each turn of some cycles, and returns how many turns that was.
  @discardableResult
  private static func each(
    of turns: [KeyboardEvent] = BenchCycle.turns, _ body: (KeyboardEvent) -> Void
  ) -> Int {
    for _ in 0..<cycles { for event in turns { body(event) } }
    return cycles * turns.count
  }

  /// The same from another executor, to which each call returns.
  private nonisolated static func elsewhere(
    _ body: @Sendable (KeyboardEvent) async -> some Any
  ) async -> Int {
    for event in BenchCycle.turns { _ = await body(event) }
    return BenchCycle.turns.count
  }

  /// The bytes of an avoider to which nothing has happened yet; nothing where they are not counted.
  static func idleBytes() async -> Double? {
    let count = 1_000
    let before = allocated_bytes()
    var avoiders: [KeyboardAvoider] = []
    avoiders.reserveCapacity(count)
    let array = allocated_bytes()
    for _ in 0..<count { avoiders.append(KeyboardAvoider()) }
    for avoider in avoiders { _ = await avoider.state }
    let after = allocated_bytes()
    withExtendedLifetime(avoiders) {}
    return before < 0 ? nil : Double(after - array) / Double(count)
  }
}
