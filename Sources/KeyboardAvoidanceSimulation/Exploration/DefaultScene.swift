public import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension ExplorationScene {
  /// The default alphabet: two inputs, one covered and one clear, and what a keyboard of a small
  /// phone does to them.
  ///
  /// With a policy that lifts, nothing in it has to be limited; the user scrolls away and back in
  /// one turn. With one that scrolls, the user may scroll once in a run.
  public static func standard(_ policy: AvoidancePolicy = .keepGap()) -> ExplorationScene {
    let lifts = policy.mover == .translate || policy.mover == .shiftBounds
    let scroll = Letter(
      "scroll", [.scroll(offset: lifts ? 0 : 60)], limit: lifts ? nil : 1)
    let letters = focus + announced + reported + seen + said + rotated + [scroll]
    return ExplorationScene(header(policy), letters: letters, pauses: [0.25, 0.35])
  }

  private static func header(_ policy: AvoidancePolicy) -> TraceHeader {
    let insets = VerticalInsets(top: 20)
    let viewport = Viewport(
      screen: CGSize(width: 375, height: 667), safeArea: insets,
      scroll: ScrollMetrics(
        contentSize: CGSize(width: 375, height: 900), offset: 0, insets: insets))
    return TraceHeader(
      name: "exploration", viewport: viewport,
      inputs: [
        TraceInput(
          name: "clear",
          input: FocusedInput(1, frame: CGRect(x: 20, y: 100, width: 335, height: 34))),
        TraceInput(
          name: "covered",
          input: FocusedInput(
            2, frame: CGRect(x: 20, y: 500, width: 335, height: 34), caret: caret)),
      ],
      policy: policy)
  }

  private static let low = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let high = CGRect(x: 0, y: 367, width: 375, height: 300)
  private static let floating = CGRect(x: 20, y: 200, width: 320, height: 250)
  private static let caret = CGRect(x: 24, y: 505, width: 2, height: 20)
  private static let below = CGRect(x: 0, y: 667, width: 375, height: 260)

  private static func letter(
    _ name: String, _ kind: KeyboardNotification.Kind, _ frame: CGRect?, isLocal: Bool = true,
    isOnOtherScreen: Bool = false
  ) -> Letter {
    let notification = KeyboardNotification(
      kind, endFrame: frame, isLocal: isLocal, isOnOtherScreen: isOnOtherScreen)
    return Letter(name, [.notification(notification)])
  }

  private static let focus = [
    Letter("focus covered", [.focus("covered")]),
    Letter("focus clear", [.focus("clear")]),
    Letter("blur", [.blur]),
    Letter("caret", [.caret("covered", caret)]),
  ]

  private static let announced = [
    letter("willShow low", .willShow, low),
    letter("willChangeFrame high", .willChangeFrame, high),
    letter("willHide", .willHide, below),
    letter("willShow elsewhere", .willShow, low, isOnOtherScreen: true),
    letter("willShow foreign", .willShow, low, isLocal: false),
  ]

  private static let reported = [
    letter("didShow low", .didShow, low),
    letter("didChangeFrame high", .didChangeFrame, high),
    letter("didChangeFrame floating", .didChangeFrame, floating),
    letter("didChangeFrame empty", .didChangeFrame, .zero),
    letter("didHide", .didHide, below),
  ]

  private static let seen = [
    Letter("sample low", [.sample(KeyboardSample(frame: low))]),
    Letter(
      "drag",
      [
        .sample(
          KeyboardSample(
            frame: CGRect(x: 0, y: 500, width: 375, height: 260), isInteractive: true))
      ]),
  ]

  private static let said = [
    Letter("dismiss drag", [.dismiss(.drag)]),
    Letter("tap outside", [.tapOutside]),
    Letter("pause", [.pause]),
    Letter("resume", [.resume]),
    Letter(
      "field to field",
      [
        .blur, .notification(KeyboardNotification(.willHide, endFrame: below)), .focus("covered"),
        .notification(KeyboardNotification(.willShow, endFrame: low)),
      ]),
  ]

  private static let rotated: [Letter] = {
    var landscape = LayoutChange()
    landscape.screen = CGSize(width: 667, height: 375)
    landscape.window = CGRect(x: 0, y: 0, width: 667, height: 375)
    landscape.view = landscape.window
    var portrait = LayoutChange()
    portrait.screen = CGSize(width: 375, height: 667)
    portrait.window = CGRect(x: 0, y: 0, width: 375, height: 667)
    portrait.view = portrait.window
    return [
      Letter("landscape", [.layout(landscape)]), Letter("portrait", [.layout(portrait)]),
    ]
  }()
}
