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
    #expect(nested.map(\.scroll.id) == Array(237...300), "the oldest are given up")
  }

  @Test("Of many tables one that was scrolled for an input is not given up for one that was not")
  func scrolledIsKept() {
    var machine = KeyboardMachine()
    for id in 1...100 {
      machine.handle(
        turn: [
          .layout(Self.form(holding: id, at: 200)),
          .focus(Self.field(InputID(rawValue: id), at: id == 1 ? 250 : 10)),
          .willShow(Self.docked),
        ], at: .origin)
    }
    let back = machine.handle(turn: [.blur, .willHide(Self.gone)], at: .origin).move
    #expect(back?.nestedOffsets.first == NestedOffset(id: 1, offset: 0))
  }

  @Test("A layout that tells of another offset of a table is believed")
  func movedBySystem() {
    var machine = KeyboardMachine()
    for offset in [0.0, 40] {
      machine.handle(.layout(Self.form(holding: 7, at: 200, offset: offset)), at: .origin)
      #expect(machine.viewport?.nested.first?.metrics.offset == offset)
    }
  }

  /// A machine with the keyboard up over a field in nested scroll views, and the move that it made.
  private static func shown(
    _ nested: [NestedScroll], _ field: FocusedInput, _ policy: AvoidancePolicy = .scrollCovered
  ) -> (machine: KeyboardMachine, move: AdjustmentCommand.Move?) {
    var machine = KeyboardMachine(policy: policy)
    let viewport = Viewport(
      screen: CGSize(width: 375, height: 667),
      scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 1400)), nested: nested)
    machine.handle(turn: [.layout(viewport), .focus(field)], at: .origin)
    let move = machine.handle(.willShow(docked), at: .origin).move
    return (machine, move)
  }

  private static func table(
    _ top: Double, height: Double, content: Double, offset: Double = 0
  ) -> NestedScroll {
    NestedScroll(
      id: 7, frame: CGRect(x: 0, y: top, width: 375, height: height),
      metrics: ScrollMetrics(contentSize: CGSize(width: 375, height: content), offset: offset))
  }

  @Test(
    "What the system cuts of a table's offset is taken from what was added, and not twice",
    arguments: [(300.0, 420.0), (480, 600)])
  func cut(_ height: Double, _ content: Double) {
    // 100 points by the user and 85 more; then the content is shorter, or the table is higher.
    var (machine, move) = Self.shown(
      [Self.table(200, height: 300, content: 600, offset: 100)], Self.field(1, at: 350), .standard)
    #expect(move?.nestedOffsets == [NestedOffset(id: 7, offset: 185)])
    var viewport = Self.form(holding: 7, at: 200)
    viewport.nested = [Self.table(200, height: height, content: content, offset: 120)]
    machine.handle(.layout(viewport), at: .origin)
    let back = machine.handle(turn: [.blur, .willHide(Self.gone)], at: .origin).move
    #expect(back?.nestedOffsets == [NestedOffset(id: 7, offset: 100)])
  }

  @Test("A table that cannot scroll is in no command: the view around it takes the whole way")
  func unmoved() {
    let move = Self.shown([Self.table(300, height: 300, content: 300)], Self.field(1, at: 233)).move
    #expect(move?.contentOffset == 160)
    #expect(move?.nestedOffsets == [])
  }

  @Test("What rounding leaves of a way moves no table")
  func rounding() {
    var field = Self.field(1, at: 173)
    field.frame.size.height += 1e-13
    let (_, move) = Self.shown([Self.table(200, height: 400, content: 900)], field)
    #expect(move?.adjustment.bottomInset == 260)
    #expect(move?.nestedOffsets == [] && move?.contentOffset == nil)
  }

  @Test("A way that is too short for a command is not taken for one that was gone")
  func unseen() throws {
    var (machine, _) = Self.shown(
      [Self.table(200, height: 400, content: 900)], Self.field(1, at: 172.6))
    // From 0.4 points above the keyboard to 0.3 below its top.
    let grown = CGRect(x: 20, y: 172.6, width: 335, height: 34.7)
    #expect(machine.handle(.resize(1, grown), at: .origin).isEmpty)
    #expect(machine.viewport?.nested.first?.metrics.offset == 0)
    #expect(machine.episode?.nested.first?.added == 0)
    #expect(machine.adjustment.addedContentOffset == 0)
  }

  @Test("A scroll view that comes to hold the field asks for it, and so does one that ceases to")
  func otherChain() {
    let (form, field) = (Self.form(holding: 7, at: 200), Self.field(1, at: 250))
    var wrapped = form
    wrapped.nested.append(
      NestedScroll(
        id: 9, frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        metrics: ScrollMetrics(contentSize: CGSize(width: 375, height: 667))))
    for (before, after) in [(form, wrapped), (wrapped, form)] {
      var machine = KeyboardMachine()
      machine.handle(
        turn: [.layout(before), .focus(field), .willShow(Self.docked)], at: .origin)
      machine.handle(.scrollNested(7, offset: 0), at: .origin)
      let move = machine.handle(.layout(after), at: .origin).move
      #expect(move?.nestedOffsets.first == NestedOffset(id: 7, offset: 85))
    }
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
