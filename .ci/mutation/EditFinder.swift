import SwiftSyntax

/// Finds what can be changed within expressions and conditions.
final class EditFinder: SyntaxVisitor {
  private(set) var edits: [Edit] = []

  init() { super.init(viewMode: .sourceAccurate) }

  private static let operators: [String: [(kind: String, replacement: String)]] = [
    "<": [("reversed", ">="), ("boundary", "<=")], ">": [("reversed", "<="), ("boundary", ">=")],
    "<=": [("reversed", ">"), ("boundary", "<")], ">=": [("reversed", "<"), ("boundary", ">")],
    "==": [("comparison", "!=")], "!=": [("comparison", "==")],
    "===": [("comparison", "!==")], "!==": [("comparison", "===")],
    "+": [("arithmetic", "-")], "-": [("arithmetic", "+")],
    "*": [("arithmetic", "/")], "/": [("arithmetic", "*")],
    "+=": [("arithmetic", "-=")], "-=": [("arithmetic", "+=")],
    "&&": [("logic", "||")], "||": [("logic", "&&")],
    "..<": [("range", "...")], "...": [("range", "..<")],
  ]

  private static let opposites = [
    "min": "max", "max": "min", "first": "last", "last": "first", "minY": "maxY", "maxY": "minY",
    "insert": "remove", "allSatisfy": "contains", "union": "intersection", "top": "bottom",
    "bottom": "top", "minX": "maxX", "maxX": "minX", "width": "height", "height": "width",
    "prefix": "suffix", "dropFirst": "dropLast", "removeFirst": "removeLast",
  ]

  private func add(_ kind: String, _ node: some SyntaxProtocol, _ replacement: String) {
    add(kind, at: node.offsets, replacement)
  }

  private func add(_ kind: String, at range: Range<Int>, _ replacement: String) {
    edits.append(Edit(kind: kind, range: range, replacement: replacement))
  }

  // MARK: Expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = node.operator.trimmedDescription
    let joins = sign == "+" && [node.leftOperand, node.rightOperand].contains(where: \.isList)
    for (kind, replacement) in Self.operators[sign] ?? [] where !joins {
      add(kind, node.operator, replacement)
    }
    if sign == "??", !["[]", "[:]", "nil"].contains(node.rightOperand.trimmedDescription) {
      add("fallback", node, node.rightOperand.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["!", "-"].contains(node.operator.text) {
      add("negation", node, node.expression.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    let (yes, no) = (node.thenExpression, node.elseExpression)
    add(
      "swapped", at: yes.offsets.lowerBound..<no.offsets.upperBound,
      "\(no.trimmedDescription) : \(yes.trimmedDescription)")
    return .visitChildren
  }

  /// The numbers of a place are data, not rules.
  private func isPlace(_ node: some SyntaxProtocol) -> Bool {
    var inner = Syntax(node)
    while let outer = inner.parent {
      if let call = outer.as(FunctionCallExprSyntax.self) {
        let name = call.calledExpression.trimmedDescription
        return ["CGRect", "CGSize", "CGPoint", "VerticalInsets"].contains(name)
      }
      if outer.is(CodeBlockItemSyntax.self) { return false }
      inner = outer
    }
    return false
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add("constant", node, node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text), !isPlace(node) { add("constant", node, "\(value + 1)") }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Double(node.literal.text), !isPlace(node) { add("constant", node, "\(value * 2 + 1)") }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let opposite = Self.opposites[node.baseName.text] { add("opposite", node.baseName, opposite) }
    if node.baseName.text == "now" {
      let member = node.parent?.as(MemberAccessExprSyntax.self)
      let value = member.map { ExprSyntax($0) } ?? ExprSyntax(node)
      if value.isHandedOn { add("moment", value, ".origin") }
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.conditions)
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    for case .expression(let condition) in node.conditions.map(\.condition) {
      add("guard", condition, "true")
    }
    return .visitChildren
  }

  /// Swaps the branches, unless another edit of the condition does the same.
  private func negate(_ conditions: ConditionElementListSyntax) {
    for case .expression(let condition) in conditions.map(\.condition) {
      if condition.is(PrefixOperatorExprSyntax.self) { continue }
      if let sign = condition.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription,
        let kind = Self.operators[sign]?.first?.kind, ["reversed", "comparison"].contains(kind)
      {
        continue
      }
      add("branch", condition, "!(\(condition.trimmedDescription))")
    }
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add("guard", node.condition, "true")
    return .visitChildren
  }

  // MARK: Where it is

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isCompiledHere ? .visitChildren : .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  /// Whether it is an argument, or compared with something.
  fileprivate var isHandedOn: Bool {
    if parent?.is(LabeledExprSyntax.self) == true { return true }
    guard let sign = parent?.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription
    else { return false }
    return ["<", ">", "<=", ">=", "==", "!="].contains(sign)
  }

  /// Whether it is, or ends in, a text or an array, which `+` joins.
  fileprivate var isList: Bool {
    if let sum = self.as(InfixOperatorExprSyntax.self) {
      return sum.leftOperand.isList || sum.rightOperand.isList
    }
    return self.is(StringLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self)
  }
}
