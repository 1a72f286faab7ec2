import Foundation
import Testing

/// A member as the second description has it.
private struct Described: Hashable {
  let isOfClass: Bool
  let arguments: [String]
  let result: String
  let isSettable: Bool?

  init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 6 else { return nil }
    isOfClass = columns[1] == "+"
    arguments = columns[3].isEmpty ? [] : columns[3].components(separatedBy: "; ")
    result = columns[4]
    isSettable = columns[5].isEmpty ? nil : columns[5] == "settable"
  }
}

/// A Swift declaration's types, written as the second description writes them.
private struct Shape {
  var arguments: [String] = []
  var result = "void"
  let isOfClass: Bool
  let isSettable: Bool

  init(_ text: String) {
    isOfClass = text.contains(/\b(static|class) (func|var|let)\b/)
    isSettable = text.contains("{ get set }") || text.contains("weak var")
    if let property = text.firstMatch(of: /\b(?:var|let) `?\w+`?: (.+?)(?: \{.*)?$/) {
      result = Self.type(property.1)
    } else if let start = text.firstMatch(of: /\b(?:func [^\s(<]+|init[?!]?)\(/) {
      let (inside, rest) = Self.parentheses(text[start.range.upperBound...])
      arguments = Self.parts(inside).map { Self.type($0.drop { $0 != ":" }.dropFirst()) }
      if let arrow = rest.firstMatch(of: /-> (.+)$/) { result = Self.type(arrow.1) }
    }
  }

  /// The text up to the parenthesis that closes, and what follows it.
  private static func parentheses(_ text: Substring) -> (inside: Substring, rest: Substring) {
    var depth = 1
    for place in text.indices {
      if "([{".contains(text[place]) { depth += 1 }
      if ")]}".contains(text[place]) { depth -= 1 }
      if depth == 0 { return (text[..<place], text[text.index(after: place)...]) }
    }
    return (text, "")
  }

  /// What commas part that are in no parentheses.
  private static func parts(_ text: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, text.startIndex)
    for place in text.indices {
      if "([{<".contains(text[place]) { depth += 1 }
      if ")]}".contains(text[place]) { depth -= 1 }
      if text[place] == ">", text[..<place].last != "-" { depth -= 1 }
      guard text[place] == ",", depth == 0 else { continue }
      parts.append(text[start..<place])
      start = text.index(after: place)
    }
    return text.isEmpty ? [] : parts + [text[start...]]
  }

  private static let names = [
    "Bool": "bool", "String": "NSString", "Int": "int", "UInt": "int", "UInt32": "int",
    "Float": "float", "Double": "float", "CGFloat": "float", "TimeInterval": "float",
    "CFTimeInterval": "float", "IndexPath": "NSIndexPath", "Date": "NSDate",
    "IndexSet": "NSIndexSet", "Any": "AnyObject", "Selector": "Sel", "Bundle": "NSBundle",
    "RunLoop": "NSRunLoop", "RunLoopMode": "NSString", "Void": "void", "AnyHashable": "AnyObject",
    "NSNotificationName": "NSString",
  ]

  private static func type(_ text: some StringProtocol) -> String {
    var type = String(text)
    for pattern in ["@escaping |@Sendable |inout |@MainActor ", " = .*$"] {
      type = type.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
    }
    type = type.trimmingCharacters(in: .whitespaces)
    if type.contains("->") || type == "UIActionHandler" { return "block" }
    // Whether an implicitly unwrapped value may be none is not compared: both are right.
    let mark = type.hasSuffix("!") ? "!" : type.hasSuffix("?") ? "?" : ""
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
    type = type.replacingOccurrences(of: "any ", with: "")
    if type.hasPrefix("UnsafeMutablePointer") { return "pointer" }
    if type.hasPrefix("[") {
      type = type.contains(":") ? "NSDictionary" : "NSArray"
    } else if type.hasPrefix("Set<") {
      type = "NSSet"
    } else {
      type = type.replacingOccurrences(of: ".", with: "")
      type = names[type] ?? type
    }
    return type + mark
  }

  /// What differs, in words.
  func differences(from other: Described, isInitializer: Bool) -> [String] {
    var found: [String] = []
    if isOfClass != other.isOfClass, !isInitializer { found.append("class or instance") }
    if arguments.count != other.arguments.count { return ["the number of arguments"] }
    for (own, wanted) in zip(arguments, other.arguments) where !Self.agree(own, wanted) {
      found.append("\(own), not \(wanted)")
    }
    if !isInitializer, !other.result.hasPrefix("Self"), !Self.agree(result, other.result) {
      found.append("gives \(result), not \(other.result)")
    }
    if let isSettable = other.isSettable, isSettable != self.isSettable {
      found.append(isSettable ? "cannot be set" : "can be set")
    }
    return found
  }

  private static func agree(_ own: String, _ wanted: String) -> Bool {
    own == wanted || own.hasSuffix("!") && own.dropLast() == wanted.prefix(own.count - 1)
  }
}

@Suite("A second description of UIKit")
struct SecondDescriptionTests {
  /// Where the two differ for a reason.
  private static let known = [
    "CALayer.sublayers": "the double's layers are added and taken away one by one",
    "UIApplication.shared": "there is none in an extension; Swift has it as always there",
    "UITextInput.textInputView": "optional there, so that Swift has an optional of it",
    "UIWindow.screen": "setting it is deprecated since windows have scenes",
    "UIView.convert(_:from:)": "of two coordinate spaces: declared by the protocol, not the class",
    "UIView.convert(_:to:)": "of two coordinate spaces: declared by the protocol, not the class",
  ]

  private static func described() throws -> [String: Set<Described>] {
    let file = SymbolGraph.tests.appendingPathComponent("UIKitDoubleTests/ObjectiveC.tsv")
    var found: [String: Set<Described>] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let member = try #require(Described(line), "\(line)")
      found[String(line.prefix { $0 != "\t" }), default: []].insert(member)
    }
    return found
  }

  @Test("Every member it has is declared so: class or instance, arguments, result, settable")
  func agrees() throws {
    let described = try Self.described()
    let manifest = try DeclarationTests.manifest.get()
    var (compared, complaints) = (0, [String]())
    var differing: Set<String> = []
    for declaration in manifest.declarations {
      guard let others = described[declaration.name], !declaration.text.contains("typealias")
      else { continue }
      compared += 1
      let shape = Shape(declaration.text)
      let isInitializer = declaration.name.contains(".init")
      let best = others.map { shape.differences(from: $0, isInitializer: isInitializer) }
        .min { $0.count < $1.count }
      guard let best, !best.isEmpty else { continue }
      differing.insert(declaration.name)
      if Self.known[declaration.name] == nil {
        complaints.append("\(declaration.name): \(best.joined(separator: "; "))")
      }
    }
    print("\(compared) declarations agree with a second description, but for \(differing.count)")
    #expect(complaints.sorted() == [])
    #expect(differing == Set(Self.known.keys))
    #expect(compared > 1000)
  }

  @Test("A wrong declaration is found")
  func findsWrong() throws {
    let line: Substring = "UIView.tag\t-\ttag\t\tint\tsettable"
    let tag = try #require(Described(line))
    #expect(
      Shape("@MainActor var tag: Int { get set }").differences(from: tag, isInitializer: false)
        == [])
    for wrong in [
      "var tag: Int { get }", "var tag: Int? { get set }", "class var tag: Int { get set }",
    ] {
      #expect(Shape(wrong).differences(from: tag, isInitializer: false).count == 1)
    }
    let add = try #require(Described("UIView.a(_:b:)\t-\ta:b:\tUIView; block\tvoid\t"))
    let right = "func a(_ view: UIView, b: @escaping (Bool) -> Void)"
    #expect(Shape(right).differences(from: add, isInitializer: false) == [])
    #expect(
      Shape("func a(_ view: UIView?, b: @escaping () -> Void)").differences(
        from: add, isInitializer: false
      ).count == 1)
    #expect(Shape("func a(_ view: UIView)").differences(from: add, isInitializer: false).count == 1)
  }
}
