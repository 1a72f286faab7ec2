/// How a view avoids the keyboard: a value that can be taken apart and changed.
///
/// Start from a preset and change what differs:
///
///     var policy = AvoidancePolicy.standard
///     policy.placement = .center
public struct AvoidancePolicy: Codable, Hashable, Sendable {
  /// What is moved.
  public var mover: Mover

  /// The room that is kept between the input and the keyboard, in points.
  public var gap: Double

  /// When an input is moved at all; the `inset` mover reveals it in any case.
  public var engagement: Engagement

  /// Where an engaged input is put; the `inset` mover always scrolls as little as it can.
  public var placement: Placement

  /// Which end of scrolled content stays in place; for the movers that scroll.
  public var anchor: ContentAnchor

  /// What a lift does while the user drags the keyboard; for the movers that lift.
  public var drag: DragResponse

  /// What is kept clear of the keyboard; `view` is for the movers that lift.
  public var target: AvoidanceTarget

  /// What is taken back when the keyboard leaves.
  public var restore: RestoreRule

  /// Whether a tap outside every input asks the host to resign the first responder.
  public var dismissesOnOutsideTap: Bool

  /// How long after its animation a transition is taken for ended, in seconds, when no
  /// notification says so.
  public var grace: Double

  /// A policy; what is not named is as in `standard`.
  ///
  /// Without a restore rule it is `RestoreRule.standard(for:)`: the movers that lift undo after
  /// every dismissal, the others after every one but a drag.
  public init(
    mover: Mover = .scroll, gap: Double = 8, engagement: Engagement = .whenWithinGap,
    placement: Placement = .bottom, anchor: ContentAnchor = .top, drag: DragResponse = .hold,
    target: AvoidanceTarget = .input, restore: RestoreRule? = nil,
    dismissesOnOutsideTap: Bool = false, grace: Double = 0.1
  ) {
    self.mover = mover
    self.gap = gap
    self.engagement = engagement
    self.placement = placement
    self.anchor = anchor
    self.drag = drag
    self.target = target
    self.restore = restore ?? .standard(for: mover)
    self.dismissesOnOutsideTap = dismissesOnOutsideTap
    self.grace = grace
  }
}
