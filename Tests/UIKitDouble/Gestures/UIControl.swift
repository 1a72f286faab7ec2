import Foundation

/// A view that reports what is done to it (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor open class UIControl: UIView {
  /// What can be done to a control (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Sendable {
    /// The bits (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event
    public let rawValue: UInt

    /// Events by their bits (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchdown
    public static let touchDown = Event(rawValue: 1 << 0)

    /// A finger was lifted inside (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchupinside
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// A finger was lifted outside (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchupoutside
    public static let touchUpOutside = Event(rawValue: 1 << 7)

    /// The system took the touch (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchcancel
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// Editing began (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidbegin
    public static let editingDidBegin = Event(rawValue: 1 << 16)

    /// The text changed (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/editingchanged
    public static let editingChanged = Event(rawValue: 1 << 17)

    /// Editing ended (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidend
    public static let editingDidEnd = Event(rawValue: 1 << 18)

    /// Editing ended by the return key (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidendonexit
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// Whether the control reacts (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/isenabled
  open var isEnabled = true

  /// Whether a finger is followed (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/istracking
  open var isTracking: Bool { tracks }

  /// Runs what is registered for the events (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }

  /// Has an action run on the events (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    tracks = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracks, let touch = touches.first else { return }
    tracks = false
    let isInside = point(inside: touch.location(in: self), with: event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracks else { return }
    tracks = false
    sendActions(for: .touchCancel)
  }

  private var tracks = false
  private var actions: [(action: UIAction, events: UIControl.Event)] = []
}

/// A button (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIControl {
  /// A tap on a button is the button's: a recognizer of a view around it does not get it.
  override func letsAncestorRecognize(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is UITapGestureRecognizer && isEnabled)
  }
}
