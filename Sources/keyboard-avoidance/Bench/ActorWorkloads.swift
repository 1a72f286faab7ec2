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
  private static let turns = cycles * BenchCycle.turns.count

  static func all() async -> [Workload] {
    let empty = EmptyActor()
    let avoider = await avoider()
    return [
      Workload("empty actor, entered", per: "entry", units: turns) {
        each { _ in empty.assumeIsolated { $0.touch() } }
      },
      Workload("sendNow", beside: "empty actor, entered", units: turns) {
        each { avoider.sendNow($0) }
      },
      Workload("assumeIsolated send", beside: "empty actor, entered", units: turns) {
        each { event in avoider.assumeIsolated { _ = $0.send(event) } }
      },
      Workload("empty actor, awaited", per: "entry", units: turns) {
        for _ in 0..<cycles { for _ in BenchCycle.turns { await empty.touch() } }
      },
      Workload("await send", beside: "empty actor, awaited", units: turns) {
        for _ in 0..<cycles { for event in BenchCycle.turns { await avoider.send(event) } }
      },
      Workload("empty actor, from elsewhere", per: "entry", units: 16) {
        await elsewhere { for _ in 0..<16 { await empty.touch() } }
      },
      Workload("await send, from elsewhere", beside: "empty actor, from elsewhere", units: 16) {
        await elsewhere { for event in BenchCycle.turns + BenchCycle.turns { await avoider.send(event) } }
      },
    ] + streams(avoider) + (await waiting())
  }

  /// A posted turn beside an element of a bare stream: both are handed to a task that takes them.
  private static func streams(_ avoider: KeyboardAvoider) -> [Workload] {
    [
      Workload("bare stream", per: "element", units: turns) {
        let (stream, elements) = AsyncStream.makeStream(of: KeyboardEvent.self)
        let reader = Task { for await _ in stream {} }
        each { elements.yield($0) }
        elements.finish()
        await reader.value
      },
      Workload("post", beside: "bare stream", units: turns) {
        let (resignations, arrivals) = AsyncStream.makeStream(of: Void.self)
        await avoider.connect { command in
          if command == .resignFirstResponder { arrivals.yield() }
        }
        each { avoider.post($0) }
        // Each cycle asks once to resign; the two turns after the last are posted as well.
        var iterator = resignations.makeAsyncIterator()
        for _ in 0..<cycles { await iterator.next() }
        await avoider.disconnect()
      },
    ]
  }

  /// A turn while one waits for a state that never comes, beside one while a thousand do.
  private static func waiting() async -> [Workload] {
    var workloads: [Workload] = []
    for count in [1, 1_000] {
      let avoider = await avoider()
      for number in 0..<count {
        Task { try await avoider.wait(for: .changingFrame, timeout: .seconds(3_600 + number)) }
      }
      // The main actor takes its tasks in order, so all of them wait once this one has run.
      await Task {}.value
      workloads.append(
        Workload(
          count == 1 ? "turn with one waiter" : "turn with 1,000 waiters",
          beside: count == 1 ? nil : "turn with one waiter",
          units: cycles * BenchCycle.shortTurns.count
        ) {
          for _ in 0..<cycles { for event in BenchCycle.shortTurns { avoider.sendNow(event) } }
        })
    }
    return workloads
  }

  private static func avoider() async -> KeyboardAvoider {
    let avoider = KeyboardAvoider(policy: BenchCycle.policy)
    await avoider.send(.layout(BenchCycle.viewport))
    return avoider
  }

  private static func each(_ body: (KeyboardEvent) -> Void) {
    for _ in 0..<cycles { for event in BenchCycle.turns { body(event) } }
  }

  private nonisolated static func elsewhere(_ body: @Sendable () async -> Void) async {
    await body()
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
