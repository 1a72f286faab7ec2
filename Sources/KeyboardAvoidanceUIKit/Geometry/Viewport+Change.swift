#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

extension Viewport {
  /// Whether more than scrolling lies between this and an earlier one.
  func isElsewhere(than earlier: Viewport?) -> Bool {
    guard let earlier else { return true }
    return withoutOffsets != earlier.withoutOffsets
  }

  private var withoutOffsets: Viewport {
    var viewport = self
    viewport.scroll?.offset = 0
    for index in viewport.nested.indices { viewport.nested[index].metrics.offset = 0 }
    return viewport
  }
}
#endif
