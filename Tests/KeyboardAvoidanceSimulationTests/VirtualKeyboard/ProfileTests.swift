import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("What systems post")
struct ProfileTests {
  /// What a case of these tests does, and what a host sees of its last action.
  struct Sequence: CustomTestStringConvertible {
    let platform: PlatformProfile
    var device = DeviceProfile.pad768x1024
    let before: [UserAction]
    let action: UserAction
    let posts: String

    var testDescription: String { "\(action) on \(platform.name): \(posts)" }
  }

  private static func on(
    _ platform: PlatformProfile, _ device: DeviceProfile = .pad768x1024,
    after before: UserAction..., do action: UserAction, posts: String
  ) -> Sequence {
    Sequence(platform: platform, device: device, before: before, action: action, posts: posts)
  }

  static let sequences: [Sequence] = [
    on(.iOS13, do: .tap("a"), posts: "focus WC WS | DC DS"),
    on(.iOS15, do: .tap("a"), posts: "focus WS WC | DS DC"),
    on(.iOS17, do: .tap("a"), posts: "WC WS focus | DC DS"),
    on(.iOS13, after: .tap("a"), do: .pressReturn, posts: "dismiss blur WC WH | DC DH"),
    on(
      .iOS10, after: .tap("a"), do: .endEditing,
      posts: "dismiss blur WS WC WC WH | DC DH"),
    on(
      .iOS13, after: .tap("a"), do: .tapOutside(), posts: "tapOutside | dismiss blur WC WH | DC DH"),
    on(.iOS13, after: .tap("a"), do: .tapOutside(endsEditing: false), posts: "tapOutside"),
    on(.iOS5, after: .tap("a"), do: .tap("b"), posts: "blur WC WH focus WC WS | DC DS"),
    on(.iOS13, after: .tap("a"), do: .tap("b"), posts: "blur focus"),
    on(.iOS17, after: .tap("a"), do: .tap("b"), posts: "WS blur focus | DS"),
    on(.iOS9, after: .tap("a"), do: .togglePredictiveBar, posts: "WS | DS"),
    on(.iOS11, after: .tap("a"), do: .switchInputMethod(height: 300), posts: "WC | DC"),
    on(.iOS26, after: .tap("a"), do: .undock, posts: "WC WH | DC DH"),
    on(.iOS9, after: .tap("a"), do: .undock, posts: "WC | DC"),
    on(.iOS13, after: .tap("a"), do: .float, posts: "WC | DC"),
    on(.iOS13, after: .tap("a"), .float, do: .moveLoose(up: 40), posts: "WC WC | DC"),
    on(.iOS14, after: .float, do: .tap("a"), posts: "focus | DC"),
    on(.iOS13, after: .tap("a"), .float, do: .dock, posts: "WC WS | DC DS"),
    on(.iOS10, after: .tap("a"), .split, do: .dock, posts: "WC WC WS | DC DS"),
    on(.iOS9, after: .tap("a"), .split, do: .dock, posts: "WC DC WS WC WS DC DS DC DS"),
    on(.iOS11, after: .tap("a"), do: .rotate, posts: "layout resize* WC | DC"),
    on(.iOS14, after: .tap("a"), do: .rotate, posts: "WC WH | layout resize* | DH | WC WS | DC DS"),
    on(
      .iOS9, after: .tap("a"), do: .rotate,
      posts: "WC WH | layout resize* DC DH | WC WS WC WS | DC DS DC DS"),
    on(
      .iOS13, .phone375x812, after: .attachHardwareKeyboard, do: .tap("a"), posts: "focus WH | DH"),
    on(.iOS17, .phone375x812, after: .attachHardwareKeyboard, do: .tap("a"), posts: "focus"),
    on(.iOS9, after: .tap("a"), do: .attachHardwareKeyboard, posts: "WS | DS"),
    on(.iOS14, after: .tap("a"), do: .tapSecureField("b"), posts: "blur focus WS WS | DC DS"),
    on(.iOS11, after: .tap("a"), do: .tapSecureField("b"), posts: "blur focus WC WC WC | DC DS"),
    on(
      .iOS13, after: .switchToThirdPartyKeyboard(heights: [0, 216, 256]), do: .tap("a"),
      posts: "focus WS WS WS | DC DS"),
    on(.iOS13, after: .tap("a"), do: .passwordPrompt, posts: "WS WH | DH"),
    on(
      .iOS15, after: .tap("a"), do: .cancelDrag,
      posts: "sample | sample | sample | sample | sample | sample"),
    on(
      .iOS14, after: .tap("a"), do: .dragToDismiss,
      posts: "sample | sample | sample | sample | sample | dismiss blur WC WH | DC DH"),
    on(.iOS14, after: .tap("a"), do: .background, posts: "pause | WC WH | DC DH"),
    on(.iOS15, after: .tap("a"), do: .background, posts: "pause"),
    on(.iOS15, after: .tap("a"), .background, do: .foreground, posts: "resume | sample"),
    on(.iOS14, after: .tap("a"), .background, do: .foreground, posts: "WC WS | resume | DC DS"),
    on(.iOS14, after: .tap("a"), do: .push, posts: "pause blur WC WH | DC DH"),
    on(.iOS14, after: .tap("a"), .push, do: .pop, posts: "resume focus WC WS | DC DS"),
    on(
      .iOS14, after: .tap("a"), do: .cancelSwipeBack,
      posts: "pause WC WH | DC DH | resume WC WS | DC DS"),
    on(.iOS14, after: .tap("a"), do: .dock, posts: ""),
    on(.iOS14, .phone375x667, after: .tap("a"), do: .float, posts: ""),
    on(.iOS14, do: .pressReturn, posts: ""),
    on(.iOS14, after: .push, do: .tap("a"), posts: ""),
  ]

  @Test("An action posts what the account says, in its order", arguments: sequences)
  func sequence(_ sequence: Sequence) throws {
    var keyboard = VirtualKeyboard(
      on: sequence.device, platform: sequence.platform, fields: ["a", "b"])
    for action in sequence.before { _ = try keyboard.perform(action) }
    #expect(Self.posts(try keyboard.perform(sequence.action)) == sequence.posts)
  }

  @Test("The did comes after the animation, or as soon as the account says")
  func didDelay() throws {
    var late = VirtualKeyboard(on: .phone390x844, platform: .iOS14, fields: ["a"])
    #expect(try late.perform(.tap("a")).map(\.time) == [.zero, .milliseconds(250)])
    var soon = VirtualKeyboard(on: .phone390x844, platform: .iOS26, fields: ["a"])
    #expect(try soon.perform(.tap("a")).map(\.time) == [.zero, .milliseconds(40)])
  }

  @Test("Cross-fade transitions hide at a frame that is no place")
  func crossFade() throws {
    for (platform, end) in [
      (PlatformProfile.iOS14, CGRect.zero), (.iOS15, CGRect(x: 0, y: -71, width: 390, height: 0)),
    ] {
      var keyboard = VirtualKeyboard(on: .phone390x844, platform: platform, fields: ["a"])
      _ = try keyboard.perform(.preferCrossFade(true))
      _ = try keyboard.perform(.tap("a"))
      let ends = try keyboard.perform(.pressReturn).flatMap(\.events).compactMap(\.end)
      #expect(ends == Array(repeating: end, count: 4))
    }
  }

  @Test("The shortcuts bar is a high keyboard of which a little is to be seen")
  func shortcutsBar() throws {
    var keyboard = VirtualKeyboard(on: .pad768x1024, platform: .iOS9, fields: ["a"])
    _ = try keyboard.perform(.attachHardwareKeyboard)
    _ = try keyboard.perform(.tap("a"))
    #expect(keyboard.place == .docked(CGRect(x: 0, y: 969, width: 768, height: 313)))
    #expect(keyboard.overlap == 55)
  }

  /// `focus WC WS | DC DS`: the events in short, turns parted by a bar.
  private static func posts(_ turns: [TimedEvents]) -> String {
    turns.map { turn in
      var words: [String] = []
      for event in turn.events {
        let word = event.code
        if word == "resize", words.last?.hasPrefix("resize") == true {
          words[words.count - 1] = "resize*"
        } else {
          words.append(word)
        }
      }
      return words.joined(separator: " ")
    }.joined(separator: " | ")
  }
}

extension TraceEvent {
  fileprivate var end: CGRect? {
    if case .notification(let notification, _) = self { notification.endFrame } else { nil }
  }

  fileprivate var code: String {
    guard case .notification(let notification, _) = self else { return name }
    switch notification.kind {
    case .willShow: return "WS"
    case .didShow: return "DS"
    case .willHide: return "WH"
    case .didHide: return "DH"
    case .willChangeFrame: return "WC"
    case .didChangeFrame: return "DC"
    }
  }
}
