internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension Run {
  /// The run as Swift literals that can be pasted into a test.
  public var swift: String {
    let inputs = header.inputs.map { "    \(Literal.input($0))," }
    let turns = turns.map { turn in
      let events = turn.events.map(Literal.event).joined(separator: ", ")
      let policy = turn.policy.map { ", policy: \(Literal.policy($0))" } ?? ""
      return "    Run.Turn(at: MachineInstant(nanoseconds: \(turn.time.nanoseconds)), "
        + "[\(events)]\(policy)),"
    }
    return """
      let run = Run(
        TraceHeader(
          name: \(Literal.string(header.name)),
          viewport: \(Literal.viewport(header.viewport)),
          inputs: [
      \(inputs.joined(separator: "\n"))
          ],
          policy: \(Literal.policy(header.policy))),
        [
      \(turns.joined(separator: "\n"))
        ])
      """
  }
}

/// Writes values as Swift.
private enum Literal {
  static func number(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    return "\(number)"
  }

  static func string(_ string: String) -> String { String(reflecting: string) }

  static func frame(_ frame: CGRect?) -> String {
    guard let frame else { return "nil" }
    return "CGRect(x: \(number(frame.origin.x)), y: \(number(frame.origin.y)), "
      + "width: \(number(frame.size.width)), height: \(number(frame.size.height)))"
  }

  static func insets(_ insets: VerticalInsets) -> String {
    "VerticalInsets(top: \(number(insets.top)), bottom: \(number(insets.bottom)))"
  }

  static func size(_ size: CGSize) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func viewport(_ viewport: Viewport) -> String {
    var parts = [
      "screen: \(size(viewport.screen))", "window: \(frame(viewport.window))",
      "windowSafeArea: \(insets(viewport.windowSafeArea))",
      "view: \(frame(viewport.view))", "safeArea: \(insets(viewport.safeArea))",
    ]
    if let scroll = viewport.scroll { parts.append("scroll: \(metrics(scroll))") }
    if !viewport.nested.isEmpty {
      let chain = viewport.nested.map { nested in
        "NestedScroll(id: \(nested.id), frame: \(frame(nested.frame)), "
          + "metrics: \(metrics(nested.metrics)))"
      }
      parts.append("nested: [\(chain.joined(separator: ", "))]")
    }
    parts.append("overlayBarHeight: \(number(viewport.overlayBarHeight))")
    return "Viewport(\(parts.joined(separator: ", ")))"
  }

  private static func metrics(_ metrics: ScrollMetrics) -> String {
    "ScrollMetrics(contentSize: \(size(metrics.contentSize)), "
      + "offset: \(number(metrics.offset)), insets: \(insets(metrics.insets)))"
  }

  static func input(_ input: TraceInput) -> String {
    let focused = input.input
    var parts = ["\(focused.id.rawValue)", "frame: \(frame(focused.frame))"]
    if let caret = focused.caret { parts.append("caret: \(frame(caret))") }
    if focused.isCaretPending { parts.append("isCaretPending: true") }
    if let companion = focused.companion { parts.append("companion: \(frame(companion))") }
    if let gap = focused.gap { parts.append("gap: \(number(gap))") }
    if let placement = focused.placement { parts.append("placement: \(literal(placement))") }
    if !focused.isEnabled { parts.append("isEnabled: false") }
    return
      "TraceInput(name: \(string(input.name)), input: FocusedInput(\(parts.joined(separator: ", "))))"
  }

  static func policy(_ policy: AvoidancePolicy) -> String {
    let reasons = policy.restore.reasons.reasons.map { ".\($0)" }.joined(separator: ", ")
    return """
      AvoidancePolicy(
            mover: .\(policy.mover), gap: \(number(policy.gap)), engagement: .\(policy.engagement),
            placement: \(literal(policy.placement)), anchor: .\(policy.anchor),
            drag: .\(policy.drag), target: .\(policy.target),
            restore: RestoreRule(on: [\(reasons)], to: .\(policy.restore.target)),
            dismissesOnOutsideTap: \(policy.dismissesOnOutsideTap), grace: \(number(policy.grace)))
      """
  }

  static func literal(_ placement: Placement) -> String {
    placement.name.map { ".\($0)" } ?? ".fraction(\(number(placement.fraction)))"
  }

  static func event(_ event: TraceEvent) -> String {
    switch event {
    case .notification(let notification, _):
      return ".notification(\(self.notification(notification)))"
    case .focus(let name): return ".focus(\(string(name)))"
    case .caret(let name, let place): return ".caret(\(string(name)), \(frame(place)))"
    case .caretPending(let name): return ".caretPending(\(string(name)))"
    case .companion(let name, let place): return ".companion(\(string(name)), \(frame(place)))"
    case .resize(let name, let place): return ".resize(\(string(name)), \(frame(place)))"
    case .layout(let change): return ".layout(\(layout(change)))"
    case .scroll(let offset): return ".scroll(offset: \(number(offset)))"
    case .scrollNested(let index, let offset):
      return ".scrollNested(\(index), offset: \(number(offset)))"
    case .sample(let sample):
      let interactive = sample.isInteractive ? ", isInteractive: true" : ""
      return ".sample(KeyboardSample(frame: \(frame(sample.frame))\(interactive)))"
    case .dismiss(let reason): return ".dismiss(.\(reason))"
    case .blur, .tapOutside, .pause, .resume: return ".\(event.name)"
    }
  }

  private static func notification(_ notification: KeyboardNotification) -> String {
    var parts = [".\(notification.kind)", "endFrame: \(frame(notification.endFrame))"]
    let animation = notification.animation
    if animation != .standard {
      parts.append(
        "animation: KeyboardAnimation(duration: \(number(animation.duration)), "
          + "curve: \(animation.curve))")
    }
    if !notification.isLocal { parts.append("isLocal: false") }
    if notification.isOnOtherScreen { parts.append("isOnOtherScreen: true") }
    return "KeyboardNotification(\(parts.joined(separator: ", ")))"
  }

  private static func layout(_ change: LayoutChange) -> String {
    var parts: [String] = []
    if let value = change.screen { parts.append("screen: \(size(value))") }
    if let value = change.window { parts.append("window: \(frame(value))") }
    if let value = change.windowSafeArea { parts.append("windowSafeArea: \(insets(value))") }
    if let value = change.view { parts.append("view: \(frame(value))") }
    if let value = change.safeArea { parts.append("safeArea: \(insets(value))") }
    if let value = change.overlayBarHeight { parts.append("overlayBarHeight: \(number(value))") }
    if let value = change.contentSize { parts.append("contentSize: \(size(value))") }
    if let value = change.offset { parts.append("offset: \(number(value))") }
    if let value = change.insets { parts.append("insets: \(insets(value))") }
    if !change.nested.isEmpty {
      parts.append("nested: [\(change.nested.map(nested).joined(separator: ", "))]")
    }
    return "LayoutChange(\(parts.joined(separator: ", ")))"
  }

  private static func nested(_ change: NestedChange) -> String {
    var parts: [String] = []
    if let value = change.frame { parts.append("frame: \(frame(value))") }
    if let value = change.contentSize { parts.append("contentSize: \(size(value))") }
    if let value = change.offset { parts.append("offset: \(number(value))") }
    if let value = change.insets { parts.append("insets: \(insets(value))") }
    return "NestedChange(\(parts.joined(separator: ", ")))"
  }
}
