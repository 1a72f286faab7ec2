extension ScreenRun {
  /// The run as code to paste into a test, for a `screen`, `policy` and `requirements`
  /// of that name.
  public var swift: String {
    let isPlain = steps.allSatisfy { $0.delay == nil }
    let list = steps.map { "    \(isPlain ? $0.action.swift : $0.swift)," }
    return """
      let run = ScreenRun(
        on: screen, policy: policy,
        \(isPlain ? "actions" : "steps"): [
      \(list.joined(separator: "\n"))
        ])
      #expect(try run.failure(of: requirements) == nil)
      """
  }
}

extension ScreenRun.Step {
  fileprivate var swift: String {
    guard let delay else { return "ScreenRun.Step(\(action.swift))" }
    return "ScreenRun.Step(\(action.swift), after: .milliseconds(\(delay / .milliseconds(1))))"
  }
}

extension UserAction {
  /// The action as Swift.
  var swift: String {
    if case .switchInputMethod(let height?) = self {
      return ".switchInputMethod(height: \(height))"
    }
    return ".\(self)"
  }
}
