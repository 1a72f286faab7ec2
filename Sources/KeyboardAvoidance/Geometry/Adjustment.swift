/// How far the view is displaced from rest, as an absolute value and never as a step.
///
/// All lengths are points. Applying the same adjustment twice is applying it once.
public struct Adjustment: Codable, Hashable, Sendable {
  /// The vertical translation of the view: negative moves it up.
  public var translation: Double

  /// The vertical origin of the view's bounds: positive moves its content up.
  public var boundsOrigin: Double

  /// What is added to the bottom content inset that the view has at rest.
  public var bottomInset: Double

  /// What this episode added to the content offset so far; zero once it is over.
  public var addedContentOffset: Double

  /// An adjustment; what is not named is at rest.
  public init(
    translation: Double = 0, boundsOrigin: Double = 0, bottomInset: Double = 0,
    addedContentOffset: Double = 0
  ) {
    self.translation = translation
    self.boundsOrigin = boundsOrigin
    self.bottomInset = bottomInset
    self.addedContentOffset = addedContentOffset
  }

  /// Rest: nothing is displaced.
  public static let identity = Adjustment()

  /// How far the content is moved up, whatever moves it, in points.
  public var lift: Double { boundsOrigin - translation + addedContentOffset }

  /// Whether commanding `plan` would be seen while this is in force.
  ///
  /// Towards rest every remainder counts; elsewhere only what reaches the tolerance.
  func differs(from plan: Adjustment) -> Bool {
    Self.differs(translation, plan.translation) || Self.differs(boundsOrigin, plan.boundsOrigin)
      || Self.differs(bottomInset, plan.bottomInset)
  }

  private static func differs(_ inForce: Double, _ planned: Double) -> Bool {
    planned == 0 ? inForce != 0 : abs(planned - inForce) >= Tolerance.points
  }
}
