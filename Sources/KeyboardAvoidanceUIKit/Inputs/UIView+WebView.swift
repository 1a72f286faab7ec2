#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

extension UIView {
  /// Whether a web view holds this input: it insets and scrolls by itself, and the input's frame is
  /// the whole document.
  var isInWebView: Bool {
    sequence(first: self, next: \.superview).contains { $0.isOfClass { $0 == "WKWebView" } }
  }
}
#endif
