#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import QuartzCore
internal import UIKit
#endif

/// A list's way to an offset, frame by frame, in the keyboard's time.
///
/// A list that is scrolled within an animation block lays out its end at once, so that the rows
/// which leave at an edge vanish before they have left; and UIKit's own animated scroll takes
/// longer than the keyboard. It ends where the user, or other code, takes the list over.
@MainActor final class ListScroll: NSObject {
  private(set) weak var scroll: UIScrollView?

  /// The offset it leads to, in the list's points.
  let end: Double

  private let start: Double
  private let duration: Double
  private var last: Double
  private var begin: Double?
  private var link: CADisplayLink?

  init(_ scroll: UIScrollView, to end: Double, duration: Double) {
    self.scroll = scroll
    self.end = end
    self.duration = duration
    start = scroll.contentOffset.y
    last = start
    super.init()
    let link = CADisplayLink(target: self, selector: Self.stepSelector)
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Whether the list is there, or is somebody else's now.
  var isOver: Bool {
    guard link != nil, let scroll else { return true }
    return scroll.isTracking || scroll.isDragging || abs(scroll.contentOffset.y - last) >= 0.5
  }

  /// Goes no further.
  func stop() {
    link?.invalidate()
    link = nil
  }

  /// Where it is to be when a frame is shown; the way begins fast and ends slowly, as the
  /// keyboard's does.
  private func step(of link: CADisplayLink) {
    guard !isOver, let scroll else { return stop() }
    let begin = begin ?? link.timestamp
    self.begin = begin
    let part = min(1, max(0, (link.targetTimestamp - begin) / duration))
    let rest = (1 - part) * (1 - part) * (1 - part)
    let offset = part < 1 ? end - (end - start) * rest : end
    scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: offset), animated: false)
    last = scroll.contentOffset.y
    if part >= 1 { stop() }
  }
}

// A display link calls a method by its selector, which only Objective-C has.
#if canImport(ObjectiveC)
extension ListScroll {
  private static var stepSelector: Selector { #selector(frameWillBeShown) }

  @objc private func frameWillBeShown(_ link: CADisplayLink) { step(of: link) }
}
#else
extension ListScroll: DoubleTarget {
  private static var stepSelector: Selector { Selector(("frameWillBeShown:")) }

  func doublePerform(_ selector: Selector, with sender: Any?) {
    if let link = sender as? CADisplayLink { step(of: link) }
  }
}
#endif
#endif
