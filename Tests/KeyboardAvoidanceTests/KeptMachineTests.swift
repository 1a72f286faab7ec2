import Testing

@testable import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Exploration merges machines that are equal: one value that was not looked at would hide states.
@Suite("A kept machine")
struct KeptMachineTests {
  private static let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
  private static let other = CGRect(x: 9, y: 2, width: 3, height: 4)
  private static let insets = VerticalInsets(top: 1, bottom: 2)

  private static func viewport(
    window: CGRect = frame, view: CGRect = frame, safeArea: VerticalInsets = insets,
    insets: VerticalInsets = insets, nested: [NestedScroll] = [], overlayBarHeight: Double = 0
  ) -> Viewport {
    let metrics = ScrollMetrics(contentSize: CGSize(width: 5, height: 6), insets: insets)
    return Viewport(
      screen: CGSize(width: 10, height: 20), window: window, view: view, safeArea: safeArea,
      scroll: metrics, nested: nested, overlayBarHeight: overlayBarHeight)
  }

  private static func revealed(
    _ docked: CGRect = frame, _ input: FocusedInput = FocusedInput(1, frame: frame),
    _ viewport: Viewport = viewport(), _ policy: AvoidancePolicy = .standard
  ) -> Revealed {
    var revealed = Revealed()
    revealed.begin(docked, input, viewport, policy)
    return revealed
  }

  private static let machine = {
    var machine = KeyboardMachine()
    machine.revealed = revealed()
    return machine
  }()

  /// For each stored value others that make a difference.
  private static let changes: [String: [@Sendable (inout KeyboardMachine) -> Void]] = [
    "state": [{ $0.state = .shown }], "policy": [{ $0.policy = .chat }],
    "grace": [
      {
        var policy = AvoidancePolicy.standard
        policy.grace = 9
        $0.grace = Grace(policy)
      }
    ],
    "adjustment": [{ $0.adjustment = Adjustment(translation: 9) }],
    "layout": [{ $0.layout = viewport() }], "isLaidOut": [{ $0.isLaidOut = true }],
    "focused": [{ $0.focused = FocusedInput(9, frame: .zero) }],
    "isFocused": [{ $0.isFocused = true }],
    "currentEpisode": [{ $0.currentEpisode = Episode(baseline: 9) }],
    "isEpisodeOpen": [{ $0.isEpisodeOpen = true }],
    "timer": [{ $0.timer = SettleTimer(generation: 0, deadline: .origin) }],
    "isPaused": [{ $0.isPaused = true }], "keyboard": [{ $0.keyboard.frame = frame }],
    "wills": [
      {
        $0.wills.wills = [
          WillLedger.Will(frame, isHide: false, leaves: false, expires: .origin)
        ]
      }
    ],
    "generation": [{ $0.generation = 9 }],
    "revealed": [
      { $0.revealed.end() }, { $0.revealed = revealed(other) },
      { $0.revealed = revealed(frame, FocusedInput(9, frame: frame)) },
      { $0.revealed = revealed(frame, FocusedInput(1, frame: frame), viewport(window: other)) },
      { $0.revealed = revealed(frame, FocusedInput(1, frame: frame), viewport(view: other)) },
      { $0.revealed = revealed(frame, FocusedInput(1, frame: frame), viewport(safeArea: .zero)) },
      { $0.revealed = revealed(frame, FocusedInput(1, frame: frame), viewport(insets: .zero)) },
      {
        let scroll = NestedScroll(
          id: 1, frame: frame, metrics: ScrollMetrics(contentSize: CGSize(width: 5, height: 6)))
        let viewport = viewport(nested: [scroll])
        $0.revealed = revealed(frame, FocusedInput(1, frame: frame), viewport)
      },
      {
        let viewport = viewport(overlayBarHeight: 9)
        $0.revealed = revealed(frame, FocusedInput(1, frame: frame), viewport)
      },
      {
        var policy = AvoidancePolicy.bar
        policy.mover = .shiftBounds
        $0.revealed = revealed(frame, FocusedInput(1, frame: frame), viewport(), policy)
      },
    ],
    "plannedLift": [{ $0.plannedLift = 9 }], "lowerEdge": [{ $0.lowerEdge = 9 }],
    "announcedReason": [{ $0.announcedReason = .tap }], "wasUp": [{ $0.wasUp = true }],
    "wasHeld": [{ $0.wasHeld = true }], "isDraggedAnew": [{ $0.isDraggedAnew = true }],
    "isChainNew": [{ $0.isChainNew = true }], "pending": [{ $0.pending = [.blur] }],
    "report": [{ $0.report = TurnReport() }],
    // Memory that is used again, and no part of the value.
    "nestedOffsets": [],
  ]

  @Test("It equals a machine only if the mark and every stored value do")
  func everyValue() {
    let stored = Mirror(reflecting: Self.machine).children.compactMap(\.label)
    #expect(Set(stored) == Set(Self.changes.keys), "a change for every stored value")
    var keeper = MachineKeeper()
    let kept = keeper.keep(Self.machine, mark: 1, hash: 0)
    #expect(kept.equals(Self.machine, mark: 1) && !kept.equals(Self.machine, mark: 2))
    for (name, changes) in Self.changes {
      for (place, change) in changes.enumerated() {
        var other = Self.machine
        change(&other)
        #expect(!kept.equals(other, mark: 1) && other != Self.machine, "\(name), change \(place)")
        let kept = keeper.keep(other, mark: 1, hash: 0)
        #expect(kept.equals(other, mark: 1) && kept.machine == other, "\(name), change \(place)")
      }
    }
  }

  @Test("What a reveal was planned for counts only as long as that holds")
  func ended() {
    var one = Self.machine
    var other = Self.machine
    other.revealed = Self.revealed(Self.other)
    one.revealed.end()
    other.revealed.end()
    var keeper = MachineKeeper()
    #expect(keeper.keep(one, mark: 1, hash: 0).equals(other, mark: 1) && one == other)
  }

  @Test("Every value that a reveal was planned for has its change")
  func everyKey() {
    let stored = Mirror(reflecting: RevealKey.nothing).children.compactMap(\.label)
    #expect(stored.count == (Self.changes["revealed"]?.count ?? 0) - 1, "\(stored)")
  }
}
