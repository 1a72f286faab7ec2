internal import Foundation

/// Finds a key that stands twice in one object, which Foundation's decoder lets pass.
///
/// The text is well-formed JSON already; only its strings, colons and brackets are looked at.
struct DuplicateKeys {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// The first key that its object has already, if there is one.
  static func first(in json: Data) -> String? {
    var objects: [Set<String>] = []
    var lastString: Range<Data.Index>?
    var index = json.startIndex
    while index < json.endIndex {
      switch json[index] {
      case quote:
        let end = endOfString(from: index, in: json)
        lastString = index..<end
        index = end
        continue
      case UInt8(ascii: ":"):
        if let range = lastString, let key = string(json[range]), !objects.isEmpty,
          !objects[objects.count - 1].insert(key).inserted
        {
          return key
        }
      case UInt8(ascii: "{"): objects.append([])
      case UInt8(ascii: "}"): _ = objects.popLast()
      default: break
      }
      index = json.index(after: index)
    }
    return nil
  }

  private static func endOfString(from start: Data.Index, in json: Data) -> Data.Index {
    var index = json.index(after: start)
    while index < json.endIndex, json[index] != quote {
      let step = json[index] == backslash ? 2 : 1
      index = json.index(index, offsetBy: step, limitedBy: json.endIndex) ?? json.endIndex
    }
    return index < json.endIndex ? json.index(after: index) : json.endIndex
  }

  private static func string(_ json: Data) -> String? {
    try? JSONDecoder().decode(String.self, from: Data(json))
  }
}
