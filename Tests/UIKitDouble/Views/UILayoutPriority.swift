import Foundation

/// How much a constraint counts beside others, up to 1000 (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/rawvalue
  public var rawValue: Float

  /// A priority by its number (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/init(rawvalue:)
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority by its number (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/init(_:)
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// No other is given up for it (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/required
  public static let required = UILayoutPriority(1000)

  /// As much as a button resists being compressed (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh
  public static let defaultHigh = UILayoutPriority(750)

  /// As much as dragging resizes a scene and moves what is in it (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/dragthatcanresizescene
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// As much as a scene's size stays (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/scenesizestayput
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// As much as dragging moves things without resizing the scene (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/dragthatcannotresizescene
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// As much as a button hugs its content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow
  public static let defaultLow = UILayoutPriority(250)

  /// As much as a view wants a target size when it is measured (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel
  public static let fittingSizeLevel = UILayoutPriority(50)
}
