import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

/// WPAutoSpringKeyboard's own calculation (S2.4–S2.6).
private struct SpringFormula {
  let screenHeight: Double
  private(set) var boundsOrigin = 0.0

  init(screenHeight: Double) { self.screenHeight = screenHeight }

  /// willShow for a field whose bottom lies at a place in the window.
  ///
  /// S2.12, corrected: the place is that of the unshifted view.
  mutating func willShow(bottom: Double, keyboardHeight: Double) {
    let line = screenHeight - keyboardHeight
    let shift = bottom > line ? bottom - line : 0
    if shift == 0 { return }
    boundsOrigin = SeedOracle.inForce(shift + 10, before: boundsOrigin)
  }

  mutating func willHide() { boundsOrigin = 0 }
}

@Suite("S2 Shift the bounds beside the machine")
struct S2OracleTests {
  private static func run(_ random: inout SplitMix64) -> [SeedOracle.Comparison] {
    let screen = Double(480 + random.index(below: 600))
    let top = random.length(0, 40)
    let viewHeight = screen - top
    let keyboard = random.length(160, screen - top - 160)
    let viewport = Viewport(
      screen: CGSize(width: 320, height: screen),
      view: CGRect(x: 0, y: top, width: 320, height: viewHeight),
      safeArea: VerticalInsets(top: random.length(0, 44)))
    var stage = SeedStage(.shiftBounds(10), in: viewport)
    var formula = SpringFormula(screenHeight: screen)
    var comparisons: [SeedOracle.Comparison] = []
    // Inputs fit the area with the gap: a taller one loses its top in the seed (S2.13). The second
    // input and the other keyboard cover as the first may: an input that is clear is left at an
    // earlier shift by S2.5, where the machine keeps the gap.
    let heights = [random.length(20, 50), random.length(20, 50)]
    let line = viewHeight - keyboard
    let first = random.length(60, viewHeight)
    let second = random.length(line + 0.125, viewHeight)
    let covering = viewHeight - second + 0.125
    let lower = max(120, keyboard - 60, covering)
    let steps: [(bottom: Double, height: Double, keyboard: Double)] = [
      (first, heights[0], keyboard), (second, heights[1], keyboard),
      (second, heights[1], lower),
    ]
    for (index, step) in steps.enumerated() {
      let input = FocusedInput.field(
        InputID(rawValue: min(index, 1)), top: step.bottom - step.height, height: step.height)
      stage.show(input, step.keyboard)
      formula.willShow(bottom: top + step.bottom, keyboardHeight: step.keyboard)
      comparisons.append(
        .init(
          "shift at step \(index)", seed: formula.boundsOrigin,
          machine: stage.adjustment.boundsOrigin))
    }
    stage.hide(random.element(.tap, .returnKey, .drag, .programmatic), keyboard)
    formula.willHide()
    comparisons.append(
      .init("shift after", seed: formula.boundsOrigin, machine: stage.adjustment.boundsOrigin))
    return comparisons
  }

  @Test("S2.4 In 1,000 geometries the shift is the seed's, counted from the unshifted view")
  func oracle() {
    let oracle = SeedOracle(Self.run)
    #expect(oracle.difference == nil)
    #expect(oracle.compared == 4000)
    #expect(oracle.moving > 2000)
  }
}
