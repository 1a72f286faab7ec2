public import Foundation

/// Recognizes a finger that stays down (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to stay, in seconds (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far it may stray before, in points (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/allowablemovement
  open var allowableMovement: CGFloat = 10

  /// How many taps come before (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/numberoftapsrequired
  open var numberOfTapsRequired = 0

  /// How many fingers make the gesture; the double has one (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/numberoftouchesrequired
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?
  private var ticket: DoubleClock.Ticket?
  private weak var clock: DoubleClock?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: nil)
    clock = view?.window?.device?.clock
    ticket = clock?.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible, start != nil else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let now = touches.first?.location(in: nil) else { return }
    if state == .possible {
      let way = hypot(now.x - start.x, now.y - start.y)
      if way > allowableMovement { state = .failed }
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    if let ticket { clock?.cancel(ticket) }
    (start, ticket) = (nil, nil)
  }
}

/// Recognizes a quick movement in a direction (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a movement (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction
  public struct Direction: OptionSet, Sendable {
    /// The bits (iOS 3.2).
    /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction/rawvalue
    public let rawValue: UInt

    /// Directions by their bits (iOS 3.2).
    /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right (iOS 3.2).
    /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction/right
    public static let right = Direction(rawValue: 1 << 0)

    /// To the left (iOS 3.2).
    /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction/left
    public static let left = Direction(rawValue: 1 << 1)

    /// Upwards (iOS 3.2).
    /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction/up
    public static let up = Direction(rawValue: 1 << 2)

    /// Downwards (iOS 3.2).
    /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction/down
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Which way the finger has to move (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction
  open var direction: UISwipeGestureRecognizer.Direction = .right

  /// How many fingers make the gesture; the double has one (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/numberoftouchesrequired
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?

  /// How far a finger has to move, and how far it may stray; guesses at UIKit's own.
  private static let (least, stray): (CGFloat, CGFloat) = (50, 30)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let start, let now = touches.first?.location(in: nil) else { return }
    let (x, y) = (now.x - start.x, now.y - start.y)
    let ways: [(Direction, CGFloat, CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
    ]
    for (way, far, off) in ways where direction.contains(way) {
      if far >= Self.least, abs(off) <= Self.stray { state = .ended }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}

/// Some of the edges of a rectangle (iOS 7.0).
/// https://developer.apple.com/documentation/uikit/uirectedge
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uirectedge/rawvalue
  public let rawValue: UInt

  /// Edges by their bits (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uirectedge/init(rawvalue:)
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uirectedge/top
  public static let top = UIRectEdge(rawValue: 1 << 0)

  /// The left edge (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uirectedge/left
  public static let left = UIRectEdge(rawValue: 1 << 1)

  /// The bottom edge (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uirectedge/bottom
  public static let bottom = UIRectEdge(rawValue: 1 << 2)

  /// The right edge (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uirectedge/right
  public static let right = UIRectEdge(rawValue: 1 << 3)

  /// Every edge (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uirectedge/all
  public static let all = UIRectEdge(rawValue: 15)
}

/// Recognizes a drag that begins at an edge of the screen (iOS 7.0).
/// https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// At which edges it may begin (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer/edges
  open var edges: UIRectEdge = []

  /// How far from the edge it may begin; a guess at UIKit's own.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let window = view?.window else { return }
    let (point, size) = (touch.location(in: nil), window.bounds.size)
    let isAtEdge =
      (edges.contains(.left) && point.x <= Self.reach)
      || (edges.contains(.right) && point.x >= size.width - Self.reach)
      || (edges.contains(.top) && point.y <= Self.reach)
      || (edges.contains(.bottom) && point.y >= size.height - Self.reach)
    if !isAtEdge { state = .failed }
  }
}
