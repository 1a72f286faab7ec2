internal import Foundation

/// The command `keyboard-avoidance`.
@main
enum Command {
  @MainActor static func main() async {
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    Output.flush()
    exit(status)
  }

  /// Runs a subcommand and returns the exit status.
  @MainActor static func run(_ arguments: [String]) async -> Int32 {
    guard let name = arguments.first else {
      Output.error(help)
      return ExitStatus.usage
    }
    if ["--help", "-h", "help"].contains(name) {
      Output.line(help)
      return ExitStatus.success
    }
    guard let subcommand = subcommands.first(where: { $0.name == name }) else {
      let accepted = subcommands.map(\.name).joined(separator: ", ")
      Output.error("keyboard-avoidance: '\(name)' is no command; accepted are \(accepted)")
      return ExitStatus.usage
    }
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) {
      Output.line(subcommand.help)
      return ExitStatus.success
    }
    do {
      return try await subcommand.run(rest)
    } catch {
      Output.error("keyboard-avoidance \(name): \(error)")
      return ExitStatus.usage
    }
  }

  private static var subcommands: [Entry] {
    [
      Entry(ReplayCommand.self), Entry(ViewCommand.self), Entry(DiagramCommand.self),
      Entry(DemoCommand.self),
      Entry(ExploreCommand.self), Entry(BenchCommand.self),
    ]
  }

  /// A subcommand in the list.
  private struct Entry {
    let name: String
    let summary: String
    let help: String
    let run: @MainActor ([String]) async throws -> Int32

    init<Command: Subcommand>(_ command: Command.Type) {
      name = Command.name
      summary = Command.summary
      help = Command.help
      run = { try await Command.run($0) }
    }
  }

  private static var help: String {
    let list = subcommands.map { command in
      "  \(command.name.padding(toLength: 10, withPad: " ", startingAt: 0))\(command.summary)"
    }
    return """
      USAGE: keyboard-avoidance <command> [options]

      \(list.joined(separator: "\n"))

      'keyboard-avoidance <command> --help' tells more of a command.
      """
  }
}

/// One of the things that the command can do.
protocol Subcommand {
  static var name: String { get }
  static var summary: String { get }
  static var help: String { get }

  /// Runs it and returns the exit status; throws a `UsageError`.
  @MainActor static func run(_ arguments: [String]) async throws -> Int32
}

/// The exit statuses.
enum ExitStatus {
  static let success: Int32 = 0
  /// An expectation failed, or an invariant is violated.
  static let failure: Int32 = 1
  /// A file cannot be read or written.
  static let unreadable: Int32 = 2
  /// The arguments are wrong.
  static let usage: Int32 = 64
}

/// Wrong arguments: what was wrong and what is accepted.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}

/// Standard output and standard error.
enum Output {
  /// Prints a line; it may be kept back until the next `flush()`.
  static func line(_ text: String) { print(text) }

  /// Lets out what was printed; ends the command where nobody can take it.
  static func flush() {
    guard fflush(nil) != 0 else { return }
    let reason = String(cString: strerror(errno))
    try? FileHandle.standardError.write(
      contentsOf: Data("keyboard-avoidance: the output cannot be written: \(reason)\n".utf8))
    exit(ExitStatus.unreadable)
  }

  /// Prints over the last progress on standard error.
  static func progress(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Prints a line on standard error, if that can be.
  static func error(_ text: String) {
    flush()
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
