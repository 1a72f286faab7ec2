#if os(Linux) || os(iOS)

/// A number that the app sets and to which something of ours is added.
///
/// What is found may be the app's own number, set anew, or a step from the sum. The two are told
/// apart by what the app's own part would be in either case: one that it is or has been before, or
/// none at all, else the one that is nearer to what stood there.
struct AddedValue: Hashable, Sendable {
  /// How a number that is not the expected one is understood.
  enum Reading: Hashable, Sendable {
    /// By where it lands.
    case nearest
    /// Always as a step, as with an offset that the user moves.
    case step
  }

  /// The app's own part.
  private(set) var base = 0.0

  /// Our part.
  private(set) var added = 0.0

  /// What the app's own part has been, the latest last.
  private var known: [Double] = [0]

  private let reading: Reading

  private static let tolerance = 0.001
  private static let mostKnown = 8

  init(_ reading: Reading) { self.reading = reading }

  /// Both parts.
  var sum: Double { base + added }

  /// Takes over what is found; true if our part is no longer in it.
  ///
  /// - Parameter least: The least that the app's own part can be: what would leave it less was set
  ///   anew.
  mutating func read(_ found: Double, atLeast least: Double = -.infinity) -> Bool {
    guard added != 0 else {
      setBase(found)
      return false
    }
    guard abs(found - sum) > Self.tolerance else { return false }
    let isSetAnew = isSetAnew(found, atLeast: least)
    setBase(isSetAnew ? found : found - added)
    return isSetAnew
  }

  /// Puts another part of ours in the place of the last one.
  mutating func add(_ part: Double) { added = part }

  private func isSetAnew(_ found: Double, atLeast least: Double) -> Bool {
    guard reading != .step else { return false }
    if abs(found - base) <= Self.tolerance { return true }
    let (isKnownAnew, isKnownStep) = (isKnown(found), isKnown(found - added))
    if isKnownAnew != isKnownStep { return isKnownAnew }
    if found - added < min(least, base) - Self.tolerance { return true }
    return abs(found - base) < abs(found - sum)
  }

  private func isKnown(_ own: Double) -> Bool {
    known.contains { abs($0 - own) <= Self.tolerance }
  }

  private mutating func setBase(_ own: Double) {
    base = own
    known.removeAll { $0 != 0 && abs($0 - own) <= Self.tolerance }
    if abs(own) > Self.tolerance { known.append(own) }
    if known.count > Self.mostKnown { known.remove(at: 1) }
  }
}
#endif
