#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Ties an avoidance to its view: a layout guide without constraints, which the view owns.
///
/// A view keeps its guides as long as it lives and lets them go with itself, and nobody removes
/// another's guide: not a form that removes all its subviews, and not one that removes all its
/// recognizers. A guide is no subview, so that it is allowed in every kind of view.
@MainActor final class AvoidanceAnchor: UILayoutGuide {
  /// The avoidance of the view.
  let handle: AvoidanceHandle

  private let session: AvoidanceSession

  init(_ handle: AvoidanceHandle, _ session: AvoidanceSession) {
    self.handle = handle
    self.session = session
    super.init()
    identifier = "KeyboardAvoidance"
  }

  required init?(coder: NSCoder) { nil }

  // Not every compiler lets an isolated deinit run on iOS 17.
  deinit {
    let session = session
    MainThread.run { session.end() }
  }
}

extension UIView {
  /// What ties this view's avoidance to it.
  var avoidanceAnchor: AvoidanceAnchor? {
    layoutGuides.lazy.compactMap { $0 as? AvoidanceAnchor }.first
  }

  /// The nearest avoidance around this view, its own among them.
  var answeringAnchor: AvoidanceAnchor? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.avoidanceAnchor).first
  }
}
#endif
