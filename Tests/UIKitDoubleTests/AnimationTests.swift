import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("Animation")
struct AnimationTests {
  let device = DoubleDevice()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    device.window.addSubview(view)
  }

  @Test("A block records what changed in it; the values are new at once, completion is not")
  func block() throws {
    var finished: Bool?
    UIView.animate(
      withDuration: 0.25, delay: 0,
      options: [UIView.AnimationOptions(rawValue: 7 << 16), .beginFromCurrentState],
      animations: { view.transform = CGAffineTransform(translationX: 0, y: -40) },
      completion: { finished = $0 })
    #expect(view.transform.ty == -40)
    let animation = try #require(device.animations.first)
    #expect(animation.duration == 0.25 && animation.curve == 7)
    #expect(animation.options.contains(.beginFromCurrentState))
    #expect(animation.changes(of: view).map(\.property) == [.transform])
    #expect(animation.changes.first?.from == .transform(.identity))
    device.advance(by: 0.2)
    #expect(finished == nil && animation.finished == nil)
    device.advance(by: 0.1)
    #expect(finished == true && animation.finished == true)
  }

  @Test("Without a duration a block applies at once and completes in the next turn")
  func noDuration() {
    var finished: Bool?
    UIView.animate(
      withDuration: 0, delay: 0, animations: { view.alpha = 0.5 }, completion: { finished = $0 })
    #expect(device.animations.isEmpty && finished == nil)
    device.endTurn()
    #expect(finished == nil)
    device.nextTurn()
    #expect(finished == true)
  }

  @Test("An inner block takes duration and curve from the outer unless it overrides them")
  func inheritance() {
    UIView.animate(withDuration: 1) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.alpha = 0.5 }
      UIView.animate(
        withDuration: 2, delay: 0,
        options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { view.center.x += 1 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(device.animations.map(\.duration) == [1, 2])
    #expect(device.animations.map(\.curve) == [0, 3])
  }

  @Test("performWithoutAnimation holds off the block around it")
  func without() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.alpha = 0.5
        UIView.animate(withDuration: 1) { view.center.y += 1 }
      }
    }
    #expect(device.animations.isEmpty)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("Animations can be off for one device and on for another")
  func disabled() {
    device.run {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 0.1 }
    }
    #expect(device.animations.isEmpty)
    DoubleDevice().run { #expect(UIView.areAnimationsEnabled) }
  }

  @Test("A view that leaves its window ends its animations unfinished")
  func leaving() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0.5 }, completion: { finished = $0 })
    view.removeFromSuperview()
    #expect(finished == false)
  }

  @Test("An animator runs, or is stopped and finished")
  func animator() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { view.alpha = 0.3 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == 0.3 && animator.isRunning)
    device.advance(by: 1)
    #expect(ends == [.end] && device.animations.map(\.source) == [.animator])
    let other = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { view.alpha = 1 }, completion: { ends.append($0) })
    other.stopAnimation(false)
    other.finishAnimation(at: .current)
    #expect(ends == [.end, .current])
  }

  @Test("The keyboard's curve 7 has no name and is kept")
  func curveSeven() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(curve.rawValue == 7)
    let isNamed =
      switch curve {
      case .easeInOut, .easeIn, .easeOut, .linear: true
      @unknown default: false
      }
    #expect(!isNamed)
  }
}
