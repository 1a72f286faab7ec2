import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A source file, the mutants that can be made of it, and the file that holds the chosen ones.
struct SourceFile {
  /// The path below the folder of sources.
  let path: String
  private let text: [UInt8]
  private let sites: [Site]
  private(set) var edits: [Edit] = []

  init(path: String, text source: String) {
    self.path = path
    text = Array(source.utf8)
    let parsed = Parser.parse(source: source)
    let tree = Syntax((try? OperatorTable.standardOperators.foldAll(parsed)) ?? Syntax(parsed))
    let (siteFinder, editFinder) = (SiteFinder(), EditFinder())
    siteFinder.walk(tree)
    editFinder.walk(tree)
    sites = siteFinder.sites.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    var found = editFinder.edits
    found += siteFinder.drops.map { Edit(kind: "dropped", range: $0, replacement: "") }
    found += siteFinder.pairs.map { first, second in
      Edit(
        kind: "reordered", range: first.lowerBound..<second.upperBound,
        replacement: "\(string(second))\n\(string(first))")
    }
    found += siteFinder.loops.map { loop in
      let body = string(loop.whole.lowerBound..<loop.end)
      return Edit(
        kind: "looped", range: loop.whole, replacement: "\(body)\n\(string(loop.next))\n}")
    }
    edits = described(found.filter { site(of: $0) != nil }, in: tree)
  }

  /// Gives each edit its declaration, its line and a key that does not change when lines above do.
  private func described(_ found: [Edit], in tree: Syntax) -> [Edit] {
    var starts = [0]
    for (offset, byte) in text.enumerated() where byte == 10 { starts.append(offset + 1) }
    var seen: [String: Int] = [:]
    return found.sorted { ($0.range.lowerBound, $0.kind) < ($1.range.lowerBound, $1.kind) }.map {
      var edit = $0
      edit.declaration = tree.declaration(at: edit.range.lowerBound)
      edit.line = starts.partitioningIndex { $0 > edit.range.lowerBound }
      let end = edit.line < starts.count ? starts[edit.line] : text.count
      let context = Self.flat(string(starts[edit.line - 1]..<end))
      let change = "\(Self.flat(string(edit.range))) → \(Self.flat(edit.replacement))"
      let stem = "\(path)\t\(edit.declaration)\t\(edit.kind)\t\(context)\t\(change)"
      seen[stem, default: 0] += 1
      edit.key = seen[stem] == 1 ? stem : "\(stem) (\(seen[stem, default: 1]))"
      return edit
    }
  }

  private static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// The innermost site that contains an edit.
  private func site(of edit: Edit) -> Int? {
    sites.indices.filter {
      let range = sites[$0].range
      return range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound
    }.min { sites[$0].range.count < sites[$1].range.count }
  }

  /// The file with all the chosen mutants in it.
  func rendered(with chosen: [Edit]) -> String {
    guard !chosen.isEmpty else { return string(0..<text.count) }
    let owned = Dictionary(grouping: chosen) { site(of: $0) ?? 0 }
    let used = owned.keys.sorted()
    return "public import MutantSwitch; " + render(0..<text.count, used[...], owned)
  }

  private func render(_ range: Range<Int>, _ used: ArraySlice<Int>, _ owned: [Int: [Edit]])
    -> String
  {
    var result = ""
    var position = range.lowerBound
    var rest = used
    while let next = rest.popFirst() {
      let site = sites[next]
      let inner = rest.prefix { sites[$0].range.lowerBound < site.range.upperBound }
      rest = rest.dropFirst(inner.count)
      result += string(position..<site.range.lowerBound)
      let original = render(site.range, inner, owned)
      result += choice(site, number: next, of: owned[next] ?? [], else: original)
      position = site.range.upperBound
    }
    return result + string(position..<range.upperBound)
  }

  /// A site with its mutants; comments mark where each stands, for the compiler's errors.
  private func choice(_ site: Site, number: Int, of edits: [Edit], else original: String) -> String {
    var result = "/*<s\(number)*/"
    for edit in edits {
      let before = string(site.range.lowerBound..<edit.range.lowerBound)
      let after = string(edit.range.upperBound..<site.range.upperBound)
      let id = edit.number
      let mutated = "/*<m\(id)*/\(before)\(edit.replacement)\(after)/*m\(id)>*/"
      switch site.form {
      case .statement: result += "if mutant(\(id)) { \(mutated) } else "
      case .expression: result += "(mutant(\(id)) ? (\(mutated)) : "
      }
    }
    switch site.form {
    case .statement: result += "{ \(original) }"
    case .expression: result += "(\(original))" + String(repeating: ")", count: edits.count)
    }
    return result + "/*s\(number)>*/"
  }
}

extension Array {
  /// The first index whose element meets a condition that holds for all after it, too.
  func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Syntax {
  /// The names of the types and the member around an offset, such as `Turn.merge`.
  fileprivate func declaration(at offset: Int) -> String {
    var names: [String] = []
    var node = token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    while let current = node {
      if let name = current.declaredName { names.append(name) }
      node = current.parent
    }
    return names.reversed().joined(separator: ".")
  }

  private var declaredName: String? {
    if let type = asProtocol((any NamedDeclSyntax).self) { return type.name.text }
    if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
    if self.is(InitializerDeclSyntax.self) { return "init" }
    if let node = self.as(PatternBindingSyntax.self), isMember {
      return node.pattern.trimmedDescription
    }
    return nil
  }

  /// Whether a binding declares a property, not a local variable.
  private var isMember: Bool { parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true }
}
