internal import KeyboardAvoidanceSimulation

/// JSON that may stand in a `script` element of HTML, built as text.
///
/// No `<`, `>` or `&` is in it, so that no text of a trace ends the element.
struct PageJSON: ExpressibleByStringLiteral {
  /// The value as text.
  let text: String

  private init(raw text: String) { self.text = text }

  /// A string.
  init(stringLiteral text: String) { self.init(text) }

  /// A string, as it can be shown.
  init(_ string: String) {
    var quoted = "\""
    for scalar in VisibleText.of(string).unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "<": quoted += "\\u003c"
      case ">": quoted += "\\u003e"
      case "&": quoted += "\\u0026"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    self.init(raw: quoted + "\"")
  }

  /// A number to a thousandth; null for what is not finite.
  init(_ number: Double) { self.init(raw: number.isFinite ? number.toThousandths : "null") }

  /// A whole number.
  init(_ number: Int) { self.init(raw: String(number)) }

  /// True or false.
  init(_ bool: Bool) { self.init(raw: bool ? "true" : "false") }

  /// A list.
  init(_ list: [PageJSON]) {
    self.init(raw: "[" + list.lazy.map(\.text).joined(separator: ",") + "]")
  }

  /// An object, its keys in the given order.
  init(_ object: KeyValuePairs<String, PageJSON>) { self.init(Array(object)) }

  /// An object, its keys in the given order.
  init(_ object: [(key: String, value: PageJSON)]) {
    let members = object.lazy.map { PageJSON($0.key).text + ":" + $0.value.text }
    self.init(raw: "{" + members.joined(separator: ",") + "}")
  }

  /// Null.
  static let null = PageJSON(raw: "null")
}

extension PageJSON: Equatable {}
