import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Shrinking")
struct RunShrinkerTests {
  @Test("What does not matter is left out, and what is left is made plain")
  func small() {
    var generator = RunGenerator(seed: 5)
    var run = generator.next()
    let end = CGRect(x: 0, y: 406.8, width: 375, height: 260.2)
    let culprit = KeyboardNotification(
      .willShow, endFrame: end, animation: KeyboardAnimation(duration: 0.4), isLocal: false)
    run.turns[run.turns.count / 2].events.append(.notification(culprit))
    let small = RunShrinker.shrunk(run) { run in
      run.turns.contains { turn in
        turn.events.contains { event in
          guard case .notification(let notification, _) = event else { return false }
          return notification.kind == .willShow
            && notification.endFrame.map { abs($0.minY - 407) < 0.5 } ?? false
        }
      }
    }
    let plain = CGRect(x: 0, y: 407, width: 375, height: 260)
    let expected = TraceEvent.notification(KeyboardNotification(.willShow, endFrame: plain))
    #expect(small.turns == [Run.Turn(at: .origin, [expected])])
  }

  /// A run of one event each 100 ms, beginning at 100 ms.
  private static func run(of events: TraceEvent...) -> Run {
    let header = TraceHeader(
      name: "", viewport: Viewport(screen: CGSize(width: 375, height: 667)))
    let turns = events.enumerated().map { index, event in
      Run.Turn(at: MachineInstant(nanoseconds: Int64(index + 1) * 100_000_000), [event])
    }
    return Run(header, turns)
  }

  private static func isPause(_ turn: Run.Turn) -> Bool { turn.events.contains(.pause) }
  private static func isBlur(_ turn: Run.Turn) -> Bool { turn.events.contains(.blur) }

  @Test("Time that does not matter between turns is taken away, and time that does stays")
  func times() {
    let run = Self.run(of: .tapOutside, .pause, .tapOutside, .blur, .resume)
    let small = RunShrinker.shrunk(run) { run in
      run.turns.contains(where: Self.isPause) && run.turns.contains(where: Self.isBlur)
    }
    #expect(small.turns == [Run.Turn(at: .origin, [.pause]), Run.Turn(at: .origin, [.blur])])
    let apart = RunShrinker.shrunk(run) { run in
      guard let pause = run.turns.first(where: Self.isPause),
        let blur = run.turns.first(where: Self.isBlur)
      else { return false }
      return blur.time.nanoseconds - pause.time.nanoseconds >= 150_000_000
    }
    let later = MachineInstant(nanoseconds: 200_000_000)
    #expect(apart.turns == [Run.Turn(at: .origin, [.pause]), Run.Turn(at: later, [.blur])])
  }

  @Test("Of the events of one turn only those that matter stay, in their order")
  func events() {
    var run = Self.run(of: .blur)
    run.turns[0].events = [.tapOutside, .pause, .blur, .resume, .blur]
    let small = RunShrinker.shrunk(run) { run in
      run.turns.contains { turn in
        guard let pause = turn.events.firstIndex(of: .pause) else { return false }
        return turn.events[pause...].contains(.resume)
      }
    }
    #expect(small.turns == [Run.Turn(at: .origin, [.pause, .resume])])
  }

  @Test("A budget bounds how often it asks")
  func budget() {
    let run = Self.run(of: .pause, .blur, .pause, .blur, .pause, .blur, .pause, .blur)
    var asked = 0
    let small = RunShrinker.shrunk(run, budget: 3) { run in
      asked += 1
      return run.turns.contains(where: Self.isBlur)
    }
    #expect(asked == 4, "once for the run itself, then as often as the budget says")
    #expect(small.turns.contains(where: Self.isBlur))
    #expect(RunShrinker.shrunk(run, budget: 0) { _ in true } == run)
  }

  @Test("Each value of an event is made plainer for itself")
  func values() {
    let odd = CGRect(x: 0.4, y: 100.3, width: 10.2, height: 20.6)
    let plain = CGRect(x: 0, y: 100, width: 10, height: 21)
    let sent = KeyboardNotification(
      .didShow, endFrame: odd, animation: KeyboardAnimation(duration: 1, curve: 0), isLocal: false,
      isOnOtherScreen: true)
    func shrunk(_ event: TraceEvent, while fails: @escaping (TraceEvent) -> Bool) -> TraceEvent? {
      let small = RunShrinker.shrunk(Self.run(of: event)) { run in
        run.turns.flatMap(\.events).contains(where: fails)
      }
      return small.turns.flatMap(\.events).first
    }
    #expect(
      shrunk(.notification(sent, begin: odd)) { $0.name == "didShow" }
        == .notification(KeyboardNotification(.didShow, endFrame: plain)))
    let elsewhere = shrunk(.notification(sent, begin: nil)) { event in
      if case .notification(let told, _) = event { told.isOnOtherScreen } else { false }
    }
    #expect(
      elsewhere
        == .notification(KeyboardNotification(.didShow, endFrame: plain, isOnOtherScreen: true)))
    let foreign = shrunk(.notification(sent, begin: nil)) { event in
      if case .notification(let told, _) = event { !told.isLocal } else { false }
    }
    #expect(
      foreign == .notification(KeyboardNotification(.didShow, endFrame: plain, isLocal: false)))
    #expect(shrunk(.caret("a", odd)) { $0.name == "caret" } == .caret("a", plain))
    #expect(shrunk(.resize("a", odd)) { $0.name == "resize" } == .resize("a", plain))
    #expect(shrunk(.scroll(offset: 3.7)) { $0.name == "scroll" } == .scroll(offset: 4))
    #expect(
      shrunk(.scroll(offset: .infinity)) { $0.name == "scroll" } == .scroll(offset: .infinity))
    #expect(
      shrunk(.scrollNested(0, offset: 3.7)) { $0.name == "scroll" } == .scrollNested(0, offset: 4))
    #expect(shrunk(.companion("a", odd)) { $0.name == "companion" } == .companion("a", plain))
    let dragged = TraceEvent.sample(KeyboardSample(frame: odd, isInteractive: true))
    #expect(
      shrunk(dragged) { $0.name == "sample" }
        == .sample(KeyboardSample(frame: plain, isInteractive: true)))
    let layout = LayoutChange(
      view: odd, safeArea: VerticalInsets(top: 9), overlayBarHeight: 44,
      nested: [NestedChange(offset: 7)])
    let safeArea = shrunk(.layout(layout)) { event in
      if case .layout(let change) = event { change.safeArea != nil } else { false }
    }
    #expect(safeArea == .layout(LayoutChange(safeArea: VerticalInsets(top: 9))))
  }

  @Test("What a run starts from is made plainer too, without the inputs that nothing names")
  func header() {
    let nested = NestedScroll(
      id: 0, frame: CGRect(x: 0, y: 90, width: 300, height: 200),
      metrics: ScrollMetrics(contentSize: CGSize(width: 300, height: 400)))
    let screen = CGSize(width: 375, height: 667)
    let frame = CGRect(x: 20, y: 500, width: 335, height: 34)
    let button = CGRect(x: 20, y: 540, width: 335, height: 44)
    let inputs = ["a", "b", "c"].enumerated().map { index, name in
      TraceInput(
        name: name,
        input: FocusedInput(
          InputID(rawValue: index + 1), frame: frame, caret: frame, companion: button, gap: 16,
          placement: .fraction(0.25), isEnabled: false))
    }
    var run = Self.run(of: .focus("b"), .pause)
    run.header = TraceHeader(
      name: "",
      viewport: Viewport(
        screen: screen, window: CGRect(x: 20, y: 20, width: 300, height: 600),
        view: CGRect(x: 0, y: 64, width: 300, height: 536),
        safeArea: VerticalInsets(top: 20, bottom: 34),
        scroll: ScrollMetrics(
          contentSize: CGSize(width: 300, height: 900), insets: VerticalInsets(top: 20)),
        nested: [nested], overlayBarHeight: 44),
      inputs: inputs, policy: .chat)
    let small = RunShrinker.shrunk(run) { run in
      let events = run.turns.flatMap(\.events)
      let input = run.header.inputs.first { $0.name == "b" }?.input
      return events.contains(.focus("b")) && input?.companion != nil
        && run.header.policy.anchor == .bottom && run.header.viewport.overlayBarHeight > 0
    }
    var viewport = Viewport(
      screen: screen, scroll: ScrollMetrics(contentSize: CGSize(width: 300, height: 900)),
      overlayBarHeight: 44)
    viewport.windowSafeArea = .zero
    #expect(small.header.viewport == viewport)
    #expect(
      small.header.inputs == [
        TraceInput(name: "b", input: FocusedInput(1, frame: frame, companion: button))
      ])
    var policy = AvoidancePolicy(mover: .inset, gap: 0)
    policy.anchor = .bottom
    #expect(small.header.policy == policy)
    #expect(small.turns.map(\.events) == [[.focus("b")]])
  }

  @Test("A run that does not fail stays as it is")
  func untouched() {
    var generator = RunGenerator(seed: 5)
    let run = generator.next()
    #expect(RunShrinker.shrunk(run) { _ in false } == run)
  }

  @Test("The Swift literals of nested scroll views are these")
  func nestedLiterals() {
    let run = Run(
      TraceHeader(
        name: "",
        viewport: Viewport(
          screen: .zero,
          nested: [
            NestedScroll(
              id: 3, frame: CGRect(x: 1.0, y: 2.0, width: 3.0, height: 4.0),
              metrics: ScrollMetrics(
                contentSize: CGSize(width: 3.0, height: 9.0), offset: 5.0,
                insets: VerticalInsets(top: 6.0, bottom: 7.0)))
          ])),
      [
        Run.Turn(
          at: .origin,
          [.layout(LayoutChange(nested: [NestedChange(offset: 5.0), NestedChange()]))])
      ])
    #expect(
      run.swift.contains(
        "nested: [NestedScroll(id: 3, frame: CGRect(x: 1.0, y: 2.0, width: 3.0, height: 4.0), "
          + "metrics: ScrollMetrics(contentSize: CGSize(width: 3.0, height: 9.0), offset: 5.0, "
          + "insets: VerticalInsets(top: 6.0, bottom: 7.0)))]"))
    #expect(
      run.swift.contains(
        "[.layout(LayoutChange(nested: [NestedChange(offset: 5.0), NestedChange()]))]"))
  }

  @Test("The Swift literals of a run are the run")
  func literals() {
    let run = Run(
      TraceHeader(
        name: "one turn",
        viewport: Viewport(
          screen: CGSize(width: 375.0, height: 667.0),
          window: CGRect(x: 0.0, y: 0.0, width: 375.0, height: 667.0),
          view: CGRect(x: 0.0, y: 0.0, width: 375.0, height: 667.0),
          safeArea: VerticalInsets(top: 20.0, bottom: 0.0), overlayBarHeight: 0.0),
        inputs: [
          TraceInput(
            name: "a",
            input: FocusedInput(1, frame: CGRect(x: 20.0, y: 500.0, width: 335.0, height: 34.0)))
        ],
        policy: AvoidancePolicy.keepGap()),
      [Run.Turn(at: MachineInstant(nanoseconds: 5), [.focus("a"), .scroll(offset: .nan)])])
    let expected = """
      let run = Run(
        TraceHeader(
          name: "one turn",
          viewport: Viewport(screen: CGSize(width: 375.0, height: 667.0), \
      window: CGRect(x: 0.0, y: 0.0, width: 375.0, height: 667.0), \
      windowSafeArea: VerticalInsets(top: 20.0, bottom: 0.0), \
      view: CGRect(x: 0.0, y: 0.0, width: 375.0, height: 667.0), \
      safeArea: VerticalInsets(top: 20.0, bottom: 0.0), overlayBarHeight: 0.0),
          inputs: [
          TraceInput(name: "a", input: FocusedInput(1, \
      frame: CGRect(x: 20.0, y: 500.0, width: 335.0, height: 34.0))),
          ],
          policy: AvoidancePolicy(
            mover: .translate, gap: 4.0, engagement: .whenCovered,
            placement: .bottom, anchor: .top,
            drag: .hold, target: .input,
            restore: RestoreRule(on: \
      [.tap, .drag, .returnKey, .programmatic, .focusLost, .system], to: .undo),
            dismissesOnOutsideTap: false, grace: 0.1)),
        [
          Run.Turn(at: MachineInstant(nanoseconds: 5), [.focus("a"), .scroll(offset: .nan)]),
        ])
      """
    #expect(run.swift == expected)
  }
}
