import Foundation

/// The public declarations of a module, as the compiler lists them.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let docComment: Comment?
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  struct Comment: Decodable {
    let lines: [Line]
  }

  struct Line: Decodable {
    let text: String
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
}

/// What kept the symbol graph from being made.
enum SymbolGraphError: Error {
  case noModule(lookedIn: [String])
  case toolFailed(status: Int32, output: String)
}

extension SymbolGraph {
  /// Reads a built module's declarations with the toolchain's own tool; a module and what it adds
  /// to others come as several graphs. The package's lock is not needed for it.
  static func extract(_ module: String) throws -> [SymbolGraph] {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(module)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let map = output.appendingPathComponent("module.modulemap")
    let header = tests.appendingPathComponent("UIKitDoubleC/include/UIKitDoubleC.h")
    try Data("module UIKitDoubleC { header \"\(header.path)\" export * }".utf8).write(to: map)
    try run(
      "swift", "symbolgraph-extract", "-module-name", module, "-I", try modules().path,
      "-Xcc", "-fmodule-map-file=\(map.path)", "-target", target, "-output-dir", output.path,
      "-minimum-access-level", "public", "-skip-synthesized-members")
    let files = try FileManager.default.contentsOfDirectory(
      at: output, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }

  /// The folder `Tests` of the package.
  static var tests: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Where the modules that this test was built with are: next to the test's own executable.
  private static func modules() throws -> URL {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let products = [
      executable.deletingLastPathComponent(),
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      tests.deletingLastPathComponent().appendingPathComponent(".build/debug"),
    ]
    let places = products.flatMap { [$0.appendingPathComponent("Modules"), $0] }
    let found = places.first {
      FileManager.default.fileExists(
        atPath: $0.appendingPathComponent("UIKitDouble.swiftmodule").path)
    }
    guard let found else { throw SymbolGraphError.noModule(lookedIn: places.map(\.path)) }
    return found
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  private static func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    // A file, as a read from a pipe may be interrupted by a signal.
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    process.standardError = handle
    process.standardOutput = handle
    try process.run()
    process.waitUntilExit()
    let output = try Data(contentsOf: log)
    guard process.terminationStatus == 0 else {
      throw SymbolGraphError.toolFailed(
        status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
  }
}
