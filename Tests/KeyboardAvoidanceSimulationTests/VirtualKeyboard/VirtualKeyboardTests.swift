import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("Virtual keyboard")
struct VirtualKeyboardTests {
  @Test(
    "After every action the machine is where the keyboard truly is", arguments: Scenario.all)
  func truth(_ scenario: Scenario) {
    for platform in PlatformProfile.all {
      for device in Scenario.devices {
        for (name, policy, scrolls) in Scenario.policies {
          let keyboard = VirtualKeyboard(
            on: device, platform: platform, fields: Scenario.fields, scrolls: scrolls)
          var run = VirtualRun(keyboard, policy: policy)
          for action in scenario.actions {
            let violations = run.perform(action)
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
  func noticed() {
    let keyboard = VirtualKeyboard(on: .phone390x844, platform: .iOS17, fields: Scenario.fields)
    var run = VirtualRun(keyboard, policy: .standard)
    #expect(run.perform(.tap("f")).isEmpty)
    let violations = run.perform(.pressReturn) { _ in [] }
    #expect(violations.contains { $0.hasPrefix("state") })
    #expect(violations.contains { $0.hasPrefix("overlap") })
    #expect(violations.contains { $0.hasPrefix("focus") })
  }

  @Test("A run is a trace that plays, is written and read, and plays the same")
  func trace() throws {
    let keyboard = VirtualKeyboard(on: .pad834x1194, platform: .iOS10, fields: Scenario.fields)
    for scenario in Scenario.all {
      let trace = keyboard.trace(of: scenario.actions, name: scenario.testDescription)
      let again = try TraceReader.read(try TraceWriter.write(trace))
      #expect(again.unnumbered == trace)
      #expect(TracePlayer.play(again) == TracePlayer.play(trace))
    }
  }

  @Test("The same actions give the same turns")
  func deterministic() {
    for scenario in Scenario.all {
      let keyboard = VirtualKeyboard(on: .pad768x1024, platform: .iOS9, fields: Scenario.fields)
      #expect(keyboard.trace(of: scenario.actions) == keyboard.trace(of: scenario.actions))
    }
  }

  @Test("Times never run backwards, and an action waits for the one before")
  func times() {
    var keyboard = VirtualKeyboard(on: .phone375x812, platform: .iOS14, fields: ["a"])
    #expect(keyboard.perform(.pressReturn).isEmpty)
    #expect(keyboard.perform(.tap("a")).map(\.time) == [0, 0.25])
    #expect(keyboard.perform(.pressReturn).map(\.time) == [1.25, 1.5])
    #expect(keyboard.perform(.tap("a"), after: 0.1).map(\.time) == [1.35, 1.6])
    keyboard.rest = 2
    #expect(keyboard.perform(.pressReturn).map(\.time) == [3.6, 3.85])
    #expect(keyboard.perform(.tap("a"), after: -5).map(\.time) == [3.601, 3.851])
  }

  @Test("Turns are put in order; those of one time are one turn")
  func inOrder() {
    let turns = [
      TimedEvents(at: 2, [.blur]), TimedEvents(at: 1, [.pause]), TimedEvents(at: 2, [.resume]),
      TimedEvents(at: 0, []),
    ]
    #expect(
      TimedEvents.inOrder(turns) == [
        TimedEvents(at: 1, [.pause]), TimedEvents(at: 2, [.blur, .resume]),
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
