import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("Equality")
struct EqualityTests {
  private static let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  private static let frames = [
    CGRect(x: 9, y: 2, width: 3, height: 4), CGRect(x: 1, y: 9, width: 3, height: 4),
    CGRect(x: 1, y: 2, width: 9, height: 4), CGRect(x: 1, y: 2, width: 3, height: 9),
  ]

  /// Changes each stored value on its own, and expects a value that is not equal.
  private func expectDifference<Value: Hashable>(
    _ value: Value, _ changes: [String: [(inout Value) -> Void]]
  ) {
    let stored = Mirror(reflecting: value).children.compactMap(\.label)
    #expect(Set(stored) == Set(changes.keys), "a change for every stored value")
    for (name, changes) in changes {
      for change in changes {
        var other = value
        change(&other)
        #expect(other != value, "\(name)")
        #expect(value == value, "\(name)")
      }
    }
  }

  private func sets<Value, Part>(
    _ path: WritableKeyPath<Value, Part>, _ parts: [Part]
  ) -> [(inout Value) -> Void] {
    parts.map { part in { $0[keyPath: path] = part } }
  }

  @Test("Two viewports are equal only if every value is")
  func viewport() {
    let metrics = ScrollMetrics(contentSize: CGSize(width: 5, height: 6))
    let value = Viewport(
      screen: CGSize(width: 10, height: 20), window: Self.frame, view: Self.frame,
      scroll: metrics, nested: [NestedScroll(id: 1, frame: Self.frame, metrics: metrics)])
    expectDifference(
      value,
      [
        "screen": sets(\.screen, [CGSize(width: 9, height: 20), CGSize(width: 10, height: 9)]),
        "window": sets(\.window, Self.frames), "view": sets(\.view, Self.frames),
        "safeArea": sets(\.safeArea, [VerticalInsets(top: 9), VerticalInsets(bottom: 9)]),
        "windowSafeArea": sets(
          \.windowSafeArea, [VerticalInsets(top: 9), VerticalInsets(bottom: 9)]),
        "scroll": sets(\.scroll, [nil]),
        "nested": sets(\.nested, [[], value.nested + value.nested]),
        "overlayBarHeight": sets(\.overlayBarHeight, [9]),
      ])
  }

  @Test("Two scroll views are equal only if every value is")
  func scrollViews() {
    let metrics = ScrollMetrics(contentSize: CGSize(width: 5, height: 6))
    expectDifference(
      metrics,
      [
        "contentSize": sets(
          \.contentSize, [CGSize(width: 9, height: 6), CGSize(width: 5, height: 9)]),
        "offset": sets(\.offset, [9]),
        "insets": sets(\.insets, [VerticalInsets(top: 9), VerticalInsets(bottom: 9)]),
      ])
    var other = metrics
    other.offset = 9
    expectDifference(
      NestedScroll(id: 1, frame: Self.frame, metrics: metrics),
      [
        "id": sets(\.id, [9]), "frame": sets(\.frame, Self.frames),
        "metrics": sets(\.metrics, [other]),
      ])
  }

  @Test("Two machines are equal only if they take what comes next alike")
  func machines() {
    let screen = Viewport(screen: CGSize(width: 375, height: 667))
    let floating = CGRect(x: 20, y: 200, width: 300, height: 250)
    let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
    func machine(_ events: KeyboardEvent...) -> KeyboardMachine {
      var machine = KeyboardMachine()
      for event in [.layout(screen)] + events { machine.handle(event, at: .origin) }
      return machine
    }
    // Where it floated, a docked frame means that it docks again.
    var (apart, other) = (machine(.didChangeFrame(floating)), machine())
    #expect(apart != other)
    apart.handle(.didChangeFrame(docked), at: .origin)
    other.handle(.didChangeFrame(docked), at: .origin)
    #expect(apart.state == .showing && other.state == .hidden)
    // A did of no frame belongs to a will of no frame.
    #expect(machine(.willHide(nil)) != machine(.willHide(.zero)))
    #expect(machine(.willHide(nil)) == machine(.willHide(nil)))
  }

  @Test("Two focused inputs are equal only if every value is")
  func input() {
    let frames = Self.frames.map(Optional.some) + [nil]
    expectDifference(
      FocusedInput(1, frame: Self.frame, caret: Self.frame, companion: Self.frame),
      [
        "id": sets(\.id, [9]), "frame": sets(\.frame, Self.frames),
        "caret": sets(\.caret, frames), "companion": sets(\.companion, frames),
        "isCaretPending": sets(\.isCaretPending, [true]), "gap": sets(\.gap, [0, 9]),
        "placement": sets(\.placement, [.top]), "isEnabled": sets(\.isEnabled, [false]),
      ])
  }
}
