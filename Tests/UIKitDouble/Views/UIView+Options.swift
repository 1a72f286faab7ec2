import Foundation

extension UIView {
  /// Which sides of a view follow its superview's size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
    public let rawValue: UInt

    /// A mask by its bits (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin gives way (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexibleleftmargin
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)

    /// The width gives way (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblewidth
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

    /// The right margin gives way (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblerightmargin
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)

    /// The top margin gives way (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexibletopmargin
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)

    /// The height gives way (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexibleheight
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)

    /// The bottom margin gives way (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblebottommargin
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
