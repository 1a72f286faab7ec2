#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Tells when the window is laid out: a view of no size, in none of the app's own.
///
/// It is dirtied from outside only, where something was noted: a view that asks for layout in its
/// own layout makes the app commit for ever.
@MainActor final class CommitProbe: UIView {
  /// Called in each layout pass that reaches the probe.
  var laidOut: (@MainActor () -> Void)?

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut?()
  }
}
#endif
