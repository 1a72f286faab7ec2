/// Reads one JSON value as the standard has it, and no more: no comma too many, no key twice in one
/// object, no number that is not finite.
///
/// Foundation's decoder lets all of these pass, and does not say at which key it stopped.
struct JSONParser {
  /// Why the text is no such value.
  struct Fault: Error, Hashable {
    /// The keys that lead to the fault, joined by dots; `nil` outside every key.
    let key: String?
    let message: String
  }

  /// Objects and lists in one another beyond this are refused.
  static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var keys: [String] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The one value in UTF-8 text, with white space around it.
  static func value(in bytes: [UInt8]) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else {
      throw parser.fault("something follows the value")
    }
    return value
  }

  private func fault(_ message: String) -> Fault {
    Fault(key: keys.isEmpty ? nil : keys.joined(separator: "."), message: message)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A {
      position += 1
    }
  }

  /// Passes a character if it comes next; whether it did.
  private mutating func pass(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { parser throws(Fault) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(Fault) in try parser.list() }
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(Fault) -> JSONValue
  ) throws(Fault) -> JSONValue {
    guard depth < Self.deepest else {
      throw fault("objects and lists stand deeper in one another than \(Self.deepest)")
    }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Fault) -> JSONValue {
    var object: [String: JSONValue] = [:]
    var spellings: Set<[Unicode.Scalar]> = []
    if pass("}") { return .object(object) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("a key in quotes is missing") }
      let key = try string()
      keys.append(key)
      guard spellings.insert(Array(key.unicodeScalars)).inserted else {
        throw fault("stands twice in one object")
      }
      guard pass(":") else { throw fault("a colon is missing after the key") }
      object[key] = try value()
      keys.removeLast()
    } while pass(",")
    guard pass("}") else { throw fault("a comma or a closing brace is missing") }
    return .object(object)
  }

  private mutating func list() throws(Fault) -> JSONValue {
    var list: [JSONValue] = []
    if pass("]") { return .array(list) }
    repeat { list.append(try value()) } while pass(",")
    guard pass("]") else { throw fault("a comma or a closing bracket is missing") }
    return .array(list)
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(Fault) -> JSONValue {
    let start = position
    while let byte = next, Self.isOfWord(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw fault("a value is missing")
    case "NaN", "Infinity", "-Infinity": throw fault("\(word) is not finite")
    default: break
    }
    guard Self.isNumber(bytes[start..<position]), let number = Double(word) else {
      throw fault("'\(word.prefix(20))' is no value that JSON has")
    }
    guard number.isFinite else { throw fault("\(word.prefix(20)) is not finite") }
    return .number(number)
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

/// Strings, with their escapes.
extension JSONParser {
  private mutating func string() throws(Fault) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escaped()).utf8)
      case 0..<0x20: throw fault("a control character stands in a string")
      default: text.append(byte)
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
    guard (0xD800..<0xDC00).contains(first), next == UInt8(ascii: "\\") else {
      throw fault("half a surrogate pair stands alone")
    }
    position += 1
    guard next == UInt8(ascii: "u") else { throw fault("half a surrogate pair stands alone") }
    position += 1
    let second = try fourDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw fault("half a surrogate pair stands alone") }
    return scalar
  }

  private mutating func fourDigits() throws(Fault) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("\\u needs four digits") }
    position += 4
    return value
  }
}
