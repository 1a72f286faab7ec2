/// Mixes numbers into 64 bits.
struct Fingerprint {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Adds two numbers at once, which takes no longer than one.
  mutating func add(_ one: UInt64, _ other: UInt64) {
    let product = (value ^ one).multipliedFullWidth(by: other ^ 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  mutating func add(_ one: Int64, _ other: Int64) {
    add(UInt64(bitPattern: one), UInt64(bitPattern: other))
  }

  /// Adds two lengths; both zeros are one.
  mutating func add(_ one: Double, _ other: Double) {
    add(one == 0 ? 0 : one.bitPattern, other == 0 ? 0 : other.bitPattern)
  }

  static func digits(_ state: KeyboardState) -> Int {
    switch state {
    case .hidden: 0
    case .showing: 1
    case .shown: 2
    case .changingFrame: 3
    case .hiding: 4
    }
  }

  static func digits(_ memory: Keyboard.Memory) -> Int {
    switch memory {
    case .docked: 0
    case .floating: 1
    case .gone: 2
    }
  }
}
