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
      guard let object = try object(bytes, number: number) else { continue }
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
  private static func object(_ line: Data, number: Int) throws(TraceError) -> TraceObject? {
    guard line.count <= longestLine else {
      throw TraceError(
        line: number, "the line has \(line.count) bytes; accepted are \(longestLine)")
    }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = Array(
      number == 1 && line.starts(with: byteOrderMark) ? line.dropFirst(3) : line)
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    guard String(bytes: bytes, encoding: .utf8) != nil else {
      throw TraceError(line: number, "is not UTF-8")
    }
    let value: JSONValue
    do throws(JSONParser.Fault) {
      value = try JSONParser.value(in: bytes)
    } catch {
      throw TraceError(line: number, key: error.key, error.message)
    }
    guard case .object(let object) = value else {
      throw TraceError(line: number, "must be an object, not \(value.kind)")
    }
    return TraceObject(line: number, object)
  }
}
