import Foundation

/// A length of time in seconds (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cftimeinterval
public typealias CFTimeInterval = Double

/// The time that display links and updates count in, in seconds (iOS 2.0). Here: the clock of the
/// device in force.
/// https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
@MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  DoubleDevice.inForce.clock.now
}

/// How many frames a second are wished for (iOS 15.0). The double's display has one rate.
/// https://developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest frames a second (iOS 15.0).
  /// https://developer.apple.com/documentation/quartzcore/caframeraterange/minimum
  public var minimum: Float

  /// The most frames a second (iOS 15.0).
  /// https://developer.apple.com/documentation/quartzcore/caframeraterange/maximum
  public var maximum: Float

  /// The frames a second that are best (iOS 15.0).
  /// https://developer.apple.com/documentation/quartzcore/caframeraterange/preferred
  public var preferred: Float?

  /// No wish (iOS 15.0).
  /// https://developer.apple.com/documentation/quartzcore/caframeraterange/init()
  public init() {
    minimum = 0
    maximum = 0
  }

  /// A range (iOS 15.0).
  /// https://developer.apple.com/documentation/quartzcore/caframeraterange/init(minimum:maximum:preferred:)
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// No wish (iOS 15.0).
  /// https://developer.apple.com/documentation/quartzcore/caframeraterange/default
  public static let `default` = CAFrameRateRange()
}
