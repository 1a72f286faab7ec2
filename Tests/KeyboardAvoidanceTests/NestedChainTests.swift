import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Nested scroll views")
struct NestedChainTests {
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let gone = CGRect(x: 0, y: 667, width: 375, height: 260)

  /// A form with a table of 300 points at `top`, with 900 points of content.
  private static func form(holding id: Int, at top: Double, offset: Double = 0) -> Viewport {
    let table = NestedScroll(
      id: id, frame: CGRect(x: 0, y: top, width: 375, height: 300),
      metrics: ScrollMetrics(contentSize: CGSize(width: 375, height: 900), offset: offset))
    return Viewport(
      screen: CGSize(width: 375, height: 667),
      scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 1400)), nested: [table])
  }

  private static func field(_ id: InputID, at top: Double) -> FocusedInput {
    FocusedInput(id, frame: CGRect(x: 20, y: top, width: 335, height: 34))
  }

  /// A machine after a field in table 7, at 200, and then one in table 8, at 300, were focused.
  private func afterBoth() -> (KeyboardMachine, [AdjustmentCommand.Move]) {
    var machine = KeyboardMachine()
    let first = machine.handle(
      turn: [
        .layout(Self.form(holding: 7, at: 200)), .focus(Self.field(1, at: 250)),
        .willShow(Self.docked),
      ], at: .origin)
    let second = machine.handle(
      turn: [.layout(Self.form(holding: 8, at: 300)), .focus(Self.field(2, at: 260))],
      at: .origin)
    return (machine, [first, second].compactMap(\.move))
  }

  @Test("Each table takes what its own field needs")
  func shares() {
    let moves = afterBoth().1
    #expect(
      moves.map(\.nestedOffsets) == [
        [NestedOffset(id: 7, offset: 85)], [NestedOffset(id: 8, offset: 195)],
      ])
  }

  @Test("When the keyboard leaves, a table that held the input before returns too")
  func bothReturn() {
    var machine = afterBoth().0
    let commands = machine.handle(turn: [.blur, .willHide(Self.gone)], at: .origin)
    #expect(
      commands.move?.nestedOffsets == [
        NestedOffset(id: 7, offset: 0), NestedOffset(id: 8, offset: 0),
      ])
    #expect(machine.adjustment == .identity)
  }

  @Test("What the user scrolled in it meanwhile stays")
  func userScroll() {
    var machine = afterBoth().0
    machine.handle(.scrollNested(7, offset: 105), at: .origin)
    let commands = machine.handle(turn: [.blur, .willHide(Self.gone)], at: .origin)
    #expect(commands.move?.nestedOffsets.first == NestedOffset(id: 7, offset: 20))
  }

  @Test("Going back to the first field asks again, and adds nothing twice")
  func backAgain() {
    var machine = afterBoth().0
    machine.handle(
      turn: [.layout(Self.form(holding: 7, at: 200, offset: 85)), .focus(Self.field(1, at: 250))],
      at: .origin)
    let commands = machine.handle(turn: [.blur, .willHide(Self.gone)], at: .origin)
    #expect(commands.move?.nestedOffsets.map(\.offset) == [0, 0])
  }

  @Test("Cells that come and go while the keyboard stays up are not all accounted for")
  func bounded() throws {
    var machine = KeyboardMachine()
    for id in 1...300 {
      machine.handle(
        turn: [
          .layout(Self.form(holding: id, at: 200)),
          .focus(Self.field(InputID(rawValue: id), at: 250)), .willShow(Self.docked),
        ], at: .origin)
    }
    let nested = try #require(machine.episode?.nested)
    #expect(nested.count == 64)
    #expect(nested.last?.scroll.id == 300)
  }

  @Test("A command stays as it was when the next one is made")
  func commandsAreValues() throws {
    let (_, moves) = afterBoth()
    let (machine, again) = afterBoth()
    #expect(moves == again)
    var later = machine
    let kept = moves.map(\.nestedOffsets)
    later.handle(turn: [.focus(Self.field(1, at: 10)), .willHide(Self.gone)], at: .origin)
    #expect(moves.map(\.nestedOffsets) == kept)
  }
}
