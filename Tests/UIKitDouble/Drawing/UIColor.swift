public import Foundation

/// A colour by its components (iOS 2.0).
/// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Hashable, Sendable {
  let rgba: [CGFloat]

  init(_ rgba: [CGFloat]) { self.rgba = rgba }

  /// A colour of red, green, blue and opacity (iOS 13.0).
  /// https://developer.apple.com/documentation/coregraphics/cgcolor/init(red:green:blue:alpha:)
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  /// The opacity (iOS 2.0).
  /// https://developer.apple.com/documentation/coregraphics/cgcolor/alpha
  public var alpha: CGFloat { rgba[3] }

  /// Red, green, blue and opacity (iOS 2.0).
  /// https://developer.apple.com/documentation/coregraphics/cgcolor/components
  public var components: [CGFloat]? { rgba }

  /// Whether two colours have the same components (iOS 2.0).
  /// https://developer.apple.com/documentation/swift/equatable/==(_:_:)
  public static func == (one: CGColor, other: CGColor) -> Bool { one.rgba == other.rgba }

  /// Takes the components in (iOS 2.0).
  /// https://developer.apple.com/documentation/swift/hashable/hash(into:)
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

/// A colour. One of the system's has the values it has in the light style (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  private let rgba: [CGFloat]

  /// A colour of red, green, blue and opacity (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = [red, green, blue, alpha]
  }

  /// A grey (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/init(white:alpha:)
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by the drawing system's (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/init(cgcolor:)
  public convenience init(cgColor: CGColor) {
    self.init(
      red: cgColor.rgba[0], green: cgColor.rgba[1], blue: cgColor.rgba[2], alpha: cgColor.rgba[3])
  }

  /// A colour that depends on traits; asked once, without any (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    self.init(cgColor: color.cgColor)
  }

  /// A colour of a catalogue; there is none here (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/init(named:)
  public convenience init?(named name: String) { nil }

  /// The drawing system's colour (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/cgcolor
  open var cgColor: CGColor { CGColor(rgba) }

  /// The same with another opacity (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/withalphacomponent(_:)
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
  }

  /// Its components (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/getred(_:green:blue:alpha:)
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = rgba[0]
    green?.pointee = rgba[1]
    blue?.pointee = rgba[2]
    alpha?.pointee = rgba[3]
    return true
  }

  /// The colour that it is under traits; here always itself (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Two colours of the same components are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.rgba == rgba
  }

  open override var hash: Int { rgba.hashValue }
}
