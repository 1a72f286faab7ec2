import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What is reported but cannot be used: it changes nothing, and the report says why.
@Suite("Facts that are ignored")
struct IgnoredFactsTests {
  private static let screen = CGSize(width: 375, height: 667)
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let input = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))

  private static func machine(_ policy: AvoidancePolicy = .keepGap(4)) -> KeyboardMachine {
    var machine = KeyboardMachine(policy: policy)
    machine.handle(turn: [.layout(Viewport(screen: screen)), .focus(input)], at: .origin)
    return machine
  }

  private static func ignored(
    _ events: [KeyboardEvent], by machine: inout KeyboardMachine
  ) -> [IgnoredReason?] {
    var report = TurnReport()
    machine.handle(turn: events, at: .origin, report: &report)
    return report.steps.map(\.ignored)
  }

  @Test("A keyboard before any layout is nowhere, and is not remembered")
  func noLayout() {
    var machine = KeyboardMachine(policy: .keepGap(4))
    #expect(Self.ignored([.willShow(Self.docked)], by: &machine) == [.noViewport])
    #expect(machine.state == .hidden)
    machine.handle(.layout(Viewport(screen: Self.screen)), at: .origin)
    #expect(machine.state == .hidden && machine.dockedFrame == nil)
    machine.handle(.didShow(Self.docked), at: .origin)
    #expect(machine.state == .hidden, "nothing was announced on this screen")
  }

  @Test("The caret of an input that is not focused is another's business")
  func otherCaret() {
    var machine = Self.machine()
    let caret = CGRect(x: 0, y: 640, width: 2, height: 20)
    let others: [KeyboardEvent] = [.caret(2, caret), .caretPending(2), .companion(2, caret)]
    for event in others {
      #expect(Self.ignored([event], by: &machine) == [.notFocused], "\(event)")
    }
    machine.handle(.blur, at: .origin)
    for id in [0, 1] as [InputID] {
      let none: [KeyboardEvent] = [
        .caret(id, caret), .caretPending(id), .companion(id, caret), .resize(id, caret),
      ]
      for event in none {
        #expect(Self.ignored([event], by: &machine) == [.notFocused], "\(event)")
      }
    }
    #expect(machine.input == nil)
  }

  @Test(
    "A keyboard frame that reaches beyond any screen is empty",
    arguments: [
      CGRect(x: 0, y: 407, width: 375, height: 100_000),
      CGRect(x: -100_001, y: 407, width: 100_376, height: 260),
    ])
  func farFrames(_ frame: CGRect) {
    var machine = Self.machine()
    machine.handle(.willShow(frame), at: .origin)
    #expect(machine.state == .hidden && machine.adjustment == .identity)
  }

  @Test("A keyboard's bottom may stay a point short of the screen's, not two")
  func dockedEdge() {
    for (short, state) in [(0.9, KeyboardState.showing), (2, .hidden)] {
      var machine = Self.machine()
      machine.handle(.willShow(Self.docked.offsetBy(dx: 0, dy: -short)), at: .origin)
      #expect(machine.state == state, "\(short) points short")
    }
  }

  /// Viewports in which one number is none, or one number too many.
  static let unusable: [(name: String, viewport: Viewport)] = {
    func with(_ change: (inout Viewport) -> Void) -> Viewport {
      let content = CGSize(width: 375, height: 1_400)
      var viewport = Viewport(screen: screen, scroll: ScrollMetrics(contentSize: content))
      let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      viewport.nested = [
        NestedScroll(id: 0, frame: frame, metrics: ScrollMetrics(contentSize: content)),
        NestedScroll(id: 1, frame: frame, metrics: ScrollMetrics(contentSize: content)),
      ]
      change(&viewport)
      return viewport
    }
    return [
      ("safe area, top", with { $0.safeArea.top = .nan }),
      ("safe area, bottom", with { $0.safeArea.bottom = .infinity }),
      ("nested frame", with { $0.nested[0].frame.size.height = .nan }),
      ("nested content", with { $0.nested[1].metrics.contentSize.height = .nan }),
      ("two nested scroll views of one number", with { $0.nested[1].id = 0 }),
      ("content of any length", with { $0.scroll?.contentSize.height = 1.5e9 }),
    ]
  }()

  @Test("A layout that cannot be is not taken", arguments: unusable.map(\.name))
  func unusableLayout(_ name: String) throws {
    let viewport = try #require(Self.unusable.first { $0.name == name }?.viewport)
    var machine = Self.machine(.standard)
    let before = machine.viewport
    machine.handle(.layout(viewport), at: .origin)
    #expect(machine.viewport == before)
  }

  @Test("Nested scroll views that can be are taken")
  func usableLayout() throws {
    var viewport = Viewport(
      screen: Self.screen,
      scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 1_400)))
    viewport.nested = [0, 1].map {
      NestedScroll(
        id: $0, frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        metrics: ScrollMetrics(contentSize: CGSize(width: 300, height: 900)))
    }
    var machine = Self.machine(.standard)
    machine.handle(.layout(viewport), at: .origin)
    #expect(machine.viewport == viewport)
  }
}
