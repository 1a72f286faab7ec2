import Foundation

/// The constraints that hang together with some views, as a system of linear lines, solved.
///
/// A place is counted from the view that holds it: from the superview's bounds, for a guide from
/// those of its view. What constraints do not place (a view whose autoresizing mask does, a window)
/// stands where it is. The way is found from what is to be placed, over the constraints that name
/// it, to all that these name; the two axes meet only where a constraint mixes them.
@MainActor final class LayoutProblem {
  /// A view or guide along one axis.
  struct Part: Hashable {
    let item: ObjectIdentifier
    let axis: LayoutAxis
  }

  /// The variables of a part.
  struct Variables {
    let item: AnyObject
    let low: Int
    let length: Int
  }

  private var program = LinearProgram()
  private var solution = LinearSolution(values: [], contradicted: [])
  private(set) var variables: [Part: Variables] = [:]
  private var order: [Part] = []
  private var taken: Set<ObjectIdentifier> = []
  private var lines: [NSLayoutConstraint] = []

  /// The required constraints, each with the number of its line.
  private var required: [(constraint: NSLayoutConstraint, line: Int)] = []

  /// A view that counts as one to be placed, at 0, 0, and of free size, although it is at the top.
  private let measured: UIView?

  /// The priorities with which the measured view wants the target's lengths.
  private let target: [LayoutAxis: (length: Double, priority: Int)]

  /// The widths that texts are known to get, by which their heights are asked for.
  private let widths: [ObjectIdentifier: CGFloat]

  /// The system around some views of a container and its guides, solved.
  init(
    _ views: [UIView], around container: UIView, measuring measured: UIView? = nil,
    target: [LayoutAxis: (length: Double, priority: Int)] = [:],
    widths: [ObjectIdentifier: CGFloat] = [:]
  ) {
    (self.measured, self.target, self.widths) = (measured, target, widths)
    for view in views + [measured].compactMap({ $0 }) {
      for axis in LayoutAxis.allCases { take(view, axis) }
    }
    let content = (container as? UIScrollView)?.contentGuide.map { [$0 as UILayoutGuide] } ?? []
    for guide in container.guides + content {
      for axis in LayoutAxis.allCases { take(guide, axis) }
    }
    collect()
    for part in order { addOwnLines(of: part) }
    for line in lines.sorted(by: { $0.number < $1.number }) { add(line) }
    solution = LinearMemory.solution(of: program)
    for (line, number) in required { line.isBroken = solution.contradicted.contains(number) }
  }

  /// Where an item came to lie, from its superview's or view's bounds; along an axis that nothing
  /// here is about, nil.
  func span(of item: AnyObject, _ axis: LayoutAxis) -> (low: Double, length: Double)? {
    guard let found = variables[Part(item: ObjectIdentifier(item), axis: axis)] else { return nil }
    return (rounded(solution.values[found.low]), rounded(solution.values[found.length]))
  }

  /// All items that were placed.
  var items: [AnyObject] { order.compactMap { variables[$0]?.item } }

  private func rounded(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }

  // MARK: Finding what hangs together

  /// Whether constraints, rather than its own frame, say where an item lies.
  func isPlaced(_ item: AnyObject) -> Bool {
    if item === measured { return true }
    if let view = item as? UIView {
      return !view.translatesAutoresizingMaskIntoConstraints && view.parent != nil
        && measured.map { view.isDescendant(of: $0) } != false
    }
    return (item as? UILayoutGuide)?.isPlacedByConstraints == true
  }

  private func take(_ item: AnyObject, _ axis: LayoutAxis) {
    let part = Part(item: ObjectIdentifier(item), axis: axis)
    guard isPlaced(item), variables[part] == nil else { return }
    variables[part] = Variables(item: item, low: program.variable(), length: program.variable())
    order.append(part)
  }

  private func collect() {
    var next = 0
    while next < order.count {
      let part = order[next]
      next += 1
      guard let item = variables[part]?.item else { continue }
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      for line in view?.constraintsTouching ?? []
      where line.touches(part.axis) && isInScope(line)
        && taken.insert(ObjectIdentifier(line)).inserted
      {
        lines.append(line)
        for term in line.terms { takeAll(term) }
      }
    }
  }

  /// Whether a line is about nothing outside what is measured.
  private func isInScope(_ line: NSLayoutConstraint) -> Bool {
    guard let measured else { return true }
    return line.terms.allSatisfy { $0.view?.isDescendant(of: measured) == true }
  }

  /// An item, and the views around it that are themselves to be placed.
  private func takeAll(_ term: LayoutTerm) {
    guard let item = term.item else { return }
    let axis = term.attribute.axis
    take(item, axis)
    guard let view = term.view else { return }
    if let content = (view as? UIScrollView)?.contentGuide { take(content, axis) }
    for ancestor in sequence(first: view, next: \.parent) { take(ancestor, axis) }
  }

  // MARK: Lines

  private func addOwnLines(of part: Part) {
    guard let own = variables[part] else { return }
    let length = LinearExpression(variable: own.length)
    program.require(length, .isAtLeastZero)
    if own.item === measured || own.item is ContentLayoutGuide {
      program.require(LinearExpression(variable: own.low), .isZero)
    }
    if own.item === measured {
      if let wish = target[part.axis] {
        let error = length - LinearExpression(wish.length)
        if wish.priority >= 1000 {
          program.require(error, .isZero)
        } else {
          program.prefer(error, .isZero, priority: wish.priority)
        }
      }
    } else {
      addStays(of: own, part.axis)
    }
    if let view = own.item as? UIView { addIntrinsicLines(of: view, length, part.axis) }
  }

  /// What nothing determines stays as it is.
  private func addStays(of own: Variables, _ axis: LayoutAxis) {
    let now = (own.item as? UIView)?.layoutRect ?? (own.item as? UILayoutGuide)?.frame ?? .zero
    let (low, length) = now.span(axis)
    program.prefer(
      LinearExpression(variable: own.length) - LinearExpression(length), .isZero, priority: -1)
    program.prefer(
      LinearExpression(variable: own.low) - LinearExpression(low), .isZero, priority: -2)
  }

  private func addIntrinsicLines(of view: UIView, _ length: LinearExpression, _ axis: LayoutAxis) {
    let size = view.contentSize(forWidth: widths[ObjectIdentifier(view)])
    let wish = axis == .across ? size.width : size.height
    guard wish != UIView.noIntrinsicMetric else { return }
    let error = length - LinearExpression(Double(wish))
    let (hugging, resistance) = view.contentPriorities(axis)
    prefer(error, .isAtMostZero, hugging)
    prefer(error, .isAtLeastZero, resistance)
  }

  private func prefer(
    _ error: LinearExpression, _ relation: LinearProgram.Relation, _ priority: UILayoutPriority
  ) {
    if priority.rawValue >= 1000 {
      program.require(error, relation)
    } else {
      program.prefer(error, relation, priority: Int(priority.rawValue))
    }
  }

  private func add(_ line: NSLayoutConstraint) {
    guard let error = error(of: line) else { return }
    let relation: LinearProgram.Relation =
      switch line.relation {
      case .lessThanOrEqual: .isAtMostZero
      case .greaterThanOrEqual: .isAtLeastZero
      default: .isZero
      }
    if line.priority.rawValue >= 1000 {
      required.append((line, program.lines.count))
      program.require(error, relation)
    } else {
      program.prefer(error, relation, priority: Int(line.priority.rawValue))
    }
  }

  /// first − multiplier × second − constant
  private func error(of line: NSLayoutConstraint) -> LinearExpression? {
    guard let one = line.first.view else { return nil }
    var error = LinearExpression(-Double(line.constant))
    guard let second = line.second else {
      guard let own = place(of: line.first, from: one) else { return nil }
      return error + own
    }
    guard let other = second.view, let origin = one.nearestCommonAncestor(with: other),
      let left = place(of: line.first, from: origin),
      let right = place(of: second, from: origin)
    else { return nil }
    error.add(left)
    error.add(right, times: -Double(line.multiplier))
    return error
  }
}
