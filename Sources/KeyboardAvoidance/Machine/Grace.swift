/// How long after its animation a transition is taken for ended: the policy's grace, in nanoseconds.
struct Grace: Hashable, Sendable {
  private let nanoseconds: Int64

  /// The grace of a policy; none where it is no usable length of time.
  init(_ policy: AvoidancePolicy) {
    nanoseconds =
      policy.grace.isUsable ? MachineInstant.nanoseconds(in: max(0, policy.grace)) : 0
  }

  /// When an animation that starts now is over, the grace included.
  func end(of animation: KeyboardAnimation, from now: MachineInstant) -> MachineInstant {
    let duration = MachineInstant.nanoseconds(in: animation.duration)
    return now.advanced(by: duration).advanced(by: nanoseconds)
  }
}
