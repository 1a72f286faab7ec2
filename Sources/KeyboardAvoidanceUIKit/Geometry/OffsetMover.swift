#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Moves offsets, though never under the user's finger: what is commanded meanwhile is owed, and
/// paid when the finger is up.
///
/// The machine is told of an offset as if it were paid, so that it stays right about what it has
/// added. What only keeps the offset within its limits is not owed: a scroll that is let go returns
/// by itself, or is returned.
@MainActor final class OffsetMover {
  private struct Debt {
    weak var scroll: UIScrollView?
    /// What is to be added to the offset, in the scroll view's points.
    var rest: Double
  }

  private var debts: [Debt] = []

  /// Whether something is owed.
  var isOwing: Bool { !debts.isEmpty }

  /// The vertical offset as the machine is to know it, in the window's points.
  func offset(of scroll: UIScrollView) -> Double {
    let scale = scroll.scaleInWindow
    guard let debt = debts.first(where: { $0.scroll === scroll }) else {
      return scroll.contentOffset.y * scale
    }
    return (scroll.restingOffset(nearest: scroll.contentOffset.y) + debt.rest) * scale
  }

  /// Goes to an offset in the window's points; later if the scroll view is held.
  func move(_ scroll: UIScrollView, to offset: Double, isHeld: Bool) {
    debts.removeAll { $0.scroll == nil || $0.scroll === scroll }
    let offset = offset / scroll.scaleInWindow
    guard isHeld else { return scroll.scroll(to: offset) }
    let rest = offset - scroll.restingOffset(nearest: scroll.contentOffset.y)
    debts.append(Debt(scroll: scroll, rest: rest))
  }

  /// Takes back what was added to an offset, in the window's points, whoever holds it.
  func takeBack(_ added: Double, from scroll: UIScrollView) {
    let offset = (self.offset(of: scroll) - added) / scroll.scaleInWindow
    debts.removeAll { $0.scroll === scroll }
    scroll.scroll(to: scroll.restingOffset(nearest: offset))
  }

  /// Pays what is owed.
  func pay() {
    guard !debts.isEmpty else { return }
    let due = debts
    debts.removeAll()
    UIView.animate(
      withDuration: KeyboardAnimation.standard.duration, delay: 0,
      options: KeyboardAnimation.standard.options,
      animations: {
        for debt in due {
          guard let scroll = debt.scroll else { continue }
          let now = scroll.restingOffset(nearest: scroll.contentOffset.y)
          scroll.scroll(to: scroll.restingOffset(nearest: now + debt.rest))
        }
      })
  }
}

extension UIScrollView {
  /// Goes to a vertical offset, ending a scroll that is under way.
  fileprivate func scroll(to offset: Double) {
    guard contentOffset.y != offset else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: false)
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
