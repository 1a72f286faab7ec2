import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What one system's keyboard tells an app, action by action, as it is checked in: a page to compare
/// with a recording of a device. `RECORD=1 swift test --filter Told` writes the pages anew, to be
/// read before they are committed.
private struct ToldPage {
  let platform: PlatformProfile

  private static let devices: [DeviceProfile] = [.phone375x667, .phone430x932, .pad768x1024]

  private var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Told/\(platform.name).txt")
  }

  func recorded() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  func record() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text().write(to: file, atomically: true, encoding: .utf8)
  }

  /// Every scenario, on one device after the other.
  func text() throws -> String {
    var text = ""
    for (index, scenario) in Scenario.all.enumerated() {
      let device = Self.devices[index % Self.devices.count]
      var keyboard = VirtualKeyboard(on: device, platform: platform, fields: Scenario.fields)
      text += "\(scenario.testDescription), \(device.name)\n"
      for action in scenario.actions {
        text += "  \(action)\n"
        for turn in try keyboard.perform(action) {
          text += "\(turn.time.milliseconds): \(turn.events.map(\.short).joined(separator: ", "))\n"
        }
      }
    }
    return text
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}

extension TraceEvent {
  /// What a page says of it: of a notification the end and begin frames, and what is not as usual.
  var short: String {
    guard case .notification(let told, let begin) = self else { return "\(self)" }
    let animation = told.animation == .standard ? "" : " in \(told.animation)"
    return "\(told.kind) \(Self.short(told.endFrame)) from \(Self.short(begin))\(animation)"
      + (told.isLocal ? "" : " not local") + (told.isOnOtherScreen ? " on another screen" : "")
  }

  private static func short(_ frame: CGRect?) -> String {
    guard let frame else { return "none" }
    return "[\(frame.origin.x) \(frame.origin.y) \(frame.width) \(frame.height)]"
      .replacingOccurrences(of: ".0", with: "")
  }
}

@Suite("What the keyboard of each system tells")
struct ToldTests {
  @Test("It tells what is checked in", arguments: PlatformProfile.all)
  func tells(_ platform: PlatformProfile) throws {
    let page = ToldPage(platform: platform)
    if ProcessInfo.processInfo.environment["RECORD"] != nil { return try page.record() }
    let (told, recorded) = (try page.text(), try page.recorded())
    let difference = zip(told.split(separator: "\n"), recorded.split(separator: "\n"))
      .first { $0 != $1 }
    #expect(told == recorded, "first difference: \(String(describing: difference))")
  }
}
