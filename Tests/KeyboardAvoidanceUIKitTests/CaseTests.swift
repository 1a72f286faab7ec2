import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A trace of the simulation's tests.
struct UIKitCase: Sendable, CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  static let all: [UIKitCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("KeyboardAvoidanceSimulationTests/Cases")
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (urls ?? []).filter { $0.pathExtension == "jsonl" }.map { UIKitCase(url: $0) }
      .sorted { $0.testDescription < $1.testDescription }
  }()

  func trace() throws -> Trace { try TraceReader.read(try Data(contentsOf: url)) }
}

/// Where things are, as far as a trace and views can both say.
struct CasePlace: Equatable, CustomStringConvertible {
  var state: KeyboardState
  var translation: Double
  var boundsOrigin: Double
  var inset: Double
  var offsets: [Double]

  var description: String {
    "\(state) t \(translation) b \(boundsOrigin) i \(inset) o \(offsets)"
  }

  static func == (a: CasePlace, b: CasePlace) -> Bool {
    let numbers = zip(
      [a.translation, a.boundsOrigin, a.inset] + a.offsets,
      [b.translation, b.boundsOrigin, b.inset] + b.offsets)
    return a.state == b.state && a.offsets.count == b.offsets.count
      && numbers.allSatisfy { abs($0 - $1) <= 0.5 }
  }
}

extension CaseStage {
  /// Where the views are; what was added is what is beyond the rest that the trace tells of.
  var place: CasePlace {
    let scroll = view as? UIScrollView
    let shifts = header.policy.mover == .shiftBounds
    var place = CasePlace(
      state: avoidance?.avoider.assumeIsolated { $0.state } ?? .hidden,
      translation: view.transform.ty, boundsOrigin: 0, inset: 0, offsets: [])
    if scroll == nil || shifts { place.boundsOrigin = view.bounds.minY }
    if let scroll {
      place.inset = scroll.contentInset.bottom - (viewport.scroll?.insets.bottom ?? 0)
    }
    place.offsets = nested.map { Double($0.contentOffset.y) }
    if let scroll, !shifts { place.offsets.append(scroll.contentOffset.y) }
    return place
  }
}

extension Trace {
  /// Where a keyboard is that is up before anything else happens.
  fileprivate var firstSight: CGRect? {
    guard let first = lines.first, first.time == .zero,
      case .event(.sample(let sample)) = first.content
    else { return nil }
    return sample.frame
  }
}

extension TracePlayer {
  var place: CasePlace {
    let adjustment = machine.adjustment
    let isScroll = screen.viewport.scroll != nil && machine.policy.mover != .shiftBounds
    return CasePlace(
      state: machine.state, translation: adjustment.translation,
      boundsOrigin: adjustment.boundsOrigin,
      inset: screen.viewport.scroll == nil ? 0 : adjustment.bottomInset,
      offsets: screen.viewport.nested.map(\.metrics.offset)
        + (isScroll ? [screen.viewport.scroll?.offset ?? 0] : []))
  }
}

@MainActor @Suite("The cases, through the adapter")
struct CaseTests {
  /// What of the cases is not for views to show.
  static let others = [
    "B073-swipe-back-cancelled": "a look at the keyboard at rest",
    "F-a-drag-in-a-pause-is-followed-at-its-end":
      "a drag in a pause, after which the keyboard is looked at",
    "F-a-drag-in-a-pause-moves-no-chat":
      "a drag in a pause, after which the keyboard is looked at",
    "F-an-ignored-didShow-says-nothing": "a look at the keyboard at rest",
    "F-another-apps-leaving-is-forgotten": "a look at the keyboard at rest",
    "F4-a-resting-sample-after-a-foreign-keyboard-is-not-avoided":
      "a look at the keyboard at rest",
    "N-nested-offsets-are-not-a-lifting-movers": "a scroll inside a view that is lifted",
  ]

  @Test("The views end where the virtual screen ends", arguments: UIKitCase.all)
  func ends(_ file: UIKitCase) throws {
    do {
      try play(try file.trace())
      #expect(Self.others[file.testDescription] == nil, "it has a meaning now")
    } catch let reason as NotOfUIKit {
      #expect(Self.others[file.testDescription] == reason.description)
    }
  }

  /// Compares after every turn, but not between a tap and what the trace says came of it later:
  /// views resign within the turn.
  private func play(_ trace: Trace) throws {
    let stage = try CaseStage(trace.header, beside: trace.firstSight)
    var player = TracePlayer(trace.header)
    var events: [TraceEvent] = []
    var isResigning = false
    for (index, line) in trace.lines.enumerated() {
      switch line.content {
      case .event(let event):
        events.append(event)
        let next = index + 1 < trace.lines.count ? trace.lines[index + 1] : nil
        if let next, next.time == line.time, case .event = next.content { continue }
        _ = player.turn(events, at: line.time)
        try stage.play(events, at: line.time)
        events.removeAll()
      case .expectation(let expectation):
        _ = player.check(expectation, at: line.time)
        try stage.advance(to: line.time)
      }
      if case .event(.tapOutside) = line.content { isResigning = true }
      if case .event(.notification) = line.content { isResigning = false }
      if !isResigning { #expect(stage.place == player.place, "line \(line.number)") }
    }
  }
}
