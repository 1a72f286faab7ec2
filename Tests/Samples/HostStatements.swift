import Foundation
import KeyboardAvoidance

@MainActor struct Page {
  var field: CGRect
  var text: CGRect
  var caret: CGRect
  var offset: Double
  func scrollByUser(_ points: Double) {}
}

@MainActor final class KeyboardHost {
  init(_ page: Page, _ policy: AvoidancePolicy) {}
  func send(_ events: KeyboardEvent...) {}
}

@MainActor func sample(page: Page, keyboard: CGRect, otherKeyboard: CGRect, gone: CGRect) {
  // SAMPLE
}
