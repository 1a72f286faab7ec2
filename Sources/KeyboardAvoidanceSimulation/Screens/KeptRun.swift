internal import Foundation

/// The run that failed last, in a file: a trace that anybody can replay, whose note holds the
/// user's actions, so that it is tried on the screen as it is today.
enum KeptRun {
  private static let mark = "actions: "

  /// The steps of the run that was kept; nothing where there is no file.
  static func read(at url: URL) throws(KeptRunError) -> [ScreenRun.Step]? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      let note = try TraceReader.read(Data(contentsOf: url)).header.note
      guard note.hasPrefix(mark) else {
        throw KeptRunError(path: url.path, reason: "its header's note does not begin with \(mark)")
      }
      let text = Data(note.dropFirst(mark.count).utf8)
      return try JSONDecoder().decode([ScreenRun.Step].self, from: text)
    } catch let error as KeptRunError {
      throw error
    } catch {
      throw KeptRunError(path: url.path, reason: "\(error)")
    }
  }

  /// Keeps a run in the place of the one before; folders on the way are made.
  static func write(_ run: ScreenRun, to url: URL) throws(KeptRunError) {
    do {
      var trace = try run.trace(name: url.deletingPathExtension().lastPathComponent)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      trace.header.note = mark + String(decoding: try encoder.encode(run.steps), as: UTF8.self)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try TraceWriter.write(trace).write(to: url)
    } catch {
      throw KeptRunError(path: url.path, reason: "\(error)")
    }
  }
}

/// A run that was kept cannot be read, or none can be kept there.
public struct KeptRunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String

  /// What is wrong.
  public let reason: String

  /// The file, what is wrong, and what to do.
  public var description: String {
    "\(path): \(reason); expected is a trace that a ScreenProperty has written, or no file"
  }
}
