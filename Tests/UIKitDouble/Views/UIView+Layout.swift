import Foundation

extension UIView {
  /// Starts at the highest ancestor that needs layout, as a layer does.
  func layOutFromHighestInNeed() {
    var start = self
    var view: UIView? = self
    while let current = view {
      if current.needsLayout { start = current }
      view = current.parent
    }
    start.layOutTree()
  }

  /// One layout pass: the view, then all below it. A view that asks again while it is laid out is
  /// served again, a few times at most.
  func layOutTree() {
    for _ in 0..<8 where needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for child in children { child.layOutTree() }
  }
}
