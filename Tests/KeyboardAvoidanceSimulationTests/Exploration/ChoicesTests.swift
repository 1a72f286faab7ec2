import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("The choices of a scene")
struct ChoicesTests {
  private static let caret = CGRect(x: 24, y: 505, width: 2, height: 20)

  private static func scene(
    _ letters: [[TraceEvent]], limits: [Int?] = [], pauses: [Double] = []
  ) -> ExplorationScene {
    ExplorationScene(
      SmallForm.header(.standard),
      letters: letters.enumerated().map { place, events in
        ExplorationScene.Letter(
          "\(place)", events, limit: place < limits.count ? limits[place] : nil)
      }, pauses: pauses)
  }

  /// With room for as many places as in an exploration, unless it says otherwise.
  private static func choices(_ scene: ExplorationScene, placeBits: UInt64 = 14) -> Choices {
    Choices(scene, placeBits: placeBits)
  }

  private static let machine = Evidence(SmallForm.header(.standard), [.blur]).after

  @Test("A letter may come as often as its limit says, up to fifteen times, whatever else comes")
  func limits() {
    let choices = Self.choices(
      Self.scene(
        [[.pause], [.resume], [.blur], [.tapOutside]], limits: [nil, 2, 0, 99], pauses: [0.5]))
    #expect(choices.count == 5)
    var extra: UInt64 = 0
    var counts = [0, 0, 0, 0]
    for _ in 0..<20 {
      for choice in 0..<4 where choices.isAllowed(choice, extra) {
        counts[choice] += 1
        extra = choices.events(choice, extra, Self.machine).extra
        extra = choices.remembering(InvariantMemory(bits: 3), extra)
      }
    }
    #expect(counts == [20, 2, 0, 15])
    #expect(choices.isAllowed(4, extra), "a pause is always allowed")
    #expect(choices.end(ofPause: 4) == MachineInstant(seconds: 0.5))
    #expect(choices.end(ofPause: 3) == nil)
  }

  /// How often each letter of a scene comes until none may come any more.
  private static func counts(_ choices: Choices) -> [Int] {
    var extra: UInt64 = 3
    var counts = Array(repeating: 0, count: choices.count)
    while let choice = counts.indices.last(where: { choices.isAllowed($0, extra) }) {
      extra = choices.events(choice, extra, Self.machine).extra
      counts[choice] += 1
    }
    #expect(InvariantMemory(extra).bits == 3, "what is counted leaves the memory alone")
    #expect(choices.isReached(extra), "and the place of the inputs")
    return counts
  }

  @Test("A scene may limit forty-eight letters to one each, and fewer to more")
  func manyLimits() {
    for (limit, count) in [(1, 48), (2, 24), (3, 24), (7, 16), (8, 12), (15, 12)] {
      let letters = [[TraceEvent]](repeating: [.blur], count: count)
      let choices = Self.choices(Self.scene(letters, limits: Array(repeating: limit, count: count)))
      #expect(choices.untried.isEmpty)
      #expect(Self.counts(choices) == Array(repeating: limit, count: count))
    }
  }

  @Test("A letter that there is no room to count is not tried, one that needs less room is")
  func tooManyLimits() {
    let letters = [[TraceEvent]](repeating: [.blur], count: 15)
    let limits = Array(repeating: 15, count: 11) + [7, 2, 1, 0]
    let choices = Self.choices(Self.scene(letters, limits: limits))
    #expect(choices.untried == ["12"])
    #expect(Self.counts(choices) == Array(repeating: 15, count: 11) + [7, 0, 1, 0])
  }

  @Test("What is remembered takes the place of what was, and of nothing else")
  func memory() {
    let choices = Self.choices(Self.scene([[.blur]]))
    for bits in UInt64(0)..<4 {
      let packed = choices.remembering(InvariantMemory(bits: bits), 0xFFFF_FFFF_FFFF_FFF6)
      #expect(packed == 0xFFFF_FFFF_FFFF_FFF4 | bits)
      #expect(InvariantMemory(packed).bits == bits)
    }
  }

  @Test("An input is focused where an earlier letter left it, and where it was again after another")
  func places() {
    let input = SmallForm.header(.standard).inputs[0].input
    var moved = input
    moved.frame.origin.y = 300
    var both = moved
    both.caret = Self.caret
    var choices = Self.choices(
      Self.scene([
        [.focus("low")], [.resize("low", moved.frame)], [.resize("low", input.frame)],
        [.caret("low", Self.caret)], [.resize("low", moved.frame), .focus("low")],
      ]))
    func events(_ choice: Int, _ extra: inout UInt64) -> [KeyboardEvent] {
      let (events, packed) = choices.events(choice, extra, Self.machine)
      extra = packed
      if !choices.isReached(extra) { choices.reach(extra) }
      return events
    }
    var extra: UInt64 = 2
    #expect(events(0, &extra) == [.focus(input)] && extra == 2)
    #expect(events(1, &extra) == [.resize(1, moved.frame)] && extra != 2)
    let there = extra
    #expect(events(0, &extra) == [.focus(moved)] && extra == there)
    #expect(events(3, &extra) == [.caret(1, Self.caret)] && extra != there)
    #expect(events(0, &extra) == [.focus(both)])
    #expect(InvariantMemory(extra).bits == 2)
    extra = there
    #expect(events(2, &extra) == [.resize(1, input.frame)] && extra == 2, "as before")
    #expect(events(4, &extra) == [.resize(1, moved.frame), .focus(moved)] && extra == there)
  }

  @Test("A layout changes the one that the machine knows, alone or among other events")
  func layouts() {
    let bar = TraceEvent.layout(LayoutChange(overlayBarHeight: 44))
    let view = TraceEvent.layout(LayoutChange(safeArea: VerticalInsets(top: 7)))
    let choices = Self.choices(
      Self.scene([[bar], [bar, .focus("low"), view], [.focus("nobody"), bar]]))
    var machine = Self.machine
    machine.layout.scroll?.offset = 99
    var first = machine.layout
    first.overlayBarHeight = 44
    var second = first
    second.safeArea.top = 7
    let input = SmallForm.header(.standard).inputs[0].input
    #expect(choices.events(0, 0, machine).events == [.layout(first)])
    #expect(
      choices.events(1, 0, machine).events == [.layout(first), .focus(input), .layout(second)])
    #expect(choices.events(2, 0, machine).events == [.layout(first)])
    var blank = KeyboardMachine(policy: .standard)
    blank.isLaidOut = false
    var header = SmallForm.header(.standard).viewport
    header.overlayBarHeight = 44
    #expect(choices.events(0, 0, blank).events == [.layout(header)])
  }

  @Test("Places beyond those that can be counted are not told apart, and nothing else is disturbed")
  func tooManyPlaces() {
    let letters = (0..<16).map { number in
      [TraceEvent.resize("low", CGRect(x: 0, y: 0, width: 9, height: Double(number)))]
    }
    let choices = Self.choices(Self.scene(letters, limits: [0]), placeBits: 4)
    let last = choices.events(14, 0, Self.machine).extra
    #expect(last == 15 << 2)
    #expect(choices.events(15, 0, Self.machine).extra == 0)
    #expect(choices.mixesPlaces)
    #expect(!choices.isAllowed(0, last))
  }

  @Test("An exploration that takes places of the inputs for one another is not complete")
  func mixed() {
    let letters = (1...3).map {
      [TraceEvent.resize("low", CGRect(x: 0, y: 0, width: 9, height: $0))]
    }
    for (bits, isComplete) in [(2 as UInt64, true), (1, false)] {
      var walk = ExplorationWalk(
        Explorer(Self.scene(letters), invariants: []), placeBits: bits)
      while walk.expandNext() {}
      #expect(walk.report(since: .now).isComplete == isComplete, "\(bits)")
    }
  }
}
