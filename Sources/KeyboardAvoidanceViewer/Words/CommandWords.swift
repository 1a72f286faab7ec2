internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

extension AdjustmentCommand {
  /// What the host is asked to do, in one line.
  var words: String {
    switch self {
    case .adjust(let move): move.words
    case .resignFirstResponder: "let the first responder resign"
    }
  }
}

extension AdjustmentCommand.Move {
  fileprivate var words: String {
    let how = animation?.detail ?? "at once"
    return "\(places.isEmpty ? "to rest" : places.joined(separator: ", ")), \(how)"
  }

  private var places: [String] {
    var parts: [String] = []
    if adjustment.translation != 0 {
      parts.append("translation \(adjustment.translation.toThousandths)")
    }
    if adjustment.boundsOrigin != 0 {
      parts.append("bounds origin \(adjustment.boundsOrigin.toThousandths)")
    }
    if adjustment.bottomInset != 0 {
      parts.append("bottom inset +\(adjustment.bottomInset.toThousandths)")
    }
    if let contentOffset { parts.append("offset \(contentOffset.toThousandths)") }
    for nested in nestedOffsets {
      parts.append("offset of scroll view \(nested.id) \(nested.offset.toThousandths)")
    }
    return parts
  }
}

extension AvoidancePolicy {
  /// What the policy does, in one line.
  var words: String {
    var parts = [mover.words, "\(gap.toThousandths) pt gap"]
    if mover != .inset { parts.append("\(engagement.words), placed at \(placement)") }
    if anchor == .bottom, mover == .inset || mover == .scroll {
      parts.append("anchored at the bottom")
    }
    if drag == .follow { parts.append("follows a drag") }
    if target == .view { parts.append("keeps the whole view clear") }
    return parts.joined(separator: " · ")
  }
}

extension Mover {
  fileprivate var words: String {
    switch self {
    case .translate: "translates the view"
    case .shiftBounds: "shifts the view's bounds"
    case .inset: "insets the content"
    case .scroll: "insets and scrolls the content"
    }
  }
}

extension Engagement {
  fileprivate var words: String {
    switch self {
    case .always: "always"
    case .whenCovered: "when covered"
    case .whenTouching: "when touched"
    case .whenWithinGap: "when within the gap"
    }
  }
}
