import Foundation

/// A sum of variables, each with a factor, and a constant.
struct LinearExpression: Equatable {
  /// The constant part.
  var constant = 0.0

  /// The factor of each variable, none of them 0.
  private(set) var terms: [Int: Double] = [:]

  /// A constant.
  init(_ constant: Double = 0) { self.constant = constant }

  /// A variable with a factor.
  init(variable: Int, factor: Double = 1) {
    if factor != 0 { terms[variable] = factor }
  }

  /// Whether it is a number.
  var isConstant: Bool { terms.isEmpty }

  /// The factor of a variable, 0 if it is not in the sum.
  subscript(variable: Int) -> Double { terms[variable] ?? 0 }

  /// Adds a variable with a factor.
  mutating func add(_ variable: Int, _ factor: Double) {
    let sum = (terms[variable] ?? 0) + factor
    terms[variable] = abs(sum) < Self.nothing ? nil : sum
  }

  /// Adds another sum, each part of it times a factor.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, own) in other.terms { add(variable, own * factor) }
  }

  /// Multiplies every part.
  mutating func scale(by factor: Double) {
    constant *= factor
    terms = terms.mapValues { $0 * factor }
  }

  /// Takes a variable out and returns its factor.
  mutating func remove(_ variable: Int) -> Double { terms.removeValue(forKey: variable) ?? 0 }

  /// Puts a sum in a variable's place.
  mutating func substitute(_ variable: Int, _ sum: LinearExpression) {
    guard let factor = terms.removeValue(forKey: variable) else { return }
    add(sum, times: factor)
  }

  /// What is smaller is an error of rounding.
  static let nothing = 1e-9

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other)
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other, times: -1)
    return sum
  }

  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    var product = one
    product.scale(by: factor)
    return product
  }
}
