import Foundation

/// A linear program, solved by the simplex method as in Cassowary (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm, 2001).
///
/// Priorities are lexicographic, as in Auto Layout: the least error at a higher priority is never
/// given up for one at a lower. For each priority there is a row that counts its errors; a variable
/// may enter for the sake of one row only if it costs nothing in those above.
struct LinearSystem {
  private enum Kind {
    case free, slack, error, dummy
  }

  private var kinds: [Kind] = []

  /// By number what each basic variable is, in variables that are not basic.
  private var rows: [LinearExpression?] = []

  /// The sum of errors of each priority.
  private var goals: [Int: LinearExpression] = [:]

  /// The values of the program's variables.
  private(set) var solution = LinearSolution(values: [], contradicted: [])

  init(_ program: LinearProgram) {
    for _ in 0..<program.variableCount { _ = make(.free) }
    var contradicted: Set<Int> = []
    for (number, line) in program.lines.enumerated() {
      if let priority = line.priority {
        prefer(line.error, line.relation, priority)
      } else if !require(line.error, line.relation) {
        contradicted.insert(number)
      }
    }
    optimize()
    let values = rows[..<program.variableCount].map { $0?.constant ?? 0 }
    solution = LinearSolution(values: values, contradicted: contradicted)
  }

  /// Returns false, and leaves the line out, if it contradicts the required lines before it.
  private mutating func require(
    _ expression: LinearExpression, _ relation: LinearProgram.Relation
  ) -> Bool {
    var row = inBasis(expression)
    guard relation != .isZero else {
      row.add(make(.dummy), 1)
      return enter(row, own: [])
    }
    let slack = make(.slack)
    row.add(slack, relation == .isAtLeastZero ? -1 : 1)
    return enter(row, own: [slack])
  }

  private mutating func prefer(
    _ expression: LinearExpression, _ relation: LinearProgram.Relation, _ priority: Int
  ) {
    var row = inBasis(expression)
    let (over, under) = (make(.error), make(.error))
    row.add(over, -1)
    row.add(under, 1)
    if relation != .isAtLeastZero { note(over, priority) }
    if relation != .isAtMostZero { note(under, priority) }
    _ = enter(row, own: [over, under])
  }

  /// Makes the errors least, the highest priority first.
  private mutating func optimize() {
    let priorities = goals.keys.sorted(by: >)
    for (place, priority) in priorities.enumerated() {
      for _ in 0..<Self.limit {
        guard let entering = entering(for: priority, below: priorities[..<place]) else { break }
        guard let leaving = leaving(for: entering) else { break }
        pivot(leaving, entering)
      }
    }
  }

  /// A system of some hundred lines takes some hundred pivots; one that cycles ends here.
  private static let limit = 10_000

  private mutating func make(_ kind: Kind) -> Int {
    kinds.append(kind)
    rows.append(nil)
    return kinds.count - 1
  }

  private mutating func note(_ error: Int, _ priority: Int) {
    goals[priority, default: LinearExpression()].add(error, 1)
  }

  private func inBasis(_ expression: LinearExpression) -> LinearExpression {
    var row = LinearExpression(expression.constant)
    for (variable, factor) in expression.terms.sorted(by: { $0.key < $1.key }) {
      if let basic = rows[variable] {
        row.add(basic, times: factor)
      } else {
        row.add(variable, factor)
      }
    }
    return row
  }

  /// Makes a row, which equals 0, part of the basis: solved for a free variable, or for one that
  /// only it has and whose value is then not negative, or by way of an artificial one.
  private mutating func enter(_ row: LinearExpression, own: [Int]) -> Bool {
    var row = row
    let free = row.terms.keys.filter { kinds[$0] == .free }.min()
    if let subject = free ?? own.first(where: { -row.constant / row[$0] >= 0 }) {
      solve(&row, for: subject)
      substitute(subject, row)
      rows[subject] = row
      return true
    }
    if row.terms.keys.allSatisfy({ kinds[$0] == .dummy }) {
      guard abs(row.constant) < 1e-6, let subject = row.terms.keys.min() else { return false }
      solve(&row, for: subject)
      rows[subject] = row
      return true
    }
    return enterByArtificial(row)
  }

  private mutating func enterByArtificial(_ row: LinearExpression) -> Bool {
    var row = row
    if row.constant < 0 { row.scale(by: -1) }
    let artificial = make(.slack)
    rows[artificial] = row
    var wasSolved = false
    for _ in 0..<Self.limit {
      guard let sum = rows[artificial] else { break }
      if sum.constant < 1e-7 {
        wasSolved = true
        break
      }
      let candidates = sum.terms.filter { $0.value < 0 && kinds[$0.key] != .dummy }
      guard let entering = candidates.keys.min(), let leaving = leaving(for: entering) else {
        break
      }
      pivot(leaving, entering)
      if rows[artificial] == nil { wasSolved = true }
    }
    return drop(artificial) && wasSolved
  }

  /// Takes the artificial variable out again, and the row with it if it was not to be satisfied.
  private mutating func drop(_ artificial: Int) -> Bool {
    if let sum = rows[artificial] {
      let isSolved = sum.constant < 1e-7
      let rest = sum.terms.keys.filter { kinds[$0] != .dummy }.min()
      if isSolved, let rest {
        pivot(artificial, rest)
      } else {
        rows[artificial] = nil
        if !isSolved { return false }
      }
    }
    for number in rows.indices { _ = rows[number]?.remove(artificial) }
    for priority in Array(goals.keys) { _ = goals[priority]?.remove(artificial) }
    return true
  }

  private func solve(_ row: inout LinearExpression, for subject: Int) {
    let factor = row.remove(subject)
    row.scale(by: -1 / factor)
  }

  private mutating func substitute(_ variable: Int, _ sum: LinearExpression) {
    for number in rows.indices { rows[number]?.substitute(variable, sum) }
    for priority in Array(goals.keys) { goals[priority]?.substitute(variable, sum) }
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(leaving, -1)
    solve(&row, for: entering)
    substitute(entering, row)
    rows[entering] = row
  }

  /// Bland's rule, the least of those that help, keeps it from cycling.
  private func entering(for priority: Int, below higher: ArraySlice<Int>) -> Int? {
    guard let goal = goals[priority] else { return nil }
    return goal.terms.filter { variable, factor in
      factor < -LinearExpression.nothing && kinds[variable] != .dummy
        && higher.allSatisfy { abs(goals[$0]?[variable] ?? 0) < LinearExpression.nothing }
    }.keys.min()
  }

  private func leaving(for entering: Int) -> Int? {
    var best: (ratio: Double, variable: Int)?
    for (variable, row) in rows.enumerated() where kinds[variable] != .free {
      guard let row else { continue }
      let factor = row[entering]
      guard factor < -LinearExpression.nothing else { continue }
      let ratio = max(0, -row.constant / factor)
      if let now = best, (now.ratio, now.variable) <= (ratio, variable) { continue }
      best = (ratio, variable)
    }
    return best?.variable
  }
}
