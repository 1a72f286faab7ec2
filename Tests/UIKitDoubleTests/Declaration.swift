import Foundation

/// One declaration of the double: as the manifest has it, or as the compiler has it.
struct Declaration: Hashable {
  let name: String
  let text: String
  let page: String
}

/// The manifest, `Declarations.txt`.
struct Manifest {
  var facilities: [String] = []
  var declarations: [Declaration] = []
  var complaints: [String] = []

  static let checks: Set = ["page", "header", "other", "language", "unread"]

  init(_ text: String) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let columns = line.components(separatedBy: " | ")
      if columns.count == 2, columns[0] == "facility" {
        facilities.append(columns[1])
      } else if (5...6).contains(columns.count), Self.checks.contains(columns[4]),
        columns[3].wholeMatch(of: /\d+\.\d+/) != nil
      {
        declarations.append(Declaration(name: columns[0], text: columns[1], page: columns[2]))
      } else {
        complaints.append("Line \(number + 1) is no declaration: \(line)")
      }
    }
  }
}

extension [SymbolGraph] {
  /// What the module declares, spelled as the manifest spells it, and the names of its facilities.
  func declarations() -> (declarations: [Declaration], facilities: Set<String>) {
    var declarations: [Declaration] = []
    var facilities: Set<String> = []
    let relations = Dictionary(grouping: flatMap(\.relationships), by: \.source)
    let names = Dictionary(
      flatMap(\.symbols).map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    for symbol in flatMap(\.symbols) {
      let own = relations[symbol.identifier.precise] ?? []
      if let facility = symbol.facility {
        if facility.hasPrefix("Double") { facilities.insert(facility) }
      } else if symbol.isNews(own) {
        declarations.append(symbol.declaration(superclass: own.superclass(names)))
      }
    }
    return (declarations, facilities)
  }
}

extension [SymbolGraph.Relationship] {
  fileprivate func superclass(_ names: [String: String]) -> String? {
    guard let line = first(where: { $0.kind == "inheritsFrom" }) else { return nil }
    return names[line.target] ?? line.targetFallback?.components(separatedBy: ".").last
  }
}

extension SymbolGraph.Symbol {
  /// The outermost name if the symbol belongs to the tests' facilities.
  fileprivate var facility: String? {
    guard pathComponents.contains(where: { $0.lowercased().hasPrefix("double") }) else {
      return nil
    }
    return pathComponents[0]
  }

  /// Whether it declares something new: neither an override, nor a default implementation, nor
  /// what the compiler adds to an enumeration or a codable type.
  fileprivate func isNews(_ relations: [SymbolGraph.Relationship]) -> Bool {
    if relations.contains(where: { ["overrides", "defaultImplementationOf"].contains($0.kind) }) {
      return false
    }
    let isFromC = pathComponents[0].hasPrefix("CUI") || pathComponents[0].hasPrefix("CNS")
    return isFromC ? kind.identifier == "swift.enum.case" : pathComponents.last != "init(from:)"
  }

  fileprivate func declaration(superclass: String?) -> Declaration {
    var text = (declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacingOccurrences(of: "@discardableResult ", with: "")
      .replacingOccurrences(of: "@nonobjc ", with: "")
    if let superclass { text += " : \(superclass)" }
    let isVariable = ["swift.property", "swift.type.property"].contains(kind.identifier)
    if isVariable, " \(text)".contains(" var "), !text.contains("{") { text += " { get set }" }
    return Declaration(
      name: pathComponents.joined(separator: "."), text: text, page: page ?? "")
  }

  private var page: String? {
    let comment = (docComment?.lines ?? []).map(\.text).joined(separator: " ")
    return comment.firstMatch(of: /https:\/\/developer\.apple\.com\/documentation\/(\S+)/)
      .map { String($0.1) }
  }
}
