import SwiftSyntax

/// Finds the pieces of a file that can be put there several times.
final class SiteFinder: SyntaxVisitor {
  private(set) var sites: [Site] = []
  private(set) var drops: [Range<Int>] = []
  private(set) var pairs: [(first: Range<Int>, second: Range<Int>)] = []

  /// A loop with what is done after it, and the place at the end of its body.
  private(set) var loops: [(whole: Range<Int>, end: Int, next: Range<Int>)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isCompiledHere ? .visitChildren : .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    let effects = items.map { $0.isEffect ? $0.offsets : nil }
    var ends = effects.map { $0?.upperBound }
    var index = 0
    while index + 1 < effects.count {
      if let first = effects[index], let second = effects[index + 1],
        !items[index].isAssignment || !items[index + 1].isAssignment
      {
        pairs.append((first, second))
        sites.append(Site(form: .statement, range: first.lowerBound..<second.upperBound))
        ends[index] = second.upperBound
        index += 1
      }
      index += 1
    }
    for (loop, next) in zip(items.indices, items.indices.dropFirst()) {
      guard let body = items[loop].item.as(ForStmtSyntax.self)?.body, let effect = effects[next],
        let end = ends[next], !items[next].initializes
      else { continue }
      let brace = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      let start = items[loop].offsets.lowerBound
      loops.append((start..<effect.upperBound, brace, effect))
      sites.append(Site(form: .statement, range: start..<end))
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.isEffect || node.isJump {
      sites.append(Site(form: .statement, range: node.offsets))
      let isGuarded = node.parent?.parent?.parent?.is(GuardStmtSyntax.self) == true
      if !isGuarded, node.canBeDropped || node.item.is(ContinueStmtSyntax.self) { drops.append(node.offsets) }
    } else if let value = node.item.as(ExprSyntax.self), !value.branches {
      // A closure of one expression is typed by it; with a statement it may mean something else.
      sites.append(Site(form: node.isWholeClosure ? .expression : .statement, range: node.offsets))
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, !value.branches {
      sites.append(Site(form: .statement, range: value.offsets))
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let value): add(value)
    case .optionalBinding(let binding): binding.initializer.map { add($0.value) }
    case .matchingPattern(let pattern): add(pattern.initializer.value)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add(node.condition)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.sequence)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.subject)
    return .visitChildren
  }

  /// Values that hash alike are no mistake.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.name.text == "hash" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    node.defaultValue.map { add($0.value) }
    return .visitChildren
  }

  private func add(_ value: ExprSyntax) {
    sites.append(Site(form: .expression, range: value.offsets))
  }
}

extension SyntaxProtocol {
  /// Where it is, without the blanks and comments around it.
  var offsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension ExprSyntax {
  /// Whether it is an `if` or a `switch`, whose branches are sites of their own.
  var branches: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}

extension CodeBlockItemSyntax {
  /// The expression, without `try` and `await`.
  private var expression: ExprSyntax? {
    var value = item.as(ExprSyntax.self)
    while let marked = value {
      if let inner = marked.as(TryExprSyntax.self)?.expression {
        value = inner
      } else if let inner = marked.as(AwaitExprSyntax.self)?.expression {
        value = inner
      } else {
        break
      }
    }
    return value
  }

  /// Whether a closure holds nothing else.
  var isWholeClosure: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    return list.parent?.is(ClosureExprSyntax.self) == true
  }

  /// Whether it is run for what it does: a call, or an assignment.
  var isEffect: Bool { call != nil || isAssignment }

  var isAssignment: Bool {
    guard let sign = expression?.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription
    else { return false }
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
  }

  /// Whether the block goes on without it: it returns nothing and gives nothing its first value.
  var canBeDropped: Bool {
    guard isEffect, !isValue, !initializes, call?.calledExpression.trimmedDescription != "self.init"
    else { return false }
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return true }
    var node = list.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause == nil
      }
      if let accessor = current.as(AccessorDeclSyntax.self) {
        return accessor.accessorSpecifier.text != "get"
      }
      if current.is(PatternBindingSyntax.self) || current.is(ClosureExprSyntax.self) {
        return false
      }
      if current.is(InitializerDeclSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  /// Whether it may be what gives a property its first value.
  var initializes: Bool {
    guard isAssignment else { return false }
    var node = parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  private var call: FunctionCallExprSyntax? {
    let value = expression?.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    return value?.as(FunctionCallExprSyntax.self)
  }

  /// Whether it is a call that makes a value, such as `CGRect(…)` or `.noise(…)`.
  var isValue: Bool {
    guard let name = call?.calledExpression.trimmedDescription.first else { return false }
    return name == "." || name.isUppercase
  }

  /// Whether it leaves the block.
  var isJump: Bool {
    item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self)
      || item.is(ContinueStmtSyntax.self)
  }
}

extension IfConfigClauseSyntax {
  /// Whether this clause is compiled where the mutants run: on Linux.
  var isCompiledHere: Bool {
    guard let condition else {
      let clauses = parent?.as(IfConfigClauseListSyntax.self)
      return clauses?.contains { $0.condition != nil && $0.isCompiledHere } != true
    }
    return condition.trimmedDescription.contains("os(Linux)")
  }
}
