internal import Foundation
internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// Reads the lines after the header, each by what came before it.
struct LineReader {
  private let header: TraceHeader
  private var lastTime = 0.0
  private var hasScroll: Bool
  private let nestedCount: Int

  init(_ header: TraceHeader) {
    self.header = header
    hasScroll = header.viewport.scroll != nil
    nestedCount = header.viewport.nested.count
  }

  /// A century, in seconds: no trace is longer.
  private static let longestTime = 3_155_760_000.0

  mutating func line(_ object: TraceObject) throws(TraceError) -> TraceLine {
    var object = object
    guard !object.has("trace") else {
      throw object.error("trace", "a second header; accepted are events and expectations here")
    }
    let time = object.required(try object.number("at"), "at", or: lastTime)
    guard time >= lastTime, time <= Self.longestTime else {
      throw object.error(
        "at", time < lastTime ? "time runs backwards: \(time) after \(lastTime)" : "is too late")
    }
    lastTime = time
    let content: TraceLine.Content
    if object.has("expect") {
      content = .expectation(try ExpectationReader.expectation(&object))
    } else {
      content = .event(try event(&object))
    }
    try object.finish()
    return TraceLine(at: .wholeNanoseconds(inSeconds: time), content, number: object.line)
  }

  private mutating func event(_ object: inout TraceObject) throws(TraceError) -> TraceEvent {
    guard let name = try object.string("do") else { throw object.withoutEvent() }
    if let kind = KeyboardNotification.Kind(rawValue: name) {
      return try notification(kind, &object)
    }
    switch name {
    case "focus": return .focus(try input(&object))
    case "blur": return .blur
    case "caret":
      let caret = object.required(try object.caret("frame"), "frame", or: (nil, false))
      let name = try input(&object)
      return caret.isPending ? .caretPending(name) : .caret(name, caret.frame)
    case "companion":
      let frame = object.required(try object.frame("frame"), "frame", or: nil)
      return .companion(try input(&object), frame)
    case "resize":
      let frame = object.required(try object.place("frame"), "frame", or: .zero)
      return .resize(try input(&object), frame)
    case "layout": return .layout(try layout(&object))
    case "scroll": return try scroll(&object)
    case "sample":
      let frame = object.required(try object.frame("end"), "end", or: nil)
      let isInteractive = try object.bool("interactive") ?? false
      return .sample(KeyboardSample(frame: frame, isInteractive: isInteractive))
    case "dismiss":
      let reason = try object.name("reason", of: DismissalReason.self)
      return .dismiss(object.required(reason, "reason", or: .system))
    case "tapOutside": return .tapOutside
    case "pause": return .pause
    case "resume": return .resume
    default:
      let accepted = TraceEvent.names.joined(separator: ", ")
      throw object.error("do", "'\(name)' is not accepted; accepted are \(accepted)")
    }
  }

  private func scroll(_ object: inout TraceObject) throws(TraceError) -> TraceEvent {
    guard hasScroll else { throw object.error("do", "there is no scroll view to scroll") }
    let offset = object.required(try object.number("offset"), "offset", or: 0)
    guard abs(offset) <= 1e9 else { throw object.error("offset", "must lie within ±1e9 points") }
    guard let index = try object.integer("index") else { return .scroll(offset: offset) }
    guard (0...nestedCount).contains(index) else {
      throw object.error("index", "must be from 0, the innermost, to \(nestedCount)")
    }
    return index == nestedCount ? .scroll(offset: offset) : .scrollNested(index, offset: offset)
  }

  private func notification(
    _ kind: KeyboardNotification.Kind, _ object: inout TraceObject
  ) throws(TraceError) -> TraceEvent {
    let end = object.required(try object.frame("end"), "end", or: nil)
    let begin = try object.frame("begin") ?? nil
    let animation = KeyboardAnimation(
      duration: try object.number("duration") ?? KeyboardAnimation.standard.duration,
      curve: try object.integer("curve") ?? KeyboardAnimation.standard.curve)
    let notification = KeyboardNotification(
      kind, endFrame: end, animation: animation, isLocal: try object.bool("local") ?? true,
      isOnOtherScreen: try object.bool("otherScreen") ?? false)
    return .notification(notification, begin: begin)
  }

  private func input(_ object: inout TraceObject) throws(TraceError) -> String {
    guard let name = try object.string("input") else {
      return object.required(nil, "input", or: "")
    }
    guard header.id(of: name) != nil else {
      let accepted = header.inputs.map(\.name).joined(separator: ", ")
      throw object.error("input", "'\(name)' is not in the header; accepted are \(accepted)")
    }
    return name
  }

  private mutating func layout(_ object: inout TraceObject) throws(TraceError) -> LayoutChange {
    var change = LayoutChange()
    change.screen = try object.size("screen")
    change.window = try object.place("window")
    change.windowSafeArea = try object.insets("windowSafeArea")
    guard var view = try object.object("view") else { return change }
    change.view = try view.place("frame")
    change.safeArea = try view.insets("safeArea")
    change.overlayBarHeight = try view.number("riding")
    let hasOwn = view.has("scroll")
    if var scroll = try view.object("scroll") {
      try readOwn(&scroll, &change)
    }
    try readChain(&view, &change, hasOwn: hasOwn)
    try view.finish()
    return change
  }

  /// Reads what changed of the view's own scrolling.
  private mutating func readOwn(
    _ scroll: inout TraceObject, _ change: inout LayoutChange
  ) throws(TraceError) {
    change.contentSize = try scroll.size("content")
    change.offset = try scroll.number("offset")
    change.insets = try scroll.insets("inset")
    try scroll.finish()
    guard hasScroll || change.contentSize != nil else {
      throw scroll.error("content", "is missing, and the header has no scroll view")
    }
    hasScroll = true
  }

  /// Reads `scrolls`, which names as many scroll views as the header's.
  private mutating func readChain(
    _ view: inout TraceObject, _ change: inout LayoutChange, hasOwn: Bool
  ) throws(TraceError) {
    guard var chain = try view.objects("scrolls") else { return }
    guard chain.count == nestedCount + 1, !hasOwn else {
      throw view.error("scrolls", "must name the header's \(nestedCount + 1), and not with scroll")
    }
    var outermost = chain.removeLast()
    try readOwn(&outermost, &change)
    for object in chain {
      var object = object
      var nested = NestedChange()
      nested.frame = try object.place("frame")
      nested.contentSize = try object.size("content")
      nested.offset = try object.number("offset")
      nested.insets = try object.insets("inset")
      try object.finish()
      change.nested.append(nested)
    }
  }
}

extension TraceObject {
  /// The keys that an event or an expectation may have.
  private static let keysOfLines: Set<String> = [
    "at", "do", "expect", "within", "end", "begin", "duration", "curve", "local", "otherScreen",
    "input", "frame", "offset", "index", "interactive", "reason", "screen", "window",
    "windowSafeArea", "view",
  ]

  /// The error of a line that says neither `do` nor `expect`: a key that no line has, else `do`.
  fileprivate func withoutEvent() -> TraceError {
    guard let key = keys.first(where: { !Self.keysOfLines.contains($0) }) else {
      return error("do", "is missing")
    }
    return error(key, "unknown key; accepted are at with do, or at with expect")
  }
}
