import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@testable import KeyboardAvoidanceViewer

@Suite("The recording of a trace")
struct RecordingTests {
  private func styles(_ lines: String...) throws -> [DrawnKeyboard.Style] {
    let header = """
      {"trace":1, "screen":[768,1024], "inputs":{"a":{"frame":[20,900,335,34]}}}
      {"at":0, "do":"focus", "input":"a"}
      """
    return try Traces.recording(([header] + lines).joined(separator: "\n")).moments
      .map(\.keyboard.style)
  }

  @Test("Turns and expectations say what the replay says, and timers stand between them")
  func replay() throws {
    let recording = try Traces.recording(Traces.fourPoints)
    let replay = TracePlayer.play(try TraceReader.read(Data(Traces.fourPoints.utf8)))
    let recorded = recording.moments.filter { moment in
      switch moment.content {
      case .turn, .expectation: true
      case .start, .timer: false
      }
    }
    #expect(
      recorded.map(\.snapshot)
        == replay.map { entry in
          switch entry {
          case .turn(let turn): turn.snapshot
          case .expectation(let entry): entry.snapshot
          }
        })
    #expect(recording.expectations == (2, 1))
    let timers = recording.moments.filter { if case .timer = $0.content { true } else { false } }
    #expect(timers.count == 2)
    #expect(timers.allSatisfy { $0.steps.map(\.trigger) == [.settled] })
  }

  @Test("A docked keyboard is drawn docked, and away once it left")
  func docked() throws {
    let styles = try styles(
      #"{"at":1, "do":"willShow", "end":[0,700,768,324]}"#,
      #"{"at":2, "do":"didShow", "end":[0,700,768,324]}"#,
      #"{"at":3, "do":"willHide", "end":[0,1024,768,324]}"#,
      #"{"at":4, "do":"didHide", "end":[0,1024,768,324]}"#)
    #expect(styles == [.away, .away, .docked, .docked, .docked, .away, .away, .away])
  }

  @Test("A keyboard that floats is drawn where it was told to be")
  func floating() throws {
    let styles = try styles(
      #"{"at":1, "do":"willShow", "end":[0,700,768,324]}"#,
      #"{"at":2, "do":"willChangeFrame", "end":[100,500,320,250]}"#,
      #"{"at":2.2, "do":"willHide", "end":[100,500,320,250]}"#,
      #"{"at":4, "do":"didHide", "end":[100,500,320,250]}"#)
    #expect(
      styles == [.away, .away, .docked, .docked, .floating, .floating, .floating, .away])
  }

  @Test("A sample that says nothing leaves a floating keyboard where it is drawn")
  func emptySample() throws {
    let styles = try styles(
      #"{"at":1, "do":"willChangeFrame", "end":[100,500,320,250]}"#,
      #"{"at":2, "do":"sample", "end":null}"#)
    #expect(styles == [.away, .away, .floating, .floating])
  }

  @Test("Of several announcements at once the keyboard is drawn along the last one's animation")
  func lastAnimation() throws {
    let recording = try Traces.recording(
      """
      {"trace":1, "screen":[375,667]}
      {"at":0, "do":"willShow", "end":[0,407,375,260]}
      {"at":0, "do":"willChangeFrame", "end":[0,367,375,300], "duration":0.5, "curve":3}
      {"at":0, "do":"didChangeFrame", "end":[0,367,375,300]}
      """)
    #expect(
      recording.moments.last?.keyboard.animation == KeyboardAnimation(duration: 0.5, curve: 3))
  }

  @Test("An expectation of which two things fail is one that failed")
  func failedOnce() throws {
    let recording = try Traces.recording(
      """
      {"trace":1, "screen":[375,667]}
      {"at":0, "expect":{"state":"shown", "moves":3}}
      """)
    #expect(recording.expectations == (1, 1))
  }

  @Test("A keyboard under the finger is drawn where it is dragged to")
  func dragged() throws {
    let recording = try Traces.recording(
      """
      {"trace":1, "screen":[375,667], "inputs":{"a":{"frame":[20,533,335,34]}}}
      {"at":0, "do":"focus", "input":"a"}
      {"at":0, "do":"willShow", "end":[0,407,375,260]}
      {"at":1, "do":"sample", "end":[0,507,375,260], "interactive":true}
      """)
    let last = try #require(recording.moments.last?.keyboard)
    #expect(last.style == .dragged)
    #expect(last.frame?.origin.y == 507)
    #expect(last.animation == nil, "the finger moves it at once")
  }

  @Test("A keyboard of before the screen turned is drawn as such, until it is announced anew")
  func outdated() throws {
    let styles = try styles(
      #"{"at":1, "do":"willShow", "end":[0,700,768,324]}"#,
      #"{"at":1.2, "do":"didShow", "end":[0,700,768,324]}"#,
      #"{"at":2, "do":"layout", "screen":[1024,768], "window":[0,0,1024,768]}"#,
      #"{"at":2.1, "do":"willShow", "end":[0,400,1024,368]}"#,
      #"{"at":2.2, "do":"didShow", "end":[0,400,1024,368]}"#)
    #expect(styles == [.away, .away, .docked, .docked, .outdated, .docked, .docked])
  }

  @Test("A header alone is a recording of one moment")
  func empty() throws {
    let recording = try Traces.recording(#"{"trace":1, "screen":[375,667]}"#)
    #expect(recording.moments.count == 1)
    #expect(TracePage([recording]).html.contains("<title>t.jsonl · "))
  }
}
