internal import Foundation
internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// Reads a trace's first line.
enum HeaderReader {
  static func header(_ object: TraceObject) throws(TraceError) -> TraceHeader {
    var object = object
    guard object.has("trace") else {
      throw object.error("trace", "the header is missing; the first line must be {\"trace\":1, …}")
    }
    guard try object.number("trace") == 1 else { throw object.error("trace", "must be 1") }
    let name = try object.string("name") ?? ""
    let viewport = try viewport(&object)
    let inputs = try inputs(&object)
    let policy = try PolicyReader.policy(&object)
    let source = try object.string("source") ?? ""
    let note = try object.string("note") ?? ""
    try object.finish()
    var header = TraceHeader(name: name, viewport: viewport, inputs: inputs, policy: policy)
    header.source = source
    header.note = note
    return header
  }

  private static func viewport(_ object: inout TraceObject) throws(TraceError) -> Viewport {
    let screen = object.required(try object.size("screen"), "screen", or: .zero)
    let window = try object.place("window")
    let windowSafeArea = try object.insets("windowSafeArea")
    var viewport = Viewport(screen: screen, window: window)
    if var view = try object.object("view") {
      if let frame = try view.place("frame") { viewport.view = frame }
      if let safeArea = try view.insets("safeArea") { viewport.safeArea = safeArea }
      if let riding = try view.number("riding") { viewport.overlayBarHeight = riding }
      if var scroll = try view.object("scroll") {
        viewport.scroll = try metrics(&scroll, viewport.safeArea)
        try scroll.finish()
      }
      try readChain(&view, &viewport)
      try view.finish()
    }
    viewport.windowSafeArea =
      windowSafeArea ?? Viewport.windowSafeArea(of: viewport.view, viewport.safeArea)
    guard viewport.isUsable else {
      throw object.error("view", "sizes must not be negative, nor any place beyond ±1e9 points")
    }
    return viewport
  }

  /// Reads `scrolls`: the nested scroll views, innermost first, and the view itself last.
  private static func readChain(
    _ view: inout TraceObject, _ viewport: inout Viewport
  ) throws(TraceError) {
    guard var chain = try view.objects("scrolls") else { return }
    guard viewport.scroll == nil else {
      throw view.error("scrolls", "stands beside scroll; accepted is one of them")
    }
    var outermost = chain.removeLast()
    viewport.scroll = try metrics(&outermost, viewport.safeArea)
    try outermost.finish()
    for (id, object) in chain.enumerated() {
      var object = object
      let frame = object.required(try object.place("frame"), "frame", or: .zero)
      let metrics = try metrics(&object, .zero)
      try object.finish()
      viewport.nested.append(NestedScroll(id: id, frame: frame, metrics: metrics))
    }
  }

  private static func metrics(
    _ scroll: inout TraceObject, _ safeArea: VerticalInsets
  ) throws(TraceError) -> ScrollMetrics {
    let content = scroll.required(try scroll.size("content"), "content", or: .zero)
    return ScrollMetrics(
      contentSize: content,
      offset: try scroll.number("offset"),
      insets: try scroll.insets("inset") ?? safeArea)
  }

  private static func inputs(_ object: inout TraceObject) throws(TraceError) -> [TraceInput] {
    guard let list = try object.object("inputs") else { return [] }
    var inputs: [TraceInput] = []
    for (name, object) in try list.objects() {
      var input = object
      let id = InputID(rawValue: inputs.count + 1)
      let frame = input.required(try input.place("frame"), "frame", or: .zero)
      let caret = try input.caret("caret")
      let focused = FocusedInput(
        id, frame: frame, caret: caret?.frame, isCaretPending: caret?.isPending ?? false,
        companion: try input.frame("companion") ?? nil, gap: try input.gap("gap"),
        placement: try input.placement("placement"), isEnabled: try input.bool("enabled") ?? true)
      try input.finish()
      inputs.append(TraceInput(name: name, input: focused))
    }
    return inputs
  }
}

extension TraceObject {
  /// A top and a bottom inset.
  mutating func insets(_ key: String) throws(TraceError) -> VerticalInsets? {
    guard let numbers = try numbers(key, 2) else { return nil }
    return VerticalInsets(top: numbers[0], bottom: numbers[1])
  }

  /// A width and a height.
  mutating func size(_ key: String) throws(TraceError) -> CGSize? {
    guard let numbers = try numbers(key, 2) else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// A caret: a frame, null where there is none, or `"pending"`; nothing if the key is not there.
  mutating func caret(_ key: String) throws(TraceError) -> (frame: CGRect?, isPending: Bool)? {
    if takeString(key, "pending") { return (nil, true) }
    return try frame(key).map { ($0, false) }
  }

  /// A placement: a name, or a number from 0, the top, to 1, the bottom.
  mutating func placement(_ key: String) throws(TraceError) -> Placement? {
    guard let value = take(key) else { return nil }
    let placement: Placement? =
      switch value {
      case .string(let name): Placement(named: name)
      case .number(let fraction): .fraction(fraction)
      default: nil
      }
    guard let placement, (0...1).contains(placement.fraction) else {
      let accepted = Placement.named.map(\.name).joined(separator: ", ")
      throw error(key, "\(value.line) is not accepted; accepted are \(accepted) and 0 to 1")
    }
    return placement
  }

  /// A length that is not negative.
  mutating func gap(_ key: String) throws(TraceError) -> Double? {
    guard let number = try number(key) else { return nil }
    guard number >= 0 else { throw error(key, "must not be negative") }
    return number
  }
}
