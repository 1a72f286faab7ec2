import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("What chaos does, one thing at a time")
struct ChaosRuleTests {
  private static let low = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let high = CGRect(x: 0, y: 367, width: 375, height: 300)

  private static func told(
    _ kind: KeyboardNotification.Kind, _ frame: CGRect? = low, from begin: CGRect? = nil
  ) -> TraceEvent {
    .notification(KeyboardNotification(kind, endFrame: frame), begin: begin)
  }

  /// Chaos of one kind.
  private static func only(_ change: (inout Chaos) -> Void) -> Chaos {
    var chaos = Chaos(dropping: 0, repeating: 0, delaying: 0, reordering: 0, misplacing: 0)
    change(&chaos)
    return chaos
  }

  private static func disturbed(
    _ turns: [TimedEvents], by chaos: Chaos, seed: UInt64 = 1
  ) -> [TimedEvents] {
    var generator = SplitMix64(seed: seed)
    return chaos.disturb(turns, using: &generator)
  }

  private static func milliseconds(_ time: Int64, _ events: TraceEvent...) -> TimedEvents {
    TimedEvents(at: .milliseconds(time), events)
  }

  @Test("Unless told otherwise a quarter of everything happens, of orders a half")
  func defaults() {
    #expect(
      Chaos()
        == Chaos(
          dropping: 0.25, repeating: 0.25, delaying: 0.25, reordering: 0.5, misplacing: 0.25,
          grace: .milliseconds(100)))
    let turns = (0..<400).flatMap { index in
      [
        Self.milliseconds(Int64(index) * 1_000, Self.told(.willShow)),
        Self.milliseconds(Int64(index) * 1_000 + 250, Self.told(.didShow)),
      ]
    }
    let left = Self.disturbed(turns, by: Self.only { $0.dropping = 0.25 }).count - 400
    #expect((280...320).contains(left), "\(left) of 400 are left")
  }

  @Test("A did whose will was seen is dropped, and no other one")
  func dropping() {
    let turns = [
      Self.milliseconds(0, Self.told(.didShow), .focus("a")),
      Self.milliseconds(10, Self.told(.willShow)),
      Self.milliseconds(20, Self.told(.didShow, Self.high), Self.told(.didHide)),
      Self.milliseconds(30, Self.told(.didChangeFrame)),
      Self.milliseconds(359, Self.told(.didShow)),
      Self.milliseconds(360, Self.told(.didShow)),
      Self.milliseconds(400, Self.told(.willHide, nil)),
      Self.milliseconds(410, Self.told(.didChangeFrame, nil)),
      Self.milliseconds(420, Self.told(.didHide, Self.high)),
    ]
    var left = turns
    left.removeAll { [30, 359, 420].map { Duration.milliseconds($0) }.contains($0.time) }
    #expect(Self.disturbed(turns, by: Self.only { $0.dropping = 1 }) == left)
  }

  @Test("A did whose will was seen is posted twice, and no other one")
  func repeating() {
    let turns = [
      Self.milliseconds(0, Self.told(.didShow)),
      Self.milliseconds(10, Self.told(.willShow), .focus("a")),
      Self.milliseconds(260, Self.told(.didShow), .blur),
    ]
    var twice = turns
    twice[2].events.insert(Self.told(.didShow), at: 0)
    #expect(Self.disturbed(turns, by: Self.only { $0.repeating = 1 }) == twice)
  }

  @Test("A did is late by less than the grace, and comes before its transition is given up")
  func delaying() throws {
    let turns = [
      Self.milliseconds(0, Self.told(.willShow)),
      Self.milliseconds(250, Self.told(.didShow), .blur),
    ]
    let early = [
      Self.milliseconds(0, Self.told(.willShow)), Self.milliseconds(40, Self.told(.didShow)),
    ]
    let late = [
      Self.milliseconds(0, Self.told(.willShow)), Self.milliseconds(300, Self.told(.didShow)),
    ]
    let chaos = Self.only { $0.delaying = 1 }
    var times: (on: Set<Duration>, early: Set<Duration>, other: Set<Duration>) = ([], [], [])
    for seed in 0..<200 as Range<UInt64> {
      let told = Self.disturbed(turns, by: chaos, seed: seed)
      #expect(told.first == turns[0] && told[1].events.first == .blur)
      times.on.insert(try #require(told.last).time)
      times.early.insert(try #require(Self.disturbed(early, by: chaos, seed: seed).last).time)
      times.other.insert(try #require(Self.disturbed(late, by: chaos, seed: seed).last).time)
    }
    let on = times.on.map { Int($0 / .microseconds(1)) }
    #expect(on.allSatisfy { $0 >= 250_000 && $0 <= 349_000 && $0 % 1_000 == 0 })
    #expect(on.contains { $0 > 340_000 } && on.contains { $0 < 260_000 } && on.count > 50)
    let soon = times.early.map { Int($0 / .milliseconds(1)) }
    #expect(soon.allSatisfy { $0 >= 40 && $0 <= 139 } && soon.contains { $0 > 130 })
    let other = times.other.map { Int($0 / .milliseconds(1)) }
    #expect(other.allSatisfy { $0 >= 300 && $0 <= 349 } && other.contains { $0 > 344 })
    let both = Self.disturbed(turns, by: Self.only { ($0.delaying, $0.repeating) = (1, 1) })
    #expect(both[1] == Self.milliseconds(250, Self.told(.didShow), .blur))
    #expect(both.last?.events == [Self.told(.didShow)] && both.count == 3)
    let none = Self.only { ($0.delaying, $0.grace) = (1, .milliseconds(1)) }
    #expect(Self.disturbed(turns, by: none) == turns, "within a grace of 1 ms there is no later")
  }

  @Test("A begin frame becomes none, nothing, or another; an end frame never does")
  func misplacing() {
    var begins: Set<String> = []
    for seed in 0..<40 as Range<UInt64> {
      let turns = [Self.milliseconds(0, Self.told(.willShow, from: Self.high))]
      let turn = Self.disturbed(turns, by: Self.only { $0.misplacing = 1 }, seed: seed)
      guard case .notification(let told, let begin) = turn.first?.events.first else { continue }
      #expect(told == KeyboardNotification(.willShow, endFrame: Self.low))
      begins.insert(begin.map { "\($0.minX) \($0.minY) \($0.width) \($0.height)" } ?? "none")
    }
    #expect(begins == ["none", "0.0 0.0 0.0 0.0", "0.0 167.0 375.0 300.0"])
  }

  @Test("Facts keep their order, as do notifications of other frames and what contradicts itself")
  func reordering() {
    let events = [
      TraceEvent.focus("a"), Self.told(.willChangeFrame), Self.told(.willShow), .blur,
      Self.told(.willHide), Self.told(.willChangeFrame, Self.high), .pause,
    ]
    var orders: Set<[TraceEvent]> = []
    for seed in 0..<300 as Range<UInt64> {
      let turns = Self.disturbed(
        [TimedEvents(at: .zero, events)], by: Self.only { $0.reordering = 1 }, seed: seed)
      guard let order = turns.first?.events else { continue }
      orders.insert(order)
      #expect(Set(order) == Set(events) && order.count == events.count && turns.count == 1)
      #expect(order.filter { Self.frame($0) == nil } == [.focus("a"), .blur, .pause])
      let told = order.filter { Self.frame($0) != nil }
      #expect(Set(told.prefix(2)) == [Self.told(.willChangeFrame), Self.told(.willShow)])
      #expect(told.dropFirst(2) == [Self.told(.willHide), Self.told(.willChangeFrame, Self.high)])
    }
    #expect(orders.contains { $0.first == .focus("a") } && orders.contains { $0.last == .pause })
    #expect(orders.contains { $0.first != .focus("a") } && orders.contains { $0.last != .pause })
    #expect(orders.count > 60, "of 70: two orders of the notifications, 35 places for the facts")
  }

  /// The end frame of a notification; `nil` for a fact.
  private static func frame(_ event: TraceEvent) -> CGRect? {
    if case .notification(let told, _) = event { told.endFrame } else { nil }
  }

  @Test("A showing and a hiding at one frame keep their order, whichever of them is a will")
  func contradictions() {
    let shows: [KeyboardNotification.Kind] = [.willShow, .didShow]
    let hides: [KeyboardNotification.Kind] = [.willHide, .didHide]
    let pairs = shows.flatMap { show in hides.flatMap { [[show, $0], [$0, show]] } }
    for kinds in pairs + [[.didShow, .willShow], [.willHide, .didHide]] {
      let turns = [TimedEvents(at: .zero, kinds.map { Self.told($0) })]
      let orders = Set(
        (0..<20).map { seed in
          Self.disturbed(turns, by: Self.only { $0.reordering = 1 }, seed: UInt64(seed)).map(
            \.events)
        })
      let contradict = !Set(kinds).isDisjoint(with: shows) && !Set(kinds).isDisjoint(with: hides)
      #expect(orders.count == (contradict ? 1 : 2), "\(kinds)")
    }
  }
}
