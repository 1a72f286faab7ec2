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
      (begin == nil ? [] : [.notification(notification)])
        + notification.plainer.map { .notification($0) }
    case .caret(let name, let frame?): frame.whole.map { [.caret(name, $0)] } ?? []
    case .resize(let name, let frame): frame.whole.map { [.resize(name, $0)] } ?? []
    case .companion(let name, let frame?): frame.whole.map { [.companion(name, $0)] } ?? []
    case .scroll(let offset): offset.whole.map { [.scroll(offset: $0)] } ?? []
    case .scrollNested(let index, let offset):
      offset.whole.map { [.scrollNested(index, offset: $0)] } ?? []
    case .sample(let sample):
      sample.frame?.whole.map { frame in
        [.sample(KeyboardSample(frame: frame, isInteractive: sample.isInteractive))]
      } ?? []
    case .layout(let change): change.plainer.map { .layout($0) }
    default: []
    }
  }
}

extension KeyboardNotification {
  /// The notification with one value as it mostly is.
  fileprivate var plainer: [KeyboardNotification] {
    func with(_ change: (inout KeyboardNotification) -> Void) -> KeyboardNotification {
      var notification = self
      change(&notification)
      return notification
    }
    var plainer: [KeyboardNotification] = []
    if animation != .standard { plainer.append(with { $0.animation = .standard }) }
    if !isLocal { plainer.append(with { $0.isLocal = true }) }
    if isOnOtherScreen { plainer.append(with { $0.isOnOtherScreen = false }) }
    if let whole = endFrame?.whole { plainer.append(with { $0.endFrame = whole }) }
    return plainer
  }
}

extension LayoutChange {
  /// The change without one of its parts.
  fileprivate var plainer: [LayoutChange] {
    func without<Part>(_ part: WritableKeyPath<LayoutChange, Part?>) -> LayoutChange? {
      guard self[keyPath: part] != nil else { return nil }
      var change = self
      change[keyPath: part] = nil
      return change
    }
    let plainer = [
      without(\.screen), without(\.window), without(\.windowSafeArea), without(\.view),
      without(\.safeArea), without(\.overlayBarHeight), without(\.contentSize),
      without(\.offset), without(\.insets),
    ]
    guard !nested.isEmpty else { return plainer.compactMap { $0 } }
    var still = self
    still.nested = []
    return plainer.compactMap { $0 } + [still]
  }
}

extension Double {
  /// The nearest whole number; nothing if it is whole, or no finite number.
  fileprivate var whole: Double? { isFinite && self != rounded() ? rounded() : nil }
}

extension CGRect {
  /// The same frame in whole points; nothing if every side that is finite is whole.
  fileprivate var whole: CGRect? {
    let sides = [origin.x, origin.y, size.width, size.height].map { Double($0) }
    guard sides.contains(where: { $0.whole != nil }) else { return nil }
    let whole = sides.map { $0.whole ?? $0 }
    return CGRect(x: whole[0], y: whole[1], width: whole[2], height: whole[3])
  }
}
