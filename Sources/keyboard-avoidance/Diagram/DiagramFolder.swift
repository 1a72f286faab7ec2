internal import Foundation
internal import KeyboardAvoidanceDiagrams
internal import KeyboardAvoidanceSimulation

/// The folder of diagrams: the machine in every format, and each edge case as a trace and the
/// picture that was drawn from it.
enum DiagramFolder {
  /// Every file with what it holds.
  static func files() throws(TraceError) -> [DiagramFile] {
    var files = DiagramFile.all
    for edgeCase in EdgeCase.all {
      let trace = try edgeCase.read()
      var counts = TransitionCounts()
      counts.count(trace)
      let content = DiagramContent(title: trace.header.name, counts: counts)
      files.append(DiagramFile(name: "\(edgeCase.slug).jsonl", text: edgeCase.trace + "\n"))
      files.append(DiagramFile(name: "\(edgeCase.slug).svg", text: SVGDiagram.text(content)))
    }
    return files
  }

  /// Writes every file and returns the exit status.
  @MainActor static func write(to folder: RawArgument) -> Int32 {
    do throws(TraceError) {
      try? FileManager.default.createDirectory(
        atPath: folder.text, withIntermediateDirectories: true)
      for file in try files() {
        let path = RawArgument(bytes: folder.bytes + Array("/\(file.name)".utf8))
        guard let reason = OutputFile(path).write(file.text) else { continue }
        Output.error("\(path.text): cannot be written: \(reason)")
        return ExitStatus.unreadable
      }
      return ExitStatus.success
    } catch {
      Output.error("\(Command.name) diagram: \(error)")
      return ExitStatus.unreadable
    }
  }
}
