internal import Foundation

/// Standard output and standard error.
@MainActor
enum Output {
  private static var pending: [UInt8] = []

  /// Prints a line; ends the command where nobody can take it.
  static func line(_ text: String) {
    pending.append(contentsOf: text.utf8)
    pending.append(UInt8(ascii: "\n"))
    if pending.count > 1 << 16 || isTerminal { flush() }
  }

  /// Writes what was printed so far; a line that tells of progress gives way to it.
  static func flush() {
    Progress.clear()
    let failure = write(pending, to: STDOUT_FILENO)
    pending.removeAll(keepingCapacity: true)
    guard let failure else { return }
    // Whoever started the command may have it ignore the signal that a reader's end sends.
    if failure == EPIPE { exit(128 + SIGPIPE) }
    error("\(Command.name): the output cannot be written: \(SystemError.words(failure))")
    exit(ExitStatus.unreadable)
  }

  /// Prints a line on standard error, if that can be, after what was printed before.
  static func error(_ text: String, on descriptor: Int32 = STDERR_FILENO) {
    flush()
    _ = write(Array((text + "\n").utf8), to: descriptor)
  }

  /// Writes over the last line on a terminal.
  static func overwrite(_ text: String, on descriptor: Int32) {
    _ = write(Array("\r\u{1B}[K\(text)".utf8), to: descriptor)
  }

  /// Writes all bytes; the error's number if that cannot be done. A signal that the command takes
  /// note of does not interrupt it.
  nonisolated static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Whether standard output is a terminal.
  static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Whether what is printed may be coloured: on a terminal that can, unless `NO_COLOR` is set.
  static let isColored: Bool = {
    let environment = ProcessInfo.processInfo.environment
    let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return isTerminal && !isUnwanted
  }()
}

/// The few colours in use.
@MainActor
enum Ink {
  static func good(_ text: String) -> String { code("32", text) }
  static func bad(_ text: String) -> String { code("31", text) }
  static func bold(_ text: String) -> String { code("1", text) }
  static func dim(_ text: String) -> String { code("2", text) }
  static func keyboard(_ text: String) -> String { code("34", text) }

  private static func code(_ code: String, _ text: String) -> String {
    Output.isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
