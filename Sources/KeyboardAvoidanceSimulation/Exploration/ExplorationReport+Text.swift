internal import Foundation
internal import KeyboardAvoidance

extension ExplorationReport {
  /// The report as a person reads it: figures, the matrix of first depths, the ways to the cells,
  /// and for each violation its run as a trace.
  public var text: String {
    let parts = [figures, matrix, ways, violations.map(text(of:)).joined(separator: "\n")]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var figures: String {
    let limits = scene.letters.compactMap { letter in
      letter.limit.map { limit in
        untried.contains(letter.name)
          ? "'\(letter.name)' was not tried: the other limits leave no room to count it"
          : "'\(letter.name)' at most \(limit) times in a run"
      }
    }
    var lines = [
      "policy       \(scene.header.policy.mover), gap \(scene.header.policy.gap)",
      "alphabet     \(scene.letters.count) turns, \(scene.pauses.count) lengths of time",
      "states       \(states)",
      "transitions  \(transitions)",
      "depth        \(depth), \(isComplete ? "complete" : "not complete")",
      "speed        \(Int(transitionsPerSecond)) transitions a second, \(rounded(seconds)) s",
      "cells        \(cells.count) of \(Cell.all.count)",
      "pairs        \(pairs.count)",
      "violations   \(violations.count)",
    ]
    lines.insert(contentsOf: limits.map { "limit        \($0)" }, at: 2)
    return lines.joined(separator: "\n")
  }

  /// A row for each state, a column for each trigger: after how many turns and pauses it is taken.
  private var matrix: String {
    let width = Trigger.allCases.map(\.rawValue.count).max() ?? 0
    let header = Trigger.allCases.map { pad($0.rawValue, width) }.joined(separator: " ")
    let rows = KeyboardState.allCases.map { state in
      let row = Trigger.allCases.map { trigger in
        pad(path(to: Cell(state, trigger)).map { "\($0.names.count)" } ?? "–", width)
      }
      return pad(state.rawValue, 14) + row.joined(separator: " ")
    }
    return ([pad("", 14) + header] + rows).map { trimmed($0) }.joined(separator: "\n")
  }

  private var ways: String {
    cells.map { cell in
      let names = path(to: cell)?.names ?? []
      return pad(cell.description, 28) + names.joined(separator: " · ")
    }.joined(separator: "\n")
  }

  private func text(of found: FoundViolation) -> String {
    "\(found.violation)\n\(found.run.text)"
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension ExplorationReport {
  /// The report as one JSON object on one line, keys in alphabetical order.
  public var json: String {
    var object: [String: JSONValue] = [
      "states": .number(Double(states)), "transitions": .number(Double(transitions)),
      "depth": .number(Double(depth)), "complete": .bool(isComplete),
      "seconds": .number(seconds), "transitionsPerSecond": .number(transitionsPerSecond.rounded()),
      "cells": .array(cells.map(json(of:))),
      "missing": .array(missingCells.map { .string($0.description) }),
      "pairs": .number(Double(pairs.count)),
      "violations": .array(violations.map(json(of:))),
    ]
    if !untried.isEmpty { object["untried"] = .array(untried.map { .string($0) }) }
    return JSONValue.object(object).line
  }

  private func json(of cell: Cell) -> JSONValue {
    .object([
      "state": .string(cell.state.rawValue), "trigger": .string(cell.trigger.rawValue),
      "next": .string(Transition.from(cell.state, on: cell.trigger).next.rawValue),
      "path": .array((path(to: cell)?.names ?? []).map { .string($0) }),
    ])
  }

  private func json(of found: FoundViolation) -> JSONValue {
    .object([
      "invariant": .string(found.violation.invariant), "message": .string(found.violation.message),
      "trace": .string(found.run.text),
    ])
  }
}

extension Run {
  /// The run as the text of a trace file.
  public var text: String {
    guard let data = try? TraceWriter.write(trace) else { return "\(turns)" }
    return String(decoding: data, as: UTF8.self)
  }
}
