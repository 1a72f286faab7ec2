/// A JSON value as a tree, as it is written.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// One line of JSON, keys in alphabetical order.
  var line: String {
    var line = JSONLine()
    line.add(self)
    return line.text
  }
}
