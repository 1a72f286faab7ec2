import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import UIKitDouble

/// Where an input is in each frame, from an event to rest.
@MainActor struct FrameLog {
  /// The room between keyboard and input in each frame, in points.
  private(set) var gaps: [Double] = []

  /// The input's top on the screen in each frame, in points.
  private(set) var tops: [Double] = []

  /// Lets a form run frame by frame for some seconds, beginning with the turn that is open.
  init(_ form: Form, _ input: UIView, for seconds: Double = 1) {
    form.device.endTurn()
    note(form, input)
    for _ in 0..<Int((seconds * 60).rounded()) {
      form.pass(1 / 60)
      note(form, input)
    }
  }

  private mutating func note(_ form: Form, _ input: UIView) {
    gaps.append(form.gap(input))
    tops.append(form.place(of: input).minY)
  }

  /// How many frames show less room than wanted, the first not counted as late.
  func covered(below gap: Double) -> Int { gaps.filter { $0 < gap - 0.5 }.count }

  /// How often the input turns back on its way.
  var turns: Int {
    let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }.filter { abs($0) >= 0.5 }
    return zip(steps, steps.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count
  }

  /// The gaps as a line: each with the number of frames that show it.
  var line: String {
    var runs: [(gap: Double, count: Int)] = []
    for gap in gaps.map({ ($0 * 10).rounded() / 10 }) {
      if let last = runs.last, last.gap == gap {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((gap, 1))
      }
    }
    let shown = runs.count <= 8 ? runs : Array(runs.prefix(4) + runs.suffix(3))
    return shown.map { "\($0.gap)×\($0.count)" }.joined(separator: ", ")
  }
}
