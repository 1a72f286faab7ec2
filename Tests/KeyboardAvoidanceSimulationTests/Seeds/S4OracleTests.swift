import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

/// The article's own state and calculation for a gap of 4 points (S4.5–S4.10).
private struct GapFormula {
  private(set) var transformDistance = 0.0
  private var keyboardFlag = 0
  private var hasMoved = false

  /// A field that far above the view's bottom, as the view is at rest.
  ///
  /// S4.16, corrected: the distance at rest is used for every notification.
  mutating func willShow(bottomDistance: Double, keyboardHeight: Double) {
    let deltaHeight = keyboardHeight - bottomDistance
    if keyboardFlag == 0, deltaHeight > 0 { move(by: -deltaHeight - 4) }
  }

  mutating func didShow() { keyboardFlag = 1 }

  mutating func didChangeFrame(bottomDistance: Double, keyboardHeight: Double) {
    let deltaHeight = keyboardHeight - bottomDistance
    if keyboardFlag == 1, hasMoved || deltaHeight > 0 { move(by: -deltaHeight - 4) }
  }

  mutating func tap() { keyboardFlag = 0 }

  mutating func willHide() {
    guard keyboardFlag == 0 else { return }
    transformDistance = 0
    hasMoved = false
  }

  /// S4.17, corrected: the view is never moved below rest, and that it has been moved is remembered
  /// by itself, so that a distance of exactly 0 is not taken for "never moved" (S4.2).
  private mutating func move(by distance: Double) {
    hasMoved = true
    transformDistance = SeedOracle.inForce(min(0, distance), before: transformDistance)
  }
}

@Suite("S4 A gap that is kept beside the machine")
struct S4OracleTests {
  private static func run(_ random: inout SplitMix64) -> [SeedOracle.Comparison] {
    let height = Double(480 + random.index(below: 600))
    let viewport = Viewport(
      screen: CGSize(width: 375, height: height), safeArea: VerticalInsets(top: 20))
    var stage = SeedStage(.keepGap(4, restore: .afterTap), in: viewport)
    var formula = GapFormula()
    // The field and the gap fit above every keyboard.
    let fieldHeight = random.length(20, 60)
    let distance = random.length(0, height * 0.6)
    let field = FocusedInput.field(top: height - distance - fieldHeight, height: fieldHeight)
    var comparisons: [SeedOracle.Comparison] = []
    var keyboard = random.length(160, height * 0.6)
    for step in 0..<4 {
      stage.show(step == 0 ? field : nil, keyboard)
      formula.willShow(bottomDistance: distance, keyboardHeight: keyboard)
      formula.didChangeFrame(bottomDistance: distance, keyboardHeight: keyboard)
      formula.didShow()
      comparisons.append(
        .init(
          "step \(step)", seed: formula.transformDistance,
          machine: stage.adjustment.translation))
      // Another keyboard differs by more than the tolerance for one frame.
      let next = random.length(140, height * 0.6)
      keyboard = abs(next - keyboard) < 1 ? next + 2 : next
    }
    let reason = random.element(DismissalReason.tap, .returnKey, .programmatic, .drag)
    stage.hide(reason, keyboard)
    if reason == .tap { formula.tap() }
    formula.willHide()
    comparisons.append(
      .init(
        "after \(reason)", seed: formula.transformDistance, machine: stage.adjustment.translation))
    return comparisons
  }

  @Test("S4.6 In 1,000 geometries the translation is the seed's, over three switches and a hide")
  func oracle() {
    let oracle = SeedOracle(Self.run)
    #expect(oracle.difference == nil)
    #expect(oracle.compared == 5000)
    #expect(oracle.moving > 2000)
  }
}
