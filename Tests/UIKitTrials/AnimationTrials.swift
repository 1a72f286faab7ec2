#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// Animations.
@MainActor struct AnimationTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }

  nonisolated static let trials: [Trial] = [
    trial("Values are new at once, completion comes with the end") { $0.block() },
    trial("An inner block knows the duration of the outer") { $0.inherited() },
    trial("performWithoutAnimation holds off the block around it") { $0.without() },
    trial("An animator is inactive, then active, then ends") { $0.animator() },
    trial("The keyboard's curve 7 has no name and is kept") { $0.curveSeven() },
    trial("A spring and keyframes end at their values") { $0.springsAndKeyframes() },
  ]

  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    return view
  }

  func block() {
    let view = view()
    var finished: Bool?
    UIView.animate(
      withDuration: 0.1,
      animations: { view.transform = CGAffineTransform(translationX: 0, y: -40) },
      completion: { finished = $0 })
    expect(view.transform.ty, is: -40)
    expect(finished, is: nil)
    stage.advance(by: 0.5)
    expect(finished, is: true)
  }

  func inherited() {
    let view = view()
    expect(UIView.inheritedAnimationDuration, is: 0)
    UIView.animate(withDuration: 1) {
      expect(UIView.inheritedAnimationDuration, is: 1)
      view.alpha = 0.5
    }
    expect(UIView.inheritedAnimationDuration, is: 0)
  }

  func without() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { expect(!UIView.areAnimationsEnabled) }
    }
    expect(UIView.areAnimationsEnabled)
  }

  func animator() {
    let view = view()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .easeOut) { view.alpha = 0.3 }
    animator.addCompletion { ends.append($0) }
    expect(view.alpha, is: 1)
    expect(animator.state, is: .inactive)
    animator.startAnimation()
    expect(abs(view.alpha - 0.3) < 1e-6 && animator.isRunning)
    stage.advance(by: 0.5)
    expect(ends, is: [.end])
  }

  func curveSeven() {
    expect(UIView.AnimationCurve(rawValue: 7)?.rawValue, is: 7)
  }

  func springsAndKeyframes() {
    let view = view()
    UIView.animate(
      withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [], animations: { view.center.x = 100 }, completion: nil)
    var finished = false
    UIView.animateKeyframes(
      withDuration: 0.1, delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.y = 60 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.y = 90
        }
      }, completion: { _ in finished = true })
    expect(view.center, is: CGPoint(x: 100, y: 90))
    stage.advance(by: 0.5)
    expect(finished)
  }
}
#endif
