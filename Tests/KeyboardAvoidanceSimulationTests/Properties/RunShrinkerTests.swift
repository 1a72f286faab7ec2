import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Shrinking")
struct RunShrinkerTests {
  @Test("What does not matter is left out, and what is left is made plain")
  func small() {
    var generator = RunGenerator(seed: 5)
    var run = generator.next()
    let end = CGRect(x: 0, y: 406.8, width: 375, height: 260.2)
    let culprit = KeyboardNotification(
      .willShow, endFrame: end, animation: KeyboardAnimation(duration: 0.4), isLocal: false)
    run.turns[run.turns.count / 2].events.append(.notification(culprit))
    let small = RunShrinker.shrunk(run) { run in
      run.turns.contains { turn in
        turn.events.contains { event in
          guard case .notification(let notification, _) = event else { return false }
          return notification.endFrame.map { abs($0.minY - 407) < 0.5 } ?? false
        }
      }
    }
    #expect(small.eventCount == 1)
    let plain = CGRect(x: 0, y: 407, width: 375, height: 260)
    #expect(small.turns[0].events.first?.name != nil)
    if case .notification(let notification, _)? = small.turns[0].events.first {
      #expect(notification.endFrame == plain)
      #expect(notification.isLocal)
      #expect(notification.animation == .standard)
    }
  }

  @Test("A run that does not fail stays as it is")
  func untouched() {
    var generator = RunGenerator(seed: 5)
    let run = generator.next()
    #expect(RunShrinker.shrunk(run) { _ in false } == run)
  }

  @Test("The Swift literals of a run are the run")
  func literals() {
    let run = Run(
      TraceHeader(
        name: "one turn",
        viewport: Viewport(
          screen: CGSize(width: 375.0, height: 667.0),
          window: CGRect(x: 0.0, y: 0.0, width: 375.0, height: 667.0),
          view: CGRect(x: 0.0, y: 0.0, width: 375.0, height: 667.0),
          safeArea: VerticalInsets(top: 20.0, bottom: 0.0), overlayBarHeight: 0.0),
        inputs: [
          TraceInput(
            name: "a",
            input: FocusedInput(1, frame: CGRect(x: 20.0, y: 500.0, width: 335.0, height: 34.0)))
        ],
        policy: AvoidancePolicy.keepGap()),
      [Run.Turn(at: MachineInstant(nanoseconds: 5), [.focus("a"), .scroll(offset: .nan)])])
    let expected = """
      let run = Run(
        TraceHeader(
          name: "one turn",
          viewport: Viewport(screen: CGSize(width: 375.0, height: 667.0), \
      window: CGRect(x: 0.0, y: 0.0, width: 375.0, height: 667.0), \
      windowSafeArea: VerticalInsets(top: 20.0, bottom: 0.0), \
      view: CGRect(x: 0.0, y: 0.0, width: 375.0, height: 667.0), \
      safeArea: VerticalInsets(top: 20.0, bottom: 0.0), overlayBarHeight: 0.0),
          inputs: [
          TraceInput(name: "a", input: FocusedInput(1, \
      frame: CGRect(x: 20.0, y: 500.0, width: 335.0, height: 34.0))),
          ],
          policy: AvoidancePolicy(
            mover: .translate, gap: 4.0, engagement: .whenCovered,
            placement: .bottom, anchor: .top,
            drag: .hold, target: .input,
            restore: RestoreRule(on: \
      [.tap, .drag, .returnKey, .programmatic, .focusLost, .system], to: .undo),
            dismissesOnOutsideTap: false, grace: 0.1)),
        [
          Run.Turn(at: MachineInstant(nanoseconds: 5), [.focus("a"), .scroll(offset: .nan)]),
        ])
      """
    #expect(run.swift == expected)
  }
}
