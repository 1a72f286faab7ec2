internal import KeyboardAvoidance

/// What a user may expect of a screen whenever everything has come to rest.
///
///     let named = ScreenRequirement("bar", "The send button stays in sight.") { moment in
///       moment.snapshot.overlap > 0 && moment.snapshot.inset == 0 ? "nothing was inset" : nil
///     }
public struct ScreenRequirement: Sendable {
  /// One word.
  public let name: String

  /// What must hold, in a sentence.
  public let sentence: String

  private let check: @Sendable (ScreenMoment) -> String?

  /// A requirement; `check` returns what it saw wrong, or nothing.
  public init(
    _ name: String, _ sentence: String, check: @escaping @Sendable (ScreenMoment) -> String?
  ) {
    self.name = name
    self.sentence = sentence
    self.check = check
  }

  /// What is wrong at a moment, in a sentence; nothing where the requirement holds.
  public func message(at moment: ScreenMoment) -> String? { check(moment) }

  /// What holds for most screens: the keyboard is followed, the focused input is in sight, and the
  /// view is restored.
  public static let all: [ScreenRequirement] = [.follows, .gap(), .restored]

  /// The machine believes of the keyboard what is true.
  public static let follows = ScreenRequirement(
    "follows", "The overlap with the view is that of the keyboard that is truly there."
  ) { moment in
    let truth = moment.keyboard.overlap
    let found = moment.snapshot.overlap
    return abs(found - truth) > 0.5 ? "an overlap of \(found) is believed, true is \(truth)" : nil
  }

  /// The focused input ends at least `points` above the keyboard; 0 unless told otherwise.
  ///
  /// Inputs that are disabled, another app's keyboard and an app that is not in front are left out.
  public static func gap(atLeast points: Double = 0) -> ScreenRequirement {
    ScreenRequirement("gap", "The focused input ends at least \(points) pt above the keyboard.") {
      moment in
      guard moment.keyboard.isActive, !moment.keyboard.isForeign, moment.keyboard.overlap > 0,
        let name = moment.keyboard.focused, moment.isEnabled(name),
        let gap = moment.snapshot.gap, gap < points - 0.5
      else { return nil }
      return "\(name) ends \(gap) pt above the keyboard, required are \(points)"
    }
  }

  /// Without a keyboard the view is where it was before: the adjustment is gone, and a scroll view
  /// that the user has not scrolled is at its offset again.
  ///
  /// A policy that leaves the offset after some dismissals says so in its restore rule; then only
  /// the displacement of the view and its inset count.
  public static let restored = ScreenRequirement(
    "restored", "Without a keyboard the view is where it was before."
  ) { moment in
    guard moment.keyboard.isActive, moment.keyboard.overlap == 0,
      moment.snapshot.state == .hidden
    else { return nil }
    let adjustment = moment.snapshot.adjustment
    if adjustment.translation != 0 || adjustment.boundsOrigin != 0 || adjustment.bottomInset != 0 {
      return "the view is still displaced: \(adjustment)"
    }
    guard moment.start.restoresAlways, let offset = moment.snapshot.offset,
      let first = moment.start.offset, abs(offset - first) > 0.5
    else { return nil }
    return "the content is at \(offset), before it was at \(first)"
  }
}

/// A screen at rest: what the machine has done, and where the keyboard truly is.
public struct ScreenMoment: Sendable {
  /// What the machine believes and has commanded.
  public let snapshot: Snapshot

  /// The device: its keyboard's true place, the input that truly has the focus.
  public let keyboard: VirtualKeyboard

  let start: Start

  /// What was before the first action.
  struct Start: Sendable {
    var offset: Double?
    var policy: AvoidancePolicy

    /// Whether every dismissal takes the offset back.
    var restoresAlways: Bool { policy.restore.reasons == .all }
  }

  /// Whether an input takes part in the avoidance.
  func isEnabled(_ name: String) -> Bool {
    keyboard.layout.inputs.first { $0.name == name }?.input.isEnabled ?? false
  }
}
