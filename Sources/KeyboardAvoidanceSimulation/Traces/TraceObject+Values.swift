#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What the values of an object's keys are read as; each is taken out.
extension TraceObject {
  mutating func number(_ key: String) throws(TraceError) -> Double? {
    guard let value = takeNode(key) else { return nil }
    return try number(at: value, key)
  }

  mutating func integer(_ key: String) throws(TraceError) -> Int? {
    guard let number = try number(key) else { return nil }
    guard let integer = Int(exactly: number) else { throw error(key, "must be a whole number") }
    return integer
  }

  mutating func bool(_ key: String) throws(TraceError) -> Bool? {
    guard let value = takeNode(key) else { return nil }
    guard text.nodes[value].kind == .bool else {
      throw error(key, "must be true or false, not \(text.kind(at: value))")
    }
    return text.nodes[value].number != 0
  }

  mutating func string(_ key: String) throws(TraceError) -> String? {
    guard let value = takeNode(key) else { return nil }
    guard [.plain, .string].contains(text.nodes[value].kind) else {
      throw error(key, "must be a string, not \(text.kind(at: value))")
    }
    return text.string(at: value)
  }

  mutating func object(_ key: String) throws(TraceError) -> TraceObject? {
    guard let value = takeNode(key) else { return nil }
    return try object(at: value, key)
  }

  /// A list of objects, innermost scroll view first.
  mutating func objects(_ key: String) throws(TraceError) -> [TraceObject]? {
    guard let value = takeNode(key) else { return nil }
    guard text.nodes[value].kind == .array, text.nodes[value].count > 0 else {
      throw error(key, "must be a list of objects that is not empty")
    }
    var objects: [TraceObject] = []
    for element in text.elements(of: value) {
      guard text.nodes[element].kind == .object else {
        throw error(key, "must be a list of objects; \(text.kind(at: element)) stands in it")
      }
      let path = "\(full(key))[\(objects.count)]"
      objects.append(TraceObject(line: line, path: path, text, at: element))
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
    guard let value = takeNode(key) else { return nil }
    guard text.nodes[value].kind == .array else {
      throw error(key, "must be a list of names, not \(text.kind(at: value))")
    }
    var names: [Name] = []
    for element in text.elements(of: value) {
      guard [.plain, .string].contains(text.nodes[element].kind) else {
        throw error(key, "must be a list of names; \(text.kind(at: element)) stands in it")
      }
      names.append(try name(text.string(at: element), key, of: type))
    }
    return names
  }

  /// A list of so many numbers.
  mutating func numbers(_ key: String, _ count: Int) throws(TraceError) -> [Double]? {
    guard let value = takeNode(key) else { return nil }
    try checkCount(count, at: value, key)
    return try numbers(at: value, key)
  }

  /// A list of numbers.
  mutating func numbers(_ key: String) throws(TraceError) -> [Double]? {
    guard let value = takeNode(key) else { return nil }
    guard text.nodes[value].kind == .array else {
      throw error(key, "must be a list of numbers, not \(text.kind(at: value))")
    }
    return try numbers(at: value, key)
  }

  /// A frame, or none where the key is null; nothing if the key is not there.
  mutating func frame(_ key: String) throws(TraceError) -> CGRect?? {
    guard let value = takeNode(key) else { return nil }
    if text.nodes[value].kind == .null { return .some(nil) }
    try checkCount(4, at: value, key)
    let x = try number(at: value + 1, key)
    let y = try number(at: value + 2, key)
    let width = try number(at: value + 3, key)
    let height = try number(at: value + 4, key)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// A frame that must not be null; nothing if the key is not there.
  mutating func place(_ key: String) throws(TraceError) -> CGRect? {
    guard let frame = try frame(key) else { return nil }
    guard let frame else { throw error(key, "must be [x, y, width, height], not null") }
    return frame
  }

  /// The value of a key that is there, or an error that says that it is missing.
  func required<Value>(_ value: Value?, _ key: String) throws(TraceError) -> Value {
    guard let value else { throw error(key, "is missing") }
    return value
  }

  private func checkCount(_ count: Int, at value: Int, _ key: String) throws(TraceError) {
    guard text.nodes[value].kind == .array, text.nodes[value].count == count else {
      throw error(key, "must be a list of \(count) numbers")
    }
  }

  private func numbers(at value: Int, _ key: String) throws(TraceError) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(text.nodes[value].count)
    for element in text.elements(of: value) { numbers.append(try number(at: element, key)) }
    return numbers
  }

  private func number(at value: Int, _ key: String) throws(TraceError) -> Double {
    guard text.nodes[value].kind == .number else {
      throw error(key, "must be a number, not \(text.kind(at: value))")
    }
    return text.nodes[value].number
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
