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
  @MainActor static func write(to argument: RawArgument) -> Int32 {
    let folder = URL(filePath: argument.text)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in try files() {
        try Data(file.text.utf8).write(to: folder.appending(path: file.name))
      }
      return ExitStatus.success
    } catch {
      Output.error("\(argument.text): cannot be written: \(error.localizedDescription)")
      return ExitStatus.unreadable
    }
  }
}
