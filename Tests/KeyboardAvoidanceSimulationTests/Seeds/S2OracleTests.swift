import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

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
  /// An input, by its bottom in the view and its height, and the keyboard that comes for it.
  private typealias Step = (input: InputID, bottom: Double, height: Double, keyboard: Double)

  /// A first input, a second one, and another keyboard for the second.
  ///
  /// Inputs fit the area with the gap: a taller one loses its top in the seed (S2.13). The second
  /// is covered by both keyboards: one that is clear is left at an earlier shift by S2.5, where the
  /// machine keeps the gap.
  private static func steps(viewHeight: Double, _ random: inout SplitMix64) -> [Step] {
    let keyboard = random.length(160, viewHeight - 160)
    let first = random.length(60, viewHeight)
    let second = random.length(viewHeight - keyboard + 0.125, viewHeight)
    let other = max(120, keyboard - 60, viewHeight - second + 0.125)
    let height = random.length(20, 50)
    return [
      (1, first, random.length(20, 50), keyboard), (2, second, height, keyboard),
      (2, second, height, other),
    ]
  }

  private static func run(_ random: inout SplitMix64) -> [SeedOracle.Comparison] {
    let screen = Double(480 + random.index(below: 600))
    let top = random.length(0, 40)
    let viewport = Viewport(
      screen: CGSize(width: 320, height: screen),
      view: CGRect(x: 0, y: top, width: 320, height: screen - top),
      safeArea: VerticalInsets(top: random.length(0, 44)))
    var stage = SeedStage(.shiftBounds(10), in: viewport)
    var formula = SpringFormula(screenHeight: screen)
    var comparisons: [SeedOracle.Comparison] = []
    func compare(_ what: String) {
      comparisons.append(
        .init(what, seed: formula.boundsOrigin, machine: stage.adjustment.boundsOrigin))
    }
    for step in steps(viewHeight: screen - top, &random) {
      stage.show(
        .field(step.input, top: step.bottom - step.height, height: step.height), step.keyboard)
      formula.willShow(bottom: top + step.bottom, keyboardHeight: step.keyboard)
      compare("shift for \(step)")
    }
    stage.hide(random.element(.tap, .returnKey, .drag, .programmatic), 260)
    formula.willHide()
    compare("shift after")
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
