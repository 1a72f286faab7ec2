public import Foundation

/// A finger or pencil on the screen (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uitouch
@MainActor open class UITouch: NSObject {
  /// Where a touch is in its life (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
  public typealias Phase = CUITouchPhase

  /// What touches (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/touchtype
  public typealias TouchType = CUITouchType

  /// When the touch last changed, in seconds (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/timestamp
  open var timestamp: TimeInterval { time }

  /// Where the touch is in its life (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/phase-swift.property
  open var phase: UITouch.Phase { stage }

  /// How often the place was tapped (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/tapcount
  open var tapCount: Int { taps }

  /// What touches (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/type
  open var type: UITouch.TouchType { kind }

  /// The window in which it began (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/window
  open var window: UIWindow? { place }

  /// The view in which it began (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/view
  open var view: UIView? { target }

  /// Who listens to it (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uitouch/gesturerecognizers
  open var gestureRecognizers: [UIGestureRecognizer]? { listeners }

  /// Where it is, in a view's coordinates; nil is the window (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/location(in:)
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Where it was before, in a view's coordinates; nil is the window (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uitouch/previouslocation(in:)
  open func previousLocation(in view: UIView?) -> CGPoint { convert(formerPoint, to: view) }

  let kind: UITouch.TouchType
  weak var place: UIWindow?
  weak var target: UIView?
  var stage: UITouch.Phase = .began
  var taps = 1
  var time: TimeInterval = 0
  var listeners: [UIGestureRecognizer] = []

  /// In the window's coordinates.
  var point: CGPoint
  var formerPoint: CGPoint

  init(kind: UITouch.TouchType, at point: CGPoint, in window: UIWindow) {
    self.kind = kind
    self.point = point
    formerPoint = point
    place = window
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let place else { return point }
    return view.convert(point, from: place as UIView)
  }
}

/// What happened at one moment (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uievent
@MainActor open class UIEvent: NSObject {
  /// When it happened, in seconds (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uievent/timestamp
  open var timestamp: TimeInterval { touches.first?.timestamp ?? 0 }

  /// The touches it is about (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uievent/alltouches
  open var allTouches: Set<UITouch>? { touches }

  let touches: Set<UITouch>
  let delivery: TouchDelivery?

  init(touches: Set<UITouch>, delivery: TouchDelivery) {
    self.touches = touches
    self.delivery = delivery
  }
}
