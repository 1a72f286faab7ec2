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

/// The last programs of a container with what they came to: a layout in which nothing has changed
/// asks again for what was solved.
struct LinearMemory {
  private var known: [(program: LinearProgram, solution: LinearSolution)] = []

  /// A layout solves at the most three, one after the other.
  private static let limit = 4

  /// The solution of a program, worked out if it is not known.
  mutating func solution(of program: LinearProgram) -> LinearSolution {
    if let found = known.first(where: { $0.program == program }) { return found.solution }
    let solution = program.solved()
    known.insert((program, solution), at: 0)
    if known.count > Self.limit { known.removeLast() }
    return solution
  }
}
