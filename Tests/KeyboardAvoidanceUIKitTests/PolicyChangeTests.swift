import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// Two policies, one in the place of the other.
struct PolicyChange: Sendable, CustomTestStringConvertible {
  let from: AvoidancePolicy
  let to: AvoidancePolicy

  var testDescription: String { "\(from.mover) \(from.gap) → \(to.mover) \(to.gap)" }

  static let all: [PolicyChange] = {
    let presets: [AvoidancePolicy] = [
      .standard, .keepGap(4), .insetContent, .shiftBounds(10), .scrollCovered,
      .scroll(margin: 20),
    ]
    return presets.flatMap { from in presets.map { PolicyChange(from: from, to: $0) } }
  }()
}

@MainActor @Suite("A policy that changes while the keyboard is up")
struct PolicyChangeTests {
  @Test("In the turn in which the focus goes elsewhere, the view goes back")
  func focusGoes() {
    let form = Form(.keepGap(4))
    let other = UITextField(frame: CGRect(x: 20, y: 20, width: 335, height: 34))
    form.device.window.addSubview(other)
    form.show()
    form.device.run {
      form.avoidance?.policy = .keepGap(20)
      _ = other.becomeFirstResponder()
    }
    form.device.endTurn()
    #expect(form.view.transform == .identity)
  }

  @Test("The gap is the new policy's, and all is at rest at the end", arguments: PolicyChange.all)
  func change(_ change: PolicyChange) {
    for cancels in [false, true] {
      let fresh = Form(change.to, contentHeight: 1200)
      let form = Form(change.from, contentHeight: 1200)
      let before = OwnValues(form.view)
      fresh.show()
      form.show()
      form.avoidance?.policy = change.to
      form.device.endTurn()
      #expect(form.gap() == fresh.gap())
      let values = OwnValues(form.view)
      for _ in 0..<3 { form.device.nextTurn() }
      #expect(OwnValues(form.view) == values)
      if cancels { form.avoidance?.cancel() } else { form.hide() }
      fresh.hide()
      #expect(OwnValues(form.view) == (cancels ? before : OwnValues(fresh.view)))
    }
  }

  @Test(
    "A nested scroll view returns when the new policy scrolls nothing",
    arguments: [
      AvoidancePolicy.shiftBounds(10), .keepGap(4),
    ])
  func nested(_ policy: AvoidancePolicy) {
    let test = NestedReturnTests()
    test.form.avoidance?.policy = policy
    test.form.device.endTurn()
    #expect(test.inner.contentOffset.y == 0)
    #expect(test.form.gap(test.field) == policy.gap)
    test.form.avoidance?.policy = .standard
    test.form.device.endTurn()
    #expect(test.form.gap(test.field) == 8)
    test.form.avoidance?.cancel()
    #expect(test.inner.contentOffset.y == 0 && test.form.scroll?.contentOffset.y == 0)
  }
}
