/// A small random number generator whose output depends on its seed and nothing else.
///
/// The sequence is the same on every platform and in every build. It is not for secrets.
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal sequences.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in `0..<count`, or 0 where `count` is less than two.
  ///
  /// The standard library does not promise how `Int.random(in:using:)` uses its generator, so a
  /// recorded seed could change its meaning with a toolchain. This mapping is fixed; its bias is
  /// below `count / 2^64`.
  public mutating func index(below count: Int) -> Int {
    guard count > 1 else { return 0 }
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// A number from 0 up to but not including 1, by the same fixed mapping everywhere.
  public mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The elements in another order, by the same fixed mapping everywhere.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for last in elements.indices.dropFirst().reversed() {
      elements.swapAt(last, index(below: last + 1))
    }
    return elements
  }
}
