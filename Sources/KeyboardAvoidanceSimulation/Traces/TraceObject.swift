internal import Foundation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// One JSON object of a trace, read strictly: each key is asked for, and none may be left over.
struct TraceObject {
  let line: Int
  private let path: String
  private var values: [String: JSONValue]
  private var known: [String] = []

  init(line: Int, path: String = "", _ values: [String: JSONValue]) {
    self.line = line
    self.path = path
    self.values = values
  }

  /// An error at a key of this object.
  func error(_ key: String?, _ message: String) -> TraceError {
    TraceError(line: line, key: key.map(full), message)
  }

  private func full(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The value of a key, taken out; nothing if the key is not there.
  mutating func take(_ key: String) -> JSONValue? {
    known.append(key)
    return values.removeValue(forKey: key)
  }

  /// Whether a key is there.
  func has(_ key: String) -> Bool { values[key] != nil }

  /// The keys that nobody has taken, in alphabetical order.
  var keys: [String] { values.keys.sorted() }

  /// Whether every key has been taken.
  var isEmpty: Bool { values.isEmpty }

  /// Takes a key whose value is null; whether it was.
  mutating func takeNull(_ key: String) -> Bool {
    guard values[key] == .null else { return false }
    _ = take(key)
    return true
  }

  /// Takes a key whose value is a string; whether it was.
  mutating func takeString(_ key: String, _ string: String) -> Bool {
    guard values[key] == .string(string) else { return false }
    _ = take(key)
    return true
  }

  /// Fails on the first key that nobody asked for.
  func finish() throws(TraceError) {
    guard let key = keys.first else { return }
    throw error(key, "unknown key; accepted are \(known.sorted().joined(separator: ", "))")
  }

  mutating func number(_ key: String) throws(TraceError) -> Double? {
    guard let value = take(key) else { return nil }
    return try number(value, key)
  }

  mutating func integer(_ key: String) throws(TraceError) -> Int? {
    guard let number = try number(key) else { return nil }
    guard let integer = Int(exactly: number) else { throw error(key, "must be a whole number") }
    return integer
  }

  mutating func bool(_ key: String) throws(TraceError) -> Bool? {
    guard let value = take(key) else { return nil }
    guard case .bool(let bool) = value else {
      throw error(key, "must be true or false, not \(value.kind)")
    }
    return bool
  }

  mutating func string(_ key: String) throws(TraceError) -> String? {
    guard let value = take(key) else { return nil }
    guard case .string(let string) = value else {
      throw error(key, "must be a string, not \(value.kind)")
    }
    return string
  }

  mutating func object(_ key: String) throws(TraceError) -> TraceObject? {
    guard let value = take(key) else { return nil }
    guard case .object(let object) = value else {
      throw error(key, "must be an object, not \(value.kind)")
    }
    return TraceObject(line: line, path: full(key), object)
  }

  /// A list of objects, innermost scroll view first.
  mutating func objects(_ key: String) throws(TraceError) -> [TraceObject]? {
    guard let value = take(key) else { return nil }
    guard case .array(let values) = value, !values.isEmpty else {
      throw error(key, "must be a list of objects that is not empty")
    }
    var objects: [TraceObject] = []
    for (index, value) in values.enumerated() {
      guard case .object(let object) = value else {
        throw error(key, "must be a list of objects, with no \(value.kind) in it")
      }
      objects.append(TraceObject(line: line, path: "\(full(key))[\(index)]", object))
    }
    return objects
  }

  /// A name out of a closed list.
  mutating func name<Name>(_ key: String, of type: Name.Type) throws(TraceError) -> Name?
  where Name: RawRepresentable & CaseIterable, Name.RawValue == String {
    guard let string = try string(key) else { return nil }
    return try name(string, key, of: type)
  }

  /// A list of names out of a closed list.
  mutating func names<Name>(_ key: String, of type: Name.Type) throws(TraceError) -> [Name]?
  where Name: RawRepresentable & CaseIterable, Name.RawValue == String {
    guard let value = take(key) else { return nil }
    guard case .array(let values) = value else {
      throw error(key, "must be a list of names, not \(value.kind)")
    }
    var names: [Name] = []
    for value in values {
      guard case .string(let string) = value else {
        throw error(key, "must be a list of names, with no \(value.kind) in it")
      }
      names.append(try name(string, key, of: type))
    }
    return names
  }

  /// A list of so many finite numbers.
  mutating func numbers(_ key: String, _ count: Int) throws(TraceError) -> [Double]? {
    guard let value = take(key) else { return nil }
    return try numbers(value, key, count)
  }

  /// A list of finite numbers.
  mutating func numbers(_ key: String) throws(TraceError) -> [Double]? {
    guard let value = take(key) else { return nil }
    guard case .array(let values) = value else {
      throw error(key, "must be a list of numbers, not \(value.kind)")
    }
    return try numbers(value, key, values.count)
  }

  /// A frame, or none where the key is null; nothing if the key is not there.
  mutating func frame(_ key: String) throws(TraceError) -> CGRect?? {
    guard let value = take(key) else { return nil }
    if value == .null { return .some(nil) }
    let n = try numbers(value, key, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// A frame that must not be null; nothing if the key is not there.
  mutating func place(_ key: String) throws(TraceError) -> CGRect? {
    guard let frame = try frame(key) else { return nil }
    guard let frame else { throw error(key, "must be [x, y, width, height], not null") }
    return frame
  }

  /// The value, or an error that says that the key is missing.
  func required<Value>(_ value: Value?, _ key: String) throws(TraceError) -> Value {
    guard let value else { throw error(key, "is missing") }
    return value
  }

  private func numbers(
    _ value: JSONValue, _ key: String, _ count: Int
  ) throws(TraceError) -> [Double] {
    guard case .array(let values) = value, values.count == count else {
      throw error(key, "must be a list of \(count) numbers")
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try number(value, key)) }
    return numbers
  }

  private func number(_ value: JSONValue, _ key: String) throws(TraceError) -> Double {
    guard case .number(let number) = value else {
      throw error(key, "must be a number, not \(value.kind)")
    }
    guard number.isFinite else { throw error(key, "must be finite") }
    return number
  }

  private func name<Name>(
    _ string: String, _ key: String, of type: Name.Type
  ) throws(TraceError) -> Name
  where Name: RawRepresentable & CaseIterable, Name.RawValue == String {
    guard let name = Name(rawValue: string) else {
      let accepted = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(key, "'\(string)' is not accepted; accepted are \(accepted)")
    }
    return name
  }
}
