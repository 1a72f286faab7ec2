/// Strings, with their escapes.
extension JSONParser {
  /// Reads a string; one of ASCII without escapes stays where it is.
  mutating func string(isKey: Bool = false) throws(Fault) {
    let start = position + 1
    position = start
    while let byte = next, byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") {
      position += 1
      if byte == UInt8(ascii: "\"") {
        add(.plain, start: start, end: position - 1)
        return
      }
    }
    // A key that is at fault is not one of those that lead to the fault.
    let key = isKey ? keys.popLast() : nil
    let string = String(decoding: try unescaped(from: start), as: UTF8.self)
    if let key { keys.append(key) }
    add(.string, start: text.strings.count)
    text.strings.append(string)
  }

  /// The rest of a string whose first bytes are plain.
  private mutating func unescaped(from start: Int) throws(Fault) -> [UInt8] {
    var string = Array(text.bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return string
      case UInt8(ascii: "\\"): string.append(contentsOf: String(try escaped()).utf8)
      case 0..<0x20: throw fault("a control character stands in a string")
      default: string.append(byte)
      }
    }
    throw fault("a string has no end")
  }

  private mutating func escaped() throws(Fault) -> Character {
    guard let byte = next else { throw fault("a string has no end") }
    position += 1
    switch Unicode.Scalar(byte) {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return Character(try escapedScalar())
    default: throw fault("\\\(Unicode.Scalar(byte)) is no escape that JSON has")
    }
  }

  /// What follows `\u`: four digits, or twice four for what lies beyond them.
  private mutating func escapedScalar() throws(Fault) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard next == UInt8(ascii: "\\") else { throw fault("half a surrogate pair stands alone") }
    position += 1
    guard next == UInt8(ascii: "u") else { throw fault("half a surrogate pair stands alone") }
    position += 1
    let second = try fourDigits()
    // Where the first half is a second one, the sum is no scalar either.
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw fault("half a surrogate pair stands alone") }
    return scalar
  }

  private mutating func fourDigits() throws(Fault) -> UInt32 {
    let digits = text.bytes[position...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard text.count == 4, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16)
    else { throw fault("\\u needs four digits") }
    position += 4
    return value
  }
}
