import Foundation

/// Linear equations and inequalities over numbered variables, each required or with a priority.
struct LinearProgram: Equatable {
  /// How an expression compares with 0.
  enum Relation {
    case isZero, isAtLeastZero, isAtMostZero
  }

  /// An expression and how it shall compare with 0; without a priority it is required.
  struct Line: Equatable {
    let error: LinearExpression
    let relation: Relation
    let priority: Int?
  }

  private(set) var variableCount = 0
  private(set) var lines: [Line] = []

  /// A new variable, of any sign.
  mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a required line. It is left out if it contradicts the required lines before it.
  mutating func require(_ error: LinearExpression, _ relation: Relation) {
    lines.append(Line(error: error, relation: relation, priority: nil))
  }

  /// Adds a line that holds as far as lines of higher priorities let it.
  mutating func prefer(_ error: LinearExpression, _ relation: Relation, priority: Int) {
    lines.append(Line(error: error, relation: relation, priority: priority))
  }

  /// The values of the variables, and which lines had to be left out.
  func solved() -> LinearSolution { LinearSystem(self).solution }
}

/// What a program's variables come to.
struct LinearSolution {
  /// By the variables' numbers; what nothing determines is 0.
  let values: [Double]

  /// The numbers of the lines that contradict those before them.
  let contradicted: Set<Int>
}

/// The programs that were solved with what they came to. A layout in which nothing has changed asks
/// again for what was solved, and so does an equal one of another screen.
@MainActor enum LinearMemory {
  private static var known: [LinearProgram: LinearSolution] = [:]

  /// Screens have some few programs each; all are forgotten at once, which seldom happens.
  private static let limit = 1_000

  /// The solution of a program, worked out if it is not known.
  static func solution(of program: LinearProgram) -> LinearSolution {
    if let found = known[program] { return found }
    let solution = program.solved()
    if known.count == limit { known = [:] }
    known[program] = solution
    return solution
  }
}

extension LinearProgram: Hashable {
  /// The constants are enough: they differ where frames do.
  func hash(into hasher: inout Hasher) {
    hasher.combine(variableCount)
    for line in lines { hasher.combine(line.error.constant) }
  }
}
