/// Numbers and names.
extension JSONParser {
  /// A number, `true`, `false` or `null`.
  mutating func word() throws(Fault) {
    let start = position
    if let number = shortNumber(), next.map(Self.isOfWord) != true {
      add(.number, number: number)
      return
    }
    position = start
    while let byte = next, Self.isOfWord(byte) { position += 1 }
    let word = String(decoding: text.bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": add(.bool, number: 1)
    case "false": add(.bool)
    case "null": add(.null)
    case "": throw fault("a value is missing")
    case "NaN", "Infinity", "-Infinity": throw fault("\(word) is not finite")
    default: add(.number, number: try number(word, text.bytes[start..<position]))
    }
  }

  private func number(_ word: String, _ bytes: ArraySlice<UInt8>) throws(Fault) -> Double {
    guard Self.isNumber(bytes), let number = Double(word) else {
      throw fault("'\(word.prefix(20))' is no value that JSON has")
    }
    guard number.isFinite else { throw fault("\(word.prefix(20)) is not finite") }
    return number
  }

  /// Reads a number of at most 15 digits without an exponent, which is nearly every one in a trace.
  ///
  /// Its digits as a whole number and the power of ten below it are both exact, so their quotient is
  /// the nearest number, as a general reader would find it (W. Clinger, "How to Read Floating Point
  /// Numbers Accurately", 1990). Nothing where the number is longer, or none.
  private mutating func shortNumber() -> Double? {
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    var digits = 0.0
    passDigits(&digits)
    var count = position - first
    guard count > 0, count == 1 || text.bytes[first] != UInt8(ascii: "0") else { return nil }
    var divisor = 1.0
    if next == UInt8(ascii: ".") {
      position += 1
      let point = position
      passDigits(&digits)
      let decimals = position - point
      guard decimals > 0, decimals <= Self.powersOfTen.count else { return nil }
      count += decimals
      divisor = Self.powersOfTen[decimals - 1]
    }
    guard count <= 15 else { return nil }
    return isNegative ? -(digits / divisor) : digits / divisor
  }

  private static let powersOfTen = [
    1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private mutating func passDigits(_ number: inout Double) {
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      number = number * 10 + Double(byte - UInt8(ascii: "0"))
      position += 1
    }
  }

  /// Whether a word is a number as JSON writes it: `-1.5e+3`, but not `+1`, `01`, `.5` or `1.`.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    func passDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
      let digits = rest.prefix(while: isDigit)
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let leadsWithZero = rest.first == UInt8(ascii: "0")
    let whole = passDigits(&rest)
    guard whole > 0, !leadsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard passDigits(&rest) > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard passDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "+", ".": true
    default: false
    }
  }
}
