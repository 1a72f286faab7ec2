internal import Foundation
internal import KeyboardAvoidanceSimulation
internal import KeyboardAvoidanceViewer

/// Shows the edge cases: screens before and after, and what happened between.
enum DemoCommand: Subcommand {
  static let name = "demo"
  static let summary = "Show five edge cases: the screen drawn, and what happened when."
  static let syntax = Syntax(
    usage: ["[--html] [-o FILE]"],
    overview: """
      Replays five cases in which keyboard code usually breaks: a hardware keyboard that is \
      attached while editing, an input method of another height, a tap that dismisses, a rotation, \
      and a didShow that never comes. Each is drawn, before, with the keyboard and after, beside a \
      timeline; every word of it is explained at the end.
      """,
    options: [
      Syntax.Option(
        "--html",
        "write the five as a page to watch in a browser instead, and say where it is"),
      Syntax.Option(
        "-o", .file,
        "where that page goes; keyboard-avoidance-demo.html among the temporary files "
          + "by default"),
    ],
    examples: [
      Syntax.Example("demo", "all five"),
      Syntax.Example("demo --html", "the same, animated, in a browser"),
      Syntax.Example("demo | less -R", "page by page"),
    ],
    statuses: [
      (ExitStatus.success, "every expectation of the cases holds"),
      (ExitStatus.failure, "one fails"), (ExitStatus.unreadable, "the page cannot be written"),
    ])

  static func run(_ arguments: Arguments) async throws(UsageError) -> Int32 {
    if arguments.flag("--html") { return writePage(to: arguments.file("-o")) }
    guard arguments.file("-o") == nil else {
      throw UsageError(description: "-o is for the page; accepted is demo --html -o FILE")
    }
    var status = ExitStatus.success
    var glossary = Glossary()
    for (index, edgeCase) in EdgeCase.all.enumerated() {
      do throws(TraceError) {
        let show = DemoShow(edgeCase, try edgeCase.read())
        show.note(in: &glossary)
        Output.line("\n\(Ink.bold("\(index + 1). \(show.title)"))")
        Output.line(Help.wrapped(edgeCase.story, indent: 3) + "\n")
        show.lines(width: Terminal.width).forEach(Output.line)
        if show.fails { status = ExitStatus.failure }
      } catch {
        Output.error("demo: \(error)")
        status = ExitStatus.failure
      }
    }
    Output.line("\n\(Ink.bold("The words"))")
    glossary.lines.forEach(Output.line)
    Output.line("\nTo watch the five move in a browser: \(Command.name) demo --html")
    return status
  }

  /// Writes the viewer's page of all cases.
  private static func writePage(to file: RawArgument?) -> Int32 {
    let folder = FileManager.default.temporaryDirectory
    let file = file ?? RawArgument(folder.appending(path: "keyboard-avoidance-demo.html").path)
    do throws(TraceError) {
      var recordings: [TraceRecording] = []
      for edgeCase in EdgeCase.all {
        recordings.append(TraceRecording(try edgeCase.read(), label: edgeCase.slug))
      }
      if let reason = OutputFile(file).write(TracePage(recordings).html) {
        Output.error("\(file.text): cannot be written: \(reason)")
        return ExitStatus.unreadable
      }
      Output.line("The page is \(file.text); open it in a browser.")
      return ExitStatus.success
    } catch {
      Output.error("\(Command.name) demo: \(error)")
      return ExitStatus.failure
    }
  }
}

/// The terminal's size.
enum Terminal {
  /// The width in columns; 120 where there is no terminal.
  static var width: Int {
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    guard size.ws_col > 0 else {
      return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 120
    }
    return Int(size.ws_col)
  }
}
