public import Foundation

/// Reads traces strictly: nothing that is not understood is passed over.
public enum TraceReader {
  /// A line longer than this is refused, in bytes.
  public static let longestLine = 1 << 20

  /// Reads a trace from JSON Lines in UTF-8.
  ///
  /// Throws a `TraceError` with the line and, where one is at fault, the key.
  public static func read(_ data: Data) throws(TraceError) -> Trace {
    var header: TraceHeader?
    var lines: [TraceLine] = []
    var reader: LineReader?
    var number = 0
    for bytes in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let object = try object(bytes, line: number) else { continue }
      if var known = reader {
        lines.append(try known.line(object))
        reader = known
      } else {
        let first = try HeaderReader.header(object)
        header = first
        reader = LineReader(first)
      }
    }
    guard let header else {
      throw TraceError(
        line: 1, key: "trace", "the header is missing; the first line must be {\"trace\":1, …}")
    }
    return Trace(header: header, lines: lines)
  }

  /// The object on a line; nothing if the line is blank.
  private static func object(_ bytes: Data, line: Int) throws(TraceError) -> TraceObject? {
    guard bytes.count <= longestLine else {
      throw TraceError(
        line: line, "the line has \(bytes.count) bytes; accepted are \(longestLine)")
    }
    let isBlank = bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 9 || $0 == 13 }
    if isBlank { return nil }
    let json = Data(bytes)
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: json)
    } catch {
      throw TraceError(line: line, "not JSON: \(reason(error))")
    }
    guard case .object(let object) = value else {
      throw TraceError(line: line, "must be an object, not \(value.kind)")
    }
    if let key = DuplicateKeys.first(in: json) {
      throw TraceError(line: line, key: key, "stands twice in one object")
    }
    return TraceObject(line: line, object)
  }

  private static func reason(_ error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else {
      return "a value that JSON does not have"
    }
    let inner = context.underlyingError.map { "\($0)" } ?? context.debugDescription
    return String(inner.prefix(200))
  }
}
