#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if canImport(CoreGraphics)
internal import CoreGraphics
#else
internal import Foundation
#endif

extension Viewport {
  /// Whether more than scrolling lies between this and an earlier one.
  func isElsewhere(than earlier: Viewport?) -> Bool {
    withoutOffsets != earlier?.withoutOffsets
  }

  /// The same with the offset that an earlier one had, where UIKit has cut it because the view has
  /// grown: that is no scroll of the user's, and content that is anchored at its bottom moves with
  /// the edge from where it was. UIKit may have cut more than is needed, where the safe area came
  /// after the frame.
  ///
  /// - Parameter inset: What is added to the bottom inset now, in points.
  func withOffsetBeforeCut(since earlier: Viewport?, adding inset: Double) -> Viewport {
    guard let earlier, let before = earlier.scroll?.offset, let scroll, before > scroll.offset,
      view.height > earlier.view.height
    else { return self }
    let end = scroll.offsets(height: view.height, adding: inset).upperBound
    let least = end - max(0, scroll.insets.bottom)
    let isCut = scroll.offset > least - 0.5 && scroll.offset < end + 0.5
    guard before > least, isCut else { return self }
    var viewport = self
    viewport.scroll?.offset = before
    return viewport
  }

  private var withoutOffsets: Viewport {
    var viewport = self
    viewport.scroll?.offset = 0
    for index in viewport.nested.indices { viewport.nested[index].metrics.offset = 0 }
    return viewport
  }
}
#endif
