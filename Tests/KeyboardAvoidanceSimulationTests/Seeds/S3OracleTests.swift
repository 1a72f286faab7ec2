import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

/// The article's own calculation for many fields in a scroll view (S3.4–S3.9).
private struct FieldsFormula {
  let viewHeight: Double
  let contentHeight: Double
  private(set) var offset: Double
  private(set) var constraint = 0.0
  private(set) var isCovered = false
  private var offsetAdded: Double?

  init(viewHeight: Double, contentHeight: Double, offset: Double) {
    self.viewHeight = viewHeight
    self.contentHeight = contentHeight
    self.offset = offset
  }

  mutating func willShow(fieldMaxY: Double, keyboardHeight: Double) {
    let keyboardTopLine = viewHeight - keyboardHeight
    let displayBottom = fieldMaxY - offset
    isCovered = displayBottom > keyboardTopLine
    guard isCovered else { return }
    let sub = displayBottom - keyboardTopLine
    offsetAdded = sub
    offset += sub
    constraint = keyboardHeight
  }

  mutating func userScrolls(to offset: Double) { self.offset = offset }

  mutating func endEditing() {
    let added = offsetAdded ?? 0
    offsetAdded = nil
    if offset - added < 0 {
      offset = 0
    } else if offset > contentHeight - viewHeight {
      // S3.14, corrected: the seed leaves the offset beyond what the whole view can scroll.
      offset = contentHeight - viewHeight
    } else {
      offset -= added
    }
    constraint = 0
  }

  /// What the rules (a) and (b) of S3.9 both claim: the machine's end comes first there, which is
  /// where the user is nearest to.
  func isClaimedTwice(_ offset: Double) -> Bool {
    offset - (offsetAdded ?? 0) < 0 && offset > contentHeight - viewHeight
  }
}

@Suite("S3 Many fields in a scroll view beside the machine")
struct S3OracleTests {
  private static func run(_ random: inout SplitMix64) -> [SeedOracle.Comparison] {
    // No safe area, and the content begins at the view's origin (S3.15, S3.18).
    let height = Double(480 + random.index(below: 500))
    let content = height * random.length(1, 3)
    let keyboard = random.length(160, height * 0.55)
    let start = random.length(0, content - height)
    let viewport = Viewport(
      screen: CGSize(width: 320, height: height),
      scroll: ScrollMetrics(
        contentSize: CGSize(width: 320, height: content), offset: start))
    var stage = SeedStage(.scrollCovered, in: viewport)
    var formula = FieldsFormula(viewHeight: height, contentHeight: content, offset: start)
    // The field is on the screen, as one that was touched: the machine also shows one whose top is
    // above the view.
    let fieldHeight = random.length(20, 60)
    let top = start + random.length(0, height - fieldHeight)
    stage.show(.field(top: top, height: fieldHeight), keyboard)
    formula.willShow(fieldMaxY: top + fieldHeight, keyboardHeight: keyboard)
    var comparisons: [SeedOracle.Comparison] = []
    func compare(_ what: String) {
      comparisons.append(.init(what, seed: formula.offset, machine: stage.offset))
    }
    compare("offset")
    if formula.isCovered {
      // Where nothing is covered the seed sets no constraint (S3.7); here the inset follows.
      comparisons.append(
        .init("inset", seed: formula.constraint, machine: stage.adjustment.bottomInset))
    }
    let user = random.length(0, content + keyboard - height)
    if random.once(in: 2), !formula.isClaimedTwice(user) {
      stage.turn(.scroll(offset: user))
      formula.userScrolls(to: user)
    }
    stage.turn(.blur)
    formula.endEditing()
    compare("offset after the end of editing")
    stage.hide(.returnKey, keyboard)
    compare("offset after the hide")
    comparisons.append(
      .init("inset after", seed: formula.constraint, machine: stage.adjustment.bottomInset))
    return comparisons
  }

  @Test("S3.6 In 1,000 geometries the offset and the inset are the seed's, added and taken back")
  func oracle() {
    let oracle = SeedOracle(Self.run)
    #expect(oracle.difference == nil)
    #expect(oracle.compared > 4000)
    #expect(oracle.moving > 2000)
  }
}
