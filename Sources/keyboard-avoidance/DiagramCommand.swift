internal import Foundation
internal import KeyboardAvoidanceDiagrams

/// Prints the machine's diagrams from the transition function.
enum DiagramCommand: Subcommand {
  static let name = "diagram"
  static let summary = "Print the state machine as a diagram."
  static let help = """
    USAGE: keyboard-avoidance diagram [--format dot|mermaid|matrix] [--output FOLDER]

    Prints the state machine from the function that runs.

      --format FORMAT   dot (the default), mermaid, or matrix (a table in Markdown)
      --output FOLDER   write every diagram into a folder instead, and keyboard-machine.svg too if
                        Graphviz's dot is installed

    EXIT STATUS: 0 done, 2 a file cannot be written, 64 wrong arguments.
    """

  private enum Format: String, CaseIterable {
    case dot, mermaid, matrix

    var text: String {
      switch self {
      case .dot: GraphvizDiagram.text
      case .mermaid: MermaidDiagram.text
      case .matrix: TransitionMatrix.text
      }
    }
  }

  @MainActor static func run(_ arguments: [String]) async throws(UsageError) -> Int32 {
    var arguments = Arguments(arguments)
    let name = try arguments.value("--format")
    let folder = try arguments.value("--output")
    try arguments.finish()
    guard let format = name.map(Format.init(rawValue:)) ?? .dot else {
      let accepted = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(description: "--format '\(name ?? "")'; accepted are \(accepted)")
    }
    guard let folder else {
      Output.line(format.text.trimmingCharacters(in: .newlines))
      return ExitStatus.success
    }
    do {
      try write(to: URL(filePath: folder))
      return ExitStatus.success
    } catch {
      Output.error("\(folder): cannot be written: \(error.localizedDescription)")
      return ExitStatus.unreadable
    }
  }

  private static func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in DiagramFile.all {
      try Data(file.text.utf8).write(to: folder.appending(path: file.name))
    }
    // A drawing of an earlier machine must not stand beside the diagram of this one.
    let drawing = folder.appending(path: "keyboard-machine.svg")
    try? FileManager.default.removeItem(at: drawing)
    let dot = Process()
    dot.executableURL = URL(filePath: "/usr/bin/env")
    dot.arguments = [
      "dot", "-Tsvg", folder.appending(path: "keyboard-machine.dot").path,
      "-o", drawing.path,
    ]
    try dot.run()
    dot.waitUntilExit()
    if dot.terminationStatus != 0 {
      Output.error("keyboard-machine.svg was not drawn: Graphviz's dot is needed for it")
    }
  }
}
