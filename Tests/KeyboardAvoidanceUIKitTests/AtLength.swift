import Foundation
import Testing

/// Whether what takes long is tested too: `AT_LENGTH=1 swift test`, as a step of `.ci/run` does.
enum AtLength {
  static let isOn = ProcessInfo.processInfo.environment["AT_LENGTH"] != nil

  /// How often something is done, as a test's argument, so that its output tells.
  static func count(_ few: Int, of many: Int) -> [Int] { [isOn ? many : few] }
}
