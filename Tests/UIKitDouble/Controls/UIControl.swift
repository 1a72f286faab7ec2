public import Foundation

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

    /// A finger went down more than once (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchdownrepeat
    public static let touchDownRepeat = Event(rawValue: 1 << 1)

    /// A finger moved inside (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchdraginside
    public static let touchDragInside = Event(rawValue: 1 << 2)

    /// A finger moved outside (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchdragoutside
    public static let touchDragOutside = Event(rawValue: 1 << 3)

    /// A finger moved in (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchdragenter
    public static let touchDragEnter = Event(rawValue: 1 << 4)

    /// A finger moved out (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchdragexit
    public static let touchDragExit = Event(rawValue: 1 << 5)

    /// A finger was lifted inside (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchupinside
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// A finger was lifted outside (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchupoutside
    public static let touchUpOutside = Event(rawValue: 1 << 7)

    /// The system took the touch (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchcancel
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The value changed (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/valuechanged
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// The main action was asked for (iOS 9.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/primaryactiontriggered
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// A menu is shown (iOS 14.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/menuactiontriggered
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

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

    /// Every touch event (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/alltouchevents
    public static let allTouchEvents = Event(rawValue: 0xFFF)

    /// Every editing event (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/alleditingevents
    public static let allEditingEvents = Event(rawValue: 0xF0000)

    /// Every event (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/allevents
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/state
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/state/rawvalue
    public let rawValue: UInt

    /// States by their bits (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/state/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it is by itself (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/state/normal
    public static let normal: State = []

    /// Touched (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/state/highlighted
    public static let highlighted = State(rawValue: 1 << 0)

    /// Not to be used (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/state/disabled
    public static let disabled = State(rawValue: 1 << 1)

    /// Selected (iOS 2.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/state/selected
    public static let selected = State(rawValue: 1 << 2)

    /// Focused (iOS 9.0).
    /// https://developer.apple.com/documentation/uikit/uicontrol/state/focused
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where content stands from left to right (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment
  public typealias ContentHorizontalAlignment = CUIControlContentHorizontalAlignment

  /// Where content stands from top to bottom (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment
  public typealias ContentVerticalAlignment = CUIControlContentVerticalAlignment

  /// A control with a frame (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that runs an action (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// An empty control; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it is selected (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/isselected
  open var isSelected = false

  /// Whether it is touched (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/ishighlighted
  open var isHighlighted = false

  /// Whether the finger followed is inside (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/istouchinside
  open var isTouchInside: Bool { tracks && isInside }

  /// How it is (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/state
  open var state: UIControl.State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where content stands from left to right (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center

  /// Where content stands from top to bottom (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center

  /// Whether the control reacts (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/isenabled
  open var isEnabled = true

  /// Whether a finger is followed (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/istracking
  open var isTracking: Bool { tracks }

  /// Has an action sent to a target on the events; the double can send it if the target is a
  /// `DoubleTarget`; without Objective-C a selector calls nothing by itself (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    removeTarget(target, action: action, for: controlEvents)
    targets.append(Target(object: target as AnyObject?, action: action, events: controlEvents))
  }

  /// Sends an action to a target on the events no more (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/removetarget(_:action:for:)
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    for place in targets.indices
    where (target == nil || targets[place].object === target as AnyObject?)
      && (action == nil || targets[place].action == action)
    {
      targets[place].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// All targets (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/alltargets
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.object as? NSObject }.map { AnyHashable($0) })
  }

  /// All events for which something is registered (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/allcontrolevents
  open var allControlEvents: UIControl.Event {
    (targets.map(\.events) + actions.map(\.events)).reduce(into: []) { $0.formUnion($1) }
  }

  /// The actions for a target and an event, by name (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/actions(fortarget:forcontrolevent:)
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let found = targets.filter {
      $0.object === target as AnyObject? && $0.events.contains(controlEvent)
    }
    return found.isEmpty ? nil : found.map { "\($0.action)" }
  }

  /// Runs what is registered for the events (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action, to: entry.object, for: nil)
    }
  }

  /// Sends an action; without a target, along the responder chain to the first that takes it (iOS
  /// 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/sendaction(_:to:for:)
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      (target as? any DoubleTarget)?.doublePerform(action, with: self)
    } else {
      let taker = sequence(first: self as UIResponder, next: \.next)
        .lazy.compactMap { $0 as? any DoubleTarget }.first
      taker?.doublePerform(action, with: self)
    }
  }

  /// Has an action run on the events; one of the same identifier is replaced (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action.identifier == action.identifier }
    actions.append((action, controlEvents))
  }

  /// Runs an action on the events no more (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    for place in actions.indices where actions[place].action.identifier == action.identifier {
      actions[place].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// A finger went down; whether it is to be followed (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger followed moved; whether it is to be followed on (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger followed was lifted (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger followed was taken away (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (tracks, isInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracks, let touch = touches.first else { return }
    let was = isInside
    isInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isInside
    if was != isInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    if !continueTracking(touch, with: event) { stopTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracks, let touch = touches.first else { return }
    isInside = point(inside: touch.location(in: self), with: event)
    let lifted: Event = isInside ? .touchUpInside : .touchUpOutside
    stopTracking()
    endTracking(touch, with: event)
    sendActions(for: lifted)
    if lifted == .touchUpInside { wasTapped() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracks else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// What a tap does beyond the touch events.
  func wasTapped() {}

  private func stopTracking() { (tracks, isHighlighted) = (false, false) }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
    var events: Event
  }

  private var tracks = false
  private var isInside = false
  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: UIControl.Event)] = []
}
