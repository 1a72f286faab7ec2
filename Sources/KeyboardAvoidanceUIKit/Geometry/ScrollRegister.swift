#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// A scroll view that is not kept alive.
struct WeakScrollView {
  weak var view: UIScrollView?
}

/// Numbers the scroll views that have held an input, for as long as the handle lives.
@MainActor final class ScrollRegister {
  private var known: [WeakScrollView] = []
  private let offsets: OffsetMover

  init(movedBy offsets: OffsetMover) { self.offsets = offsets }

  /// The number of a scroll view, which is its own.
  func id(of scroll: UIScrollView) -> Int {
    if let id = known.firstIndex(where: { $0.view === scroll }) { return id }
    known.append(WeakScrollView(view: scroll))
    return known.count - 1
  }

  /// The scroll view with a number, if it is still there.
  func scrollView(_ id: Int) -> UIScrollView? { known.indices.contains(id) ? known[id].view : nil }

  /// Where the user has scrolled what held an input earlier in the episode and does not now.
  func scrolls(outside chain: [UIScrollView], since episode: Episode?) -> [KeyboardEvent] {
    guard let episode else { return [] }
    return episode.nested.compactMap { shift in
      guard let scroll = scrollView(shift.scroll.id), !chain.contains(where: { $0 === scroll })
      else { return nil }
      let offset = offsets.offset(of: scroll)
      guard abs(offset - shift.scroll.metrics.offset) > 0.001 else { return nil }
      return .scrollNested(shift.scroll.id, offset: offset)
    }
  }
}
#endif
