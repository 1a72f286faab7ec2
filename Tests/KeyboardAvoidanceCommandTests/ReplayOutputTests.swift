import Foundation
import Testing

/// What `replay` prints, value by value and line by line.
@Suite("The output of a replay")
struct ReplayOutputTests {
  /// Two tall notifications on a small phone: the input is lifted by 533 + 34 + 4 − 407 points, then
  /// 40 points more; the keyboard is asked to go and goes.
  private static let trace = """
    {"trace":1, "name":"two heights", "screen":[375,667],
     "inputs":{"a":{"frame":[20,533,335,34]}}, "policy":{"preset":"shiftBounds","gap":4}}

    {"at":0.0627, "do":"focus", "input":"a"}
    {"at":0.0627, "do":"willShow", "end":[0,407,375,260], "duration":0.5, "curve":3}
    {"at":1.5, "expect":{"gap":5.25, "state":"hiding", "moves":1, "animation":[0.5,3]}}
    {"at":2, "do":"willChangeFrame", "end":[0,367,375,300]}
    {"at":2, "do":"tapOutside"}
    {"at":2.0005, "expect":{"boundsOrigin":204, "moves":1, "resigns":1, "offset":null}}

    """.replacingOccurrences(of: ",\n ", with: ",")

  private func replay(_ options: String...) throws -> CommandRun {
    try CommandRun(["replay"] + options + ["-"], input: Self.trace)
  }

  private func objects(_ run: CommandRun) throws -> [NSDictionary] {
    try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
    }
  }

  @Test("JSON tells the values of a turn: its time, events and triggers, and what holds after it")
  func turn() throws {
    let lines = try objects(replay("--json"))
    #expect(lines.count == 4)
    let first: NSDictionary = [
      "file": "-", "kind": "turn", "at": 0.0627, "do": ["focus", "willShow"],
      "triggers": ["focus", "dock"], "state": "showing", "overlap": 260, "inset": 0, "lift": 164,
      "translation": 0, "boundsOrigin": 164, "offset": NSNull(), "maxOffset": NSNull(), "gap": 4,
      "episode": true, "moves": 1, "resigns": 0, "animation": [0.5, 3],
    ]
    #expect(lines.first == first)
  }

  @Test("JSON tells the line of an expectation, and of each failure what was expected and found")
  func expectation() throws {
    let lines = try objects(replay("--json"))
    try #require(lines.count == 4)
    #expect(lines[1]["kind"] as? String == "expect")
    #expect(lines[1]["line"] as? Int == 5)
    #expect(lines[1]["at"] as? Double == 1.5)
    let failed: NSArray = [
      ["key": "state", "expected": "hiding", "found": "shown"],
      ["key": "gap", "expected": 5.25, "found": 4],
    ]
    #expect(lines[1]["failed"] as? NSArray == failed)
    #expect(lines[3]["line"] as? Int == 8)
    #expect(lines[3]["failed"] as? NSArray == [])
    #expect(lines[3]["moves"] as? Int == 1, "counts start anew after an expectation")
    #expect(lines[3]["resigns"] as? Int == 1)
  }

  @Test("Quiet JSON has the expectations that fail and nothing else")
  func quiet() throws {
    let run = try replay("--json", "--quiet")
    let lines = try objects(run)
    #expect(lines.map { $0["line"] as? Int } == [5])
    #expect(run.status == 1)
  }

  @Test("The table has seconds to a thousandth, and every column in its place")
  func table() throws {
    let run = try replay()
    let expected = """

      two heights
      time     event                          trigger                  state          adjustment                         gap
      0.063    focus willShow                 focus dock               showing        bounds 164                         4
      1.500    ✗ expected state hiding, gap 5.25, moves 1, animation [0.5, 3]
                 ✗ state: expected hiding, found shown
                 ✗ gap: expected 5.25, found 4
      2.000    willChangeFrame tapOutside     dismissal dock           changingFrame  bounds 204                         4
      2.001    ✓ expected boundsOrigin 204, offset none, moves 1, resigns 1

      """
    #expect(run.output == expected)
    #expect(run.status == 1)
  }

  @Test("A trace without a name is headed by its file, and a view at rest says so")
  func unnamed() throws {
    let trace = #"{"trace":1, "screen":[375,667]}"# + "\n" + #"{"at":0, "do":"blur"}"#
    let run = try CommandRun(["replay", "-"], input: trace)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "-")
    #expect(lines.last?.contains("at rest") == true)
    #expect(lines.last?.hasSuffix(" –") == true)
    #expect(run.status == 0)
  }

  @Test("A list that scrolls shows its inset and offset, and one in another all their offsets")
  func scrolled() throws {
    let header = #"""
      {"trace":1, "screen":[375,667], "view":{"scroll":{"content":[375,1400]}}, "inputs":{"a":{"frame":[20,533,335,34]}}, "policy":{"preset":"standard"}}
      """#
    let run = try CommandRun(["replay", "-"], input: header + "\n" + CommandTests.show)
    #expect(run.output.contains(" inset 260, offset 168 "))
  }
}
