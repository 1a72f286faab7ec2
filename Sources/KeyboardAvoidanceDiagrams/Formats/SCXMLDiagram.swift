internal import KeyboardAvoidance

/// The machine as W3C State Chart XML, which editors draw and interpreters run.
///
/// The events are the triggers. Starting the settle timer is a delayed event `settled`, stopping it
/// cancels that; every other action is raised as an event `action.…`. A transition without a target
/// keeps the state.
public enum SCXMLDiagram {
  /// A complete document.
  public static func text(_ content: DiagramContent = DiagramContent()) -> String {
    let chart = content.chart
    let columns = HappyPath.columns(of: chart.states)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="null""#
        + #" name="keyboard" initial="\#(StatechartPart.everyState.name)">"#,
      #"  <state id="\#(StatechartPart.everyState.name)" initial="\#(Statechart.initial.rawValue)">"#,
    ]
    lines += transitions(.everyState, chart, indent: 4)
    lines += columns.filter { !$0.isUp }.flatMap { state($0, chart, indent: 4) }
    let up = columns.filter(\.isUp)
    if let initial = up.first {
      lines.append(
        #"    <state id="\#(StatechartPart.keyboardUp.name)" initial="\#(initial.rawValue)">"#)
      lines += transitions(.keyboardUp, chart, indent: 6)
      lines += up.flatMap { state($0, chart, indent: 6) } + ["    </state>"]
    }
    return (lines + ["  </state>", "</scxml>", ""]).joined(separator: "\n")
  }

  private static func state(
    _ state: KeyboardState, _ chart: Statechart, indent: Int
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    return [#"\#(space)<state id="\#(state.rawValue)">"#]
      + transitions(.state(state), chart, indent: indent + 2) + ["\(space)</state>"]
  }

  private static func transitions(
    _ part: StatechartPart, _ chart: Statechart, indent: Int
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    return chart.arrows.filter { $0.source == part }.flatMap { arrow in
      arrow.causes.flatMap { cause -> [String] in
        let target = arrow.target.map { " target=\"\($0.rawValue)\"" } ?? ""
        let head = "\(space)<transition event=\"\(cause.trigger.rawValue)\"\(target)"
        let actions = cause.actions.names.flatMap(action).map { "\(space)  \($0)" }
        return actions.isEmpty
          ? ["\(head)/>"] : ["\(head)>"] + actions + ["\(space)</transition>"]
      }
    }
  }

  /// What an action is in the language.
  private static func action(_ name: String) -> [String] {
    let cancel = #"<cancel sendid="settle"/>"#
    let standard = KeyboardAnimation.standard.duration + AvoidancePolicy.standard.grace
    let delay = Int((standard * 1000).rounded())
    return switch name {
    case "armTimer":
      [cancel, #"<send id="settle" event="settled" delay="\#(delay)ms"/>"#]
    case "disarmTimer": [cancel]
    default: [#"<raise event="action.\#(name)"/>"#]
    }
  }
}
