import Foundation
import Testing

/// Whether what takes long is tested too: `AT_LENGTH=1 swift test`, as a step of `.ci/run` does.
enum AtLength {
  static let isOn = ProcessInfo.processInfo.environment["AT_LENGTH"] != nil

  /// How often something is done, as a test's argument, so that its output tells.
  static func count(_ few: Int, of many: Int) -> [Int] { [isOn ? many : few] }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only at length; else it is skipped, and says why.
  static func atLength(_ cost: Comment) -> Self {
    .enabled(if: AtLength.isOn, "\(cost); AT_LENGTH=1 swift test runs it")
  }
}
