import Foundation
import KeyboardAvoidance
import Testing

@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("What random users on a screen are made of")
struct ScreenPartTests {
  private static let screen = VirtualKeyboard(
    on: .phone375x667, platform: .iOS14, fields: ["a", "b", "c", "d", "e"])

  private static func property(_ actions: [UserAction]? = nil) -> ScreenProperty {
    ScreenProperty(on: screen, policy: .standard, actions: actions, seed: 1, runs: 1)
  }

  @Test("A seed draws the users that are checked in")
  func drawn() throws {
    let property = Self.property()
    let runs = (1...60 as ClosedRange<UInt64>).map { seed in
      let steps = property.run(of: seed).steps.map { step in
        "\(step.action)" + (step.delay.map { " after \($0 / .milliseconds(1)) ms" } ?? "")
      }
      return "\(seed): " + steps.joined(separator: ", ")
    }
    try RecordedPage.compare(runs.joined(separator: "\n") + "\n", with: "Random users")
  }

  @Test("A run has as many actions as it may have at the most, and one at the least")
  func length() {
    var property = Self.property()
    let counts = Set((0..<400).map { property.run(of: $0).steps.count })
    #expect(property.length == 12 && property.hurry == 0.25)
    #expect(counts == Set(1...12))
    property.length = 0
    property.hurry = 1
    #expect((0..<20).allSatisfy { property.run(of: $0).steps.count == 1 })
    property.length = 3
    let steps = (0..<100).flatMap { property.run(of: $0).steps.dropFirst() }
    #expect(
      Set(steps.map(\.delay)) == [
        .milliseconds(20), .milliseconds(100), .milliseconds(250), .milliseconds(400),
      ])
    property.hurry = 0
    #expect((0..<40).allSatisfy { property.run(of: $0).steps.allSatisfy { $0.delay == nil } })
    property.actions = []
    #expect(property.run(of: 1).steps.isEmpty)
  }

  @Test("Without a seed and a number of runs the environment's count, else 1 and 200, or 500")
  func defaults() {
    let seed: UInt64? = TestEnvironment.number("SEED")
    let runs: Int? = TestEnvironment.number("RUNS")
    let property = ScreenProperty(on: Self.screen, policy: .standard)
    #expect(property.seed == seed ?? 1 && property.runs == runs ?? 200)
    #expect(property.requirements.map(\.name) == ["follows", "gap", "restored"])
    #expect(property.invariants.isEmpty && property.keptRun == nil)
    #expect(Property().seed == seed ?? 1 && Property().runs == runs ?? 500)
    #expect(Property().turnLimit == 60 && !Property().isHostile)
    #expect(Property().invariants.map(\.name) == Invariant.all.map(\.name))
  }

  @Test("A variable that is no number is as good as none")
  func environment() {
    let variables = ["RUNS": "7", "SEED": "x", "EMPTY": ""]
    let names = ["RUNS", "SEED", "EMPTY", "MISSING"]
    #expect(
      names.map { TestEnvironment.number($0, in: variables) } == [7, nil, nil, nil] as [Int?])
  }

  @Test("What may happen on any day is this, each input twice as often")
  func everyday() {
    let phone: [UserAction] = [
      .tap("a"), .tap("a"), .tapOutside(), .pressReturn, .endEditing, .dragToDismiss, .cancelDrag,
      .switchInputMethod(height: 202), .switchInputMethod(height: nil), .togglePredictiveBar,
      .attachHardwareKeyboard, .detachHardwareKeyboard, .rotate, .background, .foreground, .push,
      .pop, .cancelSwipeBack,
    ]
    #expect(
      UserAction.everyday(
        on: VirtualKeyboard(on: .phone375x667, platform: .iOS14, fields: ["a"])) == phone)
    let pad = VirtualKeyboard(on: .pad768x1024, platform: .iOS14, fields: ["a"])
    #expect(UserAction.everyday(on: pad).suffix(4) == [.float, .undock, .split, .dock])
    #expect(UserAction.everyday(on: pad).contains(.switchInputMethod(height: 298)))
  }

  @Test("A screen of one's own is laid out for each way of holding the device")
  func ownScreen() {
    let frame = CGRect(x: 20, y: 100, width: 200, height: 34)
    #expect(
      TraceInput("a", frame: frame) == TraceInput(name: "a", input: FocusedInput(1, frame: frame)))
    let layout = { (face: DeviceProfile.Face) in
      ScreenLayout(
        viewport: Viewport(screen: face.screen), inputs: [TraceInput("a", frame: frame)])
    }
    let device = DeviceProfile.phone390x844
    let own = VirtualKeyboard(on: device, platform: .iOS17, held: .landscape, layout: layout)
    #expect(own.layout.viewport.screen == CGSize(width: 844, height: 390))
    #expect(
      own
        == VirtualKeyboard(
          on: device, platform: .iOS17, held: .landscape, portrait: layout(device.portrait),
          landscape: layout(device.landscape)))
    #expect(VirtualKeyboard(on: device, platform: .iOS17, layout: layout).orientation == .portrait)
  }

  @Test("An unknown input is told with the names that there are, or that there are none")
  func unknown() {
    #expect(
      UnknownInput(name: "x", known: []).description == #"the screen has no input "x"; it has none"#
    )
    #expect(
      UnknownInput(name: "x", known: ["a", "b"]).description
        == #"the screen has no input "x"; it has "a", "b""#)
  }

  private static func run(_ steps: ScreenRun.Step...) -> ScreenRun {
    ScreenRun(on: screen, policy: .standard, steps: steps)
  }

  @Test("Of a failing run what does not matter is left out, then hurry, then what is less plain")
  func shrinking() {
    let run = Self.run(
      .init(.tapSecureField("a")), .init(.pressReturn, after: .milliseconds(20)),
      .init(.rotate, after: .milliseconds(100)),
      .init(.switchToThirdPartyKeyboard(heights: [1, 2])), .init(.tapOutside()),
      .init(.tapOutside(endsEditing: false)), .init(.dragToDismiss))
    func small(_ fails: (ScreenRun) -> Bool) -> [ScreenRun.Step] {
      run.shrunk { run throws(Never) in fails(run) }.steps
    }
    #expect(small { $0.steps.contains { $0.action == .rotate } } == [.init(.rotate)])
    #expect(
      small { $0.steps.contains { $0.action == .rotate && $0.delay != nil } } == [
        .init(.rotate, after: .milliseconds(100))
      ])
    #expect(
      small { $0.steps.count == 7 } == [
        .init(.tap("a")), .init(.endEditing), .init(.rotate),
        .init(.switchInputMethod(height: 2)), .init(.endEditing),
        .init(.tapOutside(endsEditing: false)), .init(.endEditing),
      ])
    #expect(small { _ in true } == [])
    #expect(small { _ in false } == run.steps)
    #expect(
      small { run in
        guard let first = run.steps.firstIndex(where: { $0.action == .pressReturn }) else {
          return false
        }
        return run.steps[first...].contains { $0.action == .dragToDismiss }
      } == [.init(.pressReturn), .init(.dragToDismiss)])
  }

  @Test("A run is told as code to paste, with its delays where it has some")
  func literals() {
    #expect(
      Self.run(.init(.tap("a")), .init(.switchInputMethod(height: 300)), .init(.rotate)).swift
        == """
        let run = ScreenRun(
          on: screen, policy: policy,
          actions: [
            .tap("a"),
            .switchInputMethod(height: 300.0),
            .rotate,
          ])
        #expect(try run.failure(of: requirements) == nil)
        """)
    #expect(
      Self.run(.init(.switchInputMethod(height: nil)), .init(.rotate, after: .milliseconds(20)))
        .swift == """
          let run = ScreenRun(
            on: screen, policy: policy,
            steps: [
              ScreenRun.Step(.switchInputMethod(height: nil)),
              ScreenRun.Step(.rotate, after: .milliseconds(20.0)),
            ])
          #expect(try run.failure(of: requirements) == nil)
          """)
  }

  @Test("A failure is told with what is wrong, how to see it again, and the run as code and trace")
  func failure() throws {
    let run = Self.run(.init(.tap("e")))
    let drawn = ScreenFailure(seed: 7, violation: Violation(of: "gap", "too near"), run: run)
    #expect(
      drawn.description == "gap: too near\nagain with: seed: 7, runs: 1\n\n" + run.swift)
    #expect(String(decoding: drawn.trace, as: UTF8.self).hasPrefix(#"{"inputs":{"a""#))
    #expect(String(decoding: drawn.trace, as: UTF8.self).contains(#""name":"gap: too near""#))
    let kept = ScreenFailure(seed: nil, violation: Violation(of: "gap", "too near"), run: run)
    #expect(
      kept.description == "gap: too near\nagain: it is the run that was kept\n\n" + run.swift)
  }

  @Test("A kept run is a trace whose note holds the actions, the same for the same run")
  func kept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "sign-up.jsonl")
    let run = Self.run(
      .init(.tap("e")), .init(.tapOutside(endsEditing: false), after: .milliseconds(20)))
    #expect(try KeptRun.read(at: file) == nil)
    try KeptRun.write(run, to: file)
    #expect(try KeptRun.read(at: file) == run.steps)
    let header = try TraceReader.read(Data(contentsOf: file)).header
    #expect(header.name == "sign-up")
    #expect(
      header.note
        == #"actions: [{"action":{"tap":{"_0":"e"}}},"#
        + #"{"action":{"tapOutside":{"endsEditing":false}},"delay":[0,20000000000000000]}]"#)
    let error = KeptRunError(path: "a.jsonl", reason: "it is empty")
    #expect(
      error.description
        == "a.jsonl: it is empty; expected is a trace that a ScreenProperty has written, or no file"
    )
    try Data(#"{"trace":1, "screen":[9,9], "note":"[]"}"#.utf8).write(to: file)
    #expect(
      throws: KeptRunError(
        path: file.path, reason: "its header's note does not begin with actions: ")
    ) { try KeptRun.read(at: file) }
  }
}
