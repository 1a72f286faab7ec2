public import KeyboardAvoidance

/// What a diagram shows.
public struct DiagramContent: Hashable, Sendable {
  /// What the picture is about, in a line.
  public var title: String

  /// Whether each trigger's actions stand below it.
  public var showsActions: Bool

  /// The state around which the chart is drawn; `nil` = the whole machine.
  public var state: KeyboardState?

  /// How often each transition was taken: what was taken is lit, the rest is pale.
  public var counts: TransitionCounts?

  /// The whole machine, unless it says otherwise.
  public init(
    title: String = "The keyboard machine", showsActions: Bool = false,
    state: KeyboardState? = nil, counts: TransitionCounts? = nil
  ) {
    self.title = title
    self.showsActions = showsActions
    self.state = state
    self.counts = counts
  }

  /// The chart that is drawn.
  public var chart: Statechart { state.map { Statechart().around($0) } ?? Statechart() }

  /// Whether a trigger was taken; `nil` where nothing is counted.
  func isLit(_ part: StatechartPart, _ trigger: Trigger) -> Bool? {
    counts.map { $0.count(from: part, on: trigger) > 0 }
  }

  /// Whether an arrow was taken; `nil` where nothing is counted.
  func isLit(_ arrow: Statechart.Arrow) -> Bool? { counts.map { $0.count(of: arrow) > 0 } }

  /// Whether the machine was in a state; `nil` where nothing is counted.
  func isLit(_ state: KeyboardState) -> Bool? { counts.map { $0.contains(state) } }

  /// `dock ×2`: a trigger with how often it was taken, where that is counted and above 0.
  func label(_ part: StatechartPart, _ trigger: Trigger) -> String {
    let count = counts?.count(from: part, on: trigger) ?? 0
    return count > 0 ? "\(trigger.rawValue) ×\(count)" : trigger.rawValue
  }

  /// The lines of a cause: the trigger, and its actions below where they are shown.
  func lines(_ part: StatechartPart, _ cause: Statechart.Cause) -> [String] {
    let name = label(part, cause.trigger)
    guard showsActions, !cause.actions.isEmpty else { return [name] }
    return [name, cause.actions.names.joined(separator: ", ")]
  }
}
