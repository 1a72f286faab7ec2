extension AvoidancePolicy {
  /// When an animation that starts now is over, the grace included.
  func end(of animation: KeyboardAnimation, from now: MachineInstant) -> MachineInstant {
    now.advanced(bySeconds: animation.duration).advanced(
      bySeconds: grace.isUsable ? max(0, grace) : 0)
  }
}
