#if os(Linux) || os(iOS)
internal import Foundation
internal import KeyboardAvoidance

#if canImport(CoreGraphics)
internal import CoreGraphics
#endif

extension Viewport {
  /// The keys of a header or a layout, with as many nested scroll views as the trace holds.
  func traceKeys(nested count: Int) -> [String: TraceValue] {
    var view: [String: TraceValue] = [
      "frame": .frame(self.view), "safeArea": .insets(safeArea),
      "riding": .number(overlayBarHeight),
    ]
    if let scroll {
      let own = TraceValue.object(scroll.traceKeys)
      let unused = Array(repeating: NestedScroll.unusedTraceKeys, count: count)
      let chain = (unused + nested.map(\.traceKeys)).suffix(count).map { TraceValue.object($0) }
      if chain.isEmpty { view["scroll"] = own } else { view["scrolls"] = .list(chain + [own]) }
    }
    return [
      "screen": .size(screen), "window": .frame(window),
      "windowSafeArea": .insets(windowSafeArea), "view": .object(view),
    ]
  }
}

extension ScrollMetrics {
  fileprivate var traceKeys: [String: TraceValue] {
    ["content": .size(contentSize), "offset": .number(offset), "inset": .insets(insets)]
  }
}

extension NestedScroll {
  fileprivate var traceKeys: [String: TraceValue] {
    metrics.traceKeys.merging(["frame": .frame(frame)]) { $1 }
  }

  /// One that cannot scroll and clips nothing: a trace has one chain for all its inputs, and this
  /// fills it for those with a shorter one.
  fileprivate static var unusedTraceKeys: [String: TraceValue] {
    let size = CGSize(width: 1e6, height: 1e6)
    return ScrollMetrics(contentSize: size).traceKeys
      .merging(["frame": .frame(CGRect(origin: .zero, size: size))]) { $1 }
  }
}

extension FocusedInput {
  /// The keys of an input in the header.
  var traceKeys: [String: TraceValue] {
    var keys: [String: TraceValue] = ["frame": .frame(frame)]
    if isCaretPending {
      keys["caret"] = .text("pending")
    } else if let caret {
      keys["caret"] = .frame(caret)
    }
    if let companion { keys["companion"] = .frame(companion) }
    if let gap { keys["gap"] = .number(gap) }
    if let placement { keys["placement"] = .placement(placement) }
    if !isEnabled { keys["enabled"] = .flag(false) }
    return keys
  }
}

extension AvoidancePolicy {
  /// Everything that a policy says, named.
  var traceKeys: [String: TraceValue] {
    [
      "mover": .text(mover.rawValue), "gap": .number(max(0, gap)),
      "engagement": .text(engagement.rawValue), "placement": .placement(placement),
      "anchor": .text(anchor.rawValue), "drag": .text(drag.rawValue),
      "target": .text(target.rawValue),
      "restoreOn": .list(restore.reasons.reasons.map { .text($0.rawValue) }),
      "restoreTo": .text(restore.target.rawValue),
      "dismissOnTap": .flag(dismissesOnOutsideTap), "grace": .number(max(0, grace)),
    ]
  }
}

extension KeyboardNotification {
  /// The keys of its line.
  var traceKeys: [String: TraceValue] {
    [
      "do": .text(kind.rawValue), "end": .frame(endFrame),
      "duration": .number(animation.duration), "curve": .number(Double(animation.curve)),
      "local": .flag(isLocal), "otherScreen": .flag(isOnOtherScreen),
    ]
  }
}
#endif
