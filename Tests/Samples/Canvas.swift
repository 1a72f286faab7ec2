import Foundation
import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@MainActor final class Canvas {
  var viewport = Viewport(screen: CGSize(width: 375, height: 667))
  var shift = 0.0
  var keyboardWillMove: (CGRect?, Double) -> Void = { _, _ in }
  var focusChanged: (CGRect?) -> Void = { _ in }

  func animate(seconds: Double, _ change: (Canvas) -> Void) { change(self) }
  func endEditing() { focusChanged(nil) }
}

// SAMPLE
