internal import KeyboardAvoidance

/// The presets by the names that a trace uses.
enum TracePreset: String, CaseIterable {
  case standard, keepGap, insetContent, shiftBounds, scrollCovered, scroll, chat, bar

  var policy: AvoidancePolicy {
    switch self {
    case .standard: .standard
    case .keepGap: .keepGap()
    case .insetContent: .insetContent
    case .shiftBounds: .shiftBounds()
    case .scrollCovered: .scrollCovered
    case .scroll: .scroll()
    case .chat: .chat
    case .bar: .bar
    }
  }
}

/// Reads a policy: a preset, overrides, or both.
enum PolicyReader {
  static func policy(_ header: inout TraceObject) throws(TraceError) -> AvoidancePolicy {
    guard var object = try header.object("policy") else { return .standard }
    var policy = (try object.name("preset", of: TracePreset.self) ?? .standard).policy
    if let mover = try object.name("mover", of: Mover.self) {
      policy.mover = mover
      if mover == .translate || mover == .shiftBounds { policy.restore.reasons = .all }
    }
    if let gap = try object.gap("gap") { policy.gap = gap }
    if let engagement = try object.name("engagement", of: Engagement.self) {
      policy.engagement = engagement
    }
    if let placement = try object.placement("placement") { policy.placement = placement }
    if let anchor = try object.name("anchor", of: ContentAnchor.self) { policy.anchor = anchor }
    if let drag = try object.name("drag", of: DragResponse.self) { policy.drag = drag }
    if let target = try object.name("target", of: AvoidanceTarget.self) { policy.target = target }
    if let reasons = try object.names("restoreOn", of: DismissalReason.self) {
      policy.restore.reasons = DismissalReasons(reasons)
    }
    if let target = try object.name("restoreTo", of: RestoreRule.Target.self) {
      policy.restore.target = target
    }
    if let dismisses = try object.bool("dismissOnTap") { policy.dismissesOnOutsideTap = dismisses }
    if let grace = try object.gap("grace") { policy.grace = grace }
    try object.finish()
    return policy
  }
}
