#if os(Linux) || os(iOS)

/// Where a view's edges lie in its superview without any transform, to tell a frame that was set
/// under a lift.
///
/// A frame is the box around the transformed view. Setting one on a lifted view puts its center
/// that much lower, so that the lift is lost and what takes it back leaves the view off its place.
/// A center, or constraints, know nothing of the transform.
struct RestingPlace: Hashable, Sendable {
  private var edges: [Double]?

  /// Takes over where the edges are; returns what the center must be moved by, in points, because
  /// the frame was set under `lift`: where only that leaves an edge in its place.
  mutating func read(_ found: [Double], under lift: Double) -> Double {
    let lifted = found.map { $0 + lift }
    let isFrame = lift != 0 && change(to: lifted) < 0.5 && change(to: found) >= 0.5
    edges = isFrame ? lifted : found
    return isFrame ? lift : 0
  }

  /// How far the edge that has moved least has moved.
  private func change(to found: [Double]) -> Double {
    zip(edges ?? found, found).map { abs($0 - $1) }.min() ?? 0
  }
}
#endif
