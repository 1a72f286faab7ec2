import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("Shrinking comes to an end")
struct ShrinkerEndTests {
  private static func run(_ events: TraceEvent...) -> Run {
    let header = TraceHeader(
      name: "", viewport: Viewport(screen: CGSize(width: 375, height: 667)))
    return Run(header, events.map { Run.Turn(at: .origin, [$0]) })
  }

  @Test("Numbers that are none cost no more questions than others, and the header is made plain")
  func undefined() {
    let odd = CGRect(x: 0.4, y: Double.nan, width: Double.infinity, height: 10.4)
    var change = LayoutChange(safeArea: VerticalInsets(top: 1))
    change.window = CGRect(x: Double.nan, y: 0, width: 1, height: 1)
    var run = Self.run(
      .notification(KeyboardNotification(.willShow, endFrame: odd, isLocal: false)),
      .caret("a", odd), .scroll(offset: .nan), .layout(change))
    run.header.viewport.overlayBarHeight = 44
    var asked = 0
    let small = RunShrinker.shrunk(run) { run in
      asked += 1
      return run.turns.count == 4
    }
    #expect(asked < 100, "it was asked \(asked) times")
    #expect(small.header.viewport.overlayBarHeight == 0)
    guard case .notification(let told, _) = small.turns[0].events[0], let frame = told.endFrame,
      case .caret(_, let caret?) = small.turns[1].events[0],
      case .layout(let plain) = small.turns[3].events[0]
    else {
      Issue.record("the events are others: \(small.swift)")
      return
    }
    #expect(told.isLocal)
    for frame in [frame, caret] {
      #expect(frame.origin.x == 0 && frame.origin.y.isNaN)
      #expect(frame.size.width == .infinity && frame.size.height == 10)
    }
    #expect(plain == LayoutChange())
  }

  @Test("Of a plain run each thing is asked about once")
  func plain() {
    var asked = 0
    let run = Self.run(.pause, .resume)
    let small = RunShrinker.shrunk(run) { run in
      asked += 1
      return run.turns.map(\.events) == [[.pause], [.resume]]
    }
    #expect(small == run)
    #expect(asked == 4, "for the run, without both turns, without the first, without the second")
  }

  @Test("A turn keeps its last event, with which it would go")
  func lastEvent() {
    let small = RunShrinker.shrunk(Self.run(.pause, .resume, .blur)) { $0.turns.count >= 2 }
    #expect(small.turns.map(\.events.count) == [1, 1])
  }

  @Test("A change of the policy that does not matter is left out, one that does stays")
  func policies() {
    var run = Self.run(.pause, .resume)
    run.turns[0].policy = .chat
    run.turns[1].policy = .bar
    let small = RunShrinker.shrunk(run) { run in
      run.turns.contains { $0.policy == .bar }
    }
    #expect(small.turns == [Run.Turn(at: .origin, [.resume], policy: .bar)])
  }

  @Test("A window and a view that only together are the whole screen become it together")
  func windowAndView() {
    var run = Self.run(.pause)
    run.header.viewport.window = CGRect(x: 20, y: 20, width: 300, height: 600)
    run.header.viewport.view = CGRect(x: 0, y: 0, width: 300, height: 600)
    let small = RunShrinker.shrunk(run) { run in
      let viewport = run.header.viewport
      return viewport.view.size == viewport.window.size
    }
    #expect(
      small.header.viewport == Viewport(screen: CGSize(width: 375, height: 667)))
  }

  @Test("Each part of a layout is left out for itself, and what matters stays")
  func layouts() {
    let whole = TraceLineTests.change
    let parts: [(LayoutChange, (LayoutChange) -> Bool)] = [
      (LayoutChange(screen: whole.screen), { $0.screen != nil }),
      (LayoutChange(window: whole.window), { $0.window != nil }),
      (LayoutChange(windowSafeArea: whole.windowSafeArea), { $0.windowSafeArea != nil }),
      (LayoutChange(view: whole.view), { $0.view != nil }),
      (LayoutChange(safeArea: whole.safeArea), { $0.safeArea != nil }),
      (LayoutChange(overlayBarHeight: whole.overlayBarHeight), { $0.overlayBarHeight != nil }),
      (LayoutChange(contentSize: whole.contentSize), { $0.contentSize != nil }),
      (LayoutChange(offset: whole.offset), { $0.offset != nil }),
      (LayoutChange(insets: whole.insets), { $0.insets != nil }),
      (LayoutChange(nested: whole.nested), { !$0.nested.isEmpty }),
    ]
    for (expected, matters) in parts {
      let small = RunShrinker.shrunk(Self.run(.layout(whole))) { run in
        run.turns.flatMap(\.events).contains { event in
          if case .layout(let change) = event { matters(change) } else { false }
        }
      }
      #expect(small.turns.flatMap(\.events) == [.layout(expected)])
    }
  }
}
