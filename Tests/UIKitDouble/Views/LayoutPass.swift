import Foundation

/// Laying out a tree of views, as Core Animation does: passes over what needs it, until nothing
/// does.
@MainActor enum LayoutPass {
  /// How many passes are made over a tree that never settles; a device goes on for ever.
  static let limit = 100

  /// How many passes are under way, one in another.
  private(set) static var depth = 0

  /// Lays out a view and all below it until nothing there needs it.
  static func run(on view: UIView) {
    depth += 1
    defer { depth -= 1 }
    let isReversed = view.window?.device?.behavior.siblings == .frontToBack
    for _ in 0..<limit where !view.layOutOnce(isReversed) { return }
    view.forEachInTree { view in
      guard view.needsLayout else { return }
      view.window?.device?.complain(.layoutNeverSettles, of: view)
    }
  }
}

extension UIView {
  /// The ancestors are gone through as long as they need layout; layout begins at the highest of
  /// those. An ancestor beyond one that needs none is not reached.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()
  func layOutFromHighestInNeed() {
    var start = self
    while let parent = start.parent, parent.needsLayout { start = parent }
    LayoutPass.run(on: start)
  }

  /// One pass: the view if it needs it, then all below it, siblings perhaps from the last to the
  /// first. Whether anything was laid out.
  fileprivate func layOutOnce(_ isReversed: Bool) -> Bool {
    var isChanged = needsLayout
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for child in isReversed ? children.reversed() : children where child.layOutOnce(isReversed) {
      isChanged = true
    }
    return isChanged
  }
}
