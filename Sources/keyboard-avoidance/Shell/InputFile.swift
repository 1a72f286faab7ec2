internal import Foundation
internal import KeyboardAvoidanceSimulation

/// A file that an argument names: a file, a pipe, a FIFO, or `-` for standard input.
struct InputFile: Sendable {
  private let argument: RawArgument

  init(_ argument: RawArgument) { self.argument = argument }

  /// The name as it can be printed.
  var name: String { argument.text }

  /// Why a file cannot be read, in plain words.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads a whole trace; the error says what is wrong and where.
  func trace() throws -> Trace {
    var trace: Trace?
    try stream { item in
      switch item {
      case .header(let header): trace = Trace(header: header)
      case .line(let line): trace?.lines.append(line)
      }
    }
    guard let trace else { throw Failure(description: "it has no header") }
    return trace
  }

  /// Reads a trace line by line, as it comes: its length does not count.
  func stream(_ take: (TraceStream.Item) -> Void) throws {
    var stream = TraceStream()
    try chunks { bytes in try stream.read(bytes, take) }
    try stream.finish(take)
  }

  /// At most so many bytes are held at once.
  private static let chunkSize = 1 << 16

  /// Reads to the end, piece by piece.
  private func chunks(_ take: (Data) throws -> Void) throws {
    let isStandardInput = argument.bytes == Array("-".utf8)
    let descriptor = isStandardInput ? STDIN_FILENO : opened()
    guard descriptor >= 0 else { throw Self.failure(errno) }
    defer { if !isStandardInput { close(descriptor) } }
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return }
      guard count > 0 else { throw Self.failure(errno) }
      try take(Data(buffer[..<count]))
    }
  }

  private func opened() -> Int32 {
    let path = argument.bytes.map(CChar.init(bitPattern:)) + [0]
    return path.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
    }
  }

  private static func failure(_ number: Int32) -> Failure {
    Failure(description: "cannot be read: \(SystemError.words(number))")
  }
}
