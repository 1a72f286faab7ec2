public import Foundation

/// Writes traces as JSON Lines, version 1, so that `TraceReader` gives the same trace back.
///
/// What equals the format's default is left out; keys stand in alphabetical order.
public enum TraceWriter {
  /// Writes a trace as JSON Lines in UTF-8, each line ended by a newline.
  ///
  /// The numbers of the lines are not written; they count from 2 when the file is read. Throws a
  /// `TraceError` with the line of what the format cannot hold: a number that is not finite, time
  /// running backwards, an input that the header does not name, or inputs that are not in
  /// alphabetical order with ids counting from 1.
  public static func write(_ trace: Trace) throws(TraceError) -> Data {
    var text = try line(trace.header.json, number: 1)
    for (index, content) in trace.lines.enumerated() {
      text += try line(content.json, number: index + 2)
    }
    let data = Data(text.utf8)
    try check(try TraceReader.read(data), against: trace)
    return data
  }

  private static func line(_ value: JSONValue, number: Int) throws(TraceError) -> String {
    guard value.isFinite else {
      throw TraceError(line: number, "holds a number that is not finite, which JSON cannot say")
    }
    return value.line + "\n"
  }

  private static func check(_ read: Trace, against trace: Trace) throws(TraceError) {
    guard read.header.inputs == trace.header.inputs else {
      throw TraceError(
        line: 1, key: "inputs", "must be in alphabetical order, their ids counting from 1")
    }
    guard read.header == trace.header else {
      throw TraceError(line: 1, "holds a value that the format cannot say")
    }
    for (read, line) in zip(read.lines, trace.lines)
    where read.time != line.time || read.content != line.content {
      throw TraceError(line: read.number, "holds a value that the format cannot say")
    }
  }
}

extension JSONValue {
  /// Whether every number in it is finite.
  fileprivate var isFinite: Bool {
    switch self {
    case .null, .bool, .string: true
    case .number(let number): number.isFinite
    case .array(let values): values.allSatisfy(\.isFinite)
    case .object(let values): values.values.allSatisfy(\.isFinite)
    }
  }
}
