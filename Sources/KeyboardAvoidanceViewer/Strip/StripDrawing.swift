internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// A moment's screen in points: window, view, content, inputs, keyboard and the gap between them.
struct StripDrawing {
  let moment: RecordedMoment
  let names: [String]

  /// Tells the clip paths of one picture from those of another.
  let id: String

  /// How large a point is drawn; lettering is as large in every picture.
  let scale: Double

  private var screen: VirtualScreen { moment.screen }
  private var viewport: Viewport { moment.screen.viewport }

  var svg: String {
    let size = CGRect(origin: .zero, size: viewport.screen)
    return """
      <clipPath id="\(id)">\(rect(size, rounded: 22))</clipPath>
      <g clip-path="url(#\(id))">
      \(rect(size, "wall"))\(rect(viewport.window, "window"))\(view)\(keyboard)\(gap)</g>
      \(rect(size, "edge", rounded: 22))

      """
  }

  private var view: String {
    let place = viewport.viewOnScreen
    let top = Double(place.origin.y) + screen.adjustment.translation
    let size = CGRect(origin: .zero, size: place.size)
    let offset = viewport.scroll?.offset ?? 0
    let clip = "<clipPath id=\"\(id)v\">\(rect(size))</clipPath>"
    let clipped = viewport.scroll == nil ? "" : " clip-path=\"url(#\(id)v)\""
    return """
      <g transform="translate(\(Double(place.origin.x).svg) \(top.svg))">
      \(viewport.scroll == nil ? "" : clip)\(rect(size, "view"))<g\(clipped)>
      <g transform="translate(0 \((0 - offset - screen.adjustment.boundsOrigin).svg))">
      \(nested(viewport.nested.count - 1))</g></g></g>

      """
  }

  /// The scroll view at an index and all within it; the inputs where there is none.
  private func nested(_ index: Int) -> String {
    guard index >= 0 else { return inputs }
    let nested = viewport.nested[index]
    let size = CGRect(origin: .zero, size: nested.frame.size)
    let origin = nested.frame.origin
    return """
      <g transform="translate(\(Double(origin.x).svg) \(Double(origin.y).svg))">
      <clipPath id="\(id)n\(index)">\(rect(size))</clipPath>\(rect(size, "nested"))
      <g clip-path="url(#\(id)n\(index))"><g transform="translate(0 \((0 - nested.metrics.offset).svg))">
      \(self.nested(index - 1))</g></g></g>

      """
  }

  private var inputs: String {
    screen.inputs.values.sorted { $0.id.rawValue < $1.id.rawValue }.map { input in
      let isFocused = input.id == screen.focused
      var text = rect(input.frame, isFocused ? "input focused" : "input", rounded: 8)
      if isFocused, let companion = input.companion {
        text += rect(companion, "companion", rounded: 8)
      }
      if isFocused, let caret = input.caret, !input.isCaretPending { text += rect(caret, "caret") }
      return text + label(of: input)
    }.joined()
  }

  private func label(of input: FocusedInput) -> String {
    let index = input.id.rawValue - 1
    guard names.indices.contains(index) else { return "" }
    let x = Double(input.frame.origin.x) + 10
    let y = Double(input.frame.origin.y) + min(Double(input.frame.size.height), 44) / 2
    let room = min(max(0, (Double(input.frame.size.width) - 16) * scale / 5.2), 200)
    return self.text("label", names[index].shortened(to: max(1, Int(room))), x: x, y: y, size: 9)
  }

  private var keyboard: String {
    guard let frame = moment.keyboard.frame, moment.keyboard.style != .away else { return "" }
    let style = moment.keyboard.style
    var bars = ""
    if style != .floating, viewport.overlayBarHeight > 0 {
      var place = frame
      place.origin.y -= viewport.overlayBarHeight
      place.size.height = viewport.overlayBarHeight
      bars = rect(place, "bars")
    }
    let middle = Double(frame.origin.x + frame.size.width / 2)
    let name = style == .docked ? "keyboard" : style.rawValue
    let y = Double(frame.origin.y) + min(Double(frame.size.height) / 2, 60)
    return bars + rect(frame, style == .floating ? "board floating" : "board")
      + text("board-label", name, x: middle, y: y, size: 10)
  }

  /// The room between the keyboard and the focused input, as the replay tells it.
  private var gap: String {
    guard moment.snapshot.gap != nil, let keyboard = moment.keyboard.frame,
      let input = screen.focusedFrame
    else { return "" }
    let x = Double(input.origin.x + input.size.width) - 24
    let (top, bottom) = (Double(input.origin.y + input.size.height), Double(keyboard.origin.y))
    let kind = moment.isCovered ? "covered" : "clear"
    let ends = "M\((x - 8).svg) \(top.svg)h16M\((x - 8).svg) \(bottom.svg)h16"
    return "<path class=\"\(kind)\" d=\"\(ends)M\(x.svg) \(top.svg)V\(bottom.svg)\"/>\n"
  }

  private func rect(_ frame: CGRect, _ name: String? = nil, rounded: Double = 0) -> String {
    let (origin, size) = (frame.origin, frame.size)
    let shape =
      "x=\"\(Double(origin.x).svg)\" y=\"\(Double(origin.y).svg)\" "
      + "width=\"\(max(0, Double(size.width)).svg)\" height=\"\(max(0, Double(size.height)).svg)\""
    let radius = rounded > 0 ? " rx=\"\(rounded.svg)\"" : ""
    let kind = name.map { "class=\"\($0)\" " } ?? ""
    return "<rect \(kind)\(shape)\(radius)/>\n"
  }

  private func text(
    _ kind: String, _ text: String, x: Double, y: Double, size: Double
  ) -> String {
    "<text class=\"\(kind)\" x=\"\(x.svg)\" y=\"\(y.svg)\" style=\"font-size:\((size / scale).svg)px\">"
      + "\(text.escapedForMarkup)</text>\n"
  }
}
