import Foundation
import KeyboardAvoidanceSimulation

@testable import KeyboardAvoidanceViewer

/// Traces for the tests of the viewer.
enum Traces {
  static let fourPoints = """
    {"trace":1, "name":"four points", "screen":[375,667], "view":{"safeArea":[20,0]}, "inputs":{"field":{"frame":[20,533,335,34]}}, "policy":{"preset":"keepGap", "gap":4}}
    {"at":0, "do":"focus", "input":"field"}
    {"at":0, "do":"willShow", "end":[0,407,375,260]}
    {"at":0.3, "expect":{"translation":-164, "gap":4}}
    {"at":2, "do":"willShow", "end":[0,367,375,300]}
    {"at":2, "expect":{"gap":5}}
    """

  static func recording(_ text: String, label: String = "t.jsonl") throws -> TraceRecording {
    TraceRecording(try TraceReader.read(Data(text.utf8)), label: label)
  }

  /// A trace whose every text is `text`, written by a JSON encoder.
  static func trace(everywhere text: String) throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return """
      {"trace":1, "name":\(quoted), "source":\(quoted), "note":\(quoted), "screen":[375,667], "inputs":{\(quoted):{"frame":[20,533,335,34]}}}
      {"at":0, "do":"focus", "input":\(quoted)}
      {"at":0, "do":"willShow", "end":[0,407,375,260]}
      """
  }

  /// Texts that a careless page would run, or break at.
  static let hostile = [
    "</script><script>alert(1)</script>", "<!--<script>", "]]>", "\"'`\\", "&lt;&amp;&#0;",
    "\u{0}\u{1}\u{8}\u{B}\u{1B}\u{7F}", "\u{85}\u{9F}\u{2028}\u{2029}", "\u{202E}\u{2066}\u{FEFF}",
    "\u{FFFE}\u{FFFF}\u{1FFFF}", "line\nand\ttab\r\n", "😀🇩🇪👩‍👩‍👧", "${x}<%= y %>",
  ]
}
