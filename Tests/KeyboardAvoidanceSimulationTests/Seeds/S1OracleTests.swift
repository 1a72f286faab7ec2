import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The article's handler, and what `scrollRangeToVisible` does with its inset (S1.4–S1.7).
private struct InsetFormula {
  let height: Double
  let top: Double
  let safeBottom: Double
  let content: Double

  /// The bottom inset that the handler sets, the safe area not in it.
  func inset(keyboardHeight: Double) -> Double { keyboardHeight - safeBottom }

  /// The offset at which a range is visible, by the smallest scroll.
  func revealed(_ range: CGRect, from offset: Double, inset: Double) -> Double {
    let visibleTop = offset + top
    let visibleBottom = offset + height - safeBottom - inset
    if range.minY < visibleTop { return range.minY - top }
    return range.maxY > visibleBottom ? offset + range.maxY - visibleBottom : offset
  }

  /// A scroll view stays within its range.
  func clamped(_ offset: Double, inset: Double) -> Double {
    max(-top, min(offset, content + safeBottom + inset - height))
  }
}

@Suite("S1 Inset to the keyboard beside the machine")
struct S1OracleTests {
  /// The view fills window and screen and the keyboard covers more than the safe area: elsewhere
  /// the seed's height is not the overlap (S1.14), nor its window the screen (S1.15). The app has
  /// no inset of its own (S1.15).
  private static func formula(_ random: inout SplitMix64) -> InsetFormula {
    let height = Double(320 + random.index(below: 800))
    return InsetFormula(
      height: height, top: random.length(0, 50), safeBottom: random.element(0, 21, 34),
      content: height * random.length(1, 4))
  }

  private static func viewport(_ formula: InsetFormula, offset: Double) -> Viewport {
    let insets = VerticalInsets(top: formula.top, bottom: formula.safeBottom)
    return Viewport(
      screen: CGSize(width: 375, height: formula.height), safeArea: insets,
      scroll: ScrollMetrics(
        contentSize: CGSize(width: 375, height: formula.content), offset: offset, insets: insets))
  }

  private static func run(_ random: inout SplitMix64) -> [SeedOracle.Comparison] {
    let formula = formula(&random)
    let highest = formula.height * 0.6
    let keyboard = random.length(60, highest)
    // The other keyboard differs by more than the tolerance for one frame.
    let other = keyboard + random.element(-1, 1) * random.length(1, 24)
    var offset = formula.clamped(random.length(0, formula.content) - formula.top, inset: 0)
    let caret = CGRect(
      x: 24, y: random.length(0, formula.content - 20), width: 2, height: 20)
    let text = FocusedInput.field(top: 0, height: formula.content, caret: caret)
    var stage = SeedStage(.insetContent, in: viewport(formula, offset: offset))
    var comparisons: [SeedOracle.Comparison] = []
    for height in [keyboard, other] {
      stage.show(height == keyboard ? text : nil, height)
      let inset = formula.inset(keyboardHeight: height)
      offset = formula.clamped(
        formula.revealed(caret, from: offset, inset: inset), inset: inset)
      comparisons.append(
        .init("inset at \(height)", seed: inset, machine: stage.adjustment.bottomInset))
      comparisons.append(.init("offset at \(height)", seed: offset, machine: stage.offset))
    }
    stage.hide(random.element(nil, .returnKey, .tap, .drag), other)
    offset = formula.clamped(offset, inset: 0)
    comparisons.append(
      .init("inset after the hide", seed: 0, machine: stage.adjustment.bottomInset))
    comparisons.append(.init("offset after the hide", seed: offset, machine: stage.offset))
    return comparisons
  }

  @Test("S1.5 In 1,000 geometries the inset is the seed's, and its range is visible")
  func oracle() {
    let oracle = SeedOracle(Self.run)
    #expect(oracle.difference == nil)
    #expect(oracle.compared == 6000)
    #expect(oracle.moving > 3000)
  }
}
