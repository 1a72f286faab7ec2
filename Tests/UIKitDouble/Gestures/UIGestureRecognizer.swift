public import Foundation

/// Recognizes a gesture in the touches of its view and the views in it (iOS 3.2).
///
/// Without Objective-C nothing can send an action to a target: subclass a recognizer and override
/// the touch functions or `state`, which works on Apple's platforms as well (there they are
/// declared in the header for subclasses).
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor open class UIGestureRecognizer: NSObject {
  /// Where a recognizer is (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
  public typealias State = CUIGestureRecognizerState

  /// A recognizer of no view yet. Here the action is sent if the target is a
  /// `DoubleTarget` (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer of no view and no target (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/init()
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Has an action sent to a target for each change of state; here if it is a `DoubleTarget` (iOS
  /// 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((Reference(target as AnyObject), action))
  }

  /// Sends an action to a target no more (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/removetarget(_:action:)
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object.value === target as AnyObject?)
        && (action == nil || $0.action == action)
    }
  }

  /// Where the recognizer is; subclasses set it (iOS 3.2). A recognition is refused, and becomes
  /// a failure, when the delegate or the view says so.
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property
  open var state: UIGestureRecognizer.State {
    get { stage }
    set { move(to: newValue) }
  }

  /// Decides with and about the recognizer (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/delegate
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it listens at all (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled
  open var isEnabled = true {
    didSet { if !isEnabled, delivery != nil { stage = .cancelled } }
  }

  /// The view it is attached to (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/view
  open var view: UIView? { owner }

  /// Whether views lose the touches once it has recognized; true at first (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
  open var cancelsTouchesInView = true

  /// Whether views hear of touches only when it has failed (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan
  open var delaysTouchesBegan = false

  /// Whether views hear of the end only when it has failed; true at first (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesended
  open var delaysTouchesEnded = true

  /// The kinds of touch it listens to, as numbers of `UITouch.TouchType` (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/allowedtouchtypes
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// A name for debugging (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/name
  open var name: String?

  /// How many touches it follows (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/numberoftouches
  open var numberOfTouches: Int { followed.count }

  /// Where the gesture is, in a view's coordinates; nil is the window (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)
  open func location(in view: UIView?) -> CGPoint {
    followed.first?.location(in: view) ?? .zero
  }

  /// Waits until the other one has failed (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    awaited.append(Weak(value: otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Fingers went down (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesbegan(_:with:)
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesmoved(_:with:)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesended(_:with:)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took the touches (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchescancelled(_:with:)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture is over, recognized or not (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/reset()
  open func reset() {}

  /// Whether its recognition makes the other one fail (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/canprevent(_:)
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other's recognition makes it fail (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/canbeprevented(by:)
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: What the double keeps

  private var targets: [(object: Reference, action: Selector)] = []

  /// Sends the actions, as at each state from recognition on.
  func sendActions() {
    guard stage != .possible, stage != .failed else { return }
    for (object, action) in targets {
      (object.value as? any DoubleTarget)?.doublePerform(action, with: self)
    }
  }

  private final class Reference {
    weak var value: AnyObject?

    init(_ value: AnyObject) { self.value = value }
  }

  weak var owner: UIView?
  var followed: [UITouch] = []
  var stage: UIGestureRecognizer.State = .possible
  var awaited: [Weak] = []
  weak var delivery: TouchDelivery?

  /// A recognition that waits for others to fail.
  var deferredStage: UIGestureRecognizer.State?

  struct Weak {
    weak var value: UIGestureRecognizer?
  }
}

extension UIGestureRecognizer.State {
  /// The name UIKit has for the end of a gesture that is recognized at once (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum/recognized
  public static var recognized: UIGestureRecognizer.State { .ended }
}
