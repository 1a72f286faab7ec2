/// A diagram with the name of the file that holds it.
public struct DiagramFile: Hashable, Sendable {
  /// The file's name.
  public let name: String

  /// What the file holds.
  public let text: String

  /// Every diagram that is checked in.
  public static var all: [DiagramFile] {
    [
      DiagramFile(name: "keyboard-machine.dot", text: GraphvizDiagram.text),
      DiagramFile(name: "keyboard-machine.mmd", text: MermaidDiagram.text),
      DiagramFile(name: "keyboard-machine.md", text: TransitionMatrix.text),
    ]
  }
}
