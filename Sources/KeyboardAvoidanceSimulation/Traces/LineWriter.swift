internal import KeyboardAvoidance

extension TraceLine {
  /// The line of an event or an expectation.
  var json: JSONValue {
    var object: [String: JSONValue] = ["at": .number(time.inSeconds)]
    switch content {
    case .event(let event):
      object["do"] = .string(event.name)
      event.fill(&object)
    case .expectation(let expectation):
      let values = expectation.values.map { ($0.key.rawValue, $0.value.json) }
      object["expect"] = .object(Dictionary(uniqueKeysWithValues: values))
      if expectation.tolerance != 0.5 { object["within"] = .number(expectation.tolerance) }
    }
    return .object(object)
  }
}

extension TraceEvent {
  /// Adds the keys of the event.
  fileprivate func fill(_ object: inout [String: JSONValue]) {
    switch self {
    case .notification(let notification, let begin):
      notification.fill(&object)
      if let begin { object["begin"] = JSONValue(begin) }
    case .focus(let input): object["input"] = .string(input)
    case .caret(let input, let frame):
      object["input"] = .string(input)
      object["frame"] = JSONValue(frame)
    case .caretPending(let input):
      object["input"] = .string(input)
      object["frame"] = .string("pending")
    case .companion(let input, let frame):
      object["input"] = .string(input)
      object["frame"] = JSONValue(frame)
    case .resize(let input, let frame):
      object["input"] = .string(input)
      object["frame"] = JSONValue(frame)
    case .layout(let change): change.fill(&object)
    case .scrollNested(let index, let offset):
      object["index"] = .number(Double(index))
      object["offset"] = .number(offset)
    case .scroll(let offset): object["offset"] = .number(offset)
    case .sample(let sample):
      object["end"] = JSONValue(sample.frame)
      if sample.isInteractive { object["interactive"] = .bool(true) }
    case .dismiss(let reason): object["reason"] = .string(reason.rawValue)
    case .blur, .tapOutside, .pause, .resume: break
    }
  }
}

extension KeyboardNotification {
  fileprivate func fill(_ object: inout [String: JSONValue]) {
    object["end"] = JSONValue(endFrame)
    if animation.duration != KeyboardAnimation.standard.duration {
      object["duration"] = .number(animation.duration)
    }
    if animation.curve != KeyboardAnimation.standard.curve {
      object["curve"] = .number(Double(animation.curve))
    }
    if !isLocal { object["local"] = .bool(false) }
    if isOnOtherScreen { object["otherScreen"] = .bool(true) }
  }
}

extension LayoutChange {
  fileprivate func fill(_ object: inout [String: JSONValue]) {
    if let screen { object["screen"] = JSONValue(screen) }
    if let window { object["window"] = JSONValue(window) }
    if let windowSafeArea { object["windowSafeArea"] = JSONValue(windowSafeArea) }
    var view: [String: JSONValue] = [:]
    if let frame = self.view { view["frame"] = JSONValue(frame) }
    if let safeArea { view["safeArea"] = JSONValue(safeArea) }
    if let overlayBarHeight { view["riding"] = .number(overlayBarHeight) }
    var scroll: [String: JSONValue] = [:]
    if let contentSize { scroll["content"] = JSONValue(contentSize) }
    if let offset { scroll["offset"] = .number(offset) }
    if let insets { scroll["inset"] = JSONValue(insets) }
    if !nested.isEmpty {
      view["scrolls"] = .array(nested.map(\.json) + [.object(scroll)])
    } else if !scroll.isEmpty {
      view["scroll"] = .object(scroll)
    }
    if !view.isEmpty { object["view"] = .object(view) }
  }
}

extension NestedChange {
  fileprivate var json: JSONValue {
    var object: [String: JSONValue] = [:]
    if let frame { object["frame"] = JSONValue(frame) }
    if let contentSize { object["content"] = JSONValue(contentSize) }
    if let offset { object["offset"] = .number(offset) }
    if let insets { object["inset"] = JSONValue(insets) }
    return .object(object)
  }
}
