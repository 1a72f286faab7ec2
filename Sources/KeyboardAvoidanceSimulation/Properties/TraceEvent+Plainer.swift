internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension TraceEvent {
  /// Events of the same kind with one value closer to the plainest; each is strictly plainer, so
  /// that taking them over comes to an end.
  var plainer: [TraceEvent] {
    switch self {
    case .notification(let notification, let begin):
      var events: [TraceEvent] = []
      if begin != nil { events.append(.notification(notification)) }
      var plain = notification
      plain.animation = .standard
      events.append(.notification(plain))
      plain = notification
      plain.isLocal = true
      events.append(.notification(plain))
      plain = notification
      plain.isOnOtherScreen = false
      events.append(.notification(plain))
      if let frame = notification.endFrame, frame != frame.whole {
        plain = notification
        plain.endFrame = frame.whole
        events.append(.notification(plain))
      }
      return events.filter { $0 != self }
    case .caret(let name, let frame?) where frame != frame.whole: return [.caret(name, frame.whole)]
    case .resize(let name, let frame) where frame != frame.whole:
      return [.resize(name, frame.whole)]
    case .companion(let name, let frame?) where frame != frame.whole:
      return [.companion(name, frame.whole)]
    case .scroll(let offset) where offset.isFinite && offset != offset.rounded():
      return [.scroll(offset: offset.rounded())]
    case .scrollNested(let index, let offset) where offset.isFinite && offset != offset.rounded():
      return [.scrollNested(index, offset: offset.rounded())]
    case .sample(let sample):
      guard let frame = sample.frame, frame != frame.whole else { return [] }
      return [.sample(KeyboardSample(frame: frame.whole, isInteractive: sample.isInteractive))]
    case .layout(let change): return change.plainer.map { .layout($0) }
    default: return []
    }
  }
}

extension LayoutChange {
  /// The change without one of its parts.
  fileprivate var plainer: [LayoutChange] {
    func without(_ drop: (inout LayoutChange) -> Void) -> LayoutChange {
      var change = self
      drop(&change)
      return change
    }
    let parts = [
      without { $0.screen = nil }, without { $0.window = nil }, without { $0.windowSafeArea = nil },
      without { $0.view = nil }, without { $0.safeArea = nil },
      without { $0.overlayBarHeight = nil }, without { $0.contentSize = nil },
      without { $0.offset = nil }, without { $0.insets = nil }, without { $0.nested = [] },
    ]
    return parts.filter { $0 != self }
  }
}

extension CGRect {
  /// The same frame in whole points.
  fileprivate var whole: CGRect {
    CGRect(
      x: origin.x.rounded(), y: origin.y.rounded(), width: size.width.rounded(),
      height: size.height.rounded())
  }
}
