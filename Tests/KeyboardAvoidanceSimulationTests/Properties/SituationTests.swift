import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("The situations of a run")
struct SituationTests {
  /// A form on a whole screen whose input is covered, and how it is made otherwise.
  private struct Plain: Sendable {
    var viewport = Viewport(screen: CGSize(width: 375, height: 667))
    var input = FocusedInput(1, frame: CGRect(x: 20, y: 600, width: 335, height: 34))
    var policy = AvoidancePolicy.keepGap()
    var show = KeyboardNotification(.willShow, endFrame: docked)
    var later: [Run.Turn] = []

    var run: Run {
      Run(
        TraceHeader(
          name: "", viewport: viewport, inputs: [TraceInput(name: "a", input: input)],
          policy: policy),
        [Run.Turn(at: .origin, [.focus("a"), .notification(show)])] + later)
    }
  }

  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let dragged = CGRect(x: 0, y: 487, width: 375, height: 260)
  private static let drag = TraceEvent.sample(KeyboardSample(frame: dragged, isInteractive: true))
  private static let hide = TraceEvent.notification(
    KeyboardNotification(.willHide, endFrame: nil))
  private static let button = CGRect(x: 20, y: 560, width: 335, height: 30)

  private static func turn(_ events: TraceEvent..., policy: AvoidancePolicy? = nil) -> Run.Turn {
    Run.Turn(at: .origin, events, policy: policy)
  }

  private static func scrolls(_ plain: inout Plain, _ policy: AvoidancePolicy = .standard) {
    plain.policy = policy
    plain.viewport.scroll = ScrollMetrics(contentSize: CGSize(width: 375, height: 900))
  }

  /// How a run is made otherwise, and what it comes to by that.
  private static let changes: [(Set<Situation>, @Sendable (inout Plain) -> Void)] = [
    ([.avoided], { _ in }),
    (
      [.avoided, .nestedScrollViews],
      { plain in
        scrolls(&plain)
        plain.viewport.nested = [
          NestedScroll(
            id: 0, frame: CGRect(x: 0, y: 0, width: 375, height: 667),
            metrics: ScrollMetrics(contentSize: CGSize(width: 375, height: 667)))
        ]
      }
    ),
    (
      [.avoided, .viewIsNotWindow],
      { $0.viewport.view = CGRect(x: 0, y: 17, width: 375, height: 650) }
    ),
    (
      [.avoided, .windowIsNotScreen],
      {
        $0.viewport.window = CGRect(x: 0, y: 17, width: 375, height: 650)
        $0.viewport.view = CGRect(x: 0, y: 0, width: 375, height: 650)
      }
    ),
    ([.avoided, .otherGrace], { $0.policy.grace = 0.2 }),
    ([.avoided, .ridingBars], { $0.viewport.overlayBarHeight = 44 }),
    ([.avoided, .paused], { $0.later = [turn(.pause)] }),
    (
      [.avoided, .policyChanged, .policyChangedInEpisode],
      { $0.later = [turn(policy: .keepGap(9))] }
    ),
    ([.avoided, .anotherAvoider], { $0.later = [turn(.blur)] }),
    (
      [.avoided, .stale],
      {
        let size = CGSize(width: 667, height: 375)
        let frame = CGRect(origin: .zero, size: size)
        $0.later = [turn(.layout(LayoutChange(screen: size, window: frame, view: frame)))]
      }
    ),
    ([.avoided, .dragged], { $0.later = [turn(drag)] }),
    (
      [.avoided, .dragged, .followedDrag],
      {
        $0.policy.drag = .follow
        $0.later = [turn(drag)]
      }
    ),
    ([.foreignKeyboard], { $0.show.isLocal = false }),
    ([.disabledInput], { $0.input.isEnabled = false }),
    ([.avoided, .ownGap], { $0.input.gap = 9 }),
    (
      [.avoided, .hostScroll],
      { plain in
        scrolls(&plain)
        plain.later = [turn(.scroll(offset: 10))]
      }
    ),
    ([.avoided, .tallInput], { $0.input.frame = CGRect(x: 0, y: 200, width: 335, height: 401) }),
    ([.avoided], { $0.input.frame = CGRect(x: 0, y: 200, width: 335, height: 400) }),
    (
      [.avoided, .anchoredContent, .anchoredInput], { plain in scrolls(&plain, .chat) }
    ),
    (
      [.avoided, .longerContent, .newLayout],
      { plain in
        scrolls(&plain)
        plain.later = [turn(.layout(LayoutChange(contentSize: CGSize(width: 375, height: 901))))]
      }
    ),
    (
      [.avoided, .newLayout],
      { plain in
        scrolls(&plain)
        plain.later = [turn(.layout(LayoutChange(contentSize: CGSize(width: 375, height: 899))))]
      }
    ),
    ([.avoided, .companion], { $0.input.companion = button }),
    (
      [.avoided, .companion, .companionChanged], { $0.later = [turn(.companion("a", button))] }
    ),
    ([.avoided, .wholeView], { $0.policy.target = .view }),
    (
      [.avoided, .companion],
      {
        $0.policy.target = .view
        $0.input.companion = button
      }
    ),
    (
      [.avoided, .dragged, .draggedUnderAnchor, .anchoredContent, .anchoredInput],
      { plain in
        scrolls(&plain, .chat)
        plain.later = [turn(drag)]
      }
    ),
    ([.avoided, .pendingCaret], { $0.input.isCaretPending = true }),
    (
      [.avoided, .pendingCaret, .caretArrived],
      {
        $0.input.isCaretPending = true
        $0.later = [turn(.caret("a", nil))]
      }
    ),
    ([.avoided, .fraction], { $0.policy.placement = .fraction(0.25) }),
    (
      [.avoided],
      {
        $0.policy.placement = .fraction(0.25)
        $0.input.placement = .center
      }
    ),
    ([.avoided, .fraction], { $0.input.placement = .fraction(0.25) }),
    ([.avoided, .paused], { $0.later = [turn(.pause), turn(.resume)] }),
    (
      [.avoided],
      { plain in
        scrolls(&plain)
        plain.later = [turn(.blur, hide), Run.Turn(at: MachineInstant(nanoseconds: 1 << 30), [])]
      }
    ),
    (
      [.avoided, .tallInput, .pendingCaret, .caretArrived],
      {
        $0.input.frame = CGRect(x: 20, y: 100, width: 335, height: 500)
        $0.input.isCaretPending = true
        $0.later = [turn(.caret("a", CGRect(x: 24, y: 560, width: 2, height: 20)))]
      }
    ),
    (
      [.avoided],
      {
        let did = KeyboardNotification(.didShow, endFrame: docked)
        $0.later = [turn(.notification(did))]
      }
    ),
    (
      [.avoided, .displacedAtRest],
      {
        $0.policy.restore = .never
        $0.later = [
          turn(.blur, hide)
        ]
      }
    ),
  ]

  @Test("Each is come to by what makes it, and by nothing else")
  func each() {
    var seen: Set<Situation> = []
    for (index, (situations, change)) in Self.changes.enumerated() {
      var plain = Plain()
      change(&plain)
      var reach = Reach()
      reach.count(plain.run)
      let found = Set(Situation.allCases.filter { reach.count(of: $0) > 0 })
      #expect(found == situations, "\(index): \(found.symmetricDifference(situations))")
      seen.formUnion(found)
    }
    #expect(seen == Set(Situation.allCases))
  }

  @Test("What is reached is told in a line for each situation and each invariant")
  func text() throws {
    var reach = Reach()
    for (_, change) in Self.changes {
      var plain = Plain()
      change(&plain)
      reach.count(plain.run)
    }
    try RecordedPage.compare(reach.text + "\n", with: "Reach")
    #expect(reach.share(of: Invariant.shifted) == 1)
    #expect(reach.share(of: Invariant.visible) < 1)
  }
}
