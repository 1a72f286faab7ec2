/// The traces of `demo`, in the format that `replay` reads.
enum DemoTraces {
  static let all = [firstFocus, inputMethodSwitch, hardwareKeyboard, tapToDismiss]

  private static let firstFocus = """
    {"trace":1, "name":"First focus: a form is inset and scrolled just enough, and is back afterwards", "screen":[390,844], "view":{"safeArea":[47,34], "scroll":{"content":[390,1400], "offset":-47}}, "inputs":{"email":{"frame":[20,560,350,44]}}}
    {"at":0, "do":"focus", "input":"email"}
    {"at":0, "do":"willChangeFrame", "end":[0,508,390,336]}
    {"at":0, "do":"willShow", "end":[0,508,390,336]}
    {"at":0.25, "do":"didChangeFrame", "end":[0,508,390,336]}
    {"at":0.25, "do":"didShow", "end":[0,508,390,336]}
    {"at":0.3, "expect":{"state":"shown", "inset":302, "lift":151, "gap":8, "moves":1}}
    {"at":3, "do":"blur"}
    {"at":3, "do":"willChangeFrame", "end":[0,844,390,336]}
    {"at":3, "do":"willHide", "end":[0,844,390,336]}
    {"at":3.25, "do":"didHide", "end":[0,844,390,336]}
    {"at":3.3, "expect":{"state":"hidden", "inset":0, "offset":-47, "moves":1}}
    """

  private static let inputMethodSwitch = """
    {"trace":1, "name":"Input method switched twice: the container keeps 4 pt above the keyboard", "screen":[375,667], "view":{"safeArea":[20,0]}, "inputs":{"search":{"frame":[20,533,335,34]}}, "policy":{"preset":"keepGap", "gap":4}}
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
    """

  private static let hardwareKeyboard = """
    {"trace":1, "name":"Hardware keyboard attached while editing: the inset goes, the focus stays", "screen":[375,812], "view":{"safeArea":[44,34], "scroll":{"content":[375,3000], "offset":0}}, "inputs":{"notes":{"frame":[0,0,375,3000], "caret":[20,700,2,20]}}, "policy":{"preset":"insetContent"}}
    {"at":0, "do":"focus", "input":"notes"}
    {"at":0, "do":"willShow", "end":[0,476,375,336]}
    {"at":0.25, "do":"didShow", "end":[0,476,375,336]}
    {"at":0.3, "expect":{"inset":302, "offset":244}}
    {"at":5, "do":"willHide", "end":[0,812,375,336]}
    {"at":5.25, "do":"didHide", "end":[0,812,375,336]}
    {"at":5.3, "expect":{"state":"hidden", "inset":0, "offset":244, "episode":true}}
    """

  private static let tapToDismiss = """
    {"trace":1, "name":"A tap outside dismisses: the shifted bounds return", "screen":[375,667], "view":{"safeArea":[20,0]}, "inputs":{"code":{"frame":[20,466,335,34]}}, "policy":{"preset":"shiftBounds", "gap":10}}
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
    """
}
