import Foundation
import Testing

@testable import KeyboardAvoidanceViewer

@Suite("The curves that things move along")
struct CurveTests {
  @Test(
    "The keyboard's spring is critically damped: it starts at rest, grows and never swings over")
  func spring() {
    #expect(KeyboardSpring.dampingRatio == 1)
    #expect(KeyboardSpring.progress(after: -1) == 0)
    #expect(KeyboardSpring.progress(after: 0) == 0)
    let way = stride(from: 0, through: 1, by: 0.01).map(KeyboardSpring.progress)
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 < $1 })
    #expect(way.allSatisfy { $0 <= 1 })
    #expect(way[1] < 0.02, "it starts at rest")
  }

  @Test("The spring solves m·x″ + c·x′ + k·x = k with the clamped damping")
  func equation() {
    let step = 1e-4
    let damping = 2 * (KeyboardSpring.stiffness * KeyboardSpring.mass).squareRoot()
    for time in [0.02, 0.1, 0.25, 0.4] {
      let (before, here, after) = (
        KeyboardSpring.progress(after: time - step), KeyboardSpring.progress(after: time),
        KeyboardSpring.progress(after: time + step)
      )
      let speed = (after - before) / (2 * step)
      let acceleration = (after - 2 * here + before) / (step * step)
      let force =
        KeyboardSpring.mass * acceleration + damping * speed + KeyboardSpring.stiffness * here
      #expect(abs(force - KeyboardSpring.stiffness) < 0.1)
    }
  }

  @Test("Less than a thousandth is left where the drawing of the spring ends")
  func settled() {
    #expect(1 - KeyboardSpring.progress(after: KeyboardSpring.settling) < 0.001)
    #expect(1 - KeyboardSpring.progress(after: 0.5) < 0.0015, "at the reported duration")
  }

  @Test(
    "Every raw curve begins at 0, ends at 1 and never goes back", arguments: [0, 1, 2, 3, 7, 42])
  func bounds(raw: Int) {
    let samples = AnimationCurve(raw: raw).samples(count: 61)
    #expect(abs(samples[0]) < 1e-9)
    #expect(samples[60] == 1)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("Easing in is slow at first, easing out at last, and linear is linear")
  func beziers() {
    let quarter = [0, 1, 2, 3].map { AnimationCurve(raw: $0).progress(at: 0.25) }
    #expect(abs(quarter[3] - 0.25) < 1e-9)
    #expect(quarter[1] < quarter[0] && quarter[0] < quarter[3] && quarter[3] < quarter[2])
    #expect(abs(AnimationCurve(raw: 0).progress(at: 0.5) - 0.5) < 1e-9)
    let mirrored = 1 - AnimationCurve(raw: 2).progress(at: 0.75)
    #expect(abs(quarter[1] - mirrored) < 1e-9)
  }

  @Test("Only the spring takes its own time")
  func durations() {
    #expect(AnimationCurve(raw: 7).ownDuration == KeyboardSpring.settling)
    #expect(AnimationCurve(raw: 0).ownDuration == nil)
  }
}
