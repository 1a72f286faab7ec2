extension AvoidancePolicy {
  /// When an animation that starts now is over, the grace included.
  func end(of animation: KeyboardAnimation, from now: MachineInstant) -> MachineInstant {
    end(of: animation.duration, from: now)
  }

  /// When an animation of `duration` seconds that starts now is over, the grace included.
  func end(of duration: Double, from now: MachineInstant) -> MachineInstant {
    now.advanced(bySeconds: duration).advanced(bySeconds: grace.isUsable ? max(0, grace) : 0)
  }
}
