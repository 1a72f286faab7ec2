internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// One picture of a strip: a moment's screen at rest, and what is said below it.
struct StripFrame {
  static let captionHeight = 66.0

  private let moment: RecordedMoment
  private let names: [String]
  private let checks: [TracePlayer.ExpectationEntry]

  var screenWidth: Double { Double(moment.screen.viewport.screen.width) }
  var screenHeight: Double { Double(moment.screen.viewport.screen.height) }

  /// A picture for the start and each turn, with the expectations that follow it.
  static func all(of recording: TraceRecording) -> [StripFrame] {
    var frames: [StripFrame] = []
    let header = recording.header
    var (moment, checks): (RecordedMoment?, [TracePlayer.ExpectationEntry]) = (nil, [])
    func close() {
      guard let moment else { return }
      frames.append(
        StripFrame(
          moment: moment, names: header.inputs.map(\.name), checks: checks))
    }
    for next in recording.moments {
      if case .expectation(let entry) = next.content {
        checks.append(entry)
      } else {
        close()
        (moment, checks) = (next, [])
      }
    }
    close()
    return frames
  }

  /// The picture at a place, and its caption below `bottom`, both in the strip's units.
  func svg(id: String, x: Double, y: Double, scale: Double, bottom: Double) -> String {
    let drawing = StripDrawing(
      moment: moment, names: names, id: id, scale: scale)
    let middle = screenWidth * scale / 2
    return """
      <g class="frame" transform="translate(\(x.svg) \(y.svg))">
      <g transform="translate(0 \((bottom - screenHeight * scale).svg)) scale(\(scale.precise))">
      \(drawing.svg)</g>
      <g transform="translate(\(middle.svg) \((bottom + 18).svg))">
      \(caption)</g>
      </g>

      """
  }

  private var caption: String {
    let lines = [
      ("when", when), ("state", moment.snapshot.state.rawValue),
      (gapClass, gapText), (checks.contains { !$0.failures.isEmpty } ? "fails" : "holds", verdict),
    ]
    return lines.enumerated().map { index, line in
      "<text class=\"\(line.0)\" y=\"\(index * 16)\">\(line.1.shortened(to: 30).escapedForMarkup)</text>\n"
    }.joined()
  }

  private var when: String {
    let time = "\(moment.time.inSeconds.toThousandths) s"
    switch moment.content {
    case .start: return "start"
    case .timer: return "\(time) · timer"
    case .turn(let entry, _):
      return "\(time) · \(entry.events.map(\.name).joined(separator: ", "))"
    case .expectation: return time
    }
  }

  private var gapClass: String { moment.isCovered ? "fails" : "gap" }

  private var gapText: String {
    moment.snapshot.gap.map { "gap \($0.toThousandths) pt".replacing("-", with: "−") } ?? ""
  }

  private var verdict: String {
    let failures = checks.flatMap(\.failures)
    if let first = failures.first {
      let found = "\(first.found)".replacing("-", with: "−")
      return "✗ \(first.key.rawValue) \(first.expected), not \(found)"
    }
    return checks.isEmpty ? "" : "✓ as expected"
  }
}

extension Double {
  /// A factor as SVG takes it, to a millionth.
  fileprivate var precise: String { String((self * 1e6).rounded() / 1e6) }
}
