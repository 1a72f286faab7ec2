public import Foundation

/// What a visual effect view shows; the double has none (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uivisualeffect
@MainActor open class UIVisualEffect: NSObject {}

/// A view that blurs what is behind it; subviews belong into its content view (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uivisualeffectview
@MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  /// A view with an effect, at which the double does not look (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uivisualeffectview/init(effect:)
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    addSubview(content)
  }

  /// A view of no size; the coder is not looked at (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uivisualeffectview/init(coder:)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// Holds the subviews (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uivisualeffectview/contentview
  open var contentView: UIView { content }

  /// Keeps the content view as large as the view (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open override func layoutSubviews() {
    content.frame = bounds
    super.layoutSubviews()
  }
}
