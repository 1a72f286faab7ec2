import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Observation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("The observable keyboard follows an avoider", .timeLimit(.minutes(1)))
@MainActor struct KeyboardObserverFollowingTests {
  private let observer = KeyboardObserver()
  private let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())

  /// Waits, change by change of the observer, until something holds.
  private func wait(until holds: () -> Bool) async {
    while !holds() {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = (observer.state, observer.overlap, observer.frame)
        } onChange: {
          continuation.resume()
        }
      }
    }
  }

  @Test("It has the avoider's state, and ends when that is finished")
  func follows() async {
    let following = Task { await observer.follow(avoider) }
    await avoider.send(turn: [.layout(AvoiderFixture.viewport), .willShow(AvoiderFixture.docked)])
    await avoider.send(.didShow(AvoiderFixture.docked))
    await wait { observer.state == .shown }
    #expect(observer.state == .shown && observer.overlap == 260)
    await avoider.finish()
    await following.value
  }

  @Test("It hears of a frame that moves no view, and of a drag")
  func hearsOfFrames() async {
    let following = Task { await observer.follow(avoider) }
    await avoider.send(turn: [.layout(AvoiderFixture.viewport), .willShow(AvoiderFixture.docked)])
    await avoider.send(.willShow(AvoiderFixture.higher))
    await wait { observer.frame == AvoiderFixture.higher }
    #expect(observer.frame == AvoiderFixture.higher)
    let dragged = AvoiderFixture.higher.offsetBy(dx: 0, dy: 100)
    await avoider.send(.sample(KeyboardSample(frame: dragged, isInteractive: true)))
    await wait { observer.overlap == 200 }
    #expect(observer.overlap == 200)
    await avoider.finish()
    await following.value
  }

  @Test("It tells the animation of a frame that moves no view, too")
  func animates() async {
    let following = Task { await observer.follow(avoider) }
    await avoider.send(turn: [.layout(AvoiderFixture.viewport), .willShow(AvoiderFixture.docked)])
    await wait { observer.frame == AvoiderFixture.docked }
    let slow = KeyboardAnimation(duration: 0.4, curve: 7)
    let higher = KeyboardNotification(
      .willShow, endFrame: AvoiderFixture.higher, animation: slow)
    await avoider.send(.notification(higher))
    await wait { observer.frame == AvoiderFixture.higher }
    #expect(observer.animation == slow)
    await avoider.finish()
    await following.value
  }
}
