import Foundation
import Testing

@Suite("Declarations")
struct DeclarationTests {
  static let manifest = Result {
    Manifest(
      try String(
        contentsOf: SymbolGraph.tests.appendingPathComponent("UIKitDouble/Declarations.txt"),
        encoding: .utf8))
  }

  @Test("Every line of the manifest is whole, and none is there twice")
  func manifestIsWhole() throws {
    let manifest = try Self.manifest.get()
    #expect(manifest.complaints == [])
    #expect(Set(manifest.declarations).count == manifest.declarations.count)
    #expect(manifest.declarations.count > 500)
  }

  @Test("The module declares what the manifest lists, with the pages it lists, and nothing else")
  func moduleMatchesManifest() throws {
    let manifest = try Self.manifest.get()
    let found = try SymbolGraph.extract("UIKitDouble").declarations()
    let listed = manifest.declarations.filter { !$0.isFromC }
    #expect(Self.difference(found.declarations, listed) == [])
    #expect(found.facilities == Set(manifest.facilities))
  }

  @Test("The C target's enumerations have the cases that the manifest lists, and no others")
  func enumerationsMatchManifest() throws {
    let found = try SymbolGraph.extract("UIKitDoubleC").declarations().declarations
    let listed = try Self.manifest.get().declarations.filter(\.isFromC)
    #expect(Self.difference(found.map(\.withoutPage), listed.map(\.withoutPage)) == [])
  }

  @Test("A declaration that only one side has is reported")
  func differenceIsReported() {
    let frame = Declaration(name: "UIView.frame", text: "var frame: CGRect", page: "a")
    let wrong = Declaration(name: "UIView.frame", text: "var frame: CGSize", page: "a")
    let moved = Declaration(name: "UIView.frame", text: "var frame: CGRect", page: "b")
    #expect(Self.difference([frame], [frame]) == [])
    #expect(Self.difference([frame], []).count == 1)
    #expect(Self.difference([], [frame]).count == 1)
    #expect(Self.difference([wrong], [frame]).count == 2)
    #expect(Self.difference([moved], [frame]).count == 2)
    #expect(Manifest("UIView.frame | var frame: CGRect | a | 2.0 | guessed").complaints.count == 1)
  }

  /// A sentence for each declaration that is on one side only.
  static func difference(_ module: [Declaration], _ manifest: [Declaration]) -> [String] {
    let (declared, listed) = (Set(module), Set(manifest))
    let invented = declared.subtracting(listed).map { "Not in the manifest: \($0.line)" }
    let missing = listed.subtracting(declared).map { "Not in the module: \($0.line)" }
    return invented.sorted() + missing.sorted()
  }
}

extension Declaration {
  var isFromC: Bool { name.hasPrefix("CUI") || name.hasPrefix("CNS") }

  /// A case of a C enumeration has no page of its own in the header.
  var withoutPage: Declaration { Declaration(name: name, text: text, page: "") }

  var line: String { "\(name) | \(text) | \(page)" }
}
