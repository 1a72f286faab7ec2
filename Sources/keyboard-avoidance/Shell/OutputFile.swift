internal import Foundation

/// A file that an argument names, to be written whole.
struct OutputFile {
  private let argument: RawArgument

  init(_ argument: RawArgument) { self.argument = argument }

  /// Writes a text; the reason in plain words if that cannot be done.
  func write(_ text: String) -> String? {
    let path = argument.bytes.map(CChar.init(bitPattern:)) + [0]
    let descriptor = path.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) } ?? -1
    }
    guard descriptor >= 0 else { return SystemError.words(errno) }
    let failure = Output.write(Array(text.utf8), to: descriptor)
    let isClosed = close(descriptor) == 0
    return (failure ?? (isClosed ? nil : errno)).map(SystemError.words)
  }
}
