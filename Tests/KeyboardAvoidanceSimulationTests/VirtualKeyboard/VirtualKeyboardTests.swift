import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Virtual keyboard")
struct VirtualKeyboardTests {
  @Test("A bar above the letters is above another input method's as well")
  func barAboveOtherMethod() throws {
    var keyboard = VirtualKeyboard(on: .phone390x844, platform: .iOS17, fields: ["a"])
    for action in [UserAction.tap("a"), .switchInputMethod(height: 300)] {
      _ = try keyboard.perform(action)
    }
    #expect(keyboard.place.frame?.size.height == 300)
    _ = try keyboard.perform(.showAccessoryBar(height: 44))
    #expect(keyboard.place.frame?.size.height == 344)
  }

  @Test("A trace that starts on a device which was turned starts with its screen as it is held")
  func turnedHeader() throws {
    var keyboard = VirtualKeyboard(on: .phone390x844, platform: .iOS17, fields: ["a"])
    _ = try keyboard.perform(.rotate)
    #expect(keyboard.header().viewport == keyboard.layout.viewport)
    #expect(keyboard.header().viewport.screen == CGSize(width: 844, height: 390))
  }

  @Test(
    "After every action the machine is where the keyboard truly is", arguments: Scenario.all)
  func truth(_ scenario: Scenario) throws {
    for platform in PlatformProfile.all {
      for device in Scenario.devices {
        for (name, policy, scrolls) in Scenario.policies {
          let keyboard = VirtualKeyboard(
            on: device, platform: platform, fields: Scenario.fields, scrolls: scrolls)
          var run = VirtualRun(keyboard, policy: policy)
          for action in scenario.actions {
            let violations = try run.perform(action)
            #expect(
              violations.isEmpty,
              "\(action) on \(platform.name), \(device.name), \(name): \(violations)\n\(run.trace)")
            if !violations.isEmpty { return }
          }
        }
      }
    }
  }

  @Test("Every kind of action is in some scenario")
  func everyAction() {
    let names = Set(Scenario.all.flatMap(\.actions).map(\.kind))
    #expect(names.count == 31)
  }

  @Test("A hiding that is lost does not go unnoticed")
  func noticed() throws {
    let keyboard = VirtualKeyboard(on: .phone390x844, platform: .iOS17, fields: Scenario.fields)
    var run = VirtualRun(keyboard, policy: .standard)
    #expect(try run.perform(.tap("f")).isEmpty)
    let violations = try run.perform(.pressReturn) { _ in [] }
    #expect(violations.contains { $0.hasPrefix("state") })
    #expect(violations.contains { $0.hasPrefix("overlap") })
    #expect(violations.contains { $0.hasPrefix("focus") })
  }

  @Test("A run is a trace that plays, is written and read, and plays the same")
  func trace() throws {
    let keyboard = VirtualKeyboard(on: .pad834x1194, platform: .iOS10, fields: Scenario.fields)
    for scenario in Scenario.all {
      let trace = try keyboard.trace(of: scenario.actions, name: scenario.testDescription)
      let again = try TraceReader.read(try TraceWriter.write(trace))
      #expect(again.unnumbered == trace)
      #expect(TracePlayer.play(again) == TracePlayer.play(trace))
    }
  }

  @Test("The same actions give the same turns")
  func deterministic() throws {
    for scenario in Scenario.all {
      let keyboard = VirtualKeyboard(on: .pad768x1024, platform: .iOS9, fields: Scenario.fields)
      #expect(try keyboard.trace(of: scenario.actions) == keyboard.trace(of: scenario.actions))
    }
  }

  @Test("Times never run backwards, and an action waits for the one before")
  func times() throws {
    var keyboard = VirtualKeyboard(on: .phone375x812, platform: .iOS14, fields: ["a"])
    func times(_ action: UserAction, _ delay: Duration? = nil) throws -> [Double] {
      try keyboard.perform(action, after: delay).map { $0.time / .milliseconds(1) }
    }
    #expect(try keyboard.perform(.pressReturn).isEmpty)
    #expect(try times(.tap("a")) == [0, 250])
    #expect(try times(.pressReturn) == [1250, 1500])
    #expect(try times(.tap("a"), .milliseconds(100)) == [1350, 1600])
    keyboard.rest = .seconds(2)
    #expect(try times(.pressReturn) == [3600, 3850])
    #expect(try times(.tap("a"), .seconds(-5)) == [3601, 3851])
  }

  @Test("Turns are put in order; those of one time are one turn")
  func inOrder() {
    let turns = [
      TimedEvents(at: .seconds(2), [.blur]), TimedEvents(at: .seconds(1), [.pause]),
      TimedEvents(at: .seconds(2), [.resume]),
      TimedEvents(at: .zero, []),
    ]
    #expect(
      TimedEvents.inOrder(turns) == [
        TimedEvents(at: .seconds(1), [.pause]), TimedEvents(at: .seconds(2), [.blur, .resume]),
      ])
  }

  @Test(
    "Devices are sane: landscape is portrait turned, keyboards leave room",
    arguments: DeviceProfile.all)
  func devices(_ device: DeviceProfile) {
    #expect(device.portrait.screen.width == device.landscape.screen.height)
    #expect(device.portrait.screen.height == device.landscape.screen.width)
    for face in [device.portrait, device.landscape] {
      let height = face.letters + face.predictiveBar
      #expect(height < Double(face.screen.height) * 0.68)
      #expect(face.predictiveBar > 0 && face.predictiveBar < face.letters)
    }
  }

  @Test("Inputs are put in alphabetical order, as a trace's header has them")
  func ordered() {
    let layout = ScreenLayout.form(
      on: DeviceProfile.phone390x844.portrait, fields: ["b", "c", "a"], scrolls: true)
    #expect(layout.inputs.map(\.name) == ["a", "b", "c"])
    #expect(layout.inputs.map(\.input.id) == [1, 2, 3])
    #expect(layout.inputs.map { $0.input.frame.origin.y } == [322, 82, 202])
  }
}

extension UserAction {
  /// The action's name without its values.
  fileprivate var kind: Substring { "\(self)".prefix { $0 != "(" } }
}
