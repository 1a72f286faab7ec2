import Foundation
import KeyboardAvoidanceSimulation
import Testing

@testable import keyboard_avoidance

@Suite("The index of the cases")
struct IndexCommandTests {
  private let index = CaseIndex(seeds: "Seeds.md")

  @Test("What is checked in is what the command prints of the files")
  func checkedIn() throws {
    let run = try ShellRun(
      #""$K" index --seeds "$S" Tests/KeyboardAvoidanceSimulationTests/Cases/*.jsonl"#,
      environment: [
        "S": "../../../Sources/KeyboardAvoidance/KeyboardAvoidance.docc/Seeds.md", "LC_ALL": "C",
      ], folder: ShellRun.repository)
    #expect(run.status == 0)
    let page = "Tests/KeyboardAvoidanceSimulationTests/Cases/README.md"
    let text = try String(contentsOf: ShellRun.repository.appending(path: page), encoding: .utf8)
    #expect(
      text == run.output,
      "print it anew: LC_ALL=C keyboard-avoidance index --seeds … Cases/*.jsonl > \(page)")
  }

  @Test("A trace without a name goes by its file's")
  func nameless() throws {
    let trace = try TraceReader.read(Data(#"{"trace":1, "screen":[375,667]}"#.utf8))
    #expect(index.row(trace, file: "a b.jsonl") == "| [a b.jsonl](a%20b.jsonl) | – |  |")
  }

  @Test(
    "A source is linked where it can be",
    arguments: [
      ("a/b#1", "[a/b#1](https://github.com/a/b/issues/1)"),
      (
        "a/b.c#1, d-e/f#20, #3",
        "[a/b.c#1](https://github.com/a/b.c/issues/1), "
          + "[d-e/f#20](https://github.com/d-e/f/issues/20), "
          + "[#3](https://github.com/d-e/f/issues/3)"
      ),
      ("seed S4, S4.15", "seed [S4](Seeds.md), S4.15"),
      ("Stack Overflow 1895", "Stack Overflow 1895"),
      ("", "–"), ("#5", "#5"), ("a|b", "a\\|b"),
    ])
  func sources(_ source: String, _ link: String) {
    #expect(index.source(source) == link)
  }

  @Test("A file's name is linked as an address")
  func address() throws {
    let row = index.row(
      try TraceReader.read(Data(#"{"trace":1, "name":"t", "screen":[375,667]}"#.utf8)),
      file: "50 % of <it>.jsonl")
    #expect(row == "| [t](50%20%25%20of%20%3Cit%3E.jsonl) | – |  |")
  }

  @Test("What must hold is said in words")
  func words() throws {
    let lines = [
      #"{"trace":1, "name":"a | b", "screen":[375,667]}"#,
      #"{"at":0.5, "expect":{"state":"hidden", "overlap":0, "inset":12.5, "gap":null, "moves":1}}"#,
      #"{"at":1, "expect":{"gap":-3, "episode":false, "animation":null, "resigns":0}}"#,
    ]
    let run = try CommandRun(["index", "-"], input: lines.joined(separator: "\n"))
    let words = [
      "0.5: the state is `hidden`, the keyboard covers nothing of the view, "
        + "an inset of 12.5 pt is added, there is no gap to measure, 1 move",
      "1: the input ends 3 pt below the keyboard's top, the episode is over, "
        + "no request to resign, not animated",
    ].joined(separator: "<br>")
    #expect(run.output.hasSuffix("| [a \\| b](-) | – | \(words) |\n"))
  }
}
