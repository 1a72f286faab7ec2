import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Actions that are impossible at the moment")
struct ImpossibleActionTests {
  /// An action, and what makes it impossible.
  struct Row: CustomTestStringConvertible {
    let device: DeviceProfile
    let before: [UserAction]
    let action: UserAction

    var testDescription: String { "\(action) after \(before), \(device.name)" }
  }

  private static func on(
    _ device: DeviceProfile = .pad768x1024, after before: UserAction..., do action: UserAction
  ) -> Row {
    Row(device: device, before: before, action: action)
  }

  static let rows: [Row] = [
    on(after: .background, do: .tap("a")), on(after: .push, do: .tap("a")),
    on(after: .background, do: .tapSecureField("a")),
    on(after: .tap("a"), .background, do: .tapOutside()),
    on(after: .tap("a"), .background, do: .tapOutside(endsEditing: false)),
    on(after: .push, do: .tapOutside()), on(do: .pressReturn), on(do: .endEditing),
    on(after: .tap("a"), .background, do: .pressReturn),
    on(after: .tap("a"), .background, do: .endEditing),
    on(after: .tap("a"), do: .switchToThirdPartyKeyboard(heights: [])),
    on(.phone375x667, after: .tap("a"), do: .float),
    on(.phone375x667, after: .tap("a"), do: .undock),
    on(.phone375x667, after: .tap("a"), do: .split),
    on(after: .tap("a"), do: .merge), on(after: .tap("a"), .undock, do: .merge),
    on(after: .tap("a"), do: .moveLoose(up: 40)),
    on(.phone375x667, after: .tap("a"), do: .moveLoose(up: 40)), on(do: .dragToDismiss),
    on(do: .cancelDrag), on(after: .showAccessoryBar(height: 44), do: .dragToDismiss),
    on(after: .showAccessoryBar(height: 44), do: .cancelDrag),
    on(after: .tap("a"), .float, do: .dragToDismiss),
    on(after: .tap("a"), .float, do: .cancelDrag),
    on(after: .tap("a"), .background, do: .dragToDismiss),
    on(after: .tap("a"), .background, do: .cancelDrag),
    on(after: .tap("a"), .otherAppShowsKeyboard(height: 300), do: .dragToDismiss),
    on(after: .tap("a"), .otherAppShowsKeyboard(height: 300), do: .cancelDrag),
    on(after: .background, do: .background), on(after: .push, do: .background),
    on(do: .foreground), on(after: .push, do: .foreground), on(after: .push, do: .push),
    on(after: .tap("a"), .background, do: .push), on(do: .pop),
    on(after: .tap("a"), .background, do: .pop), on(after: .background, do: .cancelSwipeBack),
    on(after: .push, do: .cancelSwipeBack), on(do: .passwordPrompt),
    on(after: .showAccessoryBar(height: 44), do: .passwordPrompt),
    on(after: .tap("a"), .float, do: .passwordPrompt),
    on(after: .tap("a"), .otherAppShowsKeyboard(height: 300), do: .passwordPrompt),
    on(do: .closePasswordPrompt), on(after: .tap("a"), do: .closePasswordPrompt),
    on(after: .tap("a"), .otherAppShowsKeyboard(height: 300), do: .closePasswordPrompt),
    on(do: .otherAppHidesKeyboard), on(after: .tap("a"), do: .otherAppHidesKeyboard),
  ]

  @Test("Each posts nothing, and leaves the keyboard as it is")
  func nothing() throws {
    for row in Self.rows {
      for platform in [PlatformProfile.iOS10, .iOS15] {
        var keyboard = VirtualKeyboard(on: row.device, platform: platform, fields: ["a", "b"])
        for action in row.before { _ = try keyboard.perform(action) }
        let before = keyboard
        #expect(try keyboard.perform(row.action).isEmpty, "\(row.testDescription)")
        #expect(keyboard == before, "\(row.testDescription)")
      }
    }
  }

  @Test("A keyboard that is looked at again and again is the one that it was")
  func truth() throws {
    var keyboard = VirtualKeyboard(on: .pad768x1024, platform: .iOS15, fields: ["a", "b"])
    #expect(keyboard.isActive && !keyboard.isForeign && keyboard.focused == nil)
    #expect(keyboard.place == .gone && keyboard.place.frame == nil && keyboard.overlap == 0)
    _ = try keyboard.perform(.tap("a"))
    #expect(keyboard.focused == "a")
    #expect(keyboard.overlap == 313)
    _ = try keyboard.perform(.float)
    #expect(keyboard.place.dockedFrame == nil && keyboard.overlap == 0)
    _ = try keyboard.perform(.moveLoose(up: 150))
    #expect(keyboard.place.frame?.minY == 520)
    _ = try keyboard.perform(.moveLoose(up: 500))
    #expect(keyboard.place.frame?.minY == 470, "200 points further up at the most")
    _ = try keyboard.perform(.moveLoose(up: -500))
    #expect(keyboard.place.frame?.minY == 670, "no lower than it came")
    _ = try keyboard.perform(.background)
    #expect(!keyboard.isActive)
  }

  @Test("An accessory bar of a negative height is none")
  func negativeBar() throws {
    var keyboard = VirtualKeyboard(on: .phone390x844, platform: .iOS17, fields: ["a"])
    #expect(try keyboard.perform(.showAccessoryBar(height: -20)).isEmpty)
    #expect(keyboard.place == .gone)
  }
}
