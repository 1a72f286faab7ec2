import Foundation
import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A host without a device: it reports what happens, second by second, and applies commands.
struct SeedHost {
  /// The adjustment that was applied last.
  private(set) var adjustment = Adjustment.identity

  /// The scroll view's offset as the user sees it.
  private(set) var offset: Double

  /// The moves that were commanded, in order.
  private(set) var moves: [AdjustmentCommand.Move] = []

  /// How often the first responder was asked to resign.
  private(set) var resigns = 0

  private var machine: KeyboardMachine
  private let viewport: Viewport
  private var seconds = 0.0

  init(_ policy: AvoidancePolicy, in viewport: Viewport) {
    machine = KeyboardMachine(policy: policy)
    self.viewport = viewport
    offset = viewport.scroll?.offset ?? 0
    turn(.layout(viewport))
  }

  var state: KeyboardState { machine.state }
  var translation: Double { adjustment.translation }
  var boundsOrigin: Double { adjustment.boundsOrigin }
  var inset: Double { adjustment.bottomInset }

  /// A keyboard of this height, docked at the screen's bottom.
  func keyboard(_ height: Double) -> CGRect {
    CGRect(
      x: 0, y: viewport.screen.height - height, width: viewport.screen.width, height: height)
  }

  /// A keyboard of this height, below the screen.
  func gone(_ height: Double = 260) -> CGRect {
    CGRect(x: 0, y: viewport.screen.height, width: viewport.screen.width, height: height)
  }

  /// Reports a turn.
  mutating func turn(_ events: KeyboardEvent...) { turn(events) }

  /// Reports a turn.
  mutating func turn(_ events: [KeyboardEvent]) {
    for case .scroll(let offset) in events { self.offset = offset }
    apply(machine.handle(turn: events, at: MachineInstant(seconds: seconds)))
  }

  /// Lets time pass; the settle timer fires.
  mutating func wait(_ duration: Double = 1) {
    seconds += duration
    apply(machine.advance(to: MachineInstant(seconds: seconds)))
  }

  /// The user focuses an input and the keyboard comes up to a height.
  mutating func show(_ input: FocusedInput, _ height: Double) {
    turn(.focus(input), .willShow(keyboard(height)))
    arrive(height)
  }

  /// The input method is switched to one of another height.
  mutating func change(to height: Double) {
    turn(.willShow(keyboard(height)))
    arrive(height)
  }

  /// The keyboard and the focus leave, for an announced reason or none.
  mutating func hide(_ reason: DismissalReason? = nil, _ height: Double = 260) {
    if let reason { turn(.dismissal(reason)) }
    turn(.blur, .willHide(gone(height)))
    leave(height)
  }

  /// The keyboard leaves and the focus stays, as with a hardware keyboard.
  mutating func detach(_ height: Double = 260) {
    turn(.willHide(gone(height)))
    leave(height)
  }

  mutating func setPolicy(_ policy: AvoidancePolicy) {
    apply(machine.setPolicy(policy, at: MachineInstant(seconds: seconds)))
  }

  private mutating func arrive(_ height: Double) {
    wait(0.25)
    turn(.didChangeFrame(keyboard(height)))
    turn(.didShow(keyboard(height)))
    wait()
  }

  private mutating func leave(_ height: Double) {
    wait(0.25)
    turn(.didHide(gone(height)))
    wait()
  }

  private mutating func apply(_ commands: Commands) {
    for command in commands {
      switch command {
      case .adjust(let move):
        moves.append(move)
        adjustment = move.adjustment
        offset = move.contentOffset ?? offset
      case .resignFirstResponder: resigns += 1
      }
    }
  }
}

extension FocusedInput {
  /// An input of a height whose bottom lies at a place, in content coordinates.
  static func field(
    _ id: InputID = 1, bottom: Double, height: Double = 34, caret: CGRect? = nil,
    gap: Double? = nil, placement: Placement? = nil, isEnabled: Bool = true
  ) -> FocusedInput {
    FocusedInput(
      id, frame: CGRect(x: 20, y: bottom - height, width: 335, height: height), caret: caret,
      gap: gap, placement: placement, isEnabled: isEnabled)
  }
}

extension CGRect {
  /// A caret of 20 points whose bottom lies at a place, in content coordinates.
  static func caret(bottom: Double) -> CGRect {
    CGRect(x: 24, y: bottom - 20, width: 2, height: 20)
  }
}
