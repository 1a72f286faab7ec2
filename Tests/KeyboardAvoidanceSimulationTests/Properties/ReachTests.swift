import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("What random runs come to")
struct ReachTests {
  private static let reach: Reach = {
    var reach = Reach()
    var generator = RunGenerator(seed: 1)
    for _ in 0..<400 { reach.count(generator.next()) }
    return reach
  }()

  @Test("Every situation that the rules tell apart is come to, in one step of 200 or more")
  func situations() {
    print(Self.reach.text)
    for situation in Situation.allCases {
      let count = Self.reach.count(of: situation)
      #expect(count * 200 >= Self.reach.steps, "\(situation): \(count) of \(Self.reach.steps)")
    }
  }

  @Test("Every invariant asks for something, in one step of 100 or more, or one run of five")
  func invariants() {
    for invariant in Invariant.all {
      let share = Self.reach.share(of: invariant)
      #expect(share >= (invariant.isAboutRuns ? 0.2 : 0.01), "\(invariant.name): \(share)")
    }
  }

  @Test("What is reached is counted step by step, and told with its share")
  func counted() {
    let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
    let header = TraceHeader(
      name: "", viewport: Viewport(screen: CGSize(width: 375, height: 667)),
      inputs: [
        TraceInput(
          name: "a", input: FocusedInput(1, frame: CGRect(x: 0, y: 600, width: 9, height: 34)))
      ])
    let show = TraceEvent.notification(KeyboardNotification(.willShow, endFrame: docked))
    var reach = Reach()
    reach.count(
      Run(
        header,
        [
          Run.Turn(at: .origin, [show]), Run.Turn(at: .origin, [.focus("a")], policy: .keepGap()),
          Run.Turn(at: .origin, [.pause]), Run.Turn(at: .origin, [.blur]),
        ]))
    #expect(reach.runs == 1 && reach.steps == 5, "the change of policy is a step")
    #expect(reach.count(of: Situation.policyChanged) == 1)
    #expect(reach.count(of: Situation.anotherAvoider) == 3)
    #expect(reach.count(of: Situation.paused) == 2)
    #expect(reach.count(of: Situation.avoided) == 2)
    #expect(reach.count(of: Situation.nestedScrollViews) == 0)
    #expect(reach.count(of: Invariant.visible) == 1)
    #expect(reach.count(of: Invariant.episode) == 3)
    #expect(reach.share(of: Situation.paused) == 0.4)
    #expect(reach.text.contains("paused                  2 steps, 40.0 %"))
    #expect(reach.text.contains("asks: orderFree         0 runs, 0.0 %"))
  }

  @Test("What a chat does, and what it asks for, is counted")
  func chat() {
    let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
    let lower = CGRect(x: 0, y: 487, width: 375, height: 260)
    let button = CGRect(x: 20, y: 140, width: 335, height: 44)
    let header = TraceHeader(
      name: "",
      viewport: Viewport(
        screen: CGSize(width: 375, height: 667),
        scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 1_400), offset: 733)),
      inputs: [
        TraceInput(
          name: "a", input: FocusedInput(1, frame: CGRect(x: 20, y: 100, width: 335, height: 34)))
      ], policy: .chat)
    let show = TraceEvent.notification(KeyboardNotification(.willShow, endFrame: docked))
    let longer = LayoutChange(contentSize: CGSize(width: 375, height: 1_500))
    let drag = TraceEvent.sample(KeyboardSample(frame: lower, isInteractive: true))
    let turns: [[TraceEvent]] = [
      [show], [.layout(longer)], [.caretPending("a"), .focus("a")], [.companion("a", button)],
      [.caret("a", CGRect(x: 20, y: 110, width: 2, height: 20))], [drag],
    ]
    var reach = Reach()
    reach.count(Run(header, turns.map { Run.Turn(at: .origin, $0) }))
    let counts: [(Situation, Int)] = [
      (.anchoredContent, 6), (.longerContent, 1), (.newLayout, 1), (.anchoredInput, 4),
      (.pendingCaret, 2), (.companion, 3), (.companionChanged, 1), (.caretArrived, 1),
      (.draggedUnderAnchor, 1), (.followedDrag, 0), (.wholeView, 0), (.fraction, 0),
    ]
    for (situation, count) in counts {
      #expect(reach.count(of: situation) == count, "\(situation)")
    }
    #expect(reach.count(of: Invariant.anchored) == 1)
    #expect(reach.count(of: Invariant.companion) == 2)
    #expect(reach.count(of: Invariant.pending) == 1)
  }

  @Test("What a bar does, and what it asks for, is counted")
  func bar() {
    let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
    let lower = CGRect(x: 0, y: 487, width: 375, height: 260)
    var policy = AvoidancePolicy.bar
    policy.placement = .fraction(0.75)
    let header = TraceHeader(
      name: "",
      viewport: Viewport(
        screen: CGSize(width: 375, height: 667), view: CGRect(x: 0, y: 611, width: 375, height: 56)),
      inputs: [
        TraceInput(
          name: "a", input: FocusedInput(1, frame: CGRect(x: 8, y: 8, width: 300, height: 40)))
      ], policy: policy)
    let show = TraceEvent.notification(KeyboardNotification(.willShow, endFrame: docked))
    let drag = TraceEvent.sample(KeyboardSample(frame: lower, isInteractive: true))
    let hide = TraceEvent.notification(KeyboardNotification(.willHide, endFrame: nil))
    var keeping = AvoidancePolicy.bar
    keeping.restore = .never
    let turns = [
      Run.Turn(at: .origin, [.focus("a"), show]), Run.Turn(at: .origin, [drag]),
      Run.Turn(at: .origin, [.blur, hide], policy: keeping),
    ]
    var reach = Reach()
    reach.count(Run(header, turns))
    let counts: [(Situation, Int)] = [
      (.wholeView, 3), (.fraction, 2), (.followedDrag, 2), (.policyChangedInEpisode, 1),
      (.displacedAtRest, 1), (.anchoredContent, 0),
    ]
    for (situation, count) in counts {
      #expect(reach.count(of: situation) == count, "\(situation)")
    }
    #expect(reach.count(of: Invariant.drag) == 2)
  }
}
