internal import Foundation
internal import KeyboardAvoidance

/// Reads the lines after the header, each by what came before it.
struct LineReader {
  private let header: TraceHeader
  private var lastTime = 0.0
  private var hasScroll: Bool

  init(_ header: TraceHeader) {
    self.header = header
    hasScroll = header.viewport.scroll != nil
  }

  /// A century, in seconds: no trace is longer.
  private static let longestTime = 3_155_760_000.0

  mutating func line(_ object: TraceObject) throws(TraceError) -> TraceLine {
    var object = object
    let time = try object.required(try object.number("at"), "at")
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
    return TraceLine(at: time, content, number: object.line)
  }

  private mutating func event(_ object: inout TraceObject) throws(TraceError) -> TraceEvent {
    let name = try object.required(try object.string("do"), "do")
    if let kind = KeyboardNotification.Kind(rawValue: name) {
      return try notification(kind, &object)
    }
    switch name {
    case "focus": return .focus(try input(&object))
    case "blur": return .blur
    case "caret":
      let frame = try object.required(try object.frame("frame"), "frame")
      return .caret(try input(&object), frame)
    case "resize":
      let frame = try object.required(try object.place("frame"), "frame")
      return .resize(try input(&object), frame)
    case "layout": return .layout(try layout(&object))
    case "scroll":
      guard hasScroll else { throw object.error("do", "there is no scroll view to scroll") }
      return .scroll(offset: try object.required(try object.number("offset"), "offset"))
    case "sample":
      let frame = try object.required(try object.frame("end"), "end")
      let isInteractive = try object.bool("interactive") ?? false
      return .sample(KeyboardSample(frame: frame, isInteractive: isInteractive))
    case "dismiss":
      let reason = try object.name("reason", of: DismissalReason.self)
      return .dismiss(try object.required(reason, "reason"))
    case "tapOutside": return .tapOutside
    case "pause": return .pause
    case "resume": return .resume
    default:
      let accepted = TraceEvent.names.joined(separator: ", ")
      throw object.error("do", "'\(name)' is not accepted; accepted are \(accepted)")
    }
  }

  private func notification(
    _ kind: KeyboardNotification.Kind, _ object: inout TraceObject
  ) throws(TraceError) -> TraceEvent {
    let end = try object.required(try object.frame("end"), "end")
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
    let name = try object.required(try object.string("input"), "input")
    guard header.id(of: name) != nil else {
      let accepted = header.inputs.map(\.name).joined(separator: ", ")
      throw object.error("input", "'\(name)' is not in the header; accepted are \(accepted)")
    }
    return name
  }

  private mutating func layout(_ object: inout TraceObject) throws(TraceError) -> LayoutChange {
    var change = LayoutChange()
    if let size = try object.numbers("screen", 2) {
      change.screen = CGSize(width: size[0], height: size[1])
    }
    change.window = try object.place("window")
    guard var view = try object.object("view") else { return change }
    change.view = try view.place("frame")
    change.safeArea = try view.insets("safeArea")
    change.ridingHeight = try view.number("riding")
    if var scroll = try view.object("scroll") {
      if let size = try scroll.numbers("content", 2) {
        change.contentSize = CGSize(width: size[0], height: size[1])
      }
      change.offset = try scroll.number("offset")
      change.insets = try scroll.insets("inset")
      try scroll.finish()
      guard hasScroll || change.contentSize != nil else {
        throw scroll.error("content", "is missing, and the header has no scroll view")
      }
      hasScroll = true
    }
    try view.finish()
    return change
  }
}
