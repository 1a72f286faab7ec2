/// How far along its way something is that UIKit animates with a raw curve.
enum AnimationCurve: Hashable {
  /// The keyboard's spring, in its own time whatever duration is asked for.
  case spring
  /// A cubic Bézier from (0, 0) to (1, 1) with two control points, over the duration.
  ///
  /// As `CAMediaTimingFunction` documents them for its names.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// The curve of a raw value of `UIView.AnimationCurve`: 0 eases in and out, 1 in, 2 out, 3 is
  /// linear, 7 is the keyboard's.
  ///
  /// Other values are undocumented; that they ease in and out is a guess.
  init(raw: Int) {
    switch raw {
    case 7: self = .spring
    case 1: self = .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case 2: self = .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case 3: self = .bezier(x1: 0, y1: 0, x2: 1, y2: 1)
    default: self = .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    }
  }

  /// How many seconds it takes of its own accord; `nil` if as many as it is asked to.
  var ownDuration: Double? { self == .spring ? KeyboardSpring.settling : nil }

  /// The progress at evenly spaced times from the start to the end, the last one exactly 1.
  func samples(count: Int) -> [Double] {
    (0..<count).map { index in
      index == count - 1 ? 1 : progress(at: Double(index) / Double(count - 1))
    }
  }

  /// The progress at a share of the time, from 0 to 1.
  func progress(at share: Double) -> Double {
    switch self {
    case .spring: KeyboardSpring.progress(after: share * KeyboardSpring.settling)
    case .bezier(let x1, let y1, let x2, let y2):
      Self.component(y1, y2, at: Self.parameter(x1, x2, reaching: share))
    }
  }

  /// One coordinate of the curve at its parameter.
  private static func component(_ first: Double, _ second: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }

  /// The parameter at which the curve's x, which only grows, has a value: found by halving.
  private static func parameter(_ x1: Double, _ x2: Double, reaching x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if component(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
