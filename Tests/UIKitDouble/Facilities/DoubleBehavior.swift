import Foundation

/// What is undecided, or differs between systems: how a device behaves.
///
/// A device takes it when it is made: from its argument, else from the scope it is made in
/// (`DoubleBehavior.$scoped.withValue(…)`), else from the environment variable `UIKIT_DOUBLE`,
/// else the standard. The variable names switches and values: `UIKIT_DOUBLE="commits=beforeWaiting
/// siblings=frontToBack"`.
public struct DoubleBehavior: Hashable, Sendable {
  /// When a turn's changes are laid out and committed.
  public var commits = Commits.inUpdateCycle

  /// In which order sibling views are laid out.
  public var siblings = Siblings.backToFront

  /// Whether a scroll view goes on when the finger leaves it in motion.
  public var momentum = Momentum.measured

  /// What an app's `contentOffset` does to content that moves by itself.
  public var offsetInMotion = OffsetInMotion.stopsIt

  /// What becomes of an offset beyond the limits when the frame grows or the content shrinks.
  public var outgrownOffset = OutgrownOffset.clamped

  /// What a change of `contentInset` does to an offset that it puts beyond the limits.
  public var insetChange = InsetChange.keepsOffset

  /// Whether a view's safe area follows its transform.
  public var transformedSafeArea = TransformedSafeArea.recomputed

  /// When UIKit scrolls by itself to a field that takes the focus.
  public var fieldScroll = FieldScroll.none

  /// In which order the app hears of a keyboard that comes with the focus, and of editing.
  public var focusOrder = FocusOrder.keyboardFirst

  /// What a keyboard layout guide says.
  public var guide = Guide.follows

  /// Whether a scene that takes input again posts that it does.
  public var activation = Activation.announced

  /// Whether a sheet of a size of its own moves out of the keyboard's way.
  public var sheets = Sheets.stay

  /// Whether bars add to the safe area of the pages under them.
  public var bars = Bars.takeRoom

  /// The standard.
  public init() {}

  /// The standard, but for the commits.
  public static func committing(_ commits: Commits) -> DoubleBehavior {
    var behavior = DoubleBehavior()
    behavior.commits = commits
    return behavior
  }

  /// What devices made in a scope have.
  @TaskLocal public static var scoped: DoubleBehavior?

  /// What a device made here and now has, unless it is given its own.
  public static var current: DoubleBehavior { scoped ?? ofProcess }

  private static let ofProcess: DoubleBehavior = {
    guard let text = ProcessInfo.processInfo.environment["UIKIT_DOUBLE"] else { return .init() }
    do {
      return try DoubleBehavior(text)
    } catch {
      preconditionFailure("UIKIT_DOUBLE: \(error)")
    }
  }()
}
