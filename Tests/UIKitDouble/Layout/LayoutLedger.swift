/// Counts what layouts depend on, so that a solution is not worked out again for nothing.
@MainActor enum LayoutLedger {
  /// Changes whenever something has changed that a solution could depend on.
  private(set) static var version = 0

  private static var isApplying = false

  /// A constraint, a size, a frame or a tree has changed.
  static func inputsChanged() {
    if !isApplying { version += 1 }
  }

  /// Sets frames that follow from a solution, which is valid afterwards as it was before.
  static func apply(_ body: () -> Void) {
    let was = isApplying
    isApplying = true
    body()
    isApplying = was
  }
}
