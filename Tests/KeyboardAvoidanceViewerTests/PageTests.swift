import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@testable import KeyboardAvoidanceViewer

@Suite("The page")
struct PageTests {
  /// What stands between the first `start` and the next `end`.
  private func part(_ html: String, from start: String, to end: String) throws -> String {
    let first = try #require(html.range(of: start))
    let last = try #require(html.range(of: end, range: first.upperBound..<html.endIndex))
    return String(html[first.upperBound..<last.lowerBound])
  }

  private func data(in html: String) throws -> [String: Any] {
    let text = try part(html, from: "id=\"data\">", to: "</script>")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func trace(in html: String) throws -> [String: Any] {
    try #require((try data(in: html)["traces"] as? [[String: Any]])?.first)
  }

  @Test("No text of a trace ends the data, becomes markup or is lost", arguments: Traces.hostile)
  func hostile(text: String) throws {
    let html = TracePage([
      try Traces.recording(try Traces.trace(everywhere: text), label: text)
    ]).html
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script").count == 3)
    #expect(!html.contains("<!--"))
    let trace = try trace(in: html)
    let visible = VisibleText.of(text)
    #expect(trace["name"] as? String == visible)
    #expect(trace["label"] as? String == visible)
    #expect(trace["inputs"] as? [String] == [visible])
    let title = try part(html, from: "<title>", to: "</title>")
    #expect(!title.contains("<") && !title.contains(">"))
  }

  @Test("Nothing in the page is a control character but the ends of lines")
  func controls() throws {
    for text in Traces.hostile {
      let html = TracePage([try Traces.recording(try Traces.trace(everywhere: text))]).html
      let controls = html.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n"
      }
      #expect(controls.isEmpty)
    }
  }

  @Test("Only the style and the script that the page holds may run")
  func policy() throws {
    let html = TracePage([try Traces.recording(Traces.fourPoints)]).html
    let policy = try part(html, from: "Content-Security-Policy\" content=\"", to: "\"")
    let style = try part(html, from: "<style>", to: "</style>")
    let script = try part(html, from: "</script>\n<script>", to: "</script>")
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(policy.contains("style-src 'sha256-\(SHA256.base64(of: style))'"))
    #expect(policy.contains("script-src 'sha256-\(SHA256.base64(of: script))'"))
    #expect(!policy.contains("unsafe"))
    for address in ["http:", "https:", "src=", "href=", "@import", "url(h"] {
      let found = html.replacing("http://www.w3.org/2000/svg", with: "").contains(address)
      #expect(!found, "the page would load by '\(address)'")
    }
  }

  @Test("The page holds each moment: the start, the turns, the timers and the expectations")
  func moments() throws {
    let trace = try trace(in: TracePage([try Traces.recording(Traces.fourPoints)]).html)
    let moments = try #require(trace["moments"] as? [[String: Any]])
    let kinds = moments.compactMap { $0["kind"] as? String }
    #expect(kinds == ["start", "turn", "expectation", "timer", "turn", "expectation", "timer"])
    #expect(moments.map { $0["fails"] as? Bool ?? false }.filter { $0 }.count == 1)
    #expect(moments[1]["adjustment"] as? [Double] == [-164, 0, 0, 0])
    #expect(moments[2]["adjustment"] == nil, "what did not change is not said again")
    #expect(moments[1]["keyboard"] as? [Double] == [0, 407, 375, 260])
    #expect(
      moments[1]["events"] as? [[String]] == [
        ["focus", "field"], ["willShow", "0, 407, 375 × 260, 0.25 s along curve 7"],
      ])
    #expect(moments[5]["expected"] as? [[String]] == [["gap", "5", "4"]])
    #expect(moments.map { $0["line"] as? Int } == [nil, 2, 4, nil, 5, 6, nil])
  }

  @Test("A page tells what each event carried, what was commanded, and which expectations held")
  func details() throws {
    let trace = try trace(
      in: TracePage([
        try Traces.recording(
          """
          {"trace":1, "screen":[375,667], "inputs":{"a":{"frame":[20,160,335,34]}}, "policy":{"preset":"scrollCovered"}, "view":{"scrolls":[{"frame":[0,400,375,200],"content":[375,500]},{"content":[375,667]}]}}
          {"at":0, "do":"focus", "input":"a"}
          {"at":0, "do":"willShow", "end":[0,407,375,260]}
          {"at":1, "do":"willShow", "end":[0,407,375,260], "local":false, "otherScreen":true}
          {"at":1, "expect":{"state":"hidden", "moves":1, "gap":7}}
          """)
      ]).html)
    let moments = try #require(trace["moments"] as? [[String: Any]])
    let commands = moments.compactMap { $0["commands"] as? [String] }.joined()
    #expect(commands.contains { $0.contains("offset of scroll view 0 ") })
    let events = moments.compactMap { $0["events"] as? [[String]] }.joined()
    #expect(events.contains { $0.last?.hasSuffix(", another app's, on another screen") == true })
    let expected = try #require(moments.compactMap { $0["expected"] as? [[String]] }.first)
    #expect(expected.first { $0[0] == "moves" } == ["moves", "1"], "it held")
    #expect(expected.first { $0[0] == "state" } == ["state", "hidden", "shown"])
  }

  @Test("A page has the curve of every move, also of one along which no keyboard is drawn")
  func curves() throws {
    let recording = try Traces.recording(
      """
      {"trace":1, "screen":[375,667], "inputs":{"a":{"frame":[20,533,335,34]}}, "policy":{"preset":"keepGap"}}
      {"at":0, "do":"willShow", "end":[0,407,375,260], "curve":3}
      {"at":1, "do":"focus", "input":"a"}
      """)
    let curves = try data(in: TracePage([recording]).html)["curves"] as? [String: Any]
    #expect(curves?.keys.sorted() == ["3", "7"])
  }

  @Test("Every state, trigger and reason has a meaning in words, and every edge is there")
  func words() throws {
    let data = try data(in: TracePage([try Traces.recording(Traces.fourPoints)]).html)
    let words = try #require(data["words"] as? [String: [String: String]])
    #expect(Set(words["states", default: [:]].keys) == Set(KeyboardState.allCases.map(\.rawValue)))
    #expect(Set(words["triggers", default: [:]].keys) == Set(Trigger.allCases.map(\.rawValue)))
    #expect(Set(words["ignored", default: [:]].keys) == Set(IgnoredReason.allCases.map(\.rawValue)))
    let edges = try #require(data["edges"] as? [[Any]])
    for from in KeyboardState.allCases {
      for trigger in [Trigger.dock, .dockSame, .didDock, .leave, .didLeave, .settled] {
        let to = Transition.from(from, on: trigger).next
        let drawn = edges.filter { edge in
          edge[0] as? String == from.rawValue && edge[1] as? String == to.rawValue
            && (edge[3] as? [String])?.contains(trigger.rawValue) == true
        }
        #expect(drawn.count == 1, "\(from) on \(trigger)")
      }
    }
  }

  @Test("A page of several traces names how many; of one, its name")
  func titles() throws {
    let recording = try Traces.recording(Traces.fourPoints)
    let one = try part(TracePage([recording]).html, from: "<title>", to: "</title>")
    let two = try part(TracePage([recording, recording]).html, from: "<title>", to: "</title>")
    #expect(one == "four points · Keyboard avoidance")
    #expect(two == "2 traces · Keyboard avoidance")
  }

  @Test("The same traces give the same page")
  func deterministic() throws {
    let pages = try (0..<2).map { _ in TracePage([try Traces.recording(Traces.fourPoints)]).html }
    #expect(pages[0] == pages[1])
  }
}
