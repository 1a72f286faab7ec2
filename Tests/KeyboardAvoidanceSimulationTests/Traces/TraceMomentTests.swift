import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("The moments of a trace")
struct TraceMomentTests {
  private let trace = """
    {"trace":1, "name":"t", "screen":[375,667], "inputs":{"a":{"frame":[20,533,335,34]}}, "policy":{"preset":"keepGap"}}
    {"at":0, "do":"focus", "input":"a"}
    {"at":0, "do":"willShow", "end":[0,407,375,260]}
    {"at":0, "expect":{"state":"showing"}}
    {"at":0, "do":"blur"}

    {"at":2, "do":"focus", "input":"a"}
    """

  private func read() throws -> Trace { try TraceReader.read(Data(trace.utf8)) }

  @Test("Consecutive events of one time are one turn, and an expectation ends it")
  func turns() throws {
    let moments = try read().moments
    #expect(moments.map(\.line) == [2, 4, 5, 7])
    #expect(moments.map(\.time) == [.zero, .zero, .zero, .seconds(2)])
    #expect(
      moments.map(\.content.names) == [["focus", "willShow"], ["expect"], ["blur"], ["focus"]])
  }

  @Test("A timer that is due is told as a turn of the clock, once, at its deadline")
  func timer() throws {
    let trace = try read()
    var player = TracePlayer(trace.header)
    guard case .turn(let events) = trace.moments[0].content else {
      Issue.record("the first moment is no turn")
      return
    }
    let entry = player.turn(events, at: .zero)
    #expect(entry.commands.move?.adjustment.translation == -164)
    #expect(player.fireTimer(dueBy: .milliseconds(300)) == nil)
    let settling = player.fireTimer(dueBy: .seconds(2))
    let fired = try #require(settling)
    #expect(fired.time == .milliseconds(350))
    #expect(fired.steps.map(\.trigger) == [.settled])
    #expect(fired.snapshot.state == .shown)
    #expect(player.fireTimer(dueBy: .seconds(2)) == nil)
  }
}

extension TraceMoment.Content {
  fileprivate var names: [String] {
    switch self {
    case .turn(let events): events.map(\.name)
    case .expectation: ["expect"]
    }
  }
}
