import Foundation
import KeyboardAvoidanceSimulation
import Testing

@Suite("Reading traces")
struct TraceReaderTests {
  static let header = #"{"trace":1, "screen":[375,667], "inputs":{"a":{"frame":[0,0,1,1]}}}"#

  /// A text that must be refused, with where and why.
  struct Refused: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let line: Int
    let key: String?
    var testDescription: String { name }

    init(_ name: String, _ text: String, line: Int = 2, key: String? = nil, bare: Bool = false) {
      self.name = name
      self.text = bare ? text : TraceReaderTests.header + "\n" + text
      self.line = line
      self.key = key
    }
  }

  static let refused = [
    Refused("nothing", "", line: 1, key: "trace", bare: true),
    Refused("blank lines only", "\n \n", line: 1, key: "trace", bare: true),
    Refused("no header", #"{"at":0, "do":"blur"}"#, line: 1, key: "trace", bare: true),
    Refused("another version", #"{"trace":2, "screen":[1,1]}"#, line: 1, key: "trace", bare: true),
    Refused("no screen", #"{"trace":1}"#, line: 1, key: "screen", bare: true),
    Refused(
      "an unknown key deep in the header",
      #"{"trace":1, "screen":[1,1], "view":{"scroll":{"content":[1,1], "offst":0}}}"#,
      line: 1, key: "view.scroll.offst", bare: true),
    Refused(
      "a negative gap", #"{"trace":1, "screen":[1,1], "policy":{"gap":-1}}"#, line: 1,
      key: "policy.gap", bare: true),
    Refused(
      "an unknown preset", #"{"trace":1, "screen":[1,1], "policy":{"preset":"x"}}"#, line: 1,
      key: "policy.preset", bare: true),
    Refused("not JSON", "{at:0}"),
    Refused("not a number", #"{"at":NaN, "do":"blur"}"#, key: "at"),
    Refused("an infinite number", #"{"at":1e999, "do":"blur"}"#, key: "at"),
    Refused(
      "an infinite number inside", #"{"at":0, "do":"layout", "view":{"riding":-1e999}}"#,
      key: "view.riding"),
    Refused("a comma too many in an object", #"{"at":0, "do":"blur",}"#),
    Refused(
      "a comma too many in a list", #"{"at":0, "do":"willShow", "end":[0,1,2,3,]}"#, key: "end"),
    Refused("a leading zero", #"{"at":00, "do":"blur"}"#, key: "at"),
    Refused("two values", #"{"at":0, "do":"blur"} {}"#),
    Refused("half a surrogate pair", #"{"at":0, "do":"\ud800"}"#, key: "do"),
    Refused("a control character in a string", "{\"at\":0, \"do\":\"bl\u{1}ur\"}", key: "do"),
    Refused("a second header", TraceReaderTests.header, key: "trace"),
    Refused("half a move", #"{"at":0, "expect":{"moves":1.5}}"#, key: "expect.moves"),
    Refused("a list", "[1]"),
    Refused("an unknown key", #"{"at":0, "do":"blur", "x":1}"#, key: "x"),
    Refused("an unknown event", #"{"at":0, "do":"jump"}"#, key: "do"),
    Refused("an unknown input", #"{"at":0, "do":"focus", "input":"b"}"#, key: "input"),
    Refused("no end frame", #"{"at":0, "do":"willShow"}"#, key: "end"),
    Refused("a short frame", #"{"at":0, "do":"willShow", "end":[0,1,2]}"#, key: "end"),
    Refused("a key twice", #"{"at":0, "do":"blur", "at":0}"#, key: "at"),
    Refused("a key twice, once escaped", #"{"at":0, "do":"blur", "\u0061t":0}"#, key: "at"),
    Refused(
      "a key twice in an inner object",
      #"{"at":0, "do":"layout", "view":{"riding":1, "riding":1}}"#, key: "view.riding"),
    Refused(
      "time running backwards", #"{"at":1, "do":"blur"}"# + "\n" + #"{"at":0.5, "do":"blur"}"#,
      line: 3, key: "at"),
    Refused("a negative time", #"{"at":-1, "do":"blur"}"#, key: "at"),
    Refused("a scroll without a scroll view", #"{"at":0, "do":"scroll", "offset":1}"#, key: "do"),
    Refused(
      "an unknown expectation", #"{"at":0, "expect":{"height":1}}"#, key: "expect.height"),
    Refused("an unknown state", #"{"at":0, "expect":{"state":"up"}}"#, key: "expect.state"),
    Refused(
      "deep nesting", String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)),
    Refused("a long line", #"{"at":0, "do":""# + String(repeating: "x", count: 2_000_000)),
  ]

  @Test("What is wrong is refused with its line and key", arguments: refused)
  func refuses(_ refused: Refused) throws {
    let error = try #require(throws: TraceError.self) {
      try TraceReader.read(Data(refused.text.utf8))
    }
    #expect(error.line == refused.line)
    if let key = refused.key { #expect(error.key == key) }
    #expect(error.description.contains("line \(refused.line)"))
  }

  @Test("UTF-16 is refused, and a byte order mark of UTF-8 is not")
  func encodings() throws {
    let utf16 = try #require(Self.header.data(using: .utf16))
    #expect(throws: TraceError.self) { try TraceReader.read(utf16) }
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(Self.header.utf8)
    #expect(try TraceReader.read(marked).lines.isEmpty)
  }

  @Test("A message stays on one line whatever the key")
  func escapedKey() throws {
    let text = Self.header + "\n" + #"{"at":0, "do":"blur", "a\nb":1}"#
    let error = try #require(throws: TraceError.self) { try TraceReader.read(Data(text.utf8)) }
    #expect(error.description.contains(#"key 'a\nb'"#))
  }

  @Test("Text that is not UTF-8 is refused")
  func notUTF8() {
    let data = Data(Self.header.utf8) + Data([10, 0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x7D])
    #expect(throws: TraceError.self) { try TraceReader.read(data) }
  }

  @Test("Blank lines and carriage returns are passed over, and line numbers still count them")
  func blankLines() throws {
    let text = "\n" + Self.header + "\r\n\n" + #"{"at":0, "do":"blur"}"# + "\r\n"
    let trace = try TraceReader.read(Data(text.utf8))
    #expect(trace.lines.map(\.number) == [4])
  }
}
