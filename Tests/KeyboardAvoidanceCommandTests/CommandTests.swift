import Foundation
import KeyboardAvoidanceSimulation
import Testing

@testable import keyboard_avoidance

@Suite("The command")
struct CommandTests {
  static let header =
    #"{"trace":1, "name":"t", "screen":[375,667], "inputs":{"a":{"frame":[20,533,335,34]}}, "policy":{"preset":"keepGap"}}"#
  static let show =
    #"{"at":0, "do":"focus", "input":"a"}"# + "\n"
    + #"{"at":0, "do":"willShow", "end":[0,407,375,260]}"#

  private func trace(_ expectation: String) -> String {
    [Self.header, Self.show, #"{"at":1, "expect":\#(expectation)}"#].joined(separator: "\n")
  }

  @Test("A trace that holds exits 0 and shows its timeline")
  func holds() throws {
    let run = try CommandRun(["replay", "-"], input: trace(#"{"translation":-164, "gap":4}"#))
    #expect(run.status == 0)
    #expect(run.output.contains("translation -164"))
    #expect(run.output.contains("✓ expected translation -164, gap 4"))
  }

  @Test("A wrong expectation exits 1 and prints what was expected and found")
  func fails() throws {
    let run = try CommandRun(["replay", "--quiet", "-"], input: trace(#"{"gap":10}"#))
    #expect(run.status == 1)
    #expect(run.output == "-:4: ✗ gap: expected 10, found 4\n")
  }

  @Test("A file that cannot be read exits 2, names file, line and key, and the others are replayed")
  func unreadable() throws {
    let bad = try TemporaryFile(Self.header + "\n" + #"{"at":0, "do":"willShow"}"#)
    let run = try CommandRun(["replay", bad.path, "-"], input: trace(#"{"gap":4}"#))
    #expect(run.status == 2)
    #expect(run.errors.contains("\(bad.path): line 2, key 'end'"))
    #expect(run.output.contains("✓"))
  }

  @Test("Standard input that cannot be read exits 2")
  func unreadableInput() throws {
    let run = try CommandRun(["replay", "-"], input: nil)
    #expect(run.status == 2)
    #expect(run.errors.contains("-: cannot be read"))
  }

  @Test("An option that stands twice, and one without its value, are refused")
  func options() throws {
    let twice = try CommandRun(["explore", "--depth", "1", "--depth", "2"])
    #expect(twice.status == 64 && twice.errors.contains("--depth stands twice"))
    let file = try TemporaryFile(trace("{}"))
    let empty = try CommandRun(["index", "--seeds=", file.path])
    #expect(empty.status == 0 && empty.output.contains("| [t]("), "the file is no value")
    let help = try CommandRun(["replay", "no-such-file", "--help"])
    #expect(help.status == 0 && help.output.hasPrefix("USAGE: keyboard-avoidance replay"))
  }

  @Test("A file of the name '-' is read where its folder is named, too")
  func fileNamedDash() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(trace(#"{"gap":4}"#).utf8).write(to: folder.appending(path: "-"))
    let run = try CommandRun(["replay", "--quiet", "./-"], input: nil, folder: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test("A diagram says of which state it is, what is done, and of how many traces it tells")
  func diagrams() throws {
    let state = try CommandRun(["diagram", "--state", "shown", "--actions"])
    #expect(state.output.contains("The keyboard machine: shown"))
    #expect(state.output.contains("disarmTimer"))
    #expect(!(try CommandRun(["diagram", "--state", "shown"])).output.contains("disarmTimer"))
    let file = try TemporaryFile(trace("{}"))
    let some = try CommandRun(
      ["diagram", "--coverage", file.path, "no-such-file", file.path, "--format", "matrix"])
    #expect(some.status == 2 && some.errors.contains("no-such-file: cannot be read"))
    #expect(some.output.hasPrefix("# The keyboard machine: what 2 traces take\n"))
  }

  @Test("After two dashes everything is a file's name")
  func dashes() throws {
    #expect(try CommandRun(["replay", "--", "--json"]).status == 2)
    #expect(try CommandRun(["replay", "--", "--help"]).status == 2)
  }

  @Test("A missing file exits 2")
  func missing() throws {
    let run = try CommandRun(["replay", "no-such-file.jsonl"])
    #expect(run.status == 2)
    #expect(run.errors.contains("no-such-file.jsonl"))
  }

  @Test("JSON has a line for each turn and each expectation, with every key")
  func json() throws {
    let run = try CommandRun(["replay", "--json", "-"], input: trace(#"{"gap":5}"#))
    let lines = try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    try #require(lines.count == 2)
    let values = [
      "state", "overlap", "inset", "lift", "translation", "boundsOrigin", "offset", "maxOffset",
      "gap", "episode", "moves", "resigns", "animation",
    ]
    let turn = Set(values + ["file", "kind", "at", "do", "triggers"])
    let expectation = Set(values + ["file", "kind", "line", "at", "failed"])
    #expect(Set(lines[0].keys) == turn)
    #expect(lines[0]["triggers"] as? [String] == ["focus", "dock"])
    #expect(lines[0]["offset"] is NSNull)
    #expect(Set(lines[1].keys) == expectation)
    #expect((lines[1]["failed"] as? [[String: Any]])?.first?["key"] as? String == "gap")
  }

  @Test("The demo's expectations hold")
  func demo() throws {
    let run = try CommandRun(["demo"])
    #expect(run.status == 0)
    #expect(run.output.components(separatedBy: "✓").count > 9)
    #expect(!run.output.contains("✗"))
  }

  @Test("The demo shows five cases, explains every word of them, and has them as a page")
  @MainActor func demoWords() throws {
    let run = try CommandRun(["demo"])
    for edgeCase in EdgeCase.all { #expect(run.output.contains(try edgeCase.read().header.name)) }
    var glossary = Glossary()
    for edgeCase in EdgeCase.all { DemoShow(edgeCase, try edgeCase.read()).note(in: &glossary) }
    #expect(glossary.unexplained.isEmpty)
    let page = try TemporaryFile("")
    let html = try CommandRun(["demo", "--html", "-o", page.path])
    #expect(html.status == 0 && html.output.contains(page.path))
    #expect(try String(contentsOfFile: page.path, encoding: .utf8).hasPrefix("<!doctype html>"))
    #expect(try CommandRun(["demo", "--html", "-o", "/"]).status == 2)
    #expect(try CommandRun(["demo", "-o", page.path]).status == 64)
  }

  @Test("The demo fits a terminal of 80 columns, and of 200", arguments: [80, 200])
  @MainActor func demoWidth(_ width: Int) throws {
    for edgeCase in EdgeCase.all {
      let lines = DemoShow(edgeCase, try edgeCase.read()).lines(width: width)
      #expect(lines.allSatisfy { $0.count <= width }, "\(edgeCase.slug)")
    }
  }

  @Test(
    "Every command explains itself",
    arguments: ["replay", "diagram", "demo", "explore", "bench"])
  func help(_ name: String) throws {
    let run = try CommandRun([name, "--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("USAGE: keyboard-avoidance \(name)"))
  }

  @Test("Help of an option is the help of the command")
  func helpOfOption() throws {
    let help = try CommandRun(["help"])
    let run = try CommandRun(["help", "--json"])
    #expect(run.status == 0 && run.output == help.output)
  }

  @Test("A flag takes no value")
  func flagWithValue() throws {
    for argument in ["--json=yes", "--json="] {
      let run = try CommandRun(["replay", argument, "-"])
      #expect(run.status == 64)
      #expect(run.errors == "keyboard-avoidance replay: --json takes no value; see --help\n")
    }
  }

  @Test(
    "Wrong arguments exit 64 and say what is wrong",
    arguments: [
      [], ["fly"], ["replay"], ["replay", "--loud", "x"], ["diagram", "--format", "png"],
      ["demo", "x"], ["bench", "--rounds", "0"], ["explore", "--depth", "0"],
      ["diagram", "--format"],
    ])
  func usage(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 64)
    #expect(!run.errors.isEmpty)
    #expect(run.output.isEmpty)
  }

  @Test("Exploring to a depth prints what was reached, and no invariant is violated")
  func explore() throws {
    let bar = try CommandRun(["explore", "--depth", "1", "--scene", "bar"])
    #expect(bar.output.hasPrefix("policy       translate, gap 0.0\n"))
    let run = try CommandRun(["explore", "--depth", "3", "--json"])
    #expect(run.status == 0)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect((report["violations"] as? [Any])?.isEmpty == true)
    #expect((report["depth"] as? Int) == 3)
  }

  @Test("One task finds what several find")
  func tasks() throws {
    func lines(_ tasks: String) throws -> [String] {
      let run = try CommandRun(["explore", "--scene", "bar", "--depth", "3", "--tasks", tasks])
      #expect(run.status == 0)
      return run.output.split(separator: "\n").filter { !$0.hasPrefix("speed") }.map(String.init)
    }
    #expect(try lines("1") == lines("3"))
    #expect(try CommandRun(["explore", "--tasks", "0"]).status == 64)
  }

  @Test("One workload is done as often as it is asked for")
  func benchTimes() throws {
    func units(_ arguments: String...) throws -> Int? {
      let run = try CommandRun(["bench", "--run", "floor"] + arguments)
      #expect(run.status == 0)
      return run.output.firstMatch(of: /units (\d+)/).flatMap { Int($0.output.1) }
    }
    let once = try #require(try units())
    #expect(try units("--times", "3") == 3 * once)
  }

  @Test("Each format of the diagram is printed")
  func formats() throws {
    #expect(try CommandRun(["diagram"]).output.hasPrefix("digraph keyboard {"))
    #expect(try CommandRun(["diagram", "--format", "mermaid"]).output.hasPrefix("stateDiagram-v2"))
    #expect(try CommandRun(["diagram", "--format", "matrix"]).output.contains("| `didDock` |"))
  }
}
