import Foundation
import KeyboardAvoidanceSimulation
import Testing

@Suite("Reading traces")
struct TraceReaderTests {
  private let header = RefusedTraces.header

  /// What the reader says of a text that it refuses.
  private func error(_ data: Data) -> String? {
    #expect(throws: TraceError.self) { try TraceReader.read(data) }?.description
  }

  private func error(_ text: String) -> String? { error(Data(text.utf8)) }

  @Test(
    "What is wrong is refused with its line, its key and what is accepted",
    arguments: RefusedTraces.all)
  func refuses(_ refused: RefusedTraces) throws {
    for row in try refused.rows() {
      #expect(error(row.text) == row.error, "\(row.text)")
    }
  }

  @Test("A text without a header is refused, whatever else it holds")
  func noHeader() {
    let message = "the header is missing; the first line must be {\"trace\":1, …}"
    for text in ["", "\n \t\r\n", #"{"at":0, "do":"blur"}"#] {
      #expect(error(text) == "line 1, key 'trace': \(message)")
    }
  }

  @Test("A control character in a string is refused, in a key without a key")
  func controls() {
    let message = "a control character stands in a string"
    let inValue = "{\"at\":0, \"do\":\"bl\u{1}ur\"}"
    #expect(error(header + "\n" + inValue) == "line 2, key 'do': \(message)")
    let afterEscape = "{\"at\":0, \"do\":\"\\u0062\u{1F}\"}"
    #expect(error(header + "\n" + afterEscape) == "line 2, key 'do': \(message)")
    let inKey = "{\"at\":0, \"d\u{1}o\":\"blur\"}"
    #expect(error(header + "\n" + inKey) == "line 2: \(message)")
  }

  @Test("A byte order mark of UTF-8 is passed over before the first line only")
  func byteOrderMark() throws {
    let mark = Data([0xEF, 0xBB, 0xBF])
    #expect(try TraceReader.read(mark + Data(header.utf8)).lines.isEmpty)
    #expect(
      error(Data((header + "\n").utf8) + mark + Data(#"{"at":0, "do":"blur"}"#.utf8))
        == "line 2: a value is missing")
  }

  @Test("Text that is not UTF-8 is refused")
  func notUTF8() throws {
    let wrong = Data([10, 0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x7D])
    #expect(error(Data(header.utf8) + wrong) == "line 2: is not UTF-8")
    #expect(error(try #require(header.data(using: .utf16))) == "line 1: is not UTF-8")
  }

  @Test("A line is read up to its greatest length, and refused beyond it")
  func longestLine() throws {
    #expect(TraceReader.longestLine == 1_048_576)
    let blank = String(repeating: " ", count: 1_048_576)
    #expect(try TraceReader.read(Data((header + "\n" + blank).utf8)).lines.isEmpty)
    let message = "line 2: the line is longer than 1048576 bytes"
    #expect(error(header + "\n" + blank + " ") == message)
    #expect(error(header + "\n" + blank + " \n") == message)
  }

  @Test("Lists are read 64 deep, and not by recursion without an end")
  func depth() {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(error(header + "\n" + deep) == "line 2: must be an object, not a list")
    let wide = "[" + Array(repeating: "[]", count: 70).joined(separator: ",") + "]"
    #expect(error(header + "\n" + wide) == "line 2: must be an object, not a list")
    let deeper = String(repeating: "[", count: 20_000)
    #expect(
      error(header + "\n" + deeper)
        == "line 2: objects and lists stand deeper in one another than 64")
  }

  @Test("An object over several lines is told so, whatever blanks end the first of them")
  func severalLines() {
    let advice = "; the line ends here, and a trace has one JSON object per line"
    for blanks in ["", " ", "\t", "\r", " \t\r"] {
      #expect(
        error("{\"trace\":1,\(blanks)\n\"screen\":[1,1]}")
          == "line 1: a key in quotes is missing" + advice)
    }
    #expect(error("{\"trace\":1, x}") == "line 1: a key in quotes is missing")
  }

  @Test("A key and a word are known however they are spelled")
  func spellings() throws {
    let events = [
      #"{"\u0061t":0, "d\u006f":"bl\u0075r"}"#,
      #"{"at":0, "do":"caret", "input":"\u0061", "fr\u0061me":"pendin\u0067"}"#,
    ]
    let trace = try TraceReader.read(Data(([header] + events).joined(separator: "\n").utf8))
    #expect(trace.lines.map(\.content) == [.event(.blur), .event(.caretPending("a"))])
    #expect(TraceLine(at: .zero, .event(.blur)).number == 0)
  }

  @Test("A message stays on one line whatever the key")
  func escapedKey() {
    let text = header + "\n" + #"{"at":0, "do":"blur", "a\nb":1}"#
    #expect(error(text) == #"line 2, key 'a\nb': unknown key; accepted are at, do"#)
  }

  @Test("Of many unknown keys the first is told, although the event's own come after them")
  func manyKeys() {
    let unknown = (100..<170).map { "\"x\($0)\":0" }.joined(separator: ",")
    #expect(
      error(header + "\n{" + unknown + #","do":"blur","at":0}"#)
        == "line 2, key 'x100': unknown key; accepted are at, do")
  }

  @Test("Every input of a long header is read")
  func manyInputs() throws {
    let inputs = (100..<230).map { #""i\#($0)":{"frame":[0,\#($0),1,1]}"# }.reversed()
    let text = #"{"trace":1, "screen":[9,9], "inputs":{\#(inputs.joined(separator: ","))}}"#
    let header = try TraceReader.read(Data(text.utf8)).header
    #expect(header.inputs.map(\.name) == (100..<230).map { "i\($0)" })
    #expect(header.inputs.map(\.input.frame.minY) == (100..<230).map { CGFloat($0) })
    #expect(header.inputs.map(\.input.id.rawValue) == Array(1...130))
  }

  @Test("Blank lines and carriage returns are passed over, and line numbers still count them")
  func blankLines() throws {
    let text = "\n" + header + "\r\n \t\n" + #"{"at":0, "do":"blur"}"# + "\r\n"
    let trace = try TraceReader.read(Data(text.utf8))
    #expect(trace.lines.map(\.number) == [4])
  }

  @Test("A century is read, and not a moment more")
  func longestTime() throws {
    let text = header + "\n" + #"{"at":3155760000, "do":"blur"}"#
    #expect(try TraceReader.read(Data(text.utf8)).lines.map(\.time) == [.seconds(3_155_760_000)])
    #expect(
      error(header + "\n" + #"{"at":3155760000.5, "do":"blur"}"#)
        == "line 2, key 'at': is too late")
  }
}
