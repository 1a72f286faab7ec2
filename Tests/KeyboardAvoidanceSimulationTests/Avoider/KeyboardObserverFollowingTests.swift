import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Observation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("The observable keyboard follows an avoider", .timeLimit(.minutes(10)))
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
    #expect(await avoider.readerCount == 0)
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

  @Test("One that follows no more is forgotten with the next turn")
  func forgotten() async {
    let following = Task { await observer.follow(avoider) }
    await avoider.send(turn: [.layout(AvoiderFixture.viewport), .willShow(AvoiderFixture.docked)])
    await wait { observer.frame == AvoiderFixture.docked }
    await avoider.send(.willShow(AvoiderFixture.docked))
    #expect(await avoider.readerCount == 1)
    following.cancel()
    await following.value
    await avoider.send(.willShow(AvoiderFixture.higher))
    #expect(await avoider.readerCount == 0)
    #expect(observer.frame == AvoiderFixture.docked)
    await avoider.finish()
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

  @Test("What was announced before it began to follow is not told it later")
  func noOldAnimation() async {
    await avoider.send(turn: [.layout(AvoiderFixture.viewport), .willShow(AvoiderFixture.docked)])
    let following = Task { await observer.follow(avoider) }
    await wait { observer.frame == AvoiderFixture.docked }
    await avoider.send(.didShow(AvoiderFixture.docked))
    await wait { observer.state == .shown }
    #expect(observer.animation == nil)
    await avoider.finish()
    await following.value
  }

  @Test("Of several turns that come before it has looked it has the last")
  func slow() async {
    let following = Task { await observer.follow(avoider) }
    await avoider.send(turn: [.layout(AvoiderFixture.viewport), .willShow(AvoiderFixture.docked)])
    await wait { observer.frame == AvoiderFixture.docked }
    avoider.sendNow(.willShow(AvoiderFixture.higher))
    avoider.sendNow(.didShow(AvoiderFixture.higher))
    avoider.sendNow(.willHide(AvoiderFixture.gone))
    await avoider.finish()
    await following.value
    #expect(observer.state == .hiding && observer.frame == nil)
  }

  @Test("Of an avoider that is finished it has what there was, and does not wait for more")
  func finished() async {
    await avoider.send(turn: [.layout(AvoiderFixture.viewport), .willShow(AvoiderFixture.docked)])
    await avoider.finish()
    await observer.follow(avoider)
    #expect(observer.state == .showing && observer.frame == AvoiderFixture.docked)
  }

  @Test("It tells the animation of what a host sends again from within a command")
  func sentAgain() async {
    let following = Task { await observer.follow(avoider) }
    await avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    await wait { observer.frame == AvoiderFixture.docked }
    let lower = AvoiderFixture.docked.offsetBy(dx: 0, dy: 20)
    let slow = KeyboardNotification(
      .willShow, endFrame: lower, animation: KeyboardAnimation(duration: 0.4, curve: 7))
    await avoider.connect { [avoider] command in
      guard command.translation == -204 else { return }
      avoider.assumeIsolated { _ = $0.send(.notification(slow)) }
    }
    await avoider.send(.willShow(AvoiderFixture.higher))
    await wait { observer.frame == lower }
    #expect(observer.animation == slow.animation)
    await avoider.finish()
    await following.value
  }

  @Test("The animation is there when the frame changes, so that both can be used at once")
  func animationFirst() async {
    let following = Task { await observer.follow(avoider) }
    await avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    await wait { observer.frame == AvoiderFixture.docked }
    let seen = Log<KeyboardAnimation?>()
    withObservationTracking {
      _ = observer.frame
    } onChange: { [observer] in
      MainActor.assumeIsolated { seen.append(observer.animation) }
    }
    await avoider.send(.willShow(AvoiderFixture.higher, duration: 0.4))
    await wait { observer.frame == AvoiderFixture.higher }
    #expect(seen.all == [KeyboardAnimation(duration: 0.4)])
    await avoider.finish()
    await following.value
  }
}
