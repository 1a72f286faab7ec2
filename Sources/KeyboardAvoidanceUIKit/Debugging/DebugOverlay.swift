#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Draws what an avoidance believes over its window: the keyboard's frame, the target, and a few
/// lines of text. It takes no touches, is in no layout but its own, and no accessibility element.
@MainActor final class DebugOverlay: UIView {
  private let keyboard = UIView(frame: .zero)
  private let target = UIView(frame: .zero)

  /// The report in words.
  let label = UILabel(frame: .zero)

  private static let margin = 8.0
  private static let lineHeight = 16.0

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    outline(keyboard, UIColor.systemRed)
    outline(target, UIColor.systemGreen)
    label.isAccessibilityElement = false
    label.font = UIFont.systemFont(ofSize: 12)
    label.textColor = UIColor.white
    label.backgroundColor = UIColor.black.withAlphaComponent(0.7)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private func outline(_ view: UIView, _ color: UIColor) {
    view.layer.borderColor = color.cgColor
    view.layer.borderWidth = 1
    addSubview(view)
  }

  /// Shows a report over a window.
  func show(_ report: DebugReport, over window: UIWindow) {
    UIView.performWithoutAnimation {
      if superview !== window || window.subviews.last !== self { window.addSubview(self) }
      frame = window.bounds
      place(keyboard, at: report.keyboard)
      place(target, at: report.target)
      let lines = report.lines
      label.numberOfLines = lines.count
      label.text = lines.joined(separator: "\n")
      label.frame = CGRect(
        x: Self.margin, y: window.safeAreaInsets.top + Self.margin,
        width: max(0, bounds.width - 2 * Self.margin),
        height: Double(lines.count) * Self.lineHeight)
    }
  }

  private func place(_ view: UIView, at frame: CGRect?) {
    view.isHidden = frame == nil
    if let frame { view.frame = frame }
  }
}
#endif
