internal import Foundation

/// What a run of the benchmark found.
struct BenchReport: Codable {
  /// What one workload took, in nanoseconds for each of its units.
  struct Figure: Codable {
    let name: String
    let unit: String

    /// The least of all samples: what it costs when nothing else runs.
    let least: Double
    let median: Double
    let p99: Double

    /// Allocations for each unit, once warm; `nil` where they cannot be counted.
    let allocations: Double?

    /// What it is held against.
    let baseline: String?

    /// How many times its baseline it takes, the least of both.
    let ratio: Double?
  }

  /// The workloads, in the order in which they were measured.
  let figures: [Figure]

  /// The bytes of an avoider to which nothing has happened; `nil` where they cannot be counted.
  let idleAvoiderBytes: Double?

  /// What `sendNow` takes beyond an empty actor's entry, in turns of the machine.
  var sendNowInTurns: Double? {
    guard let sendNow = least("sendNow"), let empty = least("empty actor, entered"),
      let machine = least("machine")
    else { return nil }
    return (sendNow - empty) / machine
  }

  private func least(_ name: String) -> Double? { figures.first { $0.name == name }?.least }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  var text: String {
    let rows = figures.map { figure in
      Self.row(
        figure.name, [figure.least, figure.median, figure.p99].map { Self.number($0, 1) },
        figure.allocations.map { Self.number($0, 3) } ?? "?",
        "per \(figure.unit)" + Self.comparison(figure))
    }
    let heading = Self.row("nanoseconds", ["least", "median", "p99"], "allocations", "")
    return ([heading] + rows + [""] + remarks).joined(separator: "\n")
  }

  private var remarks: [String] {
    var remarks: [String] = []
    if let sendNowInTurns {
      let turns = Self.number(sendNowInTurns, 2)
      remarks.append("sendNow less an empty actor's entry: \(turns) turns of the machine")
    }
    if let bytes = idleAvoiderBytes {
      remarks.append("an idle avoider: \(Self.number(bytes, 0)) bytes")
    }
    if let transition = least("exploration"), let line = least("replay") {
      let (transitions, lines) = (Self.number(1e9 / transition, 0), Self.number(1e9 / line, 0))
      remarks.append("\(transitions) transitions and \(lines) lines a second")
    }
    // Measured apart: it is C++. An event of an empty machine of the same shape, without geometry.
    remarks.append("for comparison, Boost.MSM: 4.7 ns an event that does nothing")
    return remarks
  }

  private static func comparison(_ figure: Figure) -> String {
    guard let baseline = figure.baseline, let ratio = figure.ratio else { return "" }
    return ", \(number(ratio, 2)) × \(baseline)"
  }

  private static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  private static func row(
    _ name: String, _ times: [String], _ allocations: String, _ rest: String
  ) -> String {
    let cells = (times + [allocations]).map { pad($0, 12, left: true) }.joined()
    return pad(name, 32, left: false) + cells + (rest.isEmpty ? "" : "  " + rest)
  }

  private static func pad(_ text: String, _ width: Int, left: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? space + text : text + space
  }
}
