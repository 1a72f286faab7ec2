import Foundation
import Testing

/// One run of the built command.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the command that was built beside this test; without an input, standard input is a folder,
  /// which cannot be read.
  init(_ arguments: [String], input: String? = "", folder: URL? = nil) throws {
    let process = Process()
    process.executableURL = Self.executable()
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    // A file: who writes into a pipe dies where the command ends without reading it.
    let file = try input.map(TemporaryFile.init)
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: file?.path ?? "/"))
    let (stdout, stderr) = (Pipe(), Pipe())
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  static func executable() -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "keyboard-avoidance")
  }
}

/// A file that goes away with the test.
final class TemporaryFile {
  let path: String

  init(_ text: String) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    try Data(text.utf8).write(to: url)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
