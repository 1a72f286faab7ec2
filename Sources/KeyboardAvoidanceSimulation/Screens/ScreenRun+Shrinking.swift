extension ScreenRun {
  /// The smallest run found that still fails: steps are left out, large pieces first, then hurry,
  /// then numbers are made plainer.
  func shrunk<Failure: Error>(
    while fails: (ScreenRun) throws(Failure) -> Bool
  ) throws(Failure) -> ScreenRun {
    var best = self
    while true {
      guard let smaller = try best.firstSmaller(that: fails) else { return best }
      best = smaller
    }
  }

  private func firstSmaller<Failure: Error>(
    that fails: (ScreenRun) throws(Failure) -> Bool
  ) throws(Failure) -> ScreenRun? {
    for candidate in candidates where try fails(candidate) { return candidate }
    return nil
  }

  /// Runs that are smaller by one change, the boldest first; each is strictly smaller, so that
  /// taking one after the other comes to an end.
  private var candidates: [ScreenRun] {
    var runs: [ScreenRun] = []
    var length = steps.count
    while length > 0 {
      for start in stride(from: 0, to: steps.count, by: length) {
        var run = self
        run.steps.removeSubrange(start..<min(start + length, steps.count))
        runs.append(run)
      }
      length /= 2
    }
    for index in steps.indices {
      var run = self
      if steps[index].delay != nil {
        run.steps[index].delay = nil
        runs.append(run)
      }
      for plainer in steps[index].action.plainer {
        run = self
        run.steps[index].action = plainer
        runs.append(run)
      }
    }
    return runs
  }
}

extension UserAction {
  /// Actions that do the same more plainly.
  fileprivate var plainer: [UserAction] {
    switch self {
    case .tapSecureField(let name): [.tap(name)]
    case .tapOutside(endsEditing: true), .pressReturn, .dragToDismiss: [.endEditing]
    case .switchToThirdPartyKeyboard(let heights):
      heights.last.map { [.switchInputMethod(height: $0)] } ?? []
    default: []
    }
  }
}
