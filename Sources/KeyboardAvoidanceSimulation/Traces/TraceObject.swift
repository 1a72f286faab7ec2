/// One JSON object of a trace, read strictly: each key is asked for, and none may be left over.
struct TraceObject {
  let line: Int
  private let path: String
  let text: JSONText
  let node: Int

  /// Which of the object's members have been taken; those beyond the 64th are in `takenBeyond`.
  private var taken: UInt64 = 0
  private var takenBeyond: Set<Int> = []
  private var known: [String] = []

  /// The first key that must be there and is not.
  private var missing: String?

  /// The object at a place in a line.
  init(line: Int, path: String = "", _ text: JSONText, at place: Int = 0) {
    self.line = line
    self.path = path
    self.text = text
    self.node = place
    known.reserveCapacity(12)
  }

  /// An error at a key of this object.
  func error(_ key: String?, _ message: String) -> TraceError {
    TraceError(line: line, key: key.map(full), message)
  }

  func full(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The value of a key, taken out; nothing if the key is not there.
  mutating func take(_ key: String) -> JSONValue? {
    takeNode(key).map { text.value(at: $0) }
  }

  /// The place of a key's value, taken out; nothing if the key is not there.
  mutating func takeNode(_ key: String) -> Int? {
    known.append(key)
    guard let (member, value) = find(key) else { return nil }
    markTaken(member)
    return value
  }

  private mutating func markTaken(_ member: Int) {
    if member < 64 { taken |= 1 << UInt64(member) } else { takenBeyond.insert(member) }
  }

  /// The number of a key's member and the place of its value.
  private func find(_ key: String) -> (member: Int, value: Int)? {
    var name = node + 1
    for member in 0..<text.nodes[node].count {
      if text.isString(key, at: name) { return (member, name + 1) }
      name = text.nodes[name + 1].next
    }
    return nil
  }

  private func isTaken(_ member: Int) -> Bool {
    member < 64 ? taken & (1 << UInt64(member)) != 0 : takenBeyond.contains(member)
  }

  /// Whether a key is there.
  func has(_ key: String) -> Bool { find(key) != nil }

  /// The keys that nobody has taken, in alphabetical order.
  var keys: [String] {
    text.members(of: node).enumerated().filter { !isTaken($0.offset) }
      .map { text.string(at: $0.element) }.sorted()
  }

  /// Whether every key has been taken.
  var isEmpty: Bool { taken.nonzeroBitCount + takenBeyond.count == text.nodes[node].count }

  /// Takes a key whose value is null; whether it was.
  mutating func takeNull(_ key: String) -> Bool {
    guard let (_, value) = find(key), text.nodes[value].kind == .null else { return false }
    return takeNode(key) != nil
  }

  /// Takes a key whose value is a string; whether it was.
  mutating func takeString(_ key: String, _ string: String) -> Bool {
    guard let (_, value) = find(key), text.isString(string, at: value) else { return false }
    return takeNode(key) != nil
  }

  /// The value of a key that must be there; without it a placeholder, and `finish()` fails.
  mutating func required<Value>(_ value: Value?, _ key: String, or placeholder: Value) -> Value {
    if value == nil, missing == nil { missing = key }
    return value ?? placeholder
  }

  /// Fails on the first key that nobody asked for, else on one that is missing: who mistypes a key
  /// does both, and the unknown one shows where.
  func finish() throws(TraceError) {
    if !isEmpty, let key = keys.first {
      throw error(key, "unknown key; accepted are \(known.sorted().joined(separator: ", "))")
    }
    if let missing { throw error(missing, "is missing") }
  }

  /// Every key with the object that is its value, in alphabetical order.
  func objects() throws(TraceError) -> [(name: String, object: TraceObject)] {
    var objects: [(name: String, object: TraceObject)] = []
    for key in text.members(of: node) {
      let name = text.string(at: key)
      objects.append((name, try object(at: key + 1, name)))
    }
    return objects.sorted { $0.name < $1.name }
  }

  /// The object at a place, the value of a key.
  func object(at value: Int, _ key: String) throws(TraceError) -> TraceObject {
    guard text.nodes[value].kind == .object else {
      throw error(key, "must be an object, not \(text.kind(at: value))")
    }
    return TraceObject(line: line, path: full(key), text, at: value)
  }
}
