public import Foundation

/// Reads a trace as its bytes come, line by line, and keeps nothing of the lines it has handed on.
///
///     var stream = TraceStream()
///     while let bytes = try file.read(upToCount: 1 << 16) {
///       try stream.read(bytes) { item in … }
///     }
///     try stream.finish { item in … }
public struct TraceStream {
  /// What a line says.
  public enum Item: Hashable, Sendable {
    /// Where everything is before the first event; it comes first.
    case header(TraceHeader)
    /// An event or an expectation.
    case line(TraceLine)
  }

  private var parser = JSONParser()
  private var reader: LineReader?

  /// The number of the line that was read last, from 1.
  private var number = 0

  /// The beginning of a line whose end has not come yet.
  private var rest: [UInt8] = []

  /// A stream before its first byte.
  public init() {}

  /// Reads bytes of a trace in UTF-8 and hands on what each line says that they end.
  ///
  /// Throws a `TraceError` with the line and, where one is at fault, the key; the lines before it
  /// have been handed on by then.
  public mutating func read(
    _ data: Data, _ take: (Item) -> Void
  ) throws(TraceError) {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(TraceError) in try read(bytes, take) }
    }
    try result.get()
  }

  /// Reads what stands after the last newline, if anything does.
  ///
  /// Throws a `TraceError` as `read(_:_:)` does, and where there was no header.
  public mutating func finish(_ take: (Item) -> Void) throws(TraceError) {
    try takeRest(take)
    guard reader != nil else {
      throw TraceError(
        line: 1, key: "trace", "the header is missing; the first line must be {\"trace\":1, …}")
    }
  }

  private mutating func read(
    _ bytes: UnsafeRawBufferPointer, _ take: (Item) -> Void
  ) throws(TraceError) {
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      if rest.isEmpty {
        try self.line(line, take)
      } else {
        rest.append(contentsOf: line)
        try takeRest(take)
      }
      start = end + 1
    }
    rest.append(contentsOf: bytes[start...])
    if rest.count > TraceReader.longestLine { throw tooLong(number + 1) }
  }

  private mutating func takeRest(_ take: (Item) -> Void) throws(TraceError) {
    let line = rest
    rest.removeAll()
    let result = line.withUnsafeBytes { bytes in
      Result { () throws(TraceError) in try self.line(bytes, take) }
    }
    try result.get()
  }

  private func tooLong(_ line: Int) -> TraceError {
    TraceError(line: line, "the line is longer than \(TraceReader.longestLine) bytes")
  }

  private mutating func line(
    _ bytes: UnsafeRawBufferPointer, _ take: (Item) -> Void
  ) throws(TraceError) {
    number += 1
    guard let object = try object(bytes) else { return }
    if let line = try reader?.line(object) { return take(.line(line)) }
    let header = try HeaderReader.header(object)
    reader = LineReader(header)
    take(.header(header))
  }

  /// The object on a line; nothing if the line is blank.
  private mutating func object(
    _ bytes: UnsafeRawBufferPointer
  ) throws(TraceError) -> TraceObject? {
    guard bytes.count <= TraceReader.longestLine else { throw tooLong(number) }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let isMarked = number == 1 && bytes.starts(with: byteOrderMark)
    let line = isMarked ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst(3)) : bytes
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    if !line.allSatisfy({ $0 < 0x80 }), String(bytes: line, encoding: .utf8) == nil {
      throw TraceError(line: number, "is not UTF-8")
    }
    let text: JSONText
    do throws(JSONParser.Fault) {
      text = try parser.read(line)
    } catch {
      // Whoever writes an object over several lines gets here at the end of the first.
      let advice =
        parser.isAtEnd ? "; the line ends here, and a trace has one JSON object per line" : ""
      throw TraceError(line: number, key: error.key, error.message + advice)
    }
    guard text.nodes.first?.kind == .object else {
      throw TraceError(line: number, "must be an object, not \(text.kind(at: 0))")
    }
    return TraceObject(line: number, text)
  }
}
