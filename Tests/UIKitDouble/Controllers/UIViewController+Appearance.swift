import Foundation

extension UIViewController {
  /// How long a transition takes; roughly what is seen, not documented.
  static let transitionDuration: TimeInterval = 0.35

  /// The view comes: will, into the tree, is appearing, and, when the transition is over, did.
  func enterScreen(
    animated: Bool, _ addView: () -> Void, completion: @escaping () -> Void = {}
  ) {
    willEnter(animated)
    addView()
    forThoseShown { $0.viewIsAppearing(animated) }
    after(animated) { [self] in
      didEnter(animated)
      completion()
    }
  }

  /// The view goes: will, and, when the transition is over, out of the tree and did.
  func leaveScreen(animated: Bool, _ removeView: @escaping () -> Void) {
    guard isOnScreen else {
      removeView()
      return
    }
    willLeave(animated)
    after(animated) { [self] in
      removeView()
      didLeave(animated)
    }
  }

  func willEnter(_ animated: Bool) {
    loadViewIfNeeded()
    forThoseShown { $0.viewWillAppear(animated) }
  }

  func didEnter(_ animated: Bool) {
    forThoseShown {
      $0.isOnScreen = true
      $0.viewDidAppear(animated)
    }
  }

  func willLeave(_ animated: Bool) {
    forThoseShown { $0.viewWillDisappear(animated) }
  }

  func didLeave(_ animated: Bool) {
    forThoseShown {
      $0.isOnScreen = false
      $0.viewDidDisappear(animated)
    }
  }

  /// A window with this controller at its root was shown or hidden.
  func windowVisibilityDidChange(isVisible: Bool) {
    guard isVisible != isOnScreen else { return }
    isVisible ? enterScreen(animated: false, {}) : leaveScreen(animated: false) {}
  }

  /// At once, or when a transition on this device's clock is over.
  func after(_ animated: Bool, _ body: @escaping () -> Void) {
    guard animated, let clock = clockOfWindow else {
      body()
      return
    }
    clock.schedule(after: Self.transitionDuration, body)
  }

  private var clockOfWindow: DoubleClock? {
    let responder: UIWindow? =
      viewIfLoaded?.window ?? presenter?.viewIfLoaded?.window
      ?? container?.viewIfLoaded?.window
    return responder?.device?.clock
  }

  /// The controller, and the children whose views are in its view.
  func forThoseShown(_ body: (UIViewController) -> Void) {
    body(self)
    for child in contained {
      guard let own = viewIfLoaded, child.viewIfLoaded?.isDescendant(of: own) == true else {
        continue
      }
      child.forThoseShown(body)
    }
  }
}
