/// Mixes numbers into 64 bits.
struct Fingerprint {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ number: UInt64) {
    let product = (value ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  mutating func add(_ number: Int64) { add(UInt64(bitPattern: number)) }

  mutating func add(_ number: Int) { add(UInt64(truncatingIfNeeded: number)) }

  /// Adds a length; both zeros are one.
  mutating func add(_ number: Double) { add(number == 0 ? 0 : number.bitPattern) }

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
