#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// What is collected while the debug overlay is shown.
@MainActor final class Debugging {
  let overlay = DebugOverlay()
  var trigger: Trigger?
  var ignored: IgnoredReason?
  var hasMoved = false
}

/// Telling the debug overlay; nothing of it runs while that is off.
extension AvoidanceSession {
  /// Has the overlay shown, or takes it away.
  func setDebugging(_ isOn: Bool) {
    guard isOn != (debugging != nil), !isEnded else { return }
    debugging?.overlay.removeFromSuperview()
    debugging = isOn ? Debugging() : nil
    ask()
  }

  /// Notes what a turn will mean, from a copy of the machine: the avoider itself keeps no report.
  func noteForDebugging(_ events: [KeyboardEvent]) {
    guard let debugging else { return }
    debugging.hasMoved = false
    debugging.ignored = nil
    var machine = avoider.assumeIsolated { $0.machine }
    var report = TurnReport()
    machine.handle(turn: events, at: .origin, report: &report)
    for step in report.steps {
      if let ignored = step.ignored {
        debugging.ignored = ignored
      } else {
        debugging.trigger = step.trigger
      }
    }
  }

  /// Shows how a turn has ended.
  func showDebugging() {
    guard let debugging else { return }
    guard let window = view?.window else { return debugging.overlay.removeFromSuperview() }
    debugging.overlay.show(report(debugging, in: window), over: window)
  }

  private func report(_ debugging: Debugging, in window: UIWindow) -> DebugReport {
    let machine = avoider.assumeIsolated { $0.machine }
    let screen = window.screen
    var report = DebugReport(state: machine.state, trigger: debugging.trigger)
    report.keyboard = machine.visibleFrame.map {
      window.convert($0, from: screen.coordinateSpace)
    }
    if let input = focus.input() {
      let own = input.convert(input.bounds, to: window as UIView)
      let companion = inputs.companion(of: input).map {
        $0.convert($0.bounds, to: window as UIView)
      }
      report.target = companion.map(own.union) ?? own
    }
    report.stillness = debugging.hasMoved ? nil : stillness(machine, debugging, report)
    return report
  }

  private func stillness(
    _ machine: KeyboardMachine, _ debugging: Debugging, _ report: DebugReport
  ) -> DebugReport.Stillness {
    if !pauses.isEmpty { return .paused(pauses) }
    if let ignored = debugging.ignored { return .ignored(ignored) }
    guard machine.state.isUp else { return .keyboardHidden }
    guard let input = machine.input else { return .nothingFocused }
    guard input.isEnabled else { return .disabled }
    guard machine.adjustment == .identity else { return .asCommandedBefore }
    return .notCovered
  }
}
#endif
