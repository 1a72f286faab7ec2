import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// What is asked of an input that is seen, and of a machine.
extension SightTests {
  @Test("What engages an input: how it lies to the keyboard, by how the policy reads that")
  func engages() {
    func engages(
      _ engagement: Engagement, bottom: Double, margin: Double = 0, _ mover: Mover = .translate,
      _ change: (inout KeyboardMachine) -> Void = { _ in }
    ) -> Bool? {
      var machine = Self.form
      machine.policy.mover = mover
      machine.policy.engagement = engagement
      machine.focused.frame.origin.y = bottom - 34
      change(&machine)
      return Sight(machine, offset: 0)?.engages(machine, margin: margin)
    }
    #expect(engages(.always, bottom: 100) == true)
    for engagement in [Engagement.whenCovered, .whenTouching] {
      #expect(engages(engagement, bottom: 407) == false && engages(engagement, bottom: 408) == true)
    }
    #expect(engages(.whenWithinGap, bottom: 399) == false)
    #expect(engages(.whenWithinGap, bottom: 400) == true)
    #expect(engages(.whenCovered, bottom: 408, margin: 1) == false)
    #expect(engages(.whenWithinGap, bottom: 400, margin: 1) == false)
    #expect(engages(.whenCovered, bottom: 407, margin: -1e-6) == true)
    #expect(engages(.whenCovered, bottom: 400, .inset) == true)
    #expect(engages(.always, bottom: 399, .inset) == false)
    #expect(engages(.always, bottom: 400, margin: 1, .inset) == false)
    func apart(_ engagement: Engagement, _ mover: Mover) -> Bool? {
      engages(engagement, bottom: 660, mover) { $0.layout.window.origin.y = -300 }
    }
    #expect(apart(.always, .scroll) == true && apart(.always, .translate) == false)
    #expect(apart(.whenCovered, .scroll) == false && apart(.whenWithinGap, .translate) == false)
    #expect(apart(.whenCovered, .inset) == true)
  }

  @Test(
    "How far a view is lifted: to where it is placed, no less than the gap and no more than fits")
  func lifts() throws {
    let sight = try #require(Sight(Self.form, offset: 0))
    let lifts: [(Placement, Double)] = [
      (.bottom, 135), (.top, 472), (.center, 303.5), (.fraction(-1), 472), (.fraction(2), 135),
    ]
    for (placement, lift) in lifts { #expect(sight.lift(to: placement) == lift, "\(placement)") }
    var machine = Self.form
    machine.focused.frame.origin.y = 60
    let high = try #require(Sight(machine, offset: 0))
    #expect(high.lift(to: .bottom) == 0, "never down")
    #expect(high.lift(to: .top) == 32)
    machine.focused.frame = CGRect(x: 0, y: 60, width: 9, height: 383)
    let tall = try #require(Sight(machine, offset: 0))
    #expect(tall.lift(to: .top) == 40, "the gap gives way to the top")
  }

  @Test("The inset that is asked for is what is covered, less what the view has at rest")
  func insets() {
    func inset(_ change: (inout KeyboardMachine) -> Void) -> Double {
      var machine = Self.form
      change(&machine)
      return machine.dockedInset
    }
    #expect(inset { _ in } == 260 && inset { $0.policy.mover = .inset } == 260)
    #expect(inset { $0.policy.mover = .translate } == 0)
    #expect(inset { $0.layout.scroll?.insets.bottom = 34 } == 226)
    #expect(inset { $0.layout.overlayBarHeight = 44 } == 304)
    #expect(inset { $0.layout.scroll?.insets.bottom = 300 } == 0)
    #expect(
      inset {
        $0.layout.scroll = nil
        $0.layout.safeArea.bottom = 20
      } == 240)
    #expect(inset { $0.keyboard.frame = nil } == 0 && inset { $0.isLaidOut = false } == 0)
    #expect(
      inset {
        $0.layout.window.origin.y = -300
        $0.layout.overlayBarHeight = 44
      } == 0, "a bar rides on what overlaps the view")
    #expect(inset { $0.keyboard.drag = .away } == 260, "wherever it is dragged")
  }

  @Test("What invariants ask of a machine besides")
  func questions() {
    var machine = Self.form
    #expect(machine.bottomEdge == 407)
    #expect(machine.offsets(adding: 10) == -20...243)
    machine.layout.scroll?.insets.bottom = 7
    #expect(machine.bottomEdge == 400)
    machine.layout.scroll = nil
    #expect(machine.bottomEdge == nil && machine.offsets(adding: 10) == nil)
    machine.adjustment = Adjustment(translation: -3, boundsOrigin: 4)
    #expect(machine.liftOfView == 7)
    for mover in Mover.allCases {
      let scrolls = mover == .inset || mover == .scroll
      for isOther in [false, true] {
        machine.policy.mover = mover
        machine.policy.anchor = isOther ? .bottom : .top
        machine.policy.drag = isOther ? .follow : .hold
        #expect(machine.scrolls == scrolls)
        #expect(machine.isAnchoredAtBottom == (scrolls && isOther))
        #expect(machine.followsDrag == (!scrolls && isOther))
      }
    }
  }
}
