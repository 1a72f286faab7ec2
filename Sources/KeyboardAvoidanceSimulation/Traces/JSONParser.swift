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

  /// Objects with more members than this are searched for a repeated key by a set.
  private static let fewMembers = 16

  /// What has been read so far.
  var text = JSONText()
  var position = 0
  private var depth = 0

  /// The places of the keys that lead to where the parser is.
  var keys: [Int] = []

  init() {}

  /// Reads the one value in a line of UTF-8 text, with white space around it.
  ///
  /// A text that was read before and is not held any more gives its memory to the next.
  mutating func read(_ line: some Collection<UInt8>) throws(Fault) -> JSONText {
    text.removeAll()
    text.bytes.append(contentsOf: line)
    position = 0
    depth = 0
    keys.removeAll(keepingCapacity: true)
    try value()
    skipSpace()
    guard position == text.bytes.count else { throw fault("something follows the value") }
    return text
  }

  func fault(_ message: String) -> Fault {
    let names = keys.map { text.string(at: $0) }
    return Fault(key: names.isEmpty ? nil : names.joined(separator: "."), message: message)
  }

  var next: UInt8? { position < text.bytes.count ? text.bytes[position] : nil }

  /// Whether the text is read to its end.
  var isAtEnd: Bool {
    text.bytes[position...].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

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

  /// Adds a node and returns its place.
  @discardableResult
  mutating func add(
    _ kind: JSONText.Kind, number: Double = 0, start: Int = 0, end: Int = 0
  ) -> Int {
    let place = text.nodes.count
    text.nodes.append(
      JSONText.Node(
        kind: kind, number: number, start: start, end: end, count: 0, next: place + 1))
    return place
  }

  private mutating func value() throws(Fault) {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try list()
    case UInt8(ascii: "\""): try string()
    default: try word()
    }
  }

  /// Goes into a list or an object; its node's place.
  private mutating func descend(_ kind: JSONText.Kind) throws(Fault) -> Int {
    guard depth < Self.deepest else {
      throw fault("objects and lists stand deeper in one another than \(Self.deepest)")
    }
    depth += 1
    position += 1
    return add(kind)
  }

  /// Leaves a list or an object again.
  private mutating func ascend(from place: Int, count: Int) {
    depth -= 1
    text.nodes[place].count = count
    text.nodes[place].next = text.nodes.count
  }

  private mutating func object() throws(Fault) {
    let place = try descend(.object)
    var count = 0
    var known: Set<String> = []
    if pass("}") { return ascend(from: place, count: 0) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("a key in quotes is missing") }
      keys.append(text.nodes.count)
      try string(isKey: true)
      guard !isRepeated(in: place, count, &known) else { throw fault("stands twice in one object") }
      guard pass(":") else { throw fault("a colon is missing after the key") }
      try value()
      keys.removeLast()
      count += 1
    } while pass(",")
    guard pass("}") else { throw fault("a comma or a closing brace is missing") }
    ascend(from: place, count: count)
  }

  /// Whether the key that was read last stands among the `count` members before it.
  ///
  /// A few are compared with one another; beyond that a set keeps the work in proportion.
  private func isRepeated(in place: Int, _ count: Int, _ known: inout Set<String>) -> Bool {
    let key = text.nodes.count - 1
    guard count < Self.fewMembers else {
      if known.isEmpty { known = Set(text.members(of: place, count).map { text.string(at: $0) }) }
      return !known.insert(text.string(at: key)).inserted
    }
    var other = place + 1
    for _ in 0..<count {
      if text.isSameString(other, key) { return true }
      other = text.nodes[other + 1].next
    }
    return false
  }

  private mutating func list() throws(Fault) {
    let place = try descend(.array)
    var count = 0
    if pass("]") { return ascend(from: place, count: 0) }
    repeat {
      try value()
      count += 1
    } while pass(",")
    guard pass("]") else { throw fault("a comma or a closing bracket is missing") }
    ascend(from: place, count: count)
  }
}
