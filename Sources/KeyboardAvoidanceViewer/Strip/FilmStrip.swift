internal import KeyboardAvoidanceSimulation

/// Traces as film strips: one picture for the start and one for each turn, the clock's among them.
///
/// The drawing is one SVG file without a script, light or dark as its viewer is. Every picture shows
/// the screen to scale once the turn has come to rest.
///
///     let strip = FilmStrip([TraceRecording(trace, label: "report.jsonl")]).svg
public struct FilmStrip: Sendable {
  private let strips: [Strip]

  /// A strip for each recording, one below the other.
  public init(_ recordings: [TraceRecording]) {
    strips = recordings.enumerated().map { Strip($1, number: $0) }
  }

  /// The drawing in SVG.
  public var svg: String {
    let width = (strips.map(\.width).max() ?? 0) + 2 * Strip.margin
    var top = Strip.margin
    var body = ""
    for strip in strips {
      body += strip.svg(at: top)
      top += strip.height + Strip.margin
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.svg) \(top.svg)" \
      width="\(width.svg)" height="\(top.svg)" role="img" aria-label="\(label)">
      <style>\(StripStyle.css)</style>
      <rect class="ground" width="\(width.svg)" height="\(top.svg)" rx="12"/>
      \(body)</svg>

      """
  }

  private var label: String {
    strips.map(\.title).joined(separator: "; ").escapedForMarkup
  }
}

/// The pictures of one recording, in rows.
struct Strip {
  static let margin = 20.0
  private static let perRow = 5
  private static let heading = 34.0
  private static let pitch = 176.0
  private static let tallest = 300.0

  let title: String
  private let frames: [StripFrame]
  private let scale: Double
  private let number: Int

  init(_ recording: TraceRecording, number: Int) {
    let name = recording.header.name
    title = name.isEmpty ? recording.label : name
    frames = StripFrame.all(of: recording)
    self.number = number
    let widest = frames.map(\.screenWidth).max() ?? 1
    let highest = frames.map(\.screenHeight).max() ?? 1
    scale = min((Self.pitch - 16) / max(widest, 1), Self.tallest / max(highest, 1))
  }

  private var columns: Int { min(frames.count, Self.perRow) }
  private var rows: Int { (frames.count + Self.perRow - 1) / Self.perRow }

  /// The height of one row, its captions included.
  private var rowHeight: Double {
    (frames.map(\.screenHeight).max() ?? 0) * scale + StripFrame.captionHeight + 18
  }

  var width: Double { Double(columns) * Self.pitch }
  var height: Double { Self.heading + Double(rows) * rowHeight }

  func svg(at top: Double) -> String {
    let shortened = title.shortened(to: columns * 26)
    var text = """
      <text class="title" x="\(Self.margin.svg)" y="\((top + 14).svg)">\(shortened.escapedForMarkup)</text>

      """
    for (index, frame) in frames.enumerated() {
      let (row, column) = (Double(index / Self.perRow), Double(index % Self.perRow))
      let x = Self.margin + column * Self.pitch + (Self.pitch - frame.screenWidth * scale) / 2
      text += frame.svg(
        id: "s\(number)f\(index)", x: x, y: top + Self.heading + row * rowHeight, scale: scale,
        bottom: rowHeight - StripFrame.captionHeight - 18)
    }
    return text
  }
}

extension Double {
  /// A number as SVG takes it, to a hundredth; 0 for what is no number, and nothing beyond what a
  /// renderer can tell apart.
  var svg: String {
    guard !isNaN else { return "0" }
    return ((min(max(self, -1e7), 1e7) * 100).rounded() / 100).toThousandths
  }
}

extension String {
  /// The text, or its beginning with an ellipsis where it has more characters than fit.
  func shortened(to count: Int) -> String {
    self.count <= count ? self : String(prefix(max(0, count - 1))) + "…"
  }
}
