public import Foundation

/// Reads traces strictly: nothing that is not understood is passed over.
public enum TraceReader {
  /// A line longer than this is refused, in bytes.
  public static let longestLine = 1 << 20

  /// Reads a whole trace from JSON Lines in UTF-8; `TraceStream` reads one line by line.
  ///
  /// Throws a `TraceError` with the line and, where one is at fault, the key.
  public static func read(_ data: Data) throws(TraceError) -> Trace {
    var stream = TraceStream()
    var trace: Trace?
    func take(_ item: TraceStream.Item) {
      switch item {
      case .header(let header): trace = Trace(header: header)
      case .line(let line): trace?.lines.append(line)
      }
    }
    try stream.read(data, take)
    try stream.finish(take)
    guard let trace else { throw TraceError(line: 1, "the header is missing") }
    return trace
  }
}
