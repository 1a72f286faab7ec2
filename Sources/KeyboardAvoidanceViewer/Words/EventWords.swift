internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension TraceEvent {
  /// What the event carries, in one line; empty if it carries nothing.
  var detail: String {
    switch self {
    case .notification(let notification, _): notification.detail
    case .focus(let input): input
    case .caret(let input, let frame): "\(input): \(frame?.text ?? "none")"
    case .caretPending(let input): "\(input): not known yet"
    case .companion(let input, let frame): "\(input): \(frame?.text ?? "none")"
    case .resize(let input, let frame): "\(input): \(frame.text)"
    case .layout(let change): change.detail
    case .scroll(let offset): "to \(offset.toThousandths)"
    case .scrollNested(let index, let offset):
      "scroll view \(index) to \(offset.toThousandths)"
    case .sample(let sample):
      "\(sample.isInteractive ? "dragged" : "at rest"), \(sample.frame?.text ?? "no frame")"
    case .dismiss(let reason): reason.rawValue
    case .blur, .tapOutside, .pause, .resume: ""
    }
  }
}

extension KeyboardNotification {
  fileprivate var detail: String {
    var parts = [endFrame?.text ?? "no frame"]
    if kind.isWill { parts.append(animation.detail) }
    if !isLocal { parts.append("another app's") }
    if isOnOtherScreen { parts.append("on another screen") }
    return parts.joined(separator: ", ")
  }
}

extension KeyboardAnimation {
  /// `0.25 s along curve 7`
  var detail: String {
    duration > 0 ? "\(duration.toThousandths) s along curve \(curve)" : "at once"
  }
}

extension LayoutChange {
  fileprivate var detail: String {
    var parts: [String] = []
    if let screen { parts.append("screen \(screen.text)") }
    if let window { parts.append("window \(window.text)") }
    if let windowSafeArea { parts.append("window's safe area \(windowSafeArea.text)") }
    if let view { parts.append("view \(view.text)") }
    if let safeArea { parts.append("safe area \(safeArea.text)") }
    if let overlayBarHeight {
      parts.append("bars on the keyboard \(overlayBarHeight.toThousandths)")
    }
    if let contentSize { parts.append("content \(contentSize.text)") }
    if let offset { parts.append("offset \(offset.toThousandths)") }
    if let insets { parts.append("insets \(insets.text)") }
    if nested.contains(where: { $0 != NestedChange() }) { parts.append("nested scroll views") }
    return parts.isEmpty ? "as it was" : parts.joined(separator: ", ")
  }
}

extension CGRect {
  /// `0, 407, 375 × 260`: the origin, then the size.
  var text: String {
    "\(Double(origin.x).toThousandths), \(Double(origin.y).toThousandths), \(size.text)"
  }
}

extension CGSize {
  /// `375 × 667`
  var text: String { "\(Double(width).toThousandths) × \(Double(height).toThousandths)" }
}

extension VerticalInsets {
  /// `20 / 34`: the top, then the bottom.
  fileprivate var text: String { "\(top.toThousandths) / \(bottom.toThousandths)" }
}
