import Foundation

/// A line of bash in which `$K` is the command that was built beside this test, and `$D` the folder
/// of the checked-in diagrams and traces.
struct ShellRun {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ script: String, environment: [String: String] = [:], shell: String = "bash",
    folder: URL? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // A test's thread blocks signals, and its children inherit that.
    process.arguments = ["--default-signal", shell, "-c", script]
    var variables = ProcessInfo.processInfo.environment
    variables["K"] = CommandRun.executable().path
    variables["D"] = Self.diagrams.path
    variables.merge(environment) { $1 }
    process.environment = variables
    if let folder { process.currentDirectoryURL = folder }
    let (stdout, stderr) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let diagrams = repository.appending(path: "Diagrams")

  /// Whether a program is there; one that is not leaves its check out, but not under `CI`.
  static func has(_ program: String) -> Bool {
    ProcessInfo.processInfo.environment["CI"] != nil
      || (try? ShellRun("command -v \(program)").status) == 0
  }
}
