internal import Foundation

/// The command `keyboard-avoidance`.
@main
@MainActor
enum Command {
  static let name = "keyboard-avoidance"

  /// The version of the package, and of the traces that it reads.
  static let version = "keyboard-avoidance 2.0.0 (traces of version 1)"

  /// Everything that it can do, in the order of its help.
  static let subcommands: [any Subcommand.Type] = [
    ReplayCommand.self, ViewCommand.self, DemoCommand.self, DiagramCommand.self,
    ExploreCommand.self,
    IndexCommand.self, BenchCommand.self, CompletionsCommand.self,
  ]

  static func main() async {
    let status = await run(Array(RawArgument.ofProcess.dropFirst()))
    Output.flush()
    exit(status)
  }

  /// Runs a subcommand and returns the exit status.
  static func run(_ arguments: [RawArgument]) async -> Int32 {
    guard let name = arguments.first?.text else {
      Output.error(Help.text())
      return ExitStatus.usage
    }
    if ["--help", "-h", "help"].contains(name) { return help(Array(arguments.dropFirst())) }
    if ["--version", "version"].contains(name) {
      Output.line(version)
      return ExitStatus.success
    }
    guard let subcommand = subcommands.first(where: { $0.name == name }) else {
      Output.error("\(Self.name): \(unknown(name))")
      return ExitStatus.usage
    }
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0.text != "--" }).contains(where: \.asksForHelp) {
      Output.line(Help.text(of: subcommand))
      return ExitStatus.success
    }
    do {
      return try await subcommand.run(Arguments(rest, subcommand.syntax))
    } catch {
      Output.error("\(Self.name) \(name): \(error)")
      return ExitStatus.usage
    }
  }

  /// `help`, or `help` of a subcommand.
  private static func help(_ arguments: [RawArgument]) -> Int32 {
    guard let name = arguments.first?.text, !name.hasPrefix("-") else {
      Output.line(Help.text())
      return ExitStatus.success
    }
    guard let subcommand = subcommands.first(where: { $0.name == name }) else {
      Output.error("\(Self.name): \(unknown(name))")
      return ExitStatus.usage
    }
    Output.line(Help.text(of: subcommand))
    return ExitStatus.success
  }

  private static func unknown(_ name: String) -> String {
    let accepted = subcommands.map { $0.name }
    let list = "accepted are \(accepted.joined(separator: ", "))"
    return name.hasPrefix("-")
      ? "unknown option \(name)\(Suggestion.phrase(for: name, in: ["--help", "--version"])); "
        + "accepted here are --help and --version"
      : "'\(name)' is no command\(Suggestion.phrase(for: name, in: accepted)); \(list)"
  }
}

/// One of the things that the command can do.
@MainActor
protocol Subcommand {
  static var name: String { get }
  static var summary: String { get }
  static var syntax: Syntax { get }

  /// Runs it and returns the exit status; throws a `UsageError`.
  static func run(_ arguments: Arguments) async throws -> Int32
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
  /// It was interrupted, and has printed what it had.
  static let interrupted: Int32 = 130
}

/// Wrong arguments: what was wrong and what is accepted.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
