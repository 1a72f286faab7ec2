/// A line of JSON while it is written.
///
/// Foundation's encoder takes five times as long, which is most of the time that a replay takes.
struct JSONLine {
  private var bytes: [UInt8] = []

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a value; the keys of its objects stand in alphabetical order. A number that is not finite,
  /// which JSON cannot say, is written as null.
  mutating func add(_ value: JSONValue) {
    switch value {
    case .null: add("null")
    case .bool(let value): add(value ? "true" : "false")
    case .number(let number): add(number)
    case .string(let string): add(quoted: string)
    case .array(let values): add("[", values, "]") { line, value in line.add(value) }
    case .object(let object): add(members: object.map { ($0.key, $0.value) })
    }
  }

  /// Adds an object of members, whose keys then stand in alphabetical order.
  mutating func add(members: [(key: String, value: JSONValue)]) {
    add("{", members.sorted { $0.key < $1.key }, "}") { line, member in
      line.add(quoted: member.key)
      line.add(":")
      line.add(member.value)
    }
  }

  private mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func add<Element>(
    _ opening: StaticString, _ elements: [Element], _ closing: StaticString,
    each: (inout JSONLine, Element) -> Void
  ) {
    add(opening)
    var isFirst = true
    for element in elements {
      if !isFirst { add(",") }
      isFirst = false
      each(&self, element)
    }
    add(closing)
  }

  /// Adds a number in its shortest form; a whole one has no point.
  private mutating func add(_ number: Double) {
    guard number.isFinite else { return add("null") }
    // From 2^53 on the shortest form has an exponent.
    if let whole = Int(exactly: number), abs(whole) < 1 << 53, whole != 0 || number.sign == .plus {
      bytes.append(contentsOf: String(whole).utf8)
    } else {
      let text = number.description
      bytes.append(contentsOf: text.hasSuffix(".0") ? text.dropLast(2).utf8 : text[...].utf8)
    }
  }

  private mutating func add(quoted string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): add("\\\"")
      case UInt8(ascii: "\\"): add("\\\\")
      case 0x08: add("\\b")
      case 0x09: add("\\t")
      case 0x0A: add("\\n")
      case 0x0C: add("\\f")
      case 0x0D: add("\\r")
      case 0..<0x20:
        add(byte < 0x10 ? "\\u000" : "\\u00")
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
