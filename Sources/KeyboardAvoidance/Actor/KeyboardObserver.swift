public import Observation

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// What the keyboard does, as an observable object: for SwiftUI, and for hosts that lay out by
/// themselves.
///
/// Whoever owns the avoider updates it after each turn:
///
///     let machine = avoider.assumeIsolated { avoider in
///       avoider.send(turn: events)
///       return avoider.machine
///     }
///     observer.note(events)
///     observer.update(from: machine)
///
/// or lets it follow an avoider, a turn later. Isolated to the main actor; a property that does not
/// change is not set, so its observers are left alone.
@Observable @MainActor public final class KeyboardObserver {
  /// The keyboard's state.
  public private(set) var state = KeyboardState.hidden

  /// The height of the keyboard that covers the avoiding view, in points; a drag is followed.
  public private(set) var overlap = 0.0

  /// The docked keyboard's frame in screen coordinates, in points; `nil` without one.
  public private(set) var frame: CGRect?

  /// The animation that was announced last: a view of your own moves along with it.
  public private(set) var animation: KeyboardAnimation?

  /// An observer of a keyboard that is hidden.
  public init() {}

  /// Takes the animation that a turn's notifications announce.
  public func note(_ events: some Sequence<KeyboardEvent>) {
    take(KeyboardAnimation.announced(in: events))
  }

  private func take(_ announced: KeyboardAnimation?) {
    if let announced, announced != animation { animation = announced }
  }

  /// Takes what a machine says.
  public func update(from machine: KeyboardMachine) {
    let visible = machine.visibleFrame
    let overlap = machine.overlap
    if state != machine.state { state = machine.state }
    if self.overlap != overlap { self.overlap = overlap }
    if frame != visible { frame = visible }
  }

  /// Follows an avoider until it is finished or the task is cancelled.
  ///
  /// A change is seen a turn after the host's, which is soon enough to observe.
  public func follow(_ avoider: KeyboardAvoider) async {
    let keyboards = await avoider.keyboards()
    update(from: await avoider.machine)
    for await keyboard in keyboards {
      take(keyboard.animation)
      update(from: keyboard.machine)
    }
  }
}

/// What an observer follows: the machine after a turn, and the animation that was announced last.
struct ObservedKeyboard: Sendable {
  var machine: KeyboardMachine
  var animation: KeyboardAnimation?
}

extension KeyboardAnimation {
  /// The animation that the notifications of a turn announce on the window's own screen, the last
  /// one where there are several.
  static func announced(in events: some Sequence<KeyboardEvent>) -> KeyboardAnimation? {
    var announced: KeyboardAnimation?
    for case .notification(let notification) in events
    where notification.kind.isWill && !notification.isOnOtherScreen {
      announced = notification.animation
    }
    return announced
  }
}
