import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Random users on a screen of one's own")
struct ScreenPropertyTests {
  private let policy = AvoidancePolicy.keepGap(4)

  private func property(
    notes: Double = 220, _ actions: [UserAction]? = nil
  ) -> ScreenProperty {
    ScreenProperty(
      on: SignUpScreen.screen(notes: notes), policy: policy, actions: actions,
      requiring: [.follows, .gap(atLeast: 4), .restored], seed: 1, runs: 200)
  }

  @Test("A field that has room in portrait only is found, and shrunk to two actions")
  func landscape() throws {
    let result = try property([.tap("email"), .tap("notes"), .rotate, .pressReturn, .push, .pop])
      .check()
    let failure = try #require(result.failure)
    #expect(failure.violation.invariant == "gap")
    #expect(failure.run.steps.count == 2)
    #expect(failure.seed == UInt64(result.runs), "the first run has the seed 1")
    #expect(Set(failure.run.steps.map(\.action)) == [.tap("notes"), .rotate])
    #expect(failure.run.steps.allSatisfy { $0.delay == nil })
    #expect(failure.description.contains("seed: \(try #require(failure.seed)), runs: 1"))
    #expect(failure.description.contains(".tap(\"notes\"),"))
  }

  @Test("A screen on which every input has room holds what is required of it")
  func holds() throws {
    let result = try property(notes: 120).check()
    #expect(result.failure == nil, "\(String(describing: result.failure))")
    #expect(result.runs == 200)
  }

  @Test("The same seed gives the same runs; another gives others")
  func seeded() {
    let property = property()
    #expect(property.run(of: 3) == property.run(of: 3))
    #expect(property.run(of: 3) != property.run(of: 4))
    #expect((0..<50).contains { property.run(of: $0).steps.contains { $0.delay != nil } })
  }

  @Test("The failing run's trace is a file that replays to the same gap")
  func trace() throws {
    let failure = try #require(try property([.tap("notes"), .rotate]).check().failure)
    let trace = try TraceReader.read(failure.trace)
    var player = TracePlayer(trace.header)
    for moment in trace.moments {
      if case .turn(let events) = moment.content { _ = player.turn(events, at: moment.time) }
    }
    let gap = try #require(player.snapshot.gap)
    #expect(gap < 4)
    #expect(failure.violation.message.contains("\(gap) pt"))
  }

  @Test("A failing run is kept, tried first the next time, and on the screen as it is then")
  func kept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var property = property([.tap("email"), .tap("notes"), .rotate])
    property.keptRun = folder.appending(path: "kept/sign-up.jsonl")
    let failure = try #require(try property.check().failure)
    #expect(failure.seed != nil)
    let file = try Data(contentsOf: try #require(property.keptRun))
    #expect(try TraceReader.read(file).lines == TraceReader.read(failure.trace).lines, "made small")

    property.runs = 0
    let again = try #require(try property.check().failure)
    #expect(again.seed == nil)
    #expect(again.run == failure.run)

    property.screen = SignUpScreen.screen(notes: 120)
    #expect(try property.check().failure == nil)
  }

  @Test("A kept run that is no trace, or not one of these, is an error that names the file")
  func spoiltKeptRun() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    var property = property([.tap("email")])
    property.keptRun = file
    for text in ["nonsense", #"{"trace":1, "screen":[375,667]}"#] {
      try Data(text.utf8).write(to: file)
      let error = #expect(throws: KeptRunError.self) { try property.check() }
      #expect(error?.description.hasPrefix(file.path) == true)
    }
  }

  @Test("An action that names no input fails loudly, and says which names there are")
  func unknown() throws {
    let error = #expect(throws: UnknownInput.self) { try property([.tap("emial")]).check() }
    #expect(
      error?.description == #"the screen has no input "emial"; it has "email", "notes""#)
    var none = property([.tap("email"), .tap("emial")])
    none.runs = 0
    #expect(throws: UnknownInput.self, "though it is not drawn") { try none.check() }
    var keyboard = SignUpScreen.screen()
    #expect(throws: UnknownInput.self) { try keyboard.perform(.tapSecureField("pin")) }
    #expect(throws: UnknownInput.self) { try keyboard.trace(of: [.tap("e")]) }
  }

  @Test("Without actions of one's own every input and every way of a keyboard is tried")
  func everyday() {
    let actions = Set(property().actions)
    #expect(actions.isSuperset(of: [.tap("email"), .tap("notes"), .rotate, .dragToDismiss]))
    #expect(!actions.contains(.float))
    let pad = VirtualKeyboard(on: .pad768x1024, platform: .iOS17, fields: ["a"])
    #expect(Set(UserAction.everyday(on: pad)).isSuperset(of: [.tap("a"), .float, .dock]))
  }

  @Test("A given seed and number of runs win over the environment")
  func arguments() {
    #expect(property().seed == 1 && property().runs == 200)
    #expect(Property(seed: 9, runs: 3).seed == 9 && Property(seed: 9, runs: 3).runs == 3)
  }
}

@Suite("Requirements of a screen")
struct ScreenRequirementTests {
  private func run(_ policy: AvoidancePolicy, _ actions: UserAction...) -> ScreenRun {
    ScreenRun(
      on: VirtualKeyboard(on: .phone375x667, platform: .iOS14, fields: ["a", "b", "c", "d", "e"]),
      policy: policy, actions: actions)
  }

  @Test("A gap that is wider than the policy's is missed, with the number that was found")
  func gap() throws {
    let run = run(.standard, .tap("e"))
    #expect(try run.failure(of: [.gap(atLeast: 8)]) == nil)
    let violation = try #require(try run.failure(of: [.gap(atLeast: 9)]))
    #expect(
      violation.message == "after .tap(\"e\"), e ends 8.0 pt above the keyboard, required are 9.0")
  }

  @Test("A policy that leaves the content after a drag is not held to take it back")
  func restored() throws {
    #expect(try run(.standard, .tap("e"), .dragToDismiss).failure(of: [.restored]) == nil)
    var policy = AvoidancePolicy.standard
    policy.restore.reasons = .all
    #expect(try run(policy, .tap("e"), .pressReturn).failure(of: [.restored]) == nil)
  }

  @Test("A requirement of one's own sees the machine's numbers and the keyboard's truth")
  func own() throws {
    let inset = ScreenRequirement("inset", "Nothing is inset.") { moment in
      moment.snapshot.adjustment.bottomInset > 0 ? "\(moment.keyboard.overlap)" : nil
    }
    let violation = try #require(try run(.standard, .tap("a")).failure(of: [inset]))
    #expect(violation.invariant == "inset")
    #expect(violation.message == "after .tap(\"a\"), 260.0")
  }

  @Test("An action that comes while another is under way is looked at when both are over")
  func hurried() throws {
    var run = run(.standard, .tap("e"), .rotate)
    run.steps[1].delay = .milliseconds(100)
    #expect(try run.failure() == nil)
    #expect(run.swift.contains("ScreenRun.Step(.rotate, after: .milliseconds(100.0)),"))
  }

  @Test("Time that passes without anything to look at lets the settle timer fire")
  func passing() throws {
    let keyboard = VirtualKeyboard(on: .phone375x667, platform: .iOS14, fields: ["a"])
    var player = TracePlayer(keyboard.header())
    _ = player.turn(
      [.focus("a"), .notification(KeyboardNotification(.willShow, endFrame: Self.docked))],
      at: .zero)
    #expect(player.snapshot.state == .showing)
    player.advance(to: .milliseconds(349))
    #expect(player.snapshot.state == .showing)
    player.advance(to: .milliseconds(350))
    #expect(player.snapshot.state == .shown)
  }

  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
}
