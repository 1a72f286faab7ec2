/// A diagram with the name of the file that holds it.
public struct DiagramFile: Hashable, Sendable {
  /// The file's name.
  public let name: String

  /// What the file holds.
  public let text: String

  /// A diagram under a name.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The machine itself in every format.
  public static var all: [DiagramFile] {
    var actions = DiagramContent(showsActions: true)
    actions.title += ", with what each transition does"
    return [
      DiagramFile(name: "keyboard-machine.svg", text: SVGDiagram.text()),
      DiagramFile(name: "keyboard-machine-actions.svg", text: SVGDiagram.text(actions)),
      DiagramFile(name: "keyboard-machine.dot", text: GraphvizDiagram.text),
      DiagramFile(name: "keyboard-machine.mmd", text: MermaidDiagram.text),
      DiagramFile(name: "keyboard-machine.puml", text: PlantUMLDiagram.text()),
      DiagramFile(name: "keyboard-machine.scxml", text: SCXMLDiagram.text()),
      DiagramFile(name: "keyboard-machine.md", text: TransitionMatrix.text),
    ]
  }
}
