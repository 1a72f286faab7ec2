#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Moves offsets, though never under the user's finger: what is commanded meanwhile is held back,
/// and applied when the finger is up and what it has flung has come to rest.
///
/// The machine is told of an offset as if it had been applied, so that it stays right about what it
/// has added. What only keeps the offset within its limits is not held back: a scroll that is let
/// go returns by itself, or is returned.
@MainActor final class OffsetMover {
  private struct Held {
    weak var scroll: UIScrollView?
    /// What is to be added to the offset, in the scroll view's points.
    var rest: Double
  }

  private var held: [Held] = []
  private var scrolling: [ListScroll] = []

  /// Whether something is held back.
  var isHolding: Bool { !held.isEmpty }

  /// The vertical offset as the machine is to know it, in the window's points.
  func offset(of scroll: UIScrollView) -> Double {
    let scale = scroll.scaleInWindow
    if let held = held.first(where: { $0.scroll === scroll }) {
      return (scroll.restingOffset(nearest: scroll.contentOffset.y) + held.rest) * scale
    }
    scrolling.removeAll { $0.isOver }
    let end = scrolling.first { $0.scroll === scroll }?.end
    return (end ?? scroll.contentOffset.y) * scale
  }

  /// Goes to an offset in the window's points, taking some seconds where it is a list's; later if
  /// the scroll view is held.
  func move(_ scroll: UIScrollView, to offset: Double, isHeld: Bool, duration: Double) {
    held.removeAll { $0.scroll === scroll }
    let offset = offset / scroll.scaleInWindow
    guard !isHeld else {
      let rest = offset - scroll.restingOffset(nearest: scroll.contentOffset.y)
      held.append(Held(scroll: scroll, rest: rest))
      return
    }
    stop(scroll)
    guard duration > 0, scroll.isList, abs(scroll.contentOffset.y - offset) >= 0.5 else {
      return scroll.scroll(to: offset)
    }
    scrolling.append(ListScroll(scroll, to: offset, duration: duration))
  }

  private func stop(_ scroll: UIScrollView) {
    for way in scrolling where way.scroll === scroll { way.stop() }
    scrolling.removeAll { $0.isOver }
  }

  /// Takes back what was added to an offset, in the window's points, whoever holds it.
  func takeBack(_ added: Double, from scroll: UIScrollView) {
    let offset = (self.offset(of: scroll) - added) / scroll.scaleInWindow
    held.removeAll { $0.scroll === scroll }
    stop(scroll)
    scroll.scroll(to: scroll.restingOffset(nearest: offset))
  }

  /// Applies what was held back.
  func release() {
    let due = held
    held.removeAll()
    UIView.animate(
      withDuration: KeyboardAnimation.standard.duration, delay: 0,
      options: KeyboardAnimation.standard.options,
      animations: { for held in due { self.release(held) } })
  }

  private func release(_ held: Held) {
    guard let scroll = held.scroll else { return }
    let now = scroll.restingOffset(nearest: scroll.contentOffset.y)
    let end = scroll.restingOffset(nearest: now + held.rest)
    let duration = KeyboardAnimation.standard.duration
    move(scroll, to: end * scroll.scaleInWindow, isHeld: false, duration: duration)
  }
}

extension UIScrollView {
  /// Goes to a vertical offset, ending a scroll that is under way.
  fileprivate func scroll(to offset: Double) {
    guard contentOffset.y != offset else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: false)
  }

  /// Whether what it shows is made as it is scrolled to.
  fileprivate var isList: Bool {
    self is UITableView || isOfClass { $0 == "UICollectionView" }
  }

  /// The offset nearest to one that can be scrolled to.
  fileprivate func restingOffset(nearest offset: Double) -> Double {
    let insets = VerticalInsets(adjustedContentInset)
    let range = ScrollMetrics(contentSize: contentSize, insets: insets).offsets(
      height: bounds.height)
    return min(max(offset, range.lowerBound), range.upperBound)
  }
}
#endif
