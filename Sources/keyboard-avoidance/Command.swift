internal import Foundation

/// The command `keyboard-avoidance`.
@main
enum Command {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs a subcommand and returns the exit status.
  static func run(_ arguments: [String]) -> Int32 {
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
    if rest.contains("--help") || rest.contains("-h") {
      Output.line(subcommand.help)
      return ExitStatus.success
    }
    do {
      return try subcommand.run(rest)
    } catch {
      Output.error("keyboard-avoidance \(name): \(error)")
      return ExitStatus.usage
    }
  }

  private static let subcommands: [any Subcommand.Type] = [
    ReplayCommand.self, DiagramCommand.self, DemoCommand.self, BenchCommand.self,
  ]

  private static var help: String {
    let list = subcommands.map { "  \($0.name.padding(toLength: 10, withPad: " ", startingAt: 0))\($0.summary)" }
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

  /// Runs it and returns the exit status.
  static func run(_ arguments: [String]) throws(UsageError) -> Int32
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
  static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
  static func error(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
