import Foundation
import KeyboardAvoidanceSimulation
import Testing

@testable import KeyboardAvoidanceViewer

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The film strip")
struct FilmStripTests {
  /// What a parser of XML finds in a drawing.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var classes: [String] = []
    var values: [String] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(name)
      classes.append(attributes["class"] ?? "")
      values += attributes.values
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private func read(_ svg: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "not well formed: \(String(describing: parser.parserError))")
    return reader
  }

  @Test("It has a picture for the start, for each turn and for each firing of the timer")
  func frames() throws {
    let recording = try Traces.recording(Traces.fourPoints)
    let reader = try read(FilmStrip([recording, recording]).svg)
    #expect(reader.classes.filter { $0 == "frame" }.count == 2 * 5)
    #expect(reader.text.contains("gap 4 pt"))
    #expect(reader.text.contains("✗ gap 5, not 4"))
    #expect(reader.text.contains("✓ as expected"))
  }

  @Test("No text of a trace becomes markup or breaks the drawing", arguments: Traces.hostile)
  func hostile(text: String) throws {
    let trace = try Traces.trace(everywhere: text)
    let reader = try read(FilmStrip([try Traces.recording(trace, label: text)]).svg)
    let plain = try read(FilmStrip([try Traces.recording(try Traces.trace(everywhere: "x"))]).svg)
    #expect(reader.elements == plain.elements)
    #expect(!reader.elements.contains("script"))
  }

  @Test("A title that is too long ends with an ellipsis")
  func longTitle() throws {
    let name = String(repeating: "long ", count: 60)
    let text = #"{"trace":1, "name":"\#(name)", "screen":[375,667]}"#
    let drawn = try read(FilmStrip([try Traces.recording(text)]).svg).text
    #expect(drawn.contains("long…") || drawn.contains("lon…") || drawn.contains(" …"))
  }

  @Test("Numbers that no screen has are drawn as something, not as a broken drawing")
  func hugeNumbers() throws {
    let trace = """
      {"trace":1, "screen":[0,0], "inputs":{"a":{"frame":[-1e300,1e300,1e308,1e308]}}}
      {"at":0, "do":"focus", "input":"a"}
      {"at":0, "do":"willShow", "end":[0,407,1e300,260]}
      """
    let recording = try Traces.recording(trace)
    let reader = try read(FilmStrip([recording]).svg)
    #expect(reader.values.contains("frame"))
    #expect(!reader.values.contains { $0.contains("nan") || $0.contains("inf") })
    let page = TracePage([recording]).html
    #expect(!page.contains(":nan") && !page.contains(":inf") && !page.contains(",inf"))
  }

  @Test("The strip in the README is what its trace is drawn as")
  func checkedIn() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Diagrams")
    let data = try Data(contentsOf: folder.appending(path: "four-points.jsonl"))
    let recording = TraceRecording(try TraceReader.read(data), label: "four-points.jsonl")
    let drawn = try String(
      contentsOf: folder.appending(path: "four-points.svg"), encoding: .utf8)
    #expect(
      FilmStrip([recording]).svg == drawn,
      "draw it anew: keyboard-avoidance view --format svg Diagrams/four-points.jsonl -o Diagrams/four-points.svg"
    )
    #expect(recording.expectations.failed == 0)
  }
}
