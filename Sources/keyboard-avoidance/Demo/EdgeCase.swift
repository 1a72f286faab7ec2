internal import Foundation
internal import KeyboardAvoidanceSimulation

/// A case that the machine is there for: a trace, and the words and moments that explain it.
struct EdgeCase: Sendable {
  /// A moment of which the screen is drawn.
  struct Moment: Sendable {
    let label: String
    /// How long after the trace's start; what happens then has happened.
    let time: Duration
  }

  /// The name of its files.
  let slug: String

  /// What goes wrong without the machine, and what happens with it.
  let story: String

  /// The moments that are drawn, from left to right.
  let moments: [Moment]

  /// The trace, in the format that `replay` reads.
  let trace: String

  func read() throws(TraceError) -> Trace { try TraceReader.read(Data(trace.utf8)) }

  static let all = [
    hardwareKeyboard, inputMethodSwitch, tapToDismiss, rotation, missingDidShow,
  ]
}

extension EdgeCase {
  private static let hardwareKeyboard = EdgeCase(
    slug: "hardware-keyboard-hides",
    story: """
      A keyboard is attached while someone is typing: the one on the screen goes, the focus stays. \
      Code that only listens to the end of editing leaves an empty band at the bottom. Here the \
      inset goes at once, and the text stays where it was being read.
      """,
    moments: [
      Moment(label: "before", time: .seconds(-1)), Moment(label: "keyboard", time: .seconds(0.3)),
      Moment(label: "after", time: .seconds(5.3)),
    ],
    trace: """
      {"trace":1, "name":"A hardware keyboard is attached while editing", "screen":[375,812], "view":{"frame":[0,88,375,724], "safeArea":[0,34], "scroll":{"content":[375,1500], "offset":0, "inset":[0,34]}}, "inputs":{"notes":{"frame":[20,560,335,40]}}, "policy":{"preset":"insetContent"}}
      {"at":0, "do":"focus", "input":"notes"}
      {"at":0, "do":"willShow", "end":[0,476,375,336]}
      {"at":0.25, "do":"didShow", "end":[0,476,375,336]}
      {"at":0.3, "expect":{"state":"shown", "inset":302, "lift":212, "gap":0, "moves":1}}
      {"at":5, "do":"willHide", "end":[0,812,375,336]}
      {"at":5.25, "do":"didHide", "end":[0,812,375,336]}
      {"at":5.3, "expect":{"state":"hidden", "inset":0, "episode":true, "moves":1}}
      """)

  private static let inputMethodSwitch = EdgeCase(
    slug: "input-method-keeps-4-pt",
    story: """
      Another input method is chosen and the keyboard grows and shrinks while it is up. Code that \
      moves the view by a step each time takes the step again: -164 becomes -328. Here every move \
      is counted from rest, so the gap is 4 points under each keyboard.
      """,
    moments: [
      Moment(label: "before", time: .seconds(-1)), Moment(label: "keyboard", time: .seconds(0.3)),
      Moment(label: "taller keyboard", time: .seconds(2.3)),
      Moment(label: "after", time: .seconds(6.3)),
    ],
    trace: """
      {"trace":1, "name":"An input method's height changes and 4 pt are kept", "screen":[375,667], "view":{"safeArea":[20,0]}, "inputs":{"search":{"frame":[20,533,335,34]}}, "policy":{"preset":"keepGap", "gap":4}}
      {"at":0, "do":"focus", "input":"search"}
      {"at":0, "do":"willShow", "end":[0,407,375,260]}
      {"at":0.25, "do":"didShow", "end":[0,407,375,260]}
      {"at":0.3, "expect":{"translation":-164, "gap":4}}
      {"at":2, "do":"willShow", "end":[0,367,375,300]}
      {"at":2, "do":"willChangeFrame", "end":[0,367,375,300]}
      {"at":2.25, "do":"didChangeFrame", "end":[0,367,375,300]}
      {"at":2.25, "do":"didShow", "end":[0,367,375,300]}
      {"at":2.3, "expect":{"translation":-204, "gap":4, "moves":1}}
      {"at":4, "do":"willChangeFrame", "end":[0,407,375,260]}
      {"at":4.4, "expect":{"translation":-164, "gap":4, "moves":1}}
      {"at":6, "do":"blur"}
      {"at":6, "do":"willHide", "end":[0,667,375,260]}
      {"at":6.25, "do":"didHide", "end":[0,667,375,260]}
      {"at":6.3, "expect":{"state":"hidden", "translation":0, "moves":1}}
      """)

  private static let tapToDismiss = EdgeCase(
    slug: "tap-dismisses-and-resets",
    story: """
      A tap beside the field puts the keyboard away. The tap itself moves nothing; the view goes \
      back with the keyboard, in its animation, and exactly to where it was.
      """,
    moments: [
      Moment(label: "before", time: .seconds(-1)), Moment(label: "keyboard", time: .seconds(0.3)),
      Moment(label: "after", time: .seconds(2.3)),
    ],
    trace: """
      {"trace":1, "name":"A tap outside dismisses the keyboard and resets the view", "screen":[375,667], "view":{"safeArea":[20,0]}, "inputs":{"code":{"frame":[20,466,335,34]}}, "policy":{"preset":"shiftBounds", "gap":10}}
      {"at":0, "do":"focus", "input":"code"}
      {"at":0, "do":"willShow", "end":[0,451,375,216]}
      {"at":0.25, "do":"didShow", "end":[0,451,375,216]}
      {"at":0.3, "expect":{"boundsOrigin":59, "gap":10}}
      {"at":2, "do":"tapOutside"}
      {"at":2, "expect":{"resigns":1, "moves":0}}
      {"at":2, "do":"blur"}
      {"at":2, "do":"willHide", "end":[0,667,375,216]}
      {"at":2.25, "do":"didHide", "end":[0,667,375,216]}
      {"at":2.3, "expect":{"state":"hidden", "boundsOrigin":0, "moves":1}}
      """)

  private static let rotation = EdgeCase(
    slug: "rotation",
    story: """
      The device is turned while someone is typing. For a moment the keyboard's last frame belongs \
      to a screen that is no more, and code that uses it throws the view about. Here nothing is \
      planned until the keyboard says where it is on the new screen.
      """,
    moments: [
      Moment(label: "before", time: .seconds(-1)), Moment(label: "keyboard", time: .seconds(0.3)),
      Moment(label: "turned", time: .seconds(2.4)),
      Moment(label: "after", time: .seconds(4.3)),
    ],
    trace: """
      {"trace":1, "name":"The device is rotated while the keyboard is up", "screen":[375,667], "view":{"frame":[0,64,375,603], "scroll":{"content":[375,900], "offset":0}}, "inputs":{"email":{"frame":[20,420,300,36]}}}
      {"at":0, "do":"focus", "input":"email"}
      {"at":0, "do":"willShow", "end":[0,407,375,260]}
      {"at":0.25, "do":"didShow", "end":[0,407,375,260]}
      {"at":0.3, "expect":{"state":"shown", "inset":260, "lift":121, "gap":8, "moves":1}}
      {"at":2, "do":"layout", "screen":[667,375], "window":[0,0,667,375], "view":{"frame":[0,32,667,343], "scroll":{"content":[667,900]}}}
      {"at":2.01, "expect":{"moves":0}}
      {"at":2.05, "do":"willShow", "end":[0,213,667,162]}
      {"at":2.3, "do":"didShow", "end":[0,213,667,162]}
      {"at":2.4, "expect":{"state":"shown", "inset":162, "gap":8, "moves":1}}
      {"at":4, "do":"blur"}
      {"at":4, "do":"willHide", "end":[0,375,667,162]}
      {"at":4.25, "do":"didHide", "end":[0,375,667,162]}
      {"at":4.3, "expect":{"state":"hidden", "inset":0, "offset":0, "moves":1}}
      """)

  private static let missingDidShow = EdgeCase(
    slug: "did-show-never-comes",
    story: """
      The system announces the keyboard and never says that it has arrived. Code that waits for \
      didShow waits for ever. Here each movement has a timer, its animation's length and 0.1 s: \
      after that the machine is at rest, and a didHide that is missing as well is made up for.
      """,
    moments: [
      Moment(label: "before", time: .seconds(-1)), Moment(label: "keyboard", time: .seconds(0.4)),
      Moment(label: "after", time: .seconds(3.4)),
    ],
    trace: """
      {"trace":1, "name":"A didShow never comes, nor a didHide", "screen":[375,667], "view":{"safeArea":[20,0]}, "inputs":{"name":{"frame":[20,500,335,34]}}, "policy":{"preset":"keepGap", "gap":4}}
      {"at":0, "do":"focus", "input":"name"}
      {"at":0, "do":"willShow", "end":[0,407,375,260]}
      {"at":0.3, "expect":{"state":"showing", "translation":-131, "gap":4}}
      {"at":0.4, "expect":{"state":"shown", "translation":-131, "moves":0}}
      {"at":3, "do":"blur"}
      {"at":3, "do":"willHide", "end":[0,667,375,260]}
      {"at":3.3, "expect":{"state":"hiding", "translation":0, "moves":1}}
      {"at":3.4, "expect":{"state":"hidden", "translation":0, "moves":0}}
      """)
}
