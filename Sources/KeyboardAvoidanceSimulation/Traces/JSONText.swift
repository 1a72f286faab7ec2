/// What a line of JSON holds, laid out flat: each value is a node, and those inside it follow it.
///
/// A million lines are read into the same memory: a text that nobody holds any more is filled anew
/// without an allocation, which a tree of values would need for each list and each object.
struct JSONText {
  /// A value, or a member's key: in an object keys and values take turns.
  struct Node {
    /// What the node is.
    var kind: Kind

    /// The number; 1 for `true`.
    var number: Double

    /// Where a plain string begins in the line, or the place of another one in `strings`.
    var start: Int

    /// Where a plain string ends in the line.
    var end: Int

    /// How many values a list has, and how many members an object.
    var count: Int

    /// The place of the node after this one and all inside it.
    var next: Int
  }

  /// What a node is.
  enum Kind: UInt8 {
    case null, bool, number, array, object
    /// A string of ASCII without escapes, which stands in the line as it is.
    case plain
    /// Another string, kept apart.
    case string
  }

  /// The line.
  var bytes: [UInt8] = []

  /// Every value, the outermost first.
  var nodes: [Node] = []

  /// The strings that do not stand in the line as they are.
  var strings: [String] = []

  /// The string that a node holds; empty for another node.
  func string(at place: Int) -> String {
    let node = nodes[place]
    switch node.kind {
    case .plain: return String(decoding: bytes[node.start..<node.end], as: UTF8.self)
    case .string: return strings[node.start]
    case .null, .bool, .number, .array, .object: return ""
    }
  }

  /// Whether a node is this string.
  func isString(_ text: String, at place: Int) -> Bool {
    let node = nodes[place]
    guard node.kind == .plain else { return node.kind == .string && strings[node.start] == text }
    let utf8 = text.utf8
    guard utf8.count == node.end - node.start else { return false }
    var position = node.start
    for byte in utf8 {
      guard byte == bytes[position] else { return false }
      position += 1
    }
    return true
  }

  /// Whether two nodes are the same string, as strings are compared.
  func isSameString(_ place: Int, _ other: Int) -> Bool {
    let (one, two) = (nodes[place], nodes[other])
    guard one.kind == .plain, two.kind == .plain else {
      return string(at: place) == string(at: other)
    }
    return bytes[one.start..<one.end] == bytes[two.start..<two.end]
  }

  /// The value at a place as a tree.
  func value(at place: Int) -> JSONValue {
    let node = nodes[place]
    switch node.kind {
    case .null: return .null
    case .bool: return .bool(node.number != 0)
    case .number: return .number(node.number)
    case .plain, .string: return .string(string(at: place))
    case .array: return .array(elements(of: place).map { value(at: $0) })
    case .object:
      let members = members(of: place).map { (string(at: $0), value(at: $0 + 1)) }
      return .object(Dictionary(members) { first, _ in first })
    }
  }

  /// What a node is, for a message.
  func kind(at place: Int) -> String {
    switch nodes[place].kind {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .plain, .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The places of a list's values.
  func elements(of place: Int) -> some Sequence<Int> {
    sequence(first: place + 1) { nodes[$0].next }.prefix(nodes[place].count)
  }

  /// The places of an object's keys; a key's value is the node after it.
  func members(of place: Int) -> some Sequence<Int> { members(of: place, nodes[place].count) }

  /// The places of an object's first keys.
  func members(of place: Int, _ count: Int) -> some Sequence<Int> {
    sequence(first: place + 1) { nodes[$0 + 1].next }.prefix(count)
  }

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    strings.removeAll(keepingCapacity: true)
  }
}
