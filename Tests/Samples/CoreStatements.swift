import Foundation
import KeyboardAvoidance

func sample(viewport: Viewport, input: FocusedInput, frame: CGRect, gap: Double) throws {
  // SAMPLE
}
