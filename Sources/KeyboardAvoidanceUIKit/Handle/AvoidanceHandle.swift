#if os(Linux) || os(iOS)
public import KeyboardAvoidance

#if os(Linux)
public import UIKitDouble
#elseif os(iOS)
public import UIKit
#endif

/// Gives access to a view's avoidance of the keyboard.
///
/// `avoidKeyboard` of a view returns one, and `avoidanceHandle` of the view finds it again. The
/// avoidance lives as long as its view: dropping the handle ends nothing, ``cancel()`` does.
/// Isolated to the main actor.
@MainActor public final class AvoidanceHandle {
  private let session: AvoidanceSession

  init(_ session: AvoidanceSession) { self.session = session }

  /// The actor that owns the machine; on the main actor it is entered without a hop.
  public nonisolated var avoider: KeyboardAvoider { session.avoider }

  /// The avoiding view, which is not kept alive.
  public var view: UIView? { session.view }

  /// Whether the avoidance has not been cancelled.
  public var isActive: Bool { !session.isEnded }

  /// How the view avoids the keyboard; a new policy is planned for in the same turn. A scroll view
  /// is put at rest before, so that the new policy begins there.
  public var policy: AvoidancePolicy {
    get { session.policy }
    set { session.setPolicy(newValue) }
  }

  /// The settings of an input, asked for at the end of each turn in which it is focused; `nil`
  /// leaves it to ``KeyboardAvoidingInput`` and the policy.
  public var inputSettings: ((UIView) -> InputSettings?)? {
    get { session.inputs.settings }
    set {
      session.inputs.settings = newValue
      session.ask()
    }
  }

  /// The height of bars that ride on the keyboard's top and cover the view, in points.
  public var overlayBarHeight: Double {
    get { session.viewports.overlayBarHeight }
    set {
      session.viewports.overlayBarHeight = newValue
      session.ask()
    }
  }

  /// What the keyboard does, to observe and lay out by.
  public var keyboard: KeyboardObserver { session.keyboard }

  /// The recognizer of taps outside every input. It never cancels or delays touches, and ignores
  /// text inputs and Apple Pencil. Its delegate is the app's to set.
  public var outsideTapRecognizer: UITapGestureRecognizer { session.tap }

  /// Which taps outside every input end editing, where the policy lets taps do so; those in the
  /// view that hit no control, unless told otherwise.
  public var dismissingTaps: DismissingTaps {
    get { session.tap.taps }
    set { session.setDismissingTaps(newValue) }
  }

  /// Every command from here on, for observers; ends when the avoidance does.
  public func commands() -> AsyncStream<AdjustmentCommand> {
    avoider.assumeIsolated { $0.commands() }
  }

  /// Every change of state and every move from here on, for observers; ends when the avoidance
  /// does.
  public func updates() -> AsyncStream<AvoidanceUpdate> {
    avoider.assumeIsolated { $0.updates() }
  }

  /// Announces why the keyboard is about to leave, where only the app knows: `returnKey` from
  /// `textFieldShouldReturn`, `programmatic` before ending editing in code.
  public func announceDismissal(_ reason: DismissalReason) { session.announceDismissal(reason) }

  /// Holds the view as it is until ``resume()``. An inactive scene, a view without a window, and a
  /// page that is on its way out are held without being asked.
  public func pause() { session.setPaused(true, .app) }

  /// Goes on, with one command for what holds now.
  public func resume() { session.setPaused(false, .app) }

  /// Runs code that sets the view's transform, frame, bounds origin or insets to absolute values:
  /// what avoidance has added is taken out before and put back after.
  ///
  ///     avoidance.performWithoutAdjustment { view.transform = CGAffineTransform(translationX: 0, y: -100) }
  ///
  /// Steps from what is there, and the identity or other values far from what is there, need none
  /// of this. The content offset is left alone.
  ///
  /// - Parameter change: The code, run once and at once, also if nothing is added.
  /// - Returns: What the code returns.
  /// - Throws: What the code throws; what avoidance has added is put back then, too.
  public func performWithoutAdjustment<Result>(_ change: () throws -> Result) rethrows -> Result {
    defer { session.ask() }
    return try session.displacement.withoutAdded(change)
  }

  /// Whether what is believed is drawn over the window: the keyboard's frame, what is kept clear of
  /// it, the gap, the state, and why nothing moved. It touches neither layout nor touches, is off
  /// unless it is set, and costs nothing then.
  public var showsDebugOverlay: Bool {
    get { session.debugging != nil }
    set { session.setDebugging(newValue) }
  }

  /// Begins to record what is seen, as a trace that `keyboard-avoidance replay` accepts.
  ///
  /// Begin while the keyboard is down, so that the trace begins at rest. A later recorder takes the
  /// place of an earlier one.
  public func record() -> TraceRecorder { session.record() }

  /// Ends the avoidance and takes back what it had added to the view. Doing so again does nothing.
  public func cancel() { session.end() }
}
#endif
