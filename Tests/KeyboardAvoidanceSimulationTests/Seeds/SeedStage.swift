import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A machine and a virtual screen that go through real turns.
struct SeedStage {
  private(set) var machine: KeyboardMachine
  private(set) var screen: VirtualScreen

  /// How many moves were commanded.
  private(set) var moves = 0
  private var seconds = 0.0

  init(_ policy: AvoidancePolicy, in viewport: Viewport) {
    machine = KeyboardMachine(policy: policy)
    screen = VirtualScreen(viewport: viewport)
    turn(.layout(viewport))
  }

  var adjustment: Adjustment { screen.adjustment }
  var offset: Double { screen.viewport.scroll?.offset ?? 0 }
  private var size: CGSize { screen.viewport.screen }

  /// A keyboard of this height at the screen's bottom.
  func keyboard(_ height: Double) -> CGRect {
    CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// A keyboard of this height below the screen.
  func gone(_ height: Double) -> CGRect {
    CGRect(x: 0, y: size.height, width: size.width, height: height)
  }

  /// Reports a turn.
  mutating func turn(_ events: KeyboardEvent...) { turn(events) }

  /// Reports a turn.
  mutating func turn(_ events: [KeyboardEvent]) {
    for event in events { screen.note(event) }
    apply(machine.handle(turn: events, at: MachineInstant(seconds: seconds)))
  }

  /// Lets time pass.
  mutating func wait(_ duration: Double) {
    seconds += duration
    apply(machine.advance(to: MachineInstant(seconds: seconds)))
  }

  /// The keyboard goes to a height for an input, or for the one that has the focus.
  mutating func show(_ input: FocusedInput? = nil, _ height: Double) {
    let frame = keyboard(height)
    if let input {
      turn(.focus(input), .willShow(frame))
    } else {
      turn(.willShow(frame))
    }
    turn(.willChangeFrame(frame))
    wait(0.25)
    turn(.didChangeFrame(frame))
    turn(.didShow(frame))
    wait(1)
  }

  /// The keyboard leaves; without a reason the focus stays.
  mutating func hide(_ reason: DismissalReason?, _ height: Double) {
    if let reason {
      turn(.dismissal(reason))
      turn(.blur, .willHide(gone(height)))
    } else {
      turn(.willHide(gone(height)))
    }
    turn(.willChangeFrame(gone(height)))
    wait(0.25)
    turn(.didChangeFrame(gone(height)))
    turn(.didHide(gone(height)))
    wait(1)
  }

  private mutating func apply(_ commands: Commands) {
    for command in commands {
      screen.apply(command)
      if case .adjust = command { moves += 1 }
    }
  }
}

extension FocusedInput {
  /// An input in content coordinates.
  static func field(
    _ id: InputID = 1, top: Double, height: Double, caret: CGRect? = nil
  ) -> FocusedInput {
    FocusedInput(
      id, frame: CGRect(x: 20, y: top, width: 280, height: height), caret: caret)
  }
}
