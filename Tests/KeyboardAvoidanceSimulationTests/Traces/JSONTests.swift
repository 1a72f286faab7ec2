import Foundation
import Testing

@testable import KeyboardAvoidanceSimulation

@Suite("JSON, read and written by the byte")
struct JSONTests {
  private func value(_ text: String) throws -> JSONValue {
    var parser = JSONParser()
    return try parser.read(Array(text.utf8)).value(at: 0)
  }

  @Test("Every number is read as the standard library reads it, digit for digit")
  func numbers() throws {
    var generator = SplitMix64(seed: 3)
    var texts = [
      "0", "-0", "0.1", "-0.5", "1e3", "1E-7", "123456789012345", "1234567890123456789",
      "0.000000000000001", "0.0000000000000001", "9007199254740993", "1.7976931348623157e308",
      "5e-324", "2.2250738585072011e-308",
    ]
    for _ in 0..<5_000 {
      let whole = generator.index(below: 1 << (1 + generator.index(below: 40)))
      let digits = String(generator.index(below: 1 << (1 + generator.index(below: 60))))
      texts += [
        "\(whole).\(digits)", "-\(whole)", "\(whole).\(digits)e\(generator.index(below: 40))",
      ]
    }
    for text in texts {
      let expected = try #require(Double(text))
      guard case .number(let found) = try value(text) else { throw CocoaError(.coderInvalidValue) }
      #expect(found.bitPattern == expected.bitPattern, "\(text)")
    }
  }

  @Test("What is written is what Foundation writes, byte for byte")
  func written() throws {
    var generator = SplitMix64(seed: 4)
    var values: [Double] = [0, 1, -1, 0.1, 1e15, 1e16, 9_007_199_254_740_992, 1e21, 1e-7, 0.30001]
    for _ in 0..<2_000 {
      let number = Double(bitPattern: generator.next())
      if number.isFinite { values.append(number) }
      values.append(Double(generator.index(below: 1 << 40)) / 1_000)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let numbers = String(decoding: try encoder.encode(values), as: UTF8.self)
    #expect(JSONValue.array(values.map { .number($0) }).line == numbers)
    let scalars = (0..<0x80).compactMap { Unicode.Scalar($0).map { String($0) } } + ["é", "😀", ""]
    let strings = Dictionary(uniqueKeysWithValues: scalars.map { ("key \($0)", $0 + "/x") })
    let object = String(decoding: try encoder.encode(strings), as: UTF8.self)
    #expect(JSONValue.object(strings.mapValues { .string($0) }).line == object)
  }

  @Test("A value survives being written and read, however its strings are spelled")
  func roundTrip() throws {
    let value = JSONValue.object([
      "a": .array([.null, .bool(true), .bool(false), .number(-0.0), .number(1.5e-300)]),
      "é \"\\\u{1}\n": .object(["": .string("😀\t")]), "empty": .array([]), "none": .object([:]),
    ])
    #expect(try self.value(value.line) == value)
    #expect(try self.value(#"{"\u0061":"\ud83d\ude00"}"#) == .object(["a": .string("😀")]))
  }

  @Test("A key twice is found among many, whatever the spelling")
  func manyKeys() {
    let keys = (0..<5_000).map { "\"k\($0)\":0" }
    #expect(throws: Never.self) { try value("{\(keys.joined(separator: ","))}") }
    for again in ["\"k3\":1", "\"\\u006b4999\":1"] {
      #expect(throws: JSONParser.Fault.self) {
        try value("{\((keys + [again]).joined(separator: ","))}")
      }
    }
  }

  @Test("A time in seconds is the nearest number to its nanoseconds")
  func times() {
    for thousandths in stride(from: 0, to: 5_000_000, by: 50) {
      #expect(Duration.milliseconds(thousandths).inSeconds == Double(thousandths) / 1_000)
    }
    #expect(Duration.seconds(1 << 40).inSeconds == 0x1p40)
  }

  @Test("A text that is read after another holds nothing of it")
  func reused() throws {
    var parser = JSONParser()
    let first = try parser.read(Array(#"{"a":"é", "b":[1,2]}"#.utf8))
    let second = try parser.read(Array(#"{"c":"ü"}"#.utf8))
    #expect(
      first.value(at: 0) == .object(["a": .string("é"), "b": .array([.number(1), .number(2)])]))
    #expect(second.value(at: 0) == .object(["c": .string("ü")]))
  }
}

@Suite("Reading a trace as it comes")
struct TraceStreamTests {
  private static let text = """
    {"trace":1, "screen":[375,667], "inputs":{"a":{"frame":[0,500,375,40]}}}
    {"at":0, "do":"focus", "input":"a"}\r

    {"at":0, "do":"willShow", "end":[0,407,375,260]}
    {"at":1, "expect":{"state":"shown"}}
    {"at":2, "do":"blur"}
    """

  @Test("The lines are the same wherever the bytes are cut", arguments: [1, 2, 7, 64, 1_000])
  func chunks(size: Int) throws {
    let data = Data(Self.text.utf8)
    let whole = try TraceReader.read(data)
    var stream = TraceStream()
    var items: [TraceStream.Item] = []
    for start in stride(from: 0, to: data.count, by: size) {
      try stream.read(data[start..<min(start + size, data.count)]) { items.append($0) }
    }
    try stream.finish { items.append($0) }
    #expect(items == [.header(whole.header)] + whole.lines.map { .line($0) })
    #expect(whole.lines.map(\.number) == [2, 4, 5, 6])
  }

  @Test("The lines before one that is at fault are handed on, and the error names its line")
  func fault() throws {
    var stream = TraceStream()
    var items: [TraceStream.Item] = []
    let data = Data((Self.text + "\n" + #"{"at":1, "do":"blur"}"#).utf8)
    let error = try #require(throws: TraceError.self) {
      try stream.read(data) { items.append($0) }
      try stream.finish { items.append($0) }
    }
    #expect(error.line == 7)
    #expect(error.key == "at")
    #expect(items.count == 5)
  }

  @Test("A line without an end is refused before all of it is kept")
  func endless() {
    var stream = TraceStream()
    #expect(throws: TraceError.self) {
      for _ in 0..<100 { try stream.read(Data(repeating: 0x20, count: 1 << 16)) { _ in } }
    }
  }

  @Test("A turn is played when the line after it has been read, an expectation at once")
  func playing() throws {
    let trace = try TraceReader.read(Data(Self.text.utf8))
    var player = TracePlayer(trace.header)
    var counts: [Int] = []
    var entries: [TracePlayer.Entry] = []
    for line in trace.lines {
      player.take(line) { entries.append($0) }
      counts.append(entries.count)
    }
    player.finish { entries.append($0) }
    #expect(counts == [0, 0, 2, 2])
    #expect(entries == TracePlayer.play(trace))
  }
}
