public import Foundation

/// The idiom of a device (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public typealias UIUserInterfaceIdiom = CUIUserInterfaceIdiom

/// How much room there is in one direction (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public typealias UIUserInterfaceSizeClass = CUIUserInterfaceSizeClass

/// The environment of a view: device and room (iOS 8.0). Belongs to no actor.
/// https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject {
  private let idiom: UIUserInterfaceIdiom
  private let horizontal: UIUserInterfaceSizeClass
  private let vertical: UIUserInterfaceSizeClass

  /// Nothing specified (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/init()
  public override init() {
    idiom = .unspecified
    horizontal = .unspecified
    vertical = .unspecified
  }

  init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    self.idiom = idiom
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The device's idiom (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }

  /// The room across (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass
  open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal }

  /// The room down (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/verticalsizeclass
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical }
}
