#if os(Linux) || os(iOS)
import Foundation
import UIKitTrials

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// What the checks have found, as one value of JSON.
struct CheckReport: Codable, Sendable {
  /// A trial and what came of it.
  struct Line: Codable, Sendable {
    /// The sentence.
    let name: String
    /// Whether the double only guesses it.
    let isGuess: Bool
    /// What was not as said; empty if all was.
    let findings: [Finding]
  }

  /// The trials, in their order.
  let lines: [Line]

  /// Whether all was as said, but for guesses.
  var isAsSaid: Bool { lines.allSatisfy { $0.isGuess || $0.findings.isEmpty } }

  /// The report as one line.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Runs trials, each on a stage.
  @MainActor static func make(
    of trials: [Trial], on stage: () -> any Stage
  ) -> CheckReport {
    CheckReport(
      lines: trials.map { trial in
        Line(name: trial.name, isGuess: trial.isGuess, findings: trial.run(on: stage()))
      })
  }

  #if os(iOS)
  /// Runs all trials in a window above the app's own.
  @MainActor static func make(in scene: UIWindowScene) -> CheckReport {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let stage = DeviceStage(window: window)
    return make(of: Trials.uikit + Trials.adapter) { stage }
  }
  #endif
}
#endif
