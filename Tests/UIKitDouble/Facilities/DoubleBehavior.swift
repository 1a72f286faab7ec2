import Foundation

/// What is undecided, or differs between systems: how a device behaves.
///
/// A device takes it when it is made: from its argument, else from the scope it is made in
/// (`DoubleBehavior.$scoped.withValue(…)`), else from the environment variable `UIKIT_DOUBLE`,
/// else the standard. The variable names switches and values: `UIKIT_DOUBLE="commits=beforeWaiting
/// siblings=frontToBack"`.
public struct DoubleBehavior: Hashable, Sendable {
  /// When a turn's changes are laid out and committed.
  public var commits = Commits.beforeWaiting

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

  /// When a turn's changes are laid out and committed.
  public enum Commits: String, CaseIterable, Sendable {
    /// In the update cycle, inside a source of the run loop: `beforeWaiting` comes after it. So it
    /// is since iOS 17, at least in turns that an event began.
    case inUpdateCycle
    /// When the loop is about to wait, among its observers, at 2,000,000. So it was before, and so
    /// it may be where something reaches the app outside an event.
    case beforeWaiting
  }

  /// In which order sibling views are laid out; not documented.
  public enum Siblings: String, CaseIterable, Sendable {
    /// As in `subviews`.
    case backToFront
    /// The other way round.
    case frontToBack
  }

  /// Whether a scroll view goes on when the finger leaves it in motion.
  public enum Momentum: String, CaseIterable, Sendable {
    /// With the speed that the finger has on the device's clock. A drag in no time has none.
    case measured
    /// Never: it returns into its limits at once.
    case none
    /// After every drag, as though its steps came with the display's frames.
    case always
  }

  /// What an app's `contentOffset` does to content that moves by itself; not documented.
  public enum OffsetInMotion: String, CaseIterable, Sendable {
    /// The content stays there.
    case stopsIt
    /// The next frame is where the motion has it.
    case isOverwritten
  }

  /// What becomes of an offset beyond the limits when the frame grows or the content shrinks.
  public enum OutgrownOffset: String, CaseIterable, Sendable {
    /// It goes to the limit, unless a finger or a motion has it.
    case clamped
    /// It stays, for a test that says itself where offsets go.
    case kept
  }

  /// What a change of `contentInset` does to an offset that it puts beyond the limits; not
  /// documented.
  public enum InsetChange: String, CaseIterable, Sendable {
    /// Nothing.
    case keepsOffset
    /// The offset goes to the limit.
    case clampsOffset
  }

  /// Whether a view's safe area follows its transform; not documented.
  public enum TransformedSafeArea: String, CaseIterable, Sendable {
    /// As a move of the frame.
    case recomputed
    /// The transform is not looked at.
    case kept
  }

  /// When UIKit scrolls by itself to a field that takes the focus. That it does is known, the order
  /// relative to the app's is not documented.
  public enum FieldScroll: String, CaseIterable, Sendable {
    /// Never.
    case none
    /// When the field takes the focus, before the app hears of anything.
    case atFocus
    /// With the keyboard's will-notification, after its observers, in the keyboard's animation.
    case withKeyboard
    /// When the keyboard has come, animated.
    case afterKeyboard
  }

  /// In which order the app hears of a keyboard that comes with the focus, and of editing.
  public enum FocusOrder: String, CaseIterable, Sendable {
    /// The keyboard's will-notifications, then the begin of editing.
    case keyboardFirst
    /// The begin of editing, then the keyboard.
    case editingFirst
    /// The keyboard in the next turn: since iOS 17 it is a process of its own.
    case keyboardInLaterTurn
  }

  /// What a keyboard layout guide says.
  public enum Guide: String, CaseIterable, Sendable {
    /// Where the keyboard is, from the next layout on.
    case follows
    /// Where it was when the last turn ended.
    case late
    /// Nothing, until the keyboard moves again after the guide came to its view.
    case empty
    /// The whole view, until then.
    case wholeView
    /// A keyboard that has gone is still where it was.
    case stale
  }

  /// Whether a scene that takes input again posts that it does.
  public enum Activation: String, CaseIterable, Sendable {
    /// It does.
    case announced
    /// Only its state says so.
    case silent
  }

  /// Whether a sheet of a size of its own moves out of the keyboard's way.
  public enum Sheets: String, CaseIterable, Sendable {
    /// It stays.
    case stay
    /// It goes up when its container is laid out, in the commit.
    case makeRoom
  }

  /// Whether bars add to the safe area of the pages under them.
  public enum Bars: String, CaseIterable, Sendable {
    /// They do.
    case takeRoom
    /// They do not, so that a page starts where its stack does.
    case takeNoRoom
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

extension DoubleBehavior {
  /// What is wrong with a list of switches.
  public enum ParsingError: Error, Hashable, CustomStringConvertible {
    /// A word that is no `switch=value`.
    case noSwitch(String)
    /// A switch that does not exist.
    case unknownSwitch(String, known: [String])
    /// A value that the switch does not have.
    case unknownValue(String, of: String, known: [String])

    /// What was found and what is accepted.
    public var description: String {
      switch self {
      case .noSwitch(let word): "\"\(word)\" is not of the form switch=value"
      case .unknownSwitch(let name, let known):
        "there is no switch \"\(name)\"; there are \(known.joined(separator: ", "))"
      case .unknownValue(let value, let name, let known):
        "\(name) cannot be \"\(value)\"; it can be \(known.joined(separator: ", "))"
      }
    }
  }

  /// The standard, but for the switches that a text names: `name=value`, separated by spaces.
  public init(_ text: String) throws(ParsingError) {
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .noSwitch(String(word)) }
      guard let found = Self.switches.first(where: { $0.name == parts[0] }) else {
        throw .unknownSwitch(parts[0], known: Self.switches.map(\.name))
      }
      guard found.set(&self, parts[1]) else {
        throw .unknownValue(parts[1], of: parts[0], known: found.values)
      }
    }
  }

  /// Every behavior that differs from the standard in one switch, with the text that names it.
  public static var variants: [(text: String, behavior: DoubleBehavior)] {
    switches.flatMap { one in
      one.values.compactMap { value in
        var behavior = DoubleBehavior()
        guard one.set(&behavior, value), behavior != DoubleBehavior() else { return nil }
        return ("\(one.name)=\(value)", behavior)
      }
    }
  }

  private struct Switch: Sendable {
    let name: String
    let values: [String]
    let set: @Sendable (inout DoubleBehavior, String) -> Bool

    init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
      _ name: String, _ path: any WritableKeyPath<DoubleBehavior, Value> & Sendable
    ) {
      self.name = name
      values = Value.allCases.map(\.rawValue)
      set = { behavior, text in
        guard let value = Value(rawValue: text) else { return false }
        behavior[keyPath: path] = value
        return true
      }
    }
  }

  private static let switches = [
    Switch("commits", \.commits),
    Switch("siblings", \.siblings),
    Switch("momentum", \.momentum),
    Switch("offsetInMotion", \.offsetInMotion),
    Switch("outgrownOffset", \.outgrownOffset),
    Switch("insetChange", \.insetChange),
    Switch("transformedSafeArea", \.transformedSafeArea),
    Switch("fieldScroll", \.fieldScroll),
    Switch("focusOrder", \.focusOrder),
    Switch("guide", \.guide),
    Switch("activation", \.activation),
    Switch("sheets", \.sheets),
    Switch("bars", \.bars),
  ]
}
