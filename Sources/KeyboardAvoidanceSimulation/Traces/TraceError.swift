/// Why a trace cannot be read: where, what is wrong and what is accepted.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int

  /// The key, with the keys that lead to it, if one is at fault: `view.scroll.inset`.
  public let key: String?

  /// What is wrong, and what is accepted.
  public let message: String

  /// An error at a line and, if one is at fault, a key.
  public init(line: Int, key: String? = nil, _ message: String) {
    self.line = line
    self.key = key
    self.message = message
  }

  /// `line 3, key 'end': …`
  public var description: String {
    let text = key.map { "line \(line), key '\($0)': \(message)" } ?? "line \(line): \(message)"
    return text.unicodeScalars.reduce(into: "") { text, scalar in
      text +=
        scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}
