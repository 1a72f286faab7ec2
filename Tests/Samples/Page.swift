import Foundation
import KeyboardAvoidance

@MainActor final class Page {
  var viewport = Viewport(screen: CGSize(width: 375, height: 667))
  func apply(_ command: AdjustmentCommand) {}
}

// SAMPLE
