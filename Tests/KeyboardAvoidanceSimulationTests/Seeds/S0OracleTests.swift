import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// ODScrollView's own calculation, in window coordinates (S0.19–S0.22).
private struct ODScrollViewFormula {
  enum Direction: CaseIterable { case top, center, bottom }
  enum Option { case always, ifNeeded }
  struct Rect { var minY, maxY: Double }

  let screenHeight: Double
  let keyboardHeight: Double
  let scrollView: Rect

  var keyboardMinY: Double { screenHeight - keyboardHeight }
  var area: Rect {
    Rect(
      minY: scrollView.minY,
      maxY: scrollView.maxY > keyboardMinY ? keyboardMinY : scrollView.maxY)
  }
  var areaHeight: Double { area.maxY - area.minY }

  /// What is added to the offset.
  func delta(
    _ input: Rect, caret: Rect, _ direction: Direction, margin: Double, _ option: Option
  ) -> Double {
    let target = areaHeight >= input.maxY - input.minY ? input : caret
    if option == .ifNeeded, target.maxY < keyboardMinY { return 0 }
    return switch direction {
    case .top: target.minY - area.minY - margin
    case .center: (target.minY + target.maxY) / 2 - (area.minY + areaHeight / 2)
    case .bottom: target.maxY - area.maxY + margin
    }
  }
}

@Suite("S0 ODScrollView beside the machine")
struct S0OracleTests {
  /// A geometry, and the seed's settings in it.
  private struct Scene {
    let formula: ODScrollViewFormula
    let content: Double
    let margin: Double
    let direction: ODScrollViewFormula.Direction
    let option: ODScrollViewFormula.Option

    var viewHeight: Double { formula.scrollView.maxY - formula.scrollView.minY }
    var overlap: Double { max(0, formula.scrollView.maxY - formula.keyboardMinY) }

    init(_ random: inout SplitMix64) {
      let screen = Double(568 + random.index(below: 400))
      let keyboard = random.length(216, screen * 0.55)
      let top = random.length(0, 60)
      // A view that ends above the keyboard keeps a point from it: what only touches a keyboard
      // beyond the view has no overlap here, and S0.22 would adjust for it.
      let clear = random.length(top + 120, screen - keyboard - 1)
      let bottom = random.once(in: 4) ? clear : random.length(screen - keyboard + 1, screen)
      formula = ODScrollViewFormula(
        screenHeight: screen, keyboardHeight: keyboard,
        scrollView: ODScrollViewFormula.Rect(minY: top, maxY: bottom))
      content = (bottom - top) * random.length(1, 3)
      margin = random.length(0, 25)
      direction = random.element(.top, .center, .bottom)
      option = random.element(.always, .ifNeeded)
    }

    var policy: AvoidancePolicy {
      var policy = AvoidancePolicy.scroll(margin: margin)
      policy.engagement = option == .always ? .always : .whenTouching
      policy.placement =
        switch direction {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        }
      return policy
    }

    func viewport(offset: Double) -> Viewport {
      Viewport(
        screen: CGSize(width: 320, height: formula.screenHeight),
        view: CGRect(x: 0, y: formula.scrollView.minY, width: 320, height: viewHeight),
        scroll: ScrollMetrics(
          contentSize: CGSize(width: 320, height: content), offset: offset))
    }

    /// S0.29, corrected: the offset stays within what can be scrolled.
    func clamped(_ offset: Double, inset: Double) -> Double {
      max(0, min(offset, content + inset - viewHeight))
    }

    /// An input on the screen that fits, or a tall one whose caret is on the screen.
    ///
    /// Twice the margin and the target together fit the area: where they do not, the machine keeps
    /// the margin above the keyboard and the top in view, which S0.21 gives up.
    func input(_ id: InputID, at offset: Double, _ random: inout SplitMix64) -> FocusedInput {
      let place = offset + random.length(0, viewHeight - 40)
      let room = formula.areaHeight - 2 * margin
      guard random.once(in: 4) else {
        return .field(id, top: place, height: random.length(20, min(40, room)))
      }
      let caret = CGRect(x: 24, y: place, width: 2, height: 18)
      let above = random.length(0, 100)
      let height = formula.areaHeight + 100.125 + random.length(0, 300)
      return .field(id, top: place - above, height: height, caret: caret)
    }

    /// The offset after the seed adjusted for an input.
    func adjusted(_ input: FocusedInput, from offset: Double, insetChanges: Bool) -> Double {
      let delta = formula.delta(
        onScreen(input.frame, offset), caret: onScreen(input.caret ?? input.frame, offset),
        direction, margin: margin, option)
      let target = clamped(offset + delta, inset: overlap)
      // Nothing else to command: less than half a point is not commanded.
      return delta == 0 || (!insetChanges && abs(target - offset) < 0.5) ? offset : target
    }

    private func onScreen(_ frame: CGRect, _ offset: Double) -> ODScrollViewFormula.Rect {
      let top = formula.scrollView.minY + frame.origin.y - offset
      return ODScrollViewFormula.Rect(minY: top, maxY: top + frame.size.height)
    }
  }

  private static func run(_ random: inout SplitMix64) -> [SeedOracle.Comparison] {
    let scene = Scene(&random)
    let start = scene.clamped(random.length(0, scene.content), inset: 0)
    var stage = SeedStage(scene.policy, in: scene.viewport(offset: start))
    let first = scene.input(1, at: start, &random)
    stage.show(first, scene.formula.keyboardHeight)
    let shown = scene.adjusted(first, from: start, insetChanges: scene.overlap > 0)
    var comparisons = [
      SeedOracle.Comparison("offset for the first", seed: shown, machine: stage.offset)
    ]
    let second = scene.input(2, at: shown, &random)
    stage.turn(.blur, .focus(second))
    let switched = scene.adjusted(second, from: shown, insetChanges: false)
    comparisons.append(.init("offset for the second", seed: switched, machine: stage.offset))
    // S0.28, corrected: only a tap resets, to the offset before the first input (S0.23).
    let reason = random.element(DismissalReason.tap, .tap, .returnKey, .drag, .programmatic)
    stage.hide(reason, scene.formula.keyboardHeight)
    let after = reason == .tap ? start : scene.clamped(switched, inset: 0)
    comparisons.append(.init("offset after \(reason)", seed: after, machine: stage.offset))
    return comparisons
  }

  @Test("S0.21 In 1,000 geometries the offset is the seed's, for input, next input and dismissal")
  func oracle() {
    let oracle = SeedOracle(Self.run)
    #expect(oracle.difference == nil)
    #expect(oracle.compared == 3000)
    #expect(oracle.moving > 1500)
  }
}
