internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension ExplorationScene {
  /// The scenes that have a name, beside the standard one's policy: what each of them reaches that
  /// a form on a whole screen does not.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A form on a whole screen, lifted; the largest alphabet.
    case standard
    /// A bar in a window that is not the screen, which follows a drag; companions, carets that are
    /// not known yet, a long grace.
    case bar
    /// A chat whose end stays above the keyboard; drags, insets that change, an input in the list.
    case chat
    /// A text view in a scroll view, behind a bar that rides on the keyboard.
    case nested
  }

  /// The scene of a kind.
  public static func of(_ kind: Kind) -> ExplorationScene {
    switch kind {
    case .standard: .standard()
    case .bar: bar
    case .chat: chat
    case .nested: nested
    }
  }

  /// A bar at the bottom of a window in the middle of a screen.
  static var bar: ExplorationScene {
    var policy = AvoidancePolicy.bar
    policy.grace = 0.5
    let viewport = Viewport(
      screen: CGSize(width: 834, height: 1_194),
      window: CGRect(x: 40, y: 60, width: 600, height: 1_000),
      windowSafeArea: VerticalInsets(top: 64),
      view: CGRect(x: 0, y: 910, width: 600, height: 90), safeArea: VerticalInsets(bottom: 20))
    let field = FocusedInput(1, frame: CGRect(x: 8, y: 8, width: 400, height: 40))
    let header = TraceHeader(
      name: "exploration of a bar", viewport: viewport,
      inputs: [TraceInput(name: "field", input: field)], policy: policy)
    let keyboard = Docked(in: viewport.screen)
    let message = CGRect(x: 8, y: -40, width: 400, height: 40)
    let letters =
      keyboard.announced + keyboard.unannounced + keyboard.dragged + focus("field")
      + [
        Letter("companion", [.companion("field", message)]),
        Letter("no companion", [.companion("field", nil)]),
        Letter("caret pending", [.caretPending("field")]),
        Letter("grown", [.resize("field", CGRect(x: 8, y: -900, width: 400, height: 948))]),
        Letter("as before", [.resize("field", field.frame)]),
      ]
    return ExplorationScene(header, letters: letters, pauses: [0.75])
  }

  /// A list of messages with a field in one of them.
  static var chat: ExplorationScene {
    let insets = VerticalInsets(top: 40)
    let viewport = Viewport(
      screen: CGSize(width: 375, height: 660), view: CGRect(x: 0, y: 0, width: 375, height: 600),
      safeArea: insets,
      scroll: ScrollMetrics(
        contentSize: CGSize(width: 375, height: 800), offset: 200, insets: insets))
    let header = TraceHeader(
      name: "exploration of a chat", viewport: viewport,
      inputs: [
        TraceInput(
          name: "field",
          input: FocusedInput(1, frame: CGRect(x: 20, y: 120, width: 335, height: 40)))
      ],
      policy: .chat)
    let keyboard = Docked(in: viewport.screen)
    // What a drag leaves lowest stays lowest, and an inset that changes while the keyboard is away
    // carries nothing: each leads to offsets of its own, so that without limits there is no end.
    let dragged = keyboard.dragged.map { Letter($0.name, $0.events, limit: 1) }
    let letters =
      keyboard.announced + dragged
      + [Letter("focus", [.focus("field")]), Letter("blur", [.blur])]
      + [
        Letter(
          "inset", [.layout(LayoutChange(insets: VerticalInsets(top: 40, bottom: 20)))], limit: 1),
        Letter("scroll", [.scroll(offset: 100)], limit: 1),
      ]
    return ExplorationScene(header, letters: letters, pauses: [0.35])
  }

  /// A text view in a scroll view, behind a bar that rides on the keyboard.
  static var nested: ExplorationScene {
    let text = NestedScroll(
      id: 0, frame: CGRect(x: 20, y: 300, width: 335, height: 200),
      metrics: ScrollMetrics(contentSize: CGSize(width: 335, height: 400)))
    let viewport = Viewport(
      screen: CGSize(width: 375, height: 660), safeArea: VerticalInsets(top: 20),
      scroll: ScrollMetrics(
        contentSize: CGSize(width: 375, height: 900), insets: VerticalInsets(top: 20)),
      nested: [text], overlayBarHeight: 40)
    let place = CGRect(x: 0, y: 340, width: 335, height: 40)
    let header = TraceHeader(
      name: "exploration of nested scroll views", viewport: viewport,
      inputs: [
        TraceInput(
          name: "first",
          input: FocusedInput(1, frame: CGRect(x: 0, y: 0, width: 335, height: 40))),
        TraceInput(name: "line", input: FocusedInput(2, frame: place)),
      ],
      policy: .standard)
    let keyboard = Docked(in: viewport.screen)
    let letters =
      keyboard.announced + focus("line") + [Letter("focus first", [.focus("first")])]
      + [
        Letter("bar", [.layout(LayoutChange(overlayBarHeight: 40))]),
        Letter("no bar", [.layout(LayoutChange(overlayBarHeight: 0))]),
        Letter("scroll text", [.scrollNested(0, offset: 100)], limit: 1),
      ]
    return ExplorationScene(header, letters: letters, pauses: [0.35])
  }

  private static func focus(_ name: String) -> [Letter] {
    [
      Letter("focus", [.focus(name)]), Letter("blur", [.blur]),
      Letter("dismiss drag", [.dismiss(.drag)]),
    ]
  }
}

/// What a docked keyboard does on a screen of some size.
private struct Docked {
  let announced: [ExplorationScene.Letter]
  let unannounced: [ExplorationScene.Letter]
  let dragged: [ExplorationScene.Letter]

  init(in screen: CGSize) {
    func frame(_ top: Double) -> CGRect {
      CGRect(x: 0, y: screen.height + top, width: screen.width, height: max(260, -top))
    }
    func letter(
      _ name: String, _ kind: KeyboardNotification.Kind, _ top: Double, isLocal: Bool = true
    ) -> ExplorationScene.Letter {
      let notification = KeyboardNotification(kind, endFrame: frame(top), isLocal: isLocal)
      return ExplorationScene.Letter(name, [.notification(notification)])
    }
    func sample(
      _ name: String, _ top: Double, isInteractive: Bool
    ) -> ExplorationScene.Letter {
      let sample = KeyboardSample(frame: frame(top), isInteractive: isInteractive)
      return ExplorationScene.Letter(name, [.sample(sample)])
    }
    announced = [
      letter("willShow low", .willShow, -260), letter("willHide", .willHide, 0),
      letter("willChangeFrame high", .willChangeFrame, -300),
    ]
    unannounced = [
      letter("didShow low", .didShow, -260), letter("didHide", .didHide, 0),
      letter("willShow foreign", .willShow, -260, isLocal: false),
      sample("sample low", -260, isInteractive: false),
    ]
    dragged = [
      sample("drag", -160, isInteractive: true), sample("drag away", 0, isInteractive: true),
    ]
  }
}
