internal import Foundation

/// The bytes of a file, or of standard input, as they come.
struct ByteSource {
  /// At most so many bytes are held at once.
  private static let chunkSize = 1 << 16

  private let file: FileHandle

  /// Opens a file by its path; `-` is standard input.
  init(_ path: String) throws {
    file =
      path == "-"
      ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
  }

  /// The next bytes, as many as there are by now; nothing at the end.
  func next() throws -> Data? {
    guard let bytes = try file.read(upToCount: Self.chunkSize), !bytes.isEmpty else { return nil }
    return bytes
  }
}
