/// Collects what all devices that are made in a scope complain of, for a test's trait that looks at
/// every test.
///
/// ```swift
/// let witness = DoubleWitness()
/// await DoubleWitness.$present.withValue(witness) { … }
/// #expect(witness.complaints.isEmpty)
/// ```
@MainActor public final class DoubleWitness {
  /// What was complained of, in order.
  public private(set) var complaints: [DoubleComplaint] = []

  /// A witness of nothing yet.
  public init() {}

  /// The witness of the devices that are made here and now.
  @TaskLocal public static var present: DoubleWitness?

  func note(_ complaint: DoubleComplaint) { complaints.append(complaint) }
}
