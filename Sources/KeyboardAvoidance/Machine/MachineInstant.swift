/// A moment on the machine's time line, in whole nanoseconds since an origin of the host's choice.
public struct MachineInstant: Comparable, Hashable, Sendable {
  /// Nanoseconds since the origin.
  public var nanoseconds: Int64

  /// The moment that many nanoseconds after the origin.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The moment that many seconds after the origin, to the nearest nanosecond.
  ///
  /// What no clock can show (undefined, or beyond a century) is taken for the nearest that it can.
  public init(seconds: Double) { self.init(nanoseconds: Self.nanoseconds(in: seconds)) }

  /// The moment that much after the origin, to the nanosecond.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let whole = min(max(seconds, -Self.century), Self.century)
    self.init(nanoseconds: whole * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The origin.
  public static let origin = MachineInstant(nanoseconds: 0)

  /// Seconds since the origin.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The moment so many nanoseconds later, or the last one that there is.
  func advanced(by nanoseconds: Int64) -> MachineInstant {
    let (sum, overflows) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    return MachineInstant(nanoseconds: overflows ? .max : sum)
  }

  /// Whether this comes before `other`.
  public static func < (lhs: MachineInstant, rhs: MachineInstant) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }

  private static let century: Int64 = 3_155_760_000

  /// Seconds in nanoseconds, to the nearest one; what no clock can show is taken for the nearest
  /// that it can.
  static func nanoseconds(in seconds: Double) -> Int64 {
    guard !seconds.isNaN else { return 0 }
    let limit = Double(century)
    // As `rounded()` does it, which is a call into the C library.
    let exact = min(max(seconds, -limit), limit) * 1e9
    let whole = Int64(exact)
    let rest = exact - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
