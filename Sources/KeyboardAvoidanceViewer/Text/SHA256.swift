/// The SHA-256 digest of a page's style and script, by which its policy names what may run.
///
/// As FIPS 180-4 defines it; not for secrets.
enum SHA256 {
  /// The digest of bytes, in base 64 as a content security policy takes it.
  static func base64(of text: String) -> String { encode(digest(of: Array(text.utf8))) }

  /// The digest's 32 bytes.
  static func digest(of message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += bytes(of: UInt64(message.count) * 8)
    var state = initialState
    for start in stride(from: 0, to: padded.count, by: 64) {
      compress(&state, padded[start..<start + 64])
    }
    return state.flatMap(bytes)
  }

  private static func compress(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
    let words = schedule(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let rotated = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let first = h &+ rotated &+ choice &+ constants[round] &+ words[round]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(64)
    for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      words.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for index in 16..<64 {
      let (old, new) = (words[index - 15], words[index - 2])
      let low = old.rotated(7) ^ old.rotated(18) ^ (old >> 3)
      let high = new.rotated(17) ^ new.rotated(19) ^ (new >> 10)
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    return words
  }

  private static func bytes<Word: FixedWidthInteger>(of word: Word) -> [UInt8] {
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: word >> Word($0))
    }
  }

  private static func encode(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (Array(group) + [0, 0]).prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      for place in 0..<4 {
        text.append(
          place <= group.count ? alphabet[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : "=")
      }
    }
    return text
  }

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private static let initialState = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.map { fraction(of: cubeRoot(of: Double($0))) }

  private static let primes: [Int] = Array(
    (2...311).lazy.filter { number in
      (2..<number).allSatisfy { number % $0 != 0 }
    })

  private static func fraction(of number: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: Int64((number - number.rounded(.down)) * 4_294_967_296))
  }

  private static func cubeRoot(of number: Double) -> Double {
    var root = number / 3
    for _ in 0..<64 { root -= (root * root * root - number) / (3 * root * root) }
    return root
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
