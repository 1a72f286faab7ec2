internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

#if os(Linux) || os(iOS)

/// Reads where the avoiding view is at rest, without what avoidance added to it.
@MainActor final class ViewportReader {
  private weak var view: UIView?
  private let displacement: ViewDisplacement
  private let register: ScrollRegister
  private var resting: SystemInsets?

  /// The height of bars that ride on the keyboard, in points.
  var ridingHeight = 0.0

  init(
    of view: UIView, displacedBy displacement: ViewDisplacement, numbering register: ScrollRegister
  ) {
    self.view = view
    self.displacement = displacement
    self.register = register
  }

  /// The scroll view whose offset is moved, if the view is one and the mover does not shift its
  /// bounds.
  func scrollView(for mover: Mover) -> UIScrollView? {
    mover == .shiftBounds ? nil : view as? UIScrollView
  }

  /// The viewport now; `nil` without a window. The chain holds the input, innermost first.
  func viewport(holding chain: [UIScrollView], for mover: Mover) -> Viewport? {
    guard let view, let window = view.window else { return nil }
    let screen = window.screenOfScene
    let system = systemInsets(of: view, in: window)
    var viewport = Viewport(
      screen: screen.bounds.size,
      window: window.convert(window.bounds, to: screen.coordinateSpace),
      view: restingFrame(of: view, in: window),
      safeArea: VerticalInsets(system.safeArea), ridingHeight: max(0, ridingHeight))
    guard let scroll = scrollView(for: mover) else { return viewport }
    var insets = VerticalInsets(scroll.contentInset)
    insets.top += system.scroll.top
    insets.bottom += system.scroll.bottom - displacement.addedBottomInset
    viewport.scroll = ScrollMetrics(
      contentSize: scroll.contentSize, offset: scroll.contentOffset.y, insets: insets)
    viewport.nested = nested(chain, in: scroll)
    return viewport
  }

  /// A rectangle of another view in the coordinates that the machine measures inputs in: the
  /// content of `holder`, or the avoiding view at rest.
  func contentFrame(_ rect: CGRect, of other: UIView, in holder: UIView?, for mover: Mover)
    -> CGRect
  {
    guard let view else { return rect }
    let holder = holder ?? view
    if holder !== view || scrollView(for: mover) != nil {
      return holder === other ? rect : holder.convert(rect, from: other)
    }
    if mover == .shiftBounds {
      let frame = view.convert(rect, from: other)
      return frame.offsetBy(dx: 0, dy: -displacement.restingBoundsOrigin)
    }
    return frameInRestingView(rect, of: other, view)
  }

  /// As the window shows it, so that a view may be scaled: what moves it is measured there too.
  private func frameInRestingView(_ rect: CGRect, of other: UIView, _ view: UIView) -> CGRect {
    guard let window = view.window else { return rect }
    let origin = restingFrame(of: view, in: window).origin
    return other.convert(rect, to: window as UIView)
      .offsetBy(dx: -origin.x, dy: -origin.y - displacement.addedTranslation)
  }

  private func nested(_ chain: [UIScrollView], in scroll: UIScrollView) -> [NestedScroll] {
    zip(chain, chain.dropFirst() + [scroll]).map { inner, holder in
      NestedScroll(
        id: register.id(of: inner), frame: holder.convert(inner.bounds, from: inner),
        metrics: ScrollMetrics(
          contentSize: inner.contentSize, offset: inner.contentOffset.y,
          insets: VerticalInsets(inner.adjustedContentInset)))
    }
  }

  private func restingFrame(of view: UIView, in window: UIWindow) -> CGRect {
    guard let parent = view.superview else { return view.bounds }
    let frame = view.convert(view.bounds, to: parent)
    let resting = frame.offsetBy(dx: 0, dy: -displacement.addedTranslation)
    return parent.convert(resting, to: window)
  }

  /// What the system adds at rest. A view that is moved has another safe area on its way, so the
  /// one from before holds until the window has another size.
  private func systemInsets(of view: UIView, in window: UIWindow) -> SystemInsets {
    if displacement.addedTranslation != 0, let resting, resting.windowSize == window.bounds.size {
      return resting
    }
    let insets = SystemInsets(of: view, windowSize: window.bounds.size)
    if displacement.addedTranslation == 0 { resting = insets }
    return insets
  }
}

/// The insets that the system adds to a view, for a window of a size.
@MainActor private struct SystemInsets {
  let windowSize: CGSize
  let safeArea: UIEdgeInsets
  var scroll = VerticalInsets.zero

  init(of view: UIView, windowSize: CGSize) {
    self.windowSize = windowSize
    safeArea = view.safeAreaInsets
    guard let view = view as? UIScrollView else { return }
    scroll.top = view.adjustedContentInset.top - view.contentInset.top
    scroll.bottom = view.adjustedContentInset.bottom - view.contentInset.bottom
  }
}

extension VerticalInsets {
  init(_ insets: UIEdgeInsets) { self.init(top: insets.top, bottom: insets.bottom) }
}

extension UIWindow {
  /// The screen of the window's scene.
  var screenOfScene: UIScreen { windowScene?.screen ?? screen }
}
#endif
