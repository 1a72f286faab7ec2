import Foundation

/// Makes mutants of source files, all in one copy: `mutator SOURCES COPY LIST SKIPPED FILE…`
///
/// FILE is `path:most`, `path:most:lines` or `path:most:lines:kinds`: how many mutants a declaration
/// has at the most, in which lines (`3-7,12-12`; nothing = everywhere), and of which kinds it has all
/// beside these (`moment,looped`). Each file below SOURCES is written with its mutants below COPY, and a
/// line for each mutant to LIST: number, line, key. A key in SKIPPED is left out.
@main struct Mutator {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 5 else {
      FileHandle.standardError.write(Data("usage: mutator SOURCES COPY LIST SKIPPED FILE…\n".utf8))
      exit(2)
    }
    let (sources, copy) = (URL(filePath: arguments[1]), URL(filePath: arguments[2]))
    let skipped = Set(try lines(of: URL(filePath: arguments[4])))
    var list = ""
    var number = 0
    for argument in arguments[5...] {
      let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
        .map(String.init)
      let text = try String(contentsOf: sources.appending(path: parts[0]), encoding: .utf8)
      let file = SourceFile(path: parts[0], text: text)
      let selection = Selection(
        most: parts.count > 1 ? Int(parts[1]) ?? 0 : .max,
        lines: parts.count > 2 && !parts[2].isEmpty
          ? parts[2].split(separator: ",").compactMap(range) : nil,
        kinds: parts.count > 3 ? Set(parts[3].split(separator: ",").map(String.init)) : [])
      var chosen = selection.choose(from: file.edits).filter { !skipped.contains($0.key) }
      for index in chosen.indices {
        number += 1
        chosen[index].number = number
        list += "\(number)\t\(chosen[index].line)\t\(chosen[index].key)\n"
      }
      try write(file.rendered(with: chosen), to: copy.appending(path: parts[0]))
    }
    try Data(list.utf8).write(to: URL(filePath: arguments[3]))
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
  }

  private static func lines(of file: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Writes a file unless it holds that already, so that the next build compiles what changed.
  private static func write(_ text: String, to file: URL) throws {
    if let there = try? String(contentsOf: file, encoding: .utf8), there == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// Chooses mutants so that every declaration has some and no kind crowds out the others.
struct Selection {
  let most: Int
  let lines: [ClosedRange<Int>]?

  /// The kinds of which all are chosen, too.
  let kinds: Set<String>

  /// These are not chosen but by name: they are for tests of random runs, see matrix.py.
  private static let byName: Set = ["moment", "looped"]

  private static let order = [
    "guard", "dropped", "branch", "reversed", "comparison", "arithmetic", "opposite", "logic",
    "negation", "swapped", "fallback", "reordered", "constant", "range", "boundary",
  ]

  func choose(from edits: [Edit]) -> [Edit] {
    let candidates = edits.filter { edit in lines?.contains { $0.contains(edit.line) } ?? true }
    let usual = candidates.filter { !Self.byName.contains($0.kind) }
    var chosen = Dictionary(grouping: usual, by: \.declaration).values.flatMap(inTurns)
    let keys = Set(chosen.map(\.key))
    chosen += candidates.filter { kinds.contains($0.kind) && !keys.contains($0.key) }
    return chosen.sorted { ($0.range.lowerBound, $0.kind) < ($1.range.lowerBound, $1.kind) }
  }

  /// One mutant of each kind after the other, until there are enough.
  private func inTurns(_ edits: [Edit]) -> ArraySlice<Edit> {
    var seen: [String: Int] = [:]
    let ranked = edits.map { edit in
      seen[edit.kind, default: 0] += 1
      let kind = Self.order.firstIndex(of: edit.kind) ?? Self.order.count
      return (edit: edit, round: seen[edit.kind, default: 0], kind: kind)
    }
    let sorted = ranked.sorted { ($0.round, $0.kind) < ($1.round, $1.kind) }
    return sorted.map(\.edit).prefix(most)
  }
}
