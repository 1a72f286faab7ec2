import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Policies that make no sense")
struct PolicyErrorTests {
  static let presets: [AvoidancePolicy] = [
    .standard, .keepGap(4), .keepGap(4, restore: .afterTap), .insetContent, .shiftBounds(10),
    .scrollCovered, .scroll(margin: 20), .chat, .bar,
  ]
  static let plain = Viewport(screen: CGSize(width: 375, height: 667))
  static let scrolling = Viewport(
    screen: CGSize(width: 375, height: 667),
    scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 1200)))

  @Test("Every preset makes sense for a scroll view", arguments: presets)
  func makesSense(_ policy: AvoidancePolicy) throws {
    #expect(try policy.validated() == policy)
    #expect(try policy.validated(for: Self.scrolling) == policy)
  }

  @Test(
    "A gap is a length that is not negative", arguments: [-1, -.infinity, .infinity, .nan, 1e10])
  func gap(_ gap: Double) throws {
    let error = try #require(throws: PolicyError.self) {
      try AvoidancePolicy(gap: gap).validated()
    }
    #expect(error.description.hasPrefix("the gap is \(gap); accepted are 0 to"))
  }

  @Test("A grace is a time that is not negative", arguments: [-0.1, .infinity, .nan])
  func grace(_ grace: Double) throws {
    let error = try #require(throws: PolicyError.self) {
      try AvoidancePolicy(grace: grace).validated()
    }
    #expect(error.description.hasPrefix("the grace is \(grace); accepted are 0 to"))
    #expect(error.description.hasSuffix(" seconds"))
  }

  @Test("Of several mistakes the first is told, in the order of the cases")
  func order() throws {
    var policy = AvoidancePolicy(
      mover: .scroll, gap: -1, placement: .fraction(2),
      restore: RestoreRule(on: DismissalReasons(rawValue: 128), to: .origin), grace: -1)
    func next() throws -> PolicyError {
      try #require(throws: PolicyError.self) { try policy.validated(for: Self.plain) }
    }
    #expect(try next() == .unusableGap(-1))
    policy.gap = 4
    #expect(try next() == .unusablePlacement(2))
    policy.placement = .bottom
    #expect(try next() == .unusableGrace(-1))
    policy.grace = 0
    #expect(try next() == .unknownReasons(DismissalReasons(rawValue: 128)))
    policy.restore.reasons = []
    #expect(try next() == .restoreWithoutReasons(to: .origin))
    policy.restore = .never
    #expect(try next() == .moverNeedsScrollView(.scroll))
  }

  @Test("A placement is a fraction from the top to the bottom", arguments: [-0.1, 1.1, .nan])
  func placement(_ fraction: Double) throws {
    let error = try #require(throws: PolicyError.self) {
      try AvoidancePolicy(placement: .fraction(fraction)).validated()
    }
    #expect(
      error.description
        == "the placement is \(fraction); accepted are 0, the top, to 1, the bottom")
  }

  @Test("A lifting mover restores after every dismissal, the others after all but a drag")
  func restore() {
    #expect(AvoidancePolicy(mover: .translate).restore == .always)
    #expect(AvoidancePolicy(mover: .shiftBounds).restore == .always)
    #expect(AvoidancePolicy(mover: .scroll).restore == .standard)
    #expect(AvoidancePolicy(mover: .translate, restore: .never).restore == .never)
  }

  @Test("A policy survives being stored", arguments: presets)
  func stored(_ policy: AvoidancePolicy) throws {
    var policy = policy
    policy.placement = .fraction(0.25)
    let data = try JSONEncoder().encode(policy)
    #expect(try JSONDecoder().decode(AvoidancePolicy.self, from: data) == policy)
  }

  @Test("No gap and no grace are a gap and a grace")
  func zero() throws {
    try AvoidancePolicy(gap: 0, grace: 0).validated()
  }

  @Test("A place to return to needs a dismissal to return after")
  func restoreWithoutReasons() {
    for target in [RestoreRule.Target.origin, .undoUnlessPastEnd] {
      let policy = AvoidancePolicy(restore: RestoreRule(on: [], to: target))
      #expect(throws: PolicyError.restoreWithoutReasons(to: target)) { try policy.validated() }
    }
  }

  @Test("Bits that name no reason are no reasons")
  func unknownReasons() {
    let reasons = DismissalReasons(rawValue: 0b1100_0000)
    let policy = AvoidancePolicy(restore: RestoreRule(on: reasons, to: .undo))
    #expect(throws: PolicyError.unknownReasons(reasons)) { try policy.validated() }
  }

  @Test("Moving a content offset needs a scroll view, once the view is known")
  func moverNeedsScrollView() throws {
    let policy = AvoidancePolicy.standard
    try policy.validated()
    #expect(throws: PolicyError.moverNeedsScrollView(.scroll)) {
      try policy.validated(for: Self.plain)
    }
  }

  @Test("The other movers need none", arguments: [Mover.translate, .shiftBounds, .inset])
  func othersNeedNone(_ mover: Mover) throws {
    try AvoidancePolicy(mover: mover).validated(for: Self.plain)
  }

  @Test("Each message says what was wrong and what is accepted")
  func messages() {
    let errors: [PolicyError] = [
      .unusableGap(-4), .unusableGrace(-1), .unknownReasons(DismissalReasons(rawValue: 64)),
      .restoreWithoutReasons(to: .origin), .moverNeedsScrollView(.scroll),
    ]
    let culprits = ["-4", "-1", "64", "origin", "scroll"]
    for (error, culprit) in zip(errors, culprits) {
      #expect(error.description.contains(culprit))
      #expect(error.description.contains("accepted"))
    }
  }
}

@Suite("Policies with a documented meaning")
struct PolicyMeaningTests {
  private static let field = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let gone = CGRect(x: 0, y: 667, width: 375, height: 260)

  /// The adjustment while the keyboard is up, and after it left.
  private func adjustments(
    _ policy: AvoidancePolicy, in viewport: Viewport = PolicyErrorTests.plain
  ) -> (up: Adjustment, after: Adjustment) {
    var machine = KeyboardMachine(policy: policy)
    machine.handle(turn: [.layout(viewport), .focus(Self.field)], at: .origin)
    machine.handle(.willShow(Self.docked), at: .origin)
    let up = machine.adjustment
    machine.handle(turn: [.blur, .willHide(Self.gone)], at: MachineInstant(seconds: 2))
    return (up, machine.adjustment)
  }

  @Test(
    "A gap that the machine cannot use counts as none", arguments: [-20, .infinity, .nan, 1e10])
  func gap(_ gap: Double) {
    #expect(adjustments(.keepGap(gap)).up.translation == -160)
  }

  @Test("A lift returns to rest whatever the target", arguments: RestoreRule.Target.allCases)
  func liftTargets(_ target: RestoreRule.Target) {
    let (up, after) = adjustments(.keepGap(4, restore: RestoreRule(on: .all, to: target)))
    #expect(up.translation == -164)
    #expect(after == .identity)
  }

  @Test("A rule without reasons takes nothing back but the inset")
  func never() {
    #expect(adjustments(.keepGap(4, restore: .never)).after.translation == -164)
    #expect(adjustments(.insetContent).up.bottomInset == 260)
    #expect(adjustments(.insetContent).after == .identity)
  }
}
