internal import Foundation
internal import KeyboardAvoidance
internal import KeyboardAvoidanceDiagrams
internal import KeyboardAvoidanceSimulation

/// Prints the machine's diagrams from the transition function.
enum DiagramCommand: Subcommand {
  static let name = "diagram"
  static let summary = "Print the state machine as a diagram, or what traces take of it."
  static let syntax = Syntax(
    usage: [
      "[--format FORMAT] [--actions] [--state STATE]",
      "[--format FORMAT] [--actions] [--state STATE] --trace FILE",
      "[--format FORMAT] [--actions] [--state STATE] --coverage FILE…", "--output FOLDER",
    ],
    overview: """
      Prints the state machine from the function that runs, as a statechart: what all states in \
      which the keyboard is up do alike leaves the frame around them. Timers are dashed, the way of \
      a keyboard that comes and goes is numbered.
      """,
    options: [
      Syntax.Option(
        "--format", .word(Format.allCases.map(\.rawValue)),
        "dot (Graphviz, the default), mermaid, plantuml, svg (the picture itself), scxml (W3C State"
          + " Chart XML, to be run), or matrix (a table in Markdown)"),
      Syntax.Option(
        "--actions", "what each transition does, below its trigger; matrix and scxml always have it"
      ),
      Syntax.Option(
        "--state", .word(KeyboardState.allCases.map(\.rawValue)),
        "only what leaves this state and what leads to it"),
      Syntax.Option(
        "--trace", .file, "light what this trace takes, with how often; the rest is pale"),
      Syntax.Option("--coverage", "the same of all traces named, and what none of them takes"),
      Syntax.Option(
        "--output", .folder,
        "write into a folder: the machine in every format, and each edge case as a trace and its picture"
      ),
    ],
    operands: .files,
    sections: [
      Syntax.Section(
        title: "WHAT IT SHOWS",
        terms: [
          ("dock", "a new docked frame of the keyboard was announced or seen"),
          ("dockSame", "the docked frame in force was announced or seen again"),
          ("didDock", "the keyboard has arrived at the docked frame in force"),
          ("leave, didLeave", "it leaves, floats or goes off the screen; it has left"),
          ("settled", "the clock: a movement outlived its animation plus a grace of 0.1 s"),
          ("×2", "with a trace: taken twice"),
        ])
    ],
    examples: [
      Syntax.Example("diagram --format svg > machine.svg", "the picture"),
      Syntax.Example("diagram | dot -Tpdf > machine.pdf", "the same picture, by Graphviz"),
      Syntax.Example("diagram --trace bug.jsonl --format svg", "the way of a trace, lit"),
      Syntax.Example("diagram --coverage Cases/*.jsonl --format matrix", "what the cases take"),
    ],
    statuses: [
      (ExitStatus.success, "done"), (ExitStatus.unreadable, "a file cannot be read or written"),
    ])

  private enum Format: String, CaseIterable {
    case dot, mermaid, plantuml, svg, scxml, matrix

    func text(_ content: DiagramContent) -> String {
      switch self {
      case .dot: GraphvizDiagram.text(content)
      case .mermaid: MermaidDiagram.text(content)
      case .plantuml: PlantUMLDiagram.text(content)
      case .svg: SVGDiagram.text(content)
      case .scxml: SCXMLDiagram.text(content)
      case .matrix: TransitionMatrix.text(content)
      }
    }
  }

  static func run(_ arguments: Arguments) async throws(UsageError) -> Int32 {
    let format = arguments.value("--format").flatMap(Format.init(rawValue:)) ?? .dot
    try check(arguments, format)
    if let folder = arguments.file("--output") { return DiagramFolder.write(to: folder) }
    var content = DiagramContent(showsActions: arguments.flag("--actions"))
    if let state = arguments.value("--state").flatMap(KeyboardState.init(rawValue:)) {
      content.state = state
      content.title += ": \(state.rawValue)"
    }
    let traces = arguments.file("--trace").map { [$0] } ?? arguments.operands
    guard !traces.isEmpty else {
      Output.line(format.text(content).trimmingCharacters(in: .newlines))
      return ExitStatus.success
    }
    let (counts, status) = count(traces.map(InputFile.init), &content)
    content.counts = counts
    Output.line(format.text(content).trimmingCharacters(in: .newlines))
    if arguments.flag("--coverage") { Output.error(CoverageReport(counts).text) }
    return status
  }

  private static func check(_ arguments: Arguments, _ format: Format) throws(UsageError) {
    let isCoverage = arguments.flag("--coverage")
    let isTrace = arguments.file("--trace") != nil
    if isCoverage, isTrace {
      throw UsageError(description: "--trace and --coverage stand side by side; accepted is one")
    }
    if isCoverage, arguments.operands.isEmpty {
      throw UsageError(description: "--coverage needs trace files, or '-' for standard input")
    }
    if !isCoverage, let first = arguments.operands.first {
      throw UsageError(
        description: "unexpected argument '\(first.text)'; traces stand after --trace or --coverage"
      )
    }
    if isCoverage || isTrace, format == .scxml {
      throw UsageError(description: "scxml has no place for counts; choose another --format")
    }
    let others = ["--format", "--state", "--trace"].filter { arguments.value($0) != nil }
    if arguments.file("--output") != nil,
      let other = (others + (isCoverage ? ["--coverage"] : [])).first
    {
      throw UsageError(description: "--output writes every diagram; \(other) has no say in it")
    }
  }

  /// Plays the traces that can be read and counts what they take.
  private static func count(
    _ files: [InputFile], _ content: inout DiagramContent
  ) -> (TransitionCounts, Int32) {
    var counts = TransitionCounts()
    var status = ExitStatus.success
    var progress = Progress()
    var names: [String] = []
    progress.through(files, "played") { file in
      do {
        let trace = try file.trace()
        names.append(trace.header.name.isEmpty ? file.name : trace.header.name)
        counts.count(trace)
      } catch {
        Output.error("\(file.name): \(error)")
        status = ExitStatus.unreadable
      }
    }
    if names.count == 1, let name = names.first { content.title = name }
    if names.count > 1 { content.title += ": what \(names.count) traces take" }
    return (counts, status)
  }
}

extension TransitionCounts {
  /// Plays a trace and counts every step of it, those of the clock included.
  mutating func count(_ trace: Trace) {
    var player = TracePlayer(trace.header)
    for moment in trace.moments {
      while let timer = player.fireTimer(dueBy: moment.time) { timer.steps.forEach { count($0) } }
      switch moment.content {
      case .turn(let events): player.turn(events, at: moment.time).steps.forEach { count($0) }
      case .expectation(let expectation): _ = player.check(expectation, at: moment.time)
      }
    }
  }
}
