import Foundation

extension UIViewController {
  func beginPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard presented == nil, controller.presenter == nil, let window = viewIfLoaded?.window,
      let view = controller.view
    else { return }
    presented = controller
    controller.presenter = self
    controller.move = .presented
    view.frame = controller.sheetFrame(in: window)
    let container = PresentationContainer(of: view, in: window)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let transition = beginTransition(
      animated, from: self, to: controller, style: controller.modalPresentationStyle)
    controller.transition = transition
    let hides = controller.coversPresenter
    if hides { willLeave(animated) }
    controller.enterScreen(
      animated: animated,
      {
        window.addSubview(container)
        container.addSubview(view)
      },
      completion: { [self] in
        controller.move = nil
        if hides {
          hiddenView = viewOfRoot
          hiddenView?.removeFromSuperview()
          didLeave(animated)
        }
        controller.transition = nil
        end(transition)
        completion?()
      })
    transition?.start()
  }

  func beginDismissing(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard controller.move != .dismissed else { return }
    let transition = beginDismissal(of: controller, animated)
    controller.after(animated) { [self] in
      endDismissal(of: controller, animated, transition)
      completion?()
    }
  }

  /// The first half of a dismissal: who goes and who comes is told.
  func beginDismissal(
    of controller: UIViewController, _ animated: Bool, isInteractive: Bool = false
  ) -> Transition? {
    controller.move = .dismissed
    let transition = controller.beginTransition(
      animated, from: controller, to: self, style: controller.modalPresentationStyle,
      isInteractive: isInteractive)
    self.transition = transition
    if controller.coversPresenter {
      willEnter(animated)
      if let hiddenView, let window = controller.viewIfLoaded?.window {
        window.insertSubview(hiddenView, at: 0)
      }
      hiddenView = nil
      forThoseShown { $0.viewIsAppearing(animated) }
    }
    controller.willLeave(animated)
    transition?.start()
    return transition
  }

  /// The second half of a dismissal that goes through.
  func endDismissal(
    of controller: UIViewController, _ animated: Bool, _ transition: Transition?
  ) {
    let container = controller.viewIfLoaded?.superview
    controller.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    controller.didLeave(animated)
    controller.move = nil
    controller.presenter = nil
    presented = nil
    if controller.coversPresenter { didEnter(animated) }
    self.transition = nil
    controller.end(transition)
  }

  /// The second half of a dismissal that is called off: the sheet is back.
  func cancelDismissal(of controller: UIViewController, _ transition: Transition?) {
    controller.move = nil
    controller.willEnter(true)
    controller.viewIsAppearing(true)
    controller.didEnter(true)
    self.transition = nil
    controller.end(transition)
  }

  /// A full-screen presentation takes the presenter's view out of the tree.
  private var coversPresenter: Bool { modalPresentationStyle == .fullScreen }

  /// The highest view below the window on the way up from this controller's.
  private var viewOfRoot: UIView? {
    sequence(first: viewIfLoaded, next: { $0?.parent }).compactMap { $0 }
      .last { $0.parent is UIWindow }
  }

  /// The window for full screen; else the preferred size in the middle, or, for a sheet on a
  /// phone, all but a strip at the top.
  private func sheetFrame(in window: UIWindow) -> CGRect {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
      return window.bounds
    default:
      let size = preferredContentSize
      guard size != .zero, size.width < window.bounds.width else {
        let strip = window.safeAreaInsets.top + 10
        return window.bounds.inset(by: UIEdgeInsets(top: strip, left: 0, bottom: 0, right: 0))
      }
      return CGRect(
        x: (window.bounds.width - size.width) / 2, y: (window.bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }
}
