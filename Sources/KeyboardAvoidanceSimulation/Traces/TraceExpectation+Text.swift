internal import Foundation
internal import KeyboardAvoidance

extension TraceExpectation.Value: CustomStringConvertible {
  /// The value as it is read: numbers to a thousandth, `none` for what there is none of.
  public var description: String {
    switch self {
    case .none: "none"
    case .number(let number): number.toThousandths
    case .numbers(let numbers): "[\(numbers.map(\.toThousandths).joined(separator: ", "))]"
    case .state(let state): state.rawValue
    case .bool(let bool): String(bool)
    case .animation(let duration, let curve):
      "[\(duration.toThousandths), \(curve.toThousandths)]"
    }
  }
}

extension Double {
  /// To a thousandth, without zeros at the end: `407`, `-0.5`.
  package var toThousandths: String {
    guard abs(self) < 1e12 else { return String(self) }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
