import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// An own inset before the keyboard, and what it becomes while that is up.
struct InsetChange: Sendable, CustomTestStringConvertible {
  let before: CGFloat
  let after: CGFloat

  var testDescription: String { "\(before) to \(after)" }

  static let all = [
    (0, 49), (49, 0), (150, 0), (200, 0), (0, 120), (0, -34), (-34, 0), (-34, -20), (-20, -34),
    (49, 83), (83, 49), (100, 60), (49, 49.5), (20, 19.5),
  ].map { InsetChange(before: CGFloat($0.0), after: CGFloat($0.1)) }
}

@MainActor @Suite("Own insets that change while the keyboard is up", .bothOrders)
struct OwnInsetTests {
  @Test(
    "Set anew or by a step, they are the app's afterwards", arguments: InsetChange.all,
    OwnChange.allCases)
  func change(_ change: InsetChange, _ way: OwnChange) {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let device = DoubleDevice(size: Form.phone, safeAreaInsets: insets)
    let form = Form(.standard, on: device, contentHeight: 1400)
    guard let scroll = form.scroll else { return }
    scroll.contentInset.bottom = change.before
    device.endTurn()
    form.show()
    #expect(scroll.adjustedContentInset.bottom == 260)
    switch way {
    case .set: scroll.contentInset.bottom = change.after
    case .step: scroll.contentInset.bottom += change.after - change.before
    }
    device.endTurn()
    #expect(scroll.adjustedContentInset.bottom == 260)
    form.hide()
    #expect(scroll.contentInset.bottom == change.after)
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test("To and fro, in any order", arguments: OwnChange.allCases)
  func toAndFro(_ way: OwnChange) {
    let form = Form(.standard, contentHeight: 1400)
    guard let scroll = form.scroll else { return }
    var own: CGFloat = 0
    for (step, next) in ([49, 0, 150, 49, 0, 150, 0] as [CGFloat]).enumerated() {
      if step % 2 == 0 { form.show() } else { form.hide() }
      switch way {
      case .set: scroll.contentInset.bottom = next
      case .step: scroll.contentInset.bottom += next - own
      }
      own = next
      form.device.endTurn()
    }
    form.hide()
    #expect(scroll.contentInset.bottom == 0)
  }

  @Test("What has been its own before is its own again, however near it is to ours")
  func ownBefore() {
    let form = Form(.standard, contentHeight: 1400)
    guard let scroll = form.scroll else { return }
    for own in [250, 20] as [CGFloat] {
      scroll.contentInset.bottom = own
      form.show()
      #expect(scroll.contentInset.bottom == 260)
      if own == 20 {
        scroll.contentInset.bottom = 250
        form.device.endTurn()
      }
      form.hide()
    }
    #expect(scroll.contentInset.bottom == 250)
  }
}
