/// The name of an Objective-C method (iOS 2.0). Here there are no such methods, so it only stands in
/// signatures: a subclass can call `super.init(target: nil, action: nil)` on every platform.
/// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// A selector by its name (iOS 2.0).
  /// https://developer.apple.com/documentation/objectivec/selector/init(_:)
  public init(_ str: String) {
    name = str
  }

  /// The name (iOS 2.0).
  /// https://developer.apple.com/documentation/objectivec/selector/description
  public var description: String { name }
}
