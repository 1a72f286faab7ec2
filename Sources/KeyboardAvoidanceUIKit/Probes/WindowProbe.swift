#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Sits in the avoiding view, has no size, and tells when that view comes to a window or leaves it,
/// and when it is taken out of the view.
@MainActor final class WindowProbe: UIView {
  /// Called when the view may have come to another window, or is without the probe.
  var moved: (@MainActor () -> Void)?

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moved?()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { moved?() }
  }

  /// Goes where it disturbs least: after the app's own views, into the content view of a visual
  /// effect view, which must have no other subview, and into no view that SwiftUI hosts, which must
  /// have none at all.
  func add(to view: UIView) {
    let holder = (view as? UIVisualEffectView)?.contentView ?? view
    if superview !== holder, !view.hostsSwiftUI { holder.addSubview(self) }
  }
}

extension UIView {
  /// Whether SwiftUI hosts its content in this view. There is no public type that all such views
  /// share, so their name decides: that of a hosting controller's view is `_UIHostingView`.
  var hostsSwiftUI: Bool { isOfClass { $0.hasSuffix("HostingView") } }
}

#endif
