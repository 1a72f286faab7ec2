import Foundation

extension UITextField {
  /// UIKit's own scroll: the nearest scroll view around a field shows it, with what its insets
  /// leave.
  func scrollIntoView(animated: Bool) {
    let around = sequence(first: parent, next: { $0?.parent }).lazy
    guard let scroll = around.compactMap({ $0 as? UIScrollView }).first, scroll.isScrollEnabled
    else { return }
    scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: animated)
  }
}

extension DoubleDevice {
  /// The moment of UIKit's own scroll has come, if it is that one.
  func scrollFocusedField(at moment: DoubleBehavior.FieldScroll) {
    guard behavior.fieldScroll == moment else { return }
    for window in scenes.flatMap(\.windows) {
      (window.focus as? UITextField)?.scrollIntoView(animated: moment == .afterKeyboard)
    }
  }
}
