internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension TraceHeader {
  /// The header's line.
  var json: JSONValue {
    var object: [String: JSONValue] = ["trace": .number(1)]
    for (key, text) in [("name", name), ("source", source), ("note", note)] where !text.isEmpty {
      object[key] = .string(text)
    }
    viewport.fill(&object)
    if !inputs.isEmpty {
      object["inputs"] = .object(
        Dictionary(inputs.map { ($0.name, $0.input.json) }) { first, _ in first })
    }
    if policy != .standard { object["policy"] = policy.json }
    return .object(object)
  }
}

extension Viewport {
  /// Adds what differs from the defaults: the whole screen, the whole window, no safe area.
  fileprivate func fill(_ object: inout [String: JSONValue]) {
    object["screen"] = JSONValue(screen)
    if window != CGRect(origin: .zero, size: screen) { object["window"] = JSONValue(window) }
    if windowSafeArea != Self.windowSafeArea(of: self.view, safeArea) {
      object["windowSafeArea"] = JSONValue(windowSafeArea)
    }
    var view: [String: JSONValue] = [:]
    if self.view != CGRect(origin: .zero, size: window.size) {
      view["frame"] = JSONValue(self.view)
    }
    if safeArea != .zero { view["safeArea"] = JSONValue(safeArea) }
    if overlayBarHeight != 0 { view["riding"] = .number(overlayBarHeight) }
    if let scroll, nested.isEmpty { view["scroll"] = .object(scroll.fields) }
    if let scroll, !nested.isEmpty {
      view["scrolls"] = .array(nested.map(\.json) + [.object(scroll.fields)])
    }
    if !view.isEmpty { object["view"] = .object(view) }
  }
}

extension ScrollMetrics {
  fileprivate var fields: [String: JSONValue] {
    [
      "content": JSONValue(contentSize), "offset": .number(offset), "inset": JSONValue(insets),
    ]
  }
}

extension NestedScroll {
  fileprivate var json: JSONValue {
    .object(metrics.fields.merging(["frame": JSONValue(frame)]) { first, _ in first })
  }
}

extension FocusedInput {
  fileprivate var json: JSONValue {
    var object = ["frame": JSONValue(frame)]
    if isCaretPending {
      object["caret"] = .string("pending")
    } else if let caret {
      object["caret"] = JSONValue(caret)
    }
    if let companion { object["companion"] = JSONValue(companion) }
    if let gap { object["gap"] = .number(gap) }
    if let placement { object["placement"] = placement.json }
    if !isEnabled { object["enabled"] = .bool(false) }
    return .object(object)
  }
}

extension AvoidancePolicy {
  /// The preset that needs the fewest overrides, with them.
  var json: JSONValue {
    let candidates = TracePreset.allCases.map { preset in
      (preset: preset, overrides: overrides(of: preset.policy))
    }
    guard let best = candidates.min(by: { $0.overrides.count < $1.overrides.count }) else {
      return .object([:])
    }
    var object = best.overrides
    object["preset"] = .string(best.preset.rawValue)
    return .object(object)
  }

  private func overrides(of preset: AvoidancePolicy) -> [String: JSONValue] {
    var object: [String: JSONValue] = [:]
    if mover != preset.mover { object["mover"] = .string(mover.rawValue) }
    if gap != preset.gap { object["gap"] = .number(gap) }
    if engagement != preset.engagement { object["engagement"] = .string(engagement.rawValue) }
    if placement != preset.placement { object["placement"] = placement.json }
    if anchor != preset.anchor { object["anchor"] = .string(anchor.rawValue) }
    if drag != preset.drag { object["drag"] = .string(drag.rawValue) }
    if target != preset.target { object["target"] = .string(target.rawValue) }
    let lifts = mover == .translate || mover == .shiftBounds
    let impliedReasons = mover != preset.mover && lifts ? .all : preset.restore.reasons
    if restore.reasons != impliedReasons {
      object["restoreOn"] = .array(restore.reasons.reasons.map { .string($0.rawValue) })
    }
    if restore.target != preset.restore.target {
      object["restoreTo"] = .string(restore.target.rawValue)
    }
    if dismissesOnOutsideTap != preset.dismissesOnOutsideTap {
      object["dismissOnTap"] = .bool(dismissesOnOutsideTap)
    }
    if grace != preset.grace { object["grace"] = .number(grace) }
    return object
  }
}

extension Placement {
  fileprivate var json: JSONValue { name.map { .string($0) } ?? .number(fraction) }
}

extension JSONValue {
  /// `[x, y, width, height]`
  init(_ frame: CGRect) {
    let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    self = .array(sides.map { .number(Double($0)) })
  }

  /// `[x, y, width, height]`, or null.
  init(_ frame: CGRect?) {
    if let frame { self.init(frame) } else { self = .null }
  }

  /// `[width, height]`
  init(_ size: CGSize) {
    self = .array([.number(Double(size.width)), .number(Double(size.height))])
  }

  /// `[top, bottom]`
  init(_ insets: VerticalInsets) { self = .array([.number(insets.top), .number(insets.bottom)]) }
}
