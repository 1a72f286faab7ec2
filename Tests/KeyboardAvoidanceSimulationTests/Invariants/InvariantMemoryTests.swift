import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("What an invariant remembers when a step is checked")
struct MemoryOfStepTests {
  @Test("It is what was before the step; for a state it is what is after")
  func before() {
    let run = Run(
      SmallForm.header(.standard),
      [
        Run.Turn(at: .origin, [.focus("low"), SmallForm.show]),
        Run.Turn(at: .origin, [.scroll(offset: 3)]), Run.Turn(at: .origin, [.tapOutside]),
      ])
    let step = Invariant(
      "step", "Nobody scrolls.", .step { _, _, _, memory in memory.hasScrolled ? "so" : nil })
    let state = Invariant(
      "state", "Nobody scrolls.", .state { _, memory in memory.hasScrolled ? "so" : nil })
    #expect(step.violation(in: run)?.turn == 2)
    #expect(state.violation(in: run)?.turn == 1)
  }
}

@Suite("What is remembered of the turns so far")
struct InvariantMemoryTests {
  private static func noted(
    _ evidence: Evidence, from bits: UInt64, _ change: (inout Evidence) -> Void = { _ in }
  ) -> InvariantMemory {
    var evidence = evidence
    change(&evidence)
    var memory = InvariantMemory(bits: bits)
    memory.note(evidence.before, evidence.after, evidence.record)
    return memory
  }

  /// A covered input with the keyboard up, and a turn in which nothing happens.
  private static let resting = Evidence(
    SmallForm.header(.standard), [.focus("low")], [SmallForm.show], [.tapOutside])

  @Test("Nothing is remembered at first, and each thing has a bit")
  func bits() {
    #expect(!InvariantMemory().hasScrolled && !InvariantMemory().isLeft)
    #expect(InvariantMemory().bits == 0)
    for bits in UInt64(0)..<4 {
      let memory = InvariantMemory(bits: bits)
      #expect(memory.bits == bits)
      #expect(memory.hasScrolled == [1, 3].contains(bits) && memory.isLeft == (bits > 1))
    }
  }

  @Test("A scroll of the user's is remembered, and content that became longer or shorter")
  func scrolls() {
    let nested = NestedScroll(
      id: 3, frame: CGRect(x: 0, y: 90, width: 300, height: 200),
      metrics: ScrollMetrics(contentSize: CGSize(width: 300, height: 400)))
    #expect(Self.noted(Self.resting, from: 0).bits == 0)
    #expect(Self.noted(Self.resting, from: 1).bits == 1, "until something asks for a reveal")
    #expect(Self.noted(Self.resting, from: 0) { $0.events = [.scroll(offset: 3)] }.bits == 1)
    #expect(
      Self.noted(Self.resting, from: 0) { $0.events = [.scrollNested(3, offset: 3)] }.bits == 1)
    func laidOut(_ change: @escaping (inout Viewport) -> Void) -> UInt64 {
      Self.noted(Self.resting, from: 0) {
        $0.both { $0.layout.nested = [nested] }
        change(&$0.after.layout)
        let viewport = $0.after.layout
        $0.events = [.layout(viewport)]
      }.bits
    }
    #expect(laidOut { _ in } == 0)
    #expect(laidOut { $0.scroll?.contentSize.height = 901 } == 1)
    #expect(laidOut { $0.nested[0].metrics.contentSize.height = 401 } == 1)
    let untold = Self.noted(Self.resting, from: 0) {
      $0.after.layout.scroll?.contentSize.height = 901
    }
    #expect(untold.bits == 0, "no layout was reported")
  }

  @Test("A scroll is forgotten when no input is held any more, is held anew, or the policy changes")
  func forgotten() {
    func bits(_ change: @escaping (inout Evidence) -> Void) -> UInt64 {
      Self.noted(Self.resting, from: 1, change).bits
    }
    #expect(bits { $0.both { $0.isFocused = false } } == 0)
    #expect(bits { $0.before.policy.gap = 5 } == 0)
    #expect(bits { $0.before.isFocused = false } == 0)
    #expect(
      bits {
        $0.both { $0.isPaused = true }
        $0.before.isFocused = false
      } == 1)
    #expect(
      bits {
        $0.both { $0.makeStale() }
        $0.before.isFocused = false
      } == 1)
    #expect(
      bits {
        $0.before.isPaused = true
        $0.after.focused.id = 2
      } == 1, "a pause that ends reveals nothing anew")
    #expect(
      bits {
        $0.before.makeStale()
        $0.after.focused.id = 2
      } == 1)
  }

  /// Everything that asks for a reveal by a point, and not by less.
  private static var facts: [(String, (inout KeyboardMachine, Double) -> Void)] {
    [
      ("the keyboard's top", { $0.keyboard.frame?.origin.y += $1 }),
      ("the keyboard's left", { $0.keyboard.frame?.origin.x += $1 }),
      ("the keyboard's height", { $0.keyboard.frame?.size.height += $1 }),
      ("the keyboard's width", { $0.keyboard.frame?.size.width += $1 }),
      ("the input", { $0.focused.frame.origin.y += $1 }),
      ("the caret", { $0.focused.caret?.origin.y += $1 }),
      ("the companion", { $0.focused.companion?.origin.y += $1 }),
      ("the window", { $0.layout.window.origin.y += $1 }),
      ("the view", { $0.layout.view.size.height += $1 }),
      ("the bar", { $0.layout.overlayBarHeight += $1 }),
      ("the safe area's top", { $0.layout.safeArea.top += $1 }),
      ("the safe area's bottom", { $0.layout.safeArea.bottom += $1 }),
    ]
  }

  @Test("A scroll is forgotten when what asks for a reveal moves by a point")
  func asked() {
    for (name, move) in Self.facts {
      for by in [-1.0, 1, -0.75, 0.75] {
        let memory = Self.noted(Self.resting, from: 1) {
          $0.both {
            $0.focused.caret = CGRect(x: 0, y: 0, width: 2, height: 20)
            $0.focused.companion = CGRect(x: 0, y: 0, width: 9, height: 9)
          }
          move(&$0.after, by)
        }
        #expect(memory.hasScrolled == (abs(by) < 1), "\(name), \(by)")
      }
    }
    let changes: [(String, (inout KeyboardMachine) -> Void)] = [
      ("another input", { $0.focused.id = 2 }),
      ("a caret that becomes known", { $0.focused.caret = .zero }),
      ("a caret that gets lost", { $0.focused.isCaretPending = true }),
      ("a companion that comes", { $0.focused.companion = .zero }),
    ]
    for (name, change) in changes {
      #expect(!Self.noted(Self.resting, from: 1) { change(&$0.after) }.hasScrolled, "\(name)")
    }
    let translated = Self.noted(Self.resting, from: 1) {
      $0.both { $0.policy.mover = .translate }
      $0.after.layout.safeArea.top += 9
    }
    #expect(translated.hasScrolled, "a translation is bounded by the window's safe area")
  }

  @Test("A leaving that the rule does not take back is remembered until one that it does")
  func leaving() {
    func left(_ reason: DismissalReason, from bits: UInt64) -> UInt64 {
      let evidence = Evidence(
        SmallForm.header(.standard), [.focus("low")], [SmallForm.show],
        [.dismiss(reason), SmallForm.hide])
      return Self.noted(evidence, from: bits).bits
    }
    #expect(left(.drag, from: 0) == 2 && left(.system, from: 0) == 0)
    #expect(left(.drag, from: 2) == 2 && left(.system, from: 2) == 0)
    #expect(Self.noted(Self.resting, from: 2).bits == 2, "nothing leaves")
  }

  @Test("What a pause or a turned screen hides may be left, unless the rule takes back all")
  func hidden() {
    let never = RestoreRule.never
    func bits(_ rule: RestoreRule, _ change: @escaping (inout Evidence) -> Void) -> UInt64 {
      Self.noted(Self.resting, from: 0) {
        $0.both { $0.policy.restore = rule }
        $0.after.isFocused = false
        change(&$0)
      }.bits
    }
    #expect(bits(never) { _ in } == 2)
    #expect(bits(never) { $0.after.isPaused = true } == 0, "not before the pause ends")
    #expect(bits(never) { $0.after.makeStale() } == 0)
    #expect(bits(never) { $0.before.isPaused = true } == 2)
    #expect(bits(never) { $0.before.makeStale() } == 2)
    #expect(bits(.always) { $0.before.isPaused = true } == 0)
    #expect(
      bits(never) {
        $0.before.isPaused = true
        $0.after.isFocused = true
      } == 0, "an input is held")
  }

  @Test("A policy that changes while no input is held may leave something")
  func policy() {
    #expect(
      Self.noted(Self.resting, from: 0) {
        $0.both { $0.isFocused = false }
        $0.before.policy.gap = 5
      }.bits == 2)
    #expect(Self.noted(Self.resting, from: 0) { $0.before.policy.gap = 5 }.bits == 0)
  }

  @Test("The keyboard leaves with its state, or with the input that it was avoided for")
  func leaves() {
    func leaves(_ change: (inout Evidence) -> Void) -> Bool {
      var evidence = Self.resting
      change(&evidence)
      return InvariantMemory.leaves(evidence.before, evidence.after)
    }
    #expect(!leaves { _ in })
    #expect(leaves { $0.after.state = .hiding })
    #expect(leaves { $0.after.focused.isEnabled = false })
    #expect(!leaves { $0.both { $0.state = .hiding } })
    #expect(
      leaves {
        $0.both { $0.isFocused = false }
        $0.after.state = .hidden
      }, "no input was held")
  }

  @Test("Why it left: as announced in the turn, else in the episode, else as it looks")
  func reasons() {
    let hidden = Evidence(
      SmallForm.header(.standard), [.focus("low")], [SmallForm.show], [SmallForm.hide])
    func reason(_ evidence: Evidence, _ change: (inout Evidence) -> Void = { _ in })
      -> DismissalReason
    {
      var evidence = evidence
      change(&evidence)
      return InvariantMemory.reason(evidence.before, evidence.after, evidence.record)
    }
    #expect(reason(hidden) == .system)
    #expect(reason(hidden) { $0.after.isFocused = false } == .focusLost)
    #expect(reason(hidden) { $0.after.focused.isEnabled = false } == .system)
    #expect(reason(Self.resting) { $0.after.focused.isEnabled = false } == .focusLost)
    #expect(reason(hidden) { $0.before.currentEpisode.reason = .drag } == .drag)
    #expect(
      reason(hidden) {
        $0.before.currentEpisode.reason = .drag
        $0.events.append(.dismissal(.returnKey))
      } == .returnKey)
    #expect(
      reason(hidden) {
        $0.before.isEpisodeOpen = false
        $0.events.append(.dismissal(.returnKey))
      } == .system, "only in an episode")
    let again = Evidence(
      SmallForm.header(.standard), [.focus("low")], [SmallForm.show], [SmallForm.hide],
      [SmallForm.show])
    #expect(reason(again) { $0.before.currentEpisode.reason = .drag } == .system, "it came up")
  }
}
