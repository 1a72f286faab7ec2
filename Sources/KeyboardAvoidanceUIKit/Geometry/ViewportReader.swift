#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Reads where the avoiding view is at rest, without what avoidance added to it.
@MainActor final class ViewportReader {
  private weak var view: UIView?
  private let displacement: ViewDisplacement
  private let register: ScrollRegister
  private let offsets: OffsetMover
  private var resting: SystemInsets?

  /// The height of bars that ride on the keyboard, in points.
  var overlayBarHeight = 0.0

  init(
    of view: UIView, displacedBy displacement: ViewDisplacement,
    numbering register: ScrollRegister, movedBy offsets: OffsetMover
  ) {
    self.view = view
    self.displacement = displacement
    self.register = register
    self.offsets = offsets
  }

  /// The scroll view whose offset is moved, if the view is one and the mover does not shift its
  /// bounds.
  func scrollView(for mover: Mover) -> UIScrollView? {
    mover == .shiftBounds ? nil : view as? UIScrollView
  }

  /// The viewport now; `nil` without a window. The chain holds the input, innermost first.
  func viewport(holding chain: [UIScrollView], for mover: Mover) -> Viewport? {
    guard let view, let window = view.window else { return nil }
    let screen = window.screen
    let system = systemInsets(of: view, in: window)
    let scale = view.scaleInWindow
    let frame = restingFrame(of: view, in: window)
    let limits = VerticalInsets(
      top: max(
        window.safeAreaInsets.top, system.pageTop ?? frame.minY + system.safeArea.top * scale),
      bottom: window.safeAreaInsets.bottom)
    var viewport = Viewport(
      screen: screen.bounds.size,
      window: window.convert(window.bounds, to: screen.coordinateSpace),
      windowSafeArea: limits, view: frame,
      safeArea: VerticalInsets(system.safeArea).scaled(by: scale),
      overlayBarHeight: max(0, overlayBarHeight))
    guard let scroll = scrollView(for: mover) else { return viewport }
    var insets = VerticalInsets(scroll.contentInset)
    insets.top += system.scroll.top
    insets.bottom += system.scroll.bottom - displacement.addedBottomInset
    viewport.scroll = metrics(of: scroll, insets: insets)
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
      let frame = holder === other ? rect : holder.convert(rect, from: other)
      return frame.scaled(by: holder.scaleInWindow)
    }
    if mover == .shiftBounds {
      let frame = view.convert(rect, from: other)
      return frame.offsetBy(dx: 0, dy: -displacement.restingBoundsOrigin)
        .scaled(by: view.scaleInWindow)
    }
    return frameInRestingView(rect, of: other, view)
  }

  /// As the window shows it: what moves it is measured there too.
  private func frameInRestingView(_ rect: CGRect, of other: UIView, _ view: UIView) -> CGRect {
    guard let window = view.window else { return rect }
    let origin = restingFrame(of: view, in: window).origin
    let lift = displacement.addedTranslation * (view.superview?.stepInWindow ?? 1)
    return other.convert(rect, to: window as UIView)
      .offsetBy(dx: -origin.x, dy: -origin.y - lift)
  }

  private func nested(_ chain: [UIScrollView], in scroll: UIScrollView) -> [NestedScroll] {
    zip(chain, chain.dropFirst() + [scroll]).map { inner, holder in
      NestedScroll(
        id: register.id(of: inner),
        frame: holder.convert(inner.bounds, from: inner).scaled(by: holder.scaleInWindow),
        metrics: metrics(of: inner, insets: VerticalInsets(inner.adjustedContentInset)))
    }
  }

  private func metrics(of scroll: UIScrollView, insets: VerticalInsets) -> ScrollMetrics {
    let scale = scroll.scaleInWindow
    let size = scroll.contentSize
    return ScrollMetrics(
      contentSize: CGSize(width: size.width * scale, height: size.height * scale),
      offset: offsets.offset(of: scroll), insets: insets.scaled(by: scale))
  }

  private func restingFrame(of view: UIView, in window: UIWindow) -> CGRect {
    guard let parent = view.superview else { return view.bounds }
    let frame = view.convert(view.bounds, to: parent)
    let resting = frame.offsetBy(dx: 0, dy: -displacement.addedTranslation)
    return parent.convert(resting, to: window)
  }

  /// What the system adds at rest. A view that is moved has another safe area on its way, so the
  /// one from before holds until there is another around it; then it is told from where the view
  /// will be at rest.
  private func systemInsets(of view: UIView, in window: UIWindow) -> SystemInsets {
    let lift = displacement.addedTranslation
    let surroundings = Surroundings(of: view, in: window)
    if lift != 0, let resting, resting.surroundings == surroundings { return resting }
    let insets = SystemInsets(of: view, in: surroundings)
    if lift != 0, let resting { return insets.atRest(view, movedBy: lift, as: resting) }
    resting = insets
    return insets
  }
}

/// What decides on a view's safe area, apart from where the view is.
private struct Surroundings: Equatable {
  let windowSize: CGSize
  let safeArea: UIEdgeInsets

  @MainActor init(of view: UIView, in window: UIWindow) {
    windowSize = window.bounds.size
    safeArea = view.superview?.safeAreaInsets ?? .zero
  }
}

/// The insets that the system adds to a view in some surroundings.
@MainActor private struct SystemInsets {
  let surroundings: Surroundings
  private(set) var safeArea: UIEdgeInsets
  private(set) var scroll = VerticalInsets.zero

  /// What the safe area has beyond what the superview's makes of it: the view's own controller may
  /// add to it, as one with a tab bar does.
  private let own: VerticalInsets

  /// Where in the window the page that holds the view begins below its bars, in points; `nil` where
  /// the view is that page.
  let pageTop: Double?

  init(of view: UIView, in surroundings: Surroundings) {
    self.surroundings = surroundings
    safeArea = view.safeAreaInsets
    let inherited = Self.inherited(by: view, movedBy: 0)
    own = VerticalInsets(
      top: safeArea.top - inherited.top, bottom: safeArea.bottom - inherited.bottom)
    let page = view.page
    pageTop =
      page === view
      ? nil : page?.convert(CGPoint(x: 0, y: page?.safeAreaInsets.top ?? 0), to: nil).y ?? 0
    guard let view = view as? UIScrollView else { return }
    scroll.top = view.adjustedContentInset.top - view.contentInset.top
    scroll.bottom = view.adjustedContentInset.bottom - view.contentInset.bottom
  }

  /// The insets of a view that is moved, as they will be at rest, where it had others before.
  func atRest(_ view: UIView, movedBy lift: Double, as before: SystemInsets) -> SystemInsets {
    var rest = self
    let inherited = Self.inherited(by: view, movedBy: lift)
    rest.safeArea.top = max(0, inherited.top + before.own.top)
    rest.safeArea.bottom = max(0, inherited.bottom + before.own.bottom)
    return rest
  }

  /// How much of a view, were it not moved, would lie above and below its superview's safe area.
  private static func inherited(by view: UIView, movedBy lift: Double) -> VerticalInsets {
    guard let parent = view.superview else { return .zero }
    let frame = view.convert(view.bounds, to: parent).offsetBy(dx: 0, dy: -lift)
    let top = parent.bounds.minY + parent.safeAreaInsets.top
    let bottom = parent.bounds.maxY - parent.safeAreaInsets.bottom
    return VerticalInsets(top: max(0, top - frame.minY), bottom: max(0, frame.maxY - bottom))
  }
}

extension UIView {
  /// The nearest view controller around this view.
  var nearestController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }

  /// The view of the page that this view is on: that of the outermost controller within what puts
  /// pages below bars.
  fileprivate var page: UIView? {
    guard let nearest = nearestController else { return nil }
    let around = sequence(first: nearest, next: \.parent).prefix { !$0.putsPagesBelowBars }
    return Array(around).last?.viewIfLoaded
  }
}

extension UIViewController {
  fileprivate var putsPagesBelowBars: Bool {
    self is UINavigationController || isOfClass { $0 == "UITabBarController" }
  }
}

extension VerticalInsets {
  init(_ insets: UIEdgeInsets) { self.init(top: insets.top, bottom: insets.bottom) }

  /// Both insets multiplied.
  fileprivate func scaled(by scale: Double) -> VerticalInsets {
    VerticalInsets(top: top * scale, bottom: bottom * scale)
  }
}

extension UIWindow {
  /// Whether the window's scene takes no input now. One that is not attached tells nothing: a
  /// scene that is about to connect is, and so may be one that never becomes active.
  var isInInactiveScene: Bool {
    switch windowScene?.activationState {
    case .foregroundInactive, .background: true
    default: false
    }
  }
}
#endif
