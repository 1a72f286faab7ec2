import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceDiagrams
import Testing

/// Each format, read back by a program that is not ours; without it the check is left out, but not
/// under `CI`.
@Suite("Formats, as other programs read them")
struct FormatReaderTests {
  private struct Edge: Hashable {
    let source: String
    let target: String
    let triggers: Set<String>
  }

  /// The arrows that are drawn as lines.
  private let edges = Set(
    Statechart().arrows.compactMap { arrow in
      arrow.target.map { target in
        Edge(
          source: arrow.source.name, target: target.rawValue,
          triggers: Set(arrow.causes.map(\.trigger.rawValue)))
      }
    })

  @Test("Graphviz reads the chart's edges, the clock's dashed, and has nothing to warn of")
  func graphviz() throws {
    guard let run = try Self.run("dot", ["-Tplain"], GraphvizDiagram.text) else { return }
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    var found: Set<Edge> = []
    for line in run.output.split(separator: "\n") where line.hasPrefix("edge ") {
      let words = line.split(separator: " ").map(String.init)
      guard words[1] != "start", let count = Int(words[3]) else { continue }
      let label = words[4 + 2 * count].replacing("\"", with: "").components(separatedBy: "\\n")
      found.insert(Edge(source: words[1], target: words[2], triggers: Set(label)))
      #expect(words.contains("dashed") == label.contains("settled"))
    }
    #expect(found == edges)
  }

  @Test("libxml2 reads the SCXML: in every state every trigger leads where the function does")
  func scxml() throws {
    let name = { (element: String) in "*[local-name()='\(element)']" }
    guard let whole = try Self.run("xmllint", ["--noout", "-"], SCXMLDiagram.text()) else { return }
    #expect(whole.status == 0 && whole.errors.isEmpty, "\(whole.errors)")
    let cells = KeyboardState.allCases.flatMap { state in
      Trigger.allCases.map { (state: state, trigger: $0) }
    }
    // The innermost state with a transition for the event decides; without a target it stays.
    let paths = cells.map { state, trigger in
      "(//\(name("state"))[@id='\(state.rawValue)']/ancestor-or-self::\(name("state"))"
        + "/\(name("transition"))[@event='\(trigger.rawValue)'])[last()]/@target"
    }
    let all = "concat(\(paths.map { "string(\($0)),';'" }.joined(separator: ",")))"
    let run = try #require(try Self.run("xmllint", ["--xpath", all, "-"], SCXMLDiagram.text()))
    let targets = run.output.split(separator: ";", omittingEmptySubsequences: false).dropLast()
    #expect(targets.count == cells.count)
    for (cell, target) in zip(cells, targets) {
      let next = Transition.from(cell.state, on: cell.trigger).next.rawValue
      #expect((target.isEmpty ? cell.state.rawValue : String(target)) == next, "\(cell)")
    }
  }

  @Test("PlantUML draws every state and every label")
  func plantUML() throws {
    let text = PlantUMLDiagram.text()
    guard let run = try Self.run("plantuml", ["-tsvg", "-pipe"], text) else { return }
    #expect(run.status == 0)
    for state in KeyboardState.allCases {
      #expect(run.output.contains(">\(state.rawValue)</text>"))
    }
    for trigger in edges.flatMap(\.triggers) { #expect(run.output.contains(">\(trigger)</text>")) }
    let broken = text.replacing("@enduml", with: "this is no state diagram (\n@enduml")
    #expect(try Self.run("plantuml", ["-tsvg", "-pipe"], broken)?.status != 0)
  }

  private static func run(
    _ program: String, _ arguments: [String], _ input: String
  ) throws -> (status: Int32, output: String, errors: String)? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let places = path.split(separator: ":").map {
      URL(filePath: String($0)).appending(path: program)
    }
    guard let url = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      let isRequired = ProcessInfo.processInfo.environment["CI"] != nil
      #expect(!isRequired, "CI needs \(program)")
      print("\(program) is not installed: its check is left out")
      return nil
    }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    // A file: who writes into a pipe dies where the program ends without reading it.
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let (stdout, stderr) = (Pipe(), Pipe())
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    let output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output, errors)
  }
}
