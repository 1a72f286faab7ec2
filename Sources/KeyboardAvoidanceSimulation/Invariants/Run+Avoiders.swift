internal import KeyboardAvoidance

extension Run {
  /// The run as each of several avoiders in one window sees it: everyone has some of the inputs, and
  /// where an input of another has the focus, none of its own does.
  ///
  /// The inputs go round: the first avoider has the first one, the second the second, and so on.
  public func divided(among count: Int) -> [Run] {
    (0..<max(1, count)).map { avoider in
      let owners = Dictionary(
        header.inputs.enumerated().map { ($1.name, $0 % max(1, count)) }, uniquingKeysWith: { $1 })
      var run = self
      for index in turns.indices {
        run.turns[index].events = turns[index].events.compactMap { event in
          guard let name = event.input, owners[name] != avoider else { return event }
          if case .focus = event { return .blur }
          return nil
        }
      }
      return run
    }
  }
}

extension TraceEvent {
  /// The name of the input that it is about.
  var input: String? {
    switch self {
    case .focus(let name), .caret(let name, _), .caretPending(let name), .companion(let name, _),
      .resize(let name, _):
      name
    default: nil
    }
  }
}
