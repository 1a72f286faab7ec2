public import Foundation

extension NSValue {
  /// A value that holds a rectangle (iOS 2.0).
  /// https://developer.apple.com/documentation/foundation/nsvalue/init(cgrect:)
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The rectangle in the value (iOS 2.0).
  /// https://developer.apple.com/documentation/foundation/nsvalue/cgrectvalue
  public var cgRectValue: CGRect { rectValue }
}

/// Lets `userInfo[key] as? CGRect` and `as? NSValue` both work on what a notification carries, as
/// they do on Apple's platforms.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle boxed.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(rect: self)
  }

  /// The boxed rectangle, which is known to be one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The boxed rectangle if the box holds one. A number is a value too, but holds none.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    let holdsRect = strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0
    result = holdsRect ? source.rectValue : nil
    return result != nil
  }

  /// The boxed rectangle, or an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    var result: CGRect?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? .zero
  }
}
