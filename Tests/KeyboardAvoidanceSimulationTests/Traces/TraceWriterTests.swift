import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Writing traces")
struct TraceWriterTests {
  private let viewport = Viewport(screen: CGSize(width: 375, height: 667))

  @Test("A case that is read and written reads the same again", arguments: CaseFile.all)
  func roundTrip(_ file: CaseFile) throws {
    let trace = try TraceReader.read(try Data(contentsOf: file.url))
    let again = try TraceReader.read(try TraceWriter.write(trace))
    #expect(again.unnumbered == trace.unnumbered)
  }

  @Test("What is written twice is written the same")
  func stable() throws {
    for file in CaseFile.all {
      let data = try TraceWriter.write(try TraceReader.read(try Data(contentsOf: file.url)))
      #expect(try TraceWriter.write(try TraceReader.read(data)) == data)
    }
  }

  @Test("Numbers are written in their shortest form and defaults are left out")
  func shortest() throws {
    let frame = CGRect(x: 0, y: 407, width: 375, height: 260.1)
    let trace = Trace(
      header: TraceHeader(name: "a", viewport: viewport),
      lines: [
        TraceLine(
          at: .milliseconds(100),
          .event(.notification(KeyboardNotification(.willShow, endFrame: frame)))),
        TraceLine(
          at: .seconds(2), .expectation(TraceExpectation([.overlap: .number(260)], within: 1))),
      ])
    let text = String(decoding: try TraceWriter.write(trace), as: UTF8.self)
    #expect(
      text == """
        {"name":"a","screen":[375,667],"trace":1}
        {"at":0.1,"do":"willShow","end":[0,407,375,260.1]}
        {"at":2,"expect":{"overlap":260},"within":1}

        """)
  }

  @Test("A line that would read otherwise is refused, by its number")
  func otherLine() throws {
    var header = TraceHeader(name: "a", viewport: viewport)
    header.viewport.scroll = ScrollMetrics(contentSize: CGSize(width: 375, height: 900))
    // Without nested scroll views the number 0 is the view's own.
    let trace = Trace(
      header: header,
      lines: [
        TraceLine(at: .zero, .event(.scroll(offset: 20))),
        TraceLine(at: .zero, .event(.scrollNested(0, offset: 20))),
      ])
    let error = try #require(throws: TraceError.self) { try TraceWriter.write(trace) }
    #expect(error == TraceError(line: 3, "holds a value that the format cannot say"))
  }

  @Test("Every event, each with every key, reads the same again")
  func everyEvent() throws {
    var change = LayoutChange()
    change.screen = CGSize(width: 667, height: 375)
    change.window = CGRect(x: 1, y: 2, width: 300, height: 200)
    change.view = CGRect(x: 3, y: 4, width: 200, height: 100)
    change.safeArea = VerticalInsets(top: 5, bottom: 6)
    change.overlayBarHeight = 7
    change.contentSize = CGSize(width: 200, height: 900)
    change.offset = 8
    change.insets = VerticalInsets(top: 9, bottom: 10)
    let frame = CGRect(x: 1.5, y: 1e-7, width: 320.666, height: 123_456.789)
    let odd = KeyboardNotification(
      .didHide, endFrame: nil, animation: KeyboardAnimation(duration: 0, curve: 3),
      isLocal: false, isOnOtherScreen: true)
    let events: [TraceEvent] = [
      .notification(odd, begin: frame), .focus("a"), .blur, .caret("a", frame), .caret("b", nil),
      .resize("a", frame), .layout(LayoutChange()), .layout(change), .scroll(offset: -44),
      .sample(KeyboardSample(frame: nil)),
      .sample(KeyboardSample(frame: frame, isInteractive: true)), .tapOutside, .pause, .resume,
    ]
    let reasons = DismissalReason.allCases.map { TraceEvent.dismiss($0) }
    let trace = Trace(
      header: TraceHeader(name: "", viewport: viewport, inputs: inputs("a", "b")),
      lines: (events + reasons).map { TraceLine(at: .seconds(1), .event($0)) })
    #expect(try TraceReader.read(try TraceWriter.write(trace)).unnumbered == trace)
  }

  @Test("A policy is written as the nearest preset with what differs")
  func policies() throws {
    var odd = AvoidancePolicy.shiftBounds(3)
    odd.grace = 0.2
    odd.placement = .center
    odd.restore = RestoreRule(on: [.tap, .system], to: .origin)
    odd.dismissesOnOutsideTap = false
    for policy in [
      .standard, .keepGap(6), .insetContent, .scrollCovered, .scroll(margin: 1), odd,
    ] {
      let trace = Trace(header: TraceHeader(name: "", viewport: viewport, policy: policy))
      #expect(try TraceReader.read(try TraceWriter.write(trace)) == trace)
    }
    let keepGap = Trace(header: TraceHeader(name: "", viewport: viewport, policy: .keepGap(6)))
    let text = String(decoding: try TraceWriter.write(keepGap), as: UTF8.self)
    #expect(text.contains(#""policy":{"gap":6,"preset":"keepGap"}"#))
  }

  @Test("What the format cannot say is an error that names the line")
  func errors() {
    let header = TraceHeader(name: "", viewport: viewport, inputs: inputs("a", "b"))
    func error(_ header: TraceHeader, _ lines: TraceLine...) -> TraceError? {
      #expect(throws: TraceError.self) {
        try TraceWriter.write(Trace(header: header, lines: lines))
      }
    }
    let infinite = TraceEvent.resize("a", CGRect(x: 0, y: 0, width: Double.infinity, height: 1))
    #expect(error(header, TraceLine(at: .zero, .event(infinite)))?.line == 2)
    #expect(error(header, TraceLine(at: .zero, .event(.focus("c"))))?.key == "input")
    #expect(
      error(header, TraceLine(at: .seconds(1), .event(.blur)), TraceLine(at: .zero, .event(.blur)))?
        .line == 3)
    let unordered = TraceHeader(name: "", viewport: viewport, inputs: inputs("b", "a"))
    #expect(error(unordered)?.key == "inputs")
  }

  private func inputs(_ names: String...) -> [TraceInput] {
    names.enumerated().map { index, name in
      let frame = CGRect(x: 20, y: 100 * Double(index), width: 335, height: 34)
      return TraceInput(name: name, input: FocusedInput(InputID(rawValue: index + 1), frame: frame))
    }
  }
}

extension Trace {
  /// The trace without the numbers of its lines.
  var unnumbered: Trace {
    Trace(header: header, lines: lines.map { TraceLine(at: $0.time, $0.content) })
  }
}
