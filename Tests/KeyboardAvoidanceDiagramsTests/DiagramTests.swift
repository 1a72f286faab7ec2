import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceDiagrams
import Testing

@Suite("Diagrams")
struct DiagramTests {
  /// The folder of the checked-in diagrams, found from this file.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Diagrams")

  @Test(
    "What is checked in is what the code prints",
    arguments: DiagramFile.all.map { ($0.name, $0.text) })
  func checkedIn(_ name: String, _ printed: String) throws {
    let file = Self.folder.appending(path: name)
    #expect(try String(contentsOf: file, encoding: .utf8) == printed)
  }

  @Test("Every cell that moves the state is on exactly one edge")
  func edges() {
    let keeping = Set(MachineEdge.keepingTriggers)
    for state in KeyboardState.allCases {
      for trigger in Trigger.allCases where !keeping.contains(trigger) {
        let edges = MachineEdge.all.filter { edge in
          edge.from == state && edge.causes.contains { $0.trigger == trigger }
        }
        #expect(edges.map(\.to) == [Transition.from(state, on: trigger).next])
      }
    }
  }

  @Test("The clock's edges are dashed, and only they are")
  func dashed() {
    let dashed = GraphvizDiagram.text.split(separator: "\n").filter { $0.contains("dashed") }
    #expect(dashed.count == MachineEdge.all.filter(\.isTimer).count)
    #expect(dashed.allSatisfy { $0.contains("settled") })
  }

  @Test("No two edges share both ends and style")
  func merged() {
    let edges = GraphvizDiagram.text.split(separator: "\n").filter { $0.contains("[label=") }
    let drawn = edges.map { edge in
      "\(edge.prefix { $0 != "[" })\(edge.contains("dashed") ? "dashed" : "")"
    }
    #expect(drawn.count > 15 && Set(drawn).count == drawn.count)
  }

  @Test("Graphviz accepts the diagram")
  func dotAccepts() throws {
    guard let dot = Self.executable("dot") else {
      let isRequired = ProcessInfo.processInfo.environment["CI"] != nil
      #expect(!isRequired, "CI needs Graphviz's dot")
      print("Graphviz's dot is not installed: its check is left out")
      return
    }
    let process = Process()
    process.executableURL = dot
    process.arguments = ["-Tsvg", Self.folder.appending(path: "keyboard-machine.dot").path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let svg = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(svg.contains("<svg"))
  }

  private static func executable(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
