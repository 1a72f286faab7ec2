#if os(Linux) || os(iOS)

/// A number that the app sets and to which something of ours is added.
///
/// What the app sets meanwhile is told from what is ours by where it lands: a number nearer to what
/// stood there in all was changed by a step and still holds our part; one nearer to the app's own
/// was set anew, and our part is gone.
struct AddedValue: Hashable, Sendable {
  /// How a number that is not the expected one is understood.
  enum Reading: Hashable, Sendable {
    /// By where it lands.
    case nearest
    /// As `nearest`, and what would leave the app's own part negative was set anew.
    case length
    /// Always as a step, as with an offset that the user moves.
    case step
  }

  /// The app's own part.
  private(set) var base = 0.0

  /// Our part.
  private(set) var added = 0.0

  private let reading: Reading

  init(_ reading: Reading) { self.reading = reading }

  /// Both parts.
  var sum: Double { base + added }

  /// Takes over what is found; true if our part is no longer in it.
  mutating func read(_ found: Double) -> Bool {
    guard added != 0 else {
      base = found
      return false
    }
    guard abs(found - sum) > 0.001 else { return false }
    let isSetAnew =
      switch reading {
      case .step: false
      case .nearest: abs(found - base) < abs(found - sum)
      case .length: found < added || abs(found - base) < abs(found - sum)
      }
    base = isSetAnew ? found : found - added
    return isSetAnew
  }

  /// Puts another part of ours in the place of the last one.
  mutating func add(_ part: Double) { added = part }
}
#endif
