import KeyboardAvoidance
import Testing

@testable import KeyboardAvoidanceSimulation

@Suite("What is required of a run")
struct ScreenRunRequirementTests {
  private static let never = ScreenRequirement("never", "No keyboard covers anything.") { moment in
    moment.snapshot.overlap > 0 ? "covered" : nil
  }
  private static let always = ScreenRequirement("always", "Something is wrong.") { _ in "wrong" }

  @Test("It is looked at whenever the screen has come to rest, and the first that fails is told")
  func rest() throws {
    let run = ScreenRun(
      on: SignUpScreen.screen(), policy: .keepGap(4), actions: [.tap("email"), .endEditing])
    #expect(
      try run.failure(of: [Self.never])?.description == "never: after .tap(\"email\"), covered")
    #expect(try run.failure(of: [Self.never, Self.always])?.invariant == "never")
    #expect(try run.failure(of: [Self.always, Self.never])?.invariant == "always")
    var hurried = run
    hurried.steps[1].delay = .milliseconds(20)
    #expect(try hurried.failure(of: [Self.never]) == nil, "it has not come to rest between")
  }
}

@Suite("What a screen requires at a moment")
struct ScreenMomentTests {
  /// The moment after actions, as a requirement sees it.
  private func moment(
    _ policy: AvoidancePolicy = .standard, on device: DeviceProfile = .phone375x667,
    by platform: PlatformProfile = .iOS14, disabled: String? = nil, _ actions: UserAction...
  ) throws -> ScreenMoment {
    var layout = ScreenLayout.form(
      on: device.portrait, fields: ["a", "b", "c", "d", "e"], scrolls: true)
    for index in layout.inputs.indices where layout.inputs[index].name == disabled {
      layout.inputs[index].input.isEnabled = false
    }
    let screen = VirtualKeyboard(
      on: device, platform: platform, portrait: layout, landscape: layout)
    let last = Locked<ScreenMoment?>(nil)
    let sees = ScreenRequirement("sees", "Notes the moment.") { moment in
      last.withLock { $0 = moment }
      return nil
    }
    _ = try ScreenRun(on: screen, policy: policy, actions: actions).failure(of: [sees])
    return try #require(last.withLock { $0 })
  }

  @Test("The gap counts where an enabled input of an app in front is under its own keyboard")
  func gap() throws {
    let wide = ScreenRequirement.gap(atLeast: 1_000)
    #expect(wide.sentence == "The focused input ends at least 1000.0 pt above the keyboard.")
    #expect(
      wide.message(at: try moment(.standard, .tap("e")))
        == "e ends 8.0 pt above the keyboard, required are 1000.0")
    #expect(
      ScreenRequirement.gap(atLeast: 8.5).message(at: try moment(.standard, .tap("e"))) == nil)
    #expect(
      ScreenRequirement.gap(atLeast: 8.75).message(at: try moment(.standard, .tap("e"))) != nil)
    #expect(wide.message(at: try moment(.standard, disabled: "e", .tap("e"))) == nil)
    #expect(wide.message(at: try moment(.standard, .tap("e"), .pressReturn)) == nil)
    #expect(
      wide.message(at: try moment(.standard, .tap("e"), .otherAppShowsKeyboard(height: 300))) == nil
    )
    let left = try moment(.standard, by: .iOS15, .tap("e"), .background)
    #expect(left.keyboard.overlap > 0 && wide.message(at: left) == nil)
    #expect(wide.message(at: try moment(on: .pad768x1024, .tap("e"), .float)) == nil)
  }

  @Test("Restored is a view without displacement, and where always restored its offset")
  func restored() throws {
    let requirement = ScreenRequirement.restored
    var never = AvoidancePolicy.standard
    never.restore = .never
    #expect(requirement.message(at: try moment(.standard, .tap("e"))) == nil, "the keyboard is up")
    #expect(requirement.message(at: try moment(never, .tap("e"), .pressReturn)) == nil)
    var always = AvoidancePolicy.standard
    always.restore = .always
    let left = try moment(never, .tap("e"), .pressReturn)
    #expect(left.snapshot.offset != left.start.offset)
    let held = ScreenMoment(
      snapshot: left.snapshot, keyboard: left.keyboard,
      start: ScreenMoment.Start(offset: 0, policy: always))
    #expect(
      requirement.message(at: held)
        == "the content is at \(left.snapshot.offset ?? 0), before it was at 0.0")
    let near = ScreenMoment(
      snapshot: left.snapshot, keyboard: left.keyboard,
      start: ScreenMoment.Start(offset: (left.snapshot.offset ?? 0) - 0.5, policy: always))
    #expect(requirement.message(at: near) == nil)
    let away = try moment(always, .tap("e"), .pressReturn, .background)
    #expect(requirement.message(at: away) == nil && !away.keyboard.isActive)
  }

  @Test("Followed is a keyboard whose overlap is believed, to half a point")
  func follows() throws {
    let shown = try moment(.standard, .tap("e"))
    let gone = try moment(.standard, .tap("e"), .pressReturn)
    func message(_ snapshot: Snapshot, _ keyboard: VirtualKeyboard) -> String? {
      ScreenRequirement.follows.message(
        at: ScreenMoment(snapshot: snapshot, keyboard: keyboard, start: shown.start))
    }
    #expect(message(shown.snapshot, shown.keyboard) == nil)
    #expect(
      message(gone.snapshot, shown.keyboard) == "an overlap of 0.0 is believed, true is 260.0")
    #expect(
      message(shown.snapshot, gone.keyboard) == "an overlap of 260.0 is believed, true is 0.0")
  }
}
