import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("Chaos")
struct ChaosTests {
  @Test(
    "What a platform does not guarantee changes no settled adjustment",
    arguments: Scenario.all, AtLength.count(2, of: 6))
  func settled(_ scenario: Scenario, seeds: Int) throws {
    for (index, platform) in PlatformProfile.all.enumerated() {
      for (name, policy, scrolls) in Scenario.policies {
        for seed in 0..<seeds {
          let device = Scenario.devices[(seed + index) % Scenario.devices.count]
          var generator = SplitMix64(seed: UInt64(seed))
          let keyboard = VirtualKeyboard(
            on: device, platform: platform, fields: Scenario.fields, scrolls: scrolls)
          var calm = VirtualRun(keyboard, policy: policy)
          var wild = calm
          for action in scenario.actions {
            _ = try calm.perform(action)
            let violations = try wild.perform(action) {
              Chaos().disturb($0, using: &generator)
            }
            let isSame =
              wild.player.snapshot.adjustment == calm.player.snapshot.adjustment
              && wild.player.snapshot.offset == calm.player.snapshot.offset
            #expect(
              violations.isEmpty && isSame,
              """
              \(action) on \(platform.name), \(device.name), \(name), seed \(seed): \(violations)
              \(wild.trace)
              """)
            if !violations.isEmpty || !isSame { return }
          }
        }
      }
    }
  }

  @Test(
    "Actions that overlap in time end where the keyboard truly is",
    arguments: AtLength.count(25, of: 100))
  func hurried(seeds: Int) throws {
    for seed in 0..<seeds { try hurried(seed: UInt64(seed)) }
  }

  private func hurried(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for platform in PlatformProfile.all {
      for (name, policy, scrolls) in Scenario.policies {
        let device = Scenario.devices[Int(seed) % Scenario.devices.count]
        let keyboard = VirtualKeyboard(
          on: device, platform: platform, fields: Scenario.fields, scrolls: scrolls)
        var run = VirtualRun(keyboard, policy: policy)
        let actions = (0..<8).map { _ in UserAction.random(using: &generator) }
        for action in actions {
          try run.hurry(action, after: .seconds(Double.random(in: 0..<0.4, using: &generator)))
        }
        let violations = run.settle { Chaos().disturb($0, using: &generator) }
        #expect(
          violations.isEmpty,
          "\(actions) on \(platform.name), \(device.name), \(name): \(violations)\n\(run.trace)")
        if !violations.isEmpty { return }
      }
    }
  }

  @Test("No will is dropped, delayed or given another end frame")
  func willsStay() throws {
    var generator = SplitMix64(seed: 7)
    for scenario in Scenario.all {
      var keyboard = VirtualKeyboard(
        on: .pad768x1024, platform: .iOS10, fields: Scenario.fields)
      let turns = try scenario.actions.flatMap { try keyboard.perform($0) }
      let wild = Chaos(dropping: 0.5, delaying: 0.5).disturb(turns, using: &generator)
      #expect(wills(wild) == wills(turns))
      #expect(facts(wild) == facts(turns))
    }
  }

  @Test("The same seed gives the same chaos")
  func seeded() throws {
    var keyboard = VirtualKeyboard(on: .pad768x1024, platform: .iOS9, fields: Scenario.fields)
    let turns = try [UserAction.tap("a"), .rotate, .split, .dock].flatMap {
      try keyboard.perform($0)
    }
    var one = SplitMix64(seed: 3)
    var two = SplitMix64(seed: 3)
    var three = SplitMix64(seed: 4)
    let first = Chaos().disturb(turns, using: &one)
    #expect(first == Chaos().disturb(turns, using: &two))
    #expect(first != Chaos().disturb(turns, using: &three))
  }

  @Test("A seed makes of a run what is checked in")
  func recorded() throws {
    var text = ""
    for (seed, scenario) in Scenario.all.enumerated() {
      var generator = SplitMix64(seed: UInt64(seed))
      var keyboard = VirtualKeyboard(on: .pad768x1024, platform: .iOS9, fields: Scenario.fields)
      let turns = try scenario.actions.flatMap { try keyboard.perform($0) }
      text += "\(scenario.testDescription)\n"
      for turn in Chaos().disturb(turns, using: &generator) {
        let events = turn.events.map(\.short).joined(separator: ", ")
        text += "\(Int(turn.time / .milliseconds(1))): \(events)\n"
      }
    }
    try RecordedPage.compare(text, with: "Chaos")
  }

  @Test("Chaos that never happens changes nothing")
  func calm() throws {
    var generator = SplitMix64(seed: 1)
    var keyboard = VirtualKeyboard(on: .pad768x1024, platform: .iOS9, fields: Scenario.fields)
    let turns = try [UserAction.tap("a"), .rotate, .pressReturn].flatMap {
      try keyboard.perform($0)
    }
    let chaos = Chaos(dropping: 0, repeating: 0, delaying: 0, reordering: 0, misplacing: 0)
    #expect(chaos.disturb(turns, using: &generator) == turns)
  }

  /// Every will's time, kind, end frame and animation, in an order that no reordering changes.
  private func wills(_ turns: [TimedEvents]) -> [String] {
    turns.flatMap { turn in
      turn.events.compactMap { event -> String? in
        guard case .notification(let will, _) = event, will.kind.isWill else { return nil }
        let end = will.endFrame.map { "\($0)" } ?? "none"
        return "\(turn.time) \(will.kind) \(end) \(will.animation)"
      }
    }.sorted()
  }

  private func facts(_ turns: [TimedEvents]) -> [TraceEvent] {
    turns.flatMap(\.events).filter { event in
      if case .notification = event { false } else { true }
    }
  }
}

extension UserAction {
  /// An action for runs of which nobody knows the middle.
  fileprivate static func random(using generator: inout SplitMix64) -> UserAction {
    let actions: [UserAction] = [
      .tap("a"), .tap("c"), .tap("f"), .tap("f"), .tapOutside(), .pressReturn, .endEditing,
      .switchInputMethod(height: 380), .switchInputMethod(height: nil), .togglePredictiveBar,
      .attachHardwareKeyboard, .detachHardwareKeyboard, .float, .undock, .split, .dock, .dock,
      .rotate, .dragToDismiss, .cancelDrag, .background, .foreground, .foreground, .push, .pop,
      .pop, .cancelSwipeBack, .tapSecureField("e"),
      .otherAppShowsKeyboard(height: 290), .otherAppHidesKeyboard, .preferCrossFade(true),
      .passwordPrompt, .closePasswordPrompt,
      .showAccessoryBar(height: 44), .hideAccessoryBar,
    ]
    return actions.randomElement(using: &generator) ?? .dock
  }
}
