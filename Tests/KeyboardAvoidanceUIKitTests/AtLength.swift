import Foundation
import Testing

/// Whether what takes long is tested too: `AT_LENGTH=1 swift test`, as a step of `.ci/run` does.
enum AtLength {
  static let isOn = ProcessInfo.processInfo.environment["AT_LENGTH"] != nil
}
