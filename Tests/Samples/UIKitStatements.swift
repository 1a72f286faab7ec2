import KeyboardAvoidanceUIKit
import UIKit

@MainActor func sample(
  view: UIView, container: UIView, scrollView: UIScrollView, textView: UITextView,
  avoidance: AvoidanceHandle
) throws {
  // SAMPLE
}
