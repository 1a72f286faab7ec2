import Foundation
import KeyboardAvoidance
import Observation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@MainActor @Suite("The observable keyboard")
struct KeyboardObserverTests {
  let viewport = Viewport(screen: CGSize(width: 375, height: 667))
  let docked = CGRect(x: 0, y: 407, width: 375, height: 260)

  @Test("It says what the machine says, and the animation that was announced")
  func says() {
    let observer = KeyboardObserver()
    var machine = KeyboardMachine()
    let events: [KeyboardEvent] = [.layout(viewport), .willShow(docked, duration: 0.4)]
    machine.handle(turn: events, at: .origin)
    observer.note(events)
    observer.update(from: machine)
    #expect(observer.state == .showing && observer.frame == docked && observer.overlap == 260)
    #expect(observer.animation == KeyboardAnimation(duration: 0.4))
    machine.handle(.willHide(docked), at: .origin)
    observer.update(from: machine)
    #expect(observer.state == .hiding && observer.frame == nil && observer.overlap == 0)
  }

  @Test("After a rotation it stays as it was until the keyboard is known on the new screen")
  func rotated() {
    let observer = KeyboardObserver()
    var machine = KeyboardMachine()
    machine.handle(turn: [.layout(viewport), .willShow(docked)], at: .origin)
    let landscape = Viewport(screen: CGSize(width: 667, height: 375))
    machine.handle(.layout(landscape), at: .origin)
    observer.update(from: machine)
    #expect(observer.state == .showing && observer.frame == docked && observer.overlap == 260)
    let low = CGRect(x: 0, y: 175, width: 667, height: 200)
    machine.handle(.willChangeFrame(low), at: .origin)
    observer.update(from: machine)
    #expect(observer.frame == low && observer.overlap == 200)
  }

  @Test("A new observer tells of a hidden keyboard")
  func new() {
    let observer = KeyboardObserver()
    #expect(observer.state == .hidden && observer.overlap == 0)
    #expect(observer.frame == nil && observer.animation == nil)
  }

  @Test(
    "Only what is announced, and on the window's own screen, has an animation to move along with")
  func announced() {
    let observer = KeyboardObserver()
    let slow = KeyboardAnimation(duration: 0.4, curve: 3)
    observer.note([.notification(KeyboardNotification(.didShow, endFrame: docked, animation: slow))]
    )
    #expect(observer.animation == nil)
    var elsewhere = KeyboardNotification(.willShow, endFrame: docked, animation: slow)
    elsewhere.isOnOtherScreen = true
    observer.note([.notification(elsewhere)])
    #expect(observer.animation == nil)
    let first = KeyboardNotification(.willShow, endFrame: docked, animation: .standard)
    let last = KeyboardNotification(.willChangeFrame, endFrame: docked, animation: slow)
    observer.note([.notification(first), .notification(last), .notification(elsewhere)])
    #expect(observer.animation == slow, "the last of them")
    observer.note([.blur, .didShow(docked)])
    #expect(observer.animation == slow, "nothing else was announced")
  }

  @Test("What does not change is not set: its observers are left alone")
  func unchanged() {
    let observer = KeyboardObserver()
    var machine = KeyboardMachine()
    machine.handle(turn: [.layout(viewport), .willShow(docked)], at: .origin)
    observer.update(from: machine)
    let changes = Changes()
    withObservationTracking {
      _ = observer.overlap
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }
    machine.handle(.didShow(docked), at: .origin)
    observer.update(from: machine)
    #expect(observer.state == .shown && changes.count == 0)
  }
}

@MainActor private final class Changes {
  var count = 0
}
