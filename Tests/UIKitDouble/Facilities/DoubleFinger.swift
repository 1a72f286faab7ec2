public import Foundation

/// A finger or a pencil that a test puts on a window. Points are in the window's coordinates.
@MainActor public final class DoubleFinger {
  private let window: UIWindow
  private let kind: UITouch.TouchType
  private var touch: UITouch?
  private var delivery: TouchDelivery?

  /// A finger, or something else, over a window.
  public init(in window: UIWindow, type: UITouch.TouchType = .direct) {
    self.window = window
    kind = type
  }

  /// Touches at a point. Returns the view that was hit.
  @discardableResult public func down(at point: CGPoint, tapCount: Int = 1) -> UIView? {
    let touch = UITouch(kind: kind, at: point, in: window)
    touch.taps = tapCount
    self.touch = touch
    delivery = TouchDelivery(touch)
    send(.began, at: point)
    return touch.view
  }

  /// Moves, touching, to a point.
  public func move(to point: CGPoint) {
    send(.moved, at: point)
  }

  /// Leaves the screen, where it was last or at a point: of the way there nothing was told.
  public func up(at point: CGPoint? = nil) {
    if let touch { send(.ended, at: point ?? touch.point) }
    touch = nil
    delivery = nil
  }

  /// The system takes the touch away.
  public func cancel() {
    if let touch { send(.cancelled, at: touch.point) }
    touch = nil
    delivery = nil
  }

  /// Touches and leaves. Returns the view that was hit.
  @discardableResult public func tap(at point: CGPoint) -> UIView? {
    let hit = down(at: point)
    up()
    return hit
  }

  /// Touches a view in its middle and leaves. Returns the view that was hit.
  @discardableResult public func tap(_ view: UIView) -> UIView? {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return tap(at: view.convert(middle, to: nil))
  }

  /// Touches, moves in equal steps, and leaves unless told to stay.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 4, lifts: Bool = true) {
    down(at: start)
    for step in 1...max(1, steps) {
      let part = CGFloat(step) / CGFloat(max(1, steps))
      move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if lifts { up() }
  }

  /// Drags as `drag` does, in a time, and leaves in motion: what scrolls goes on by itself. The
  /// device's time passes with it.
  public func flick(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.1, steps: Int = 6
  ) {
    down(at: start)
    for step in 1...max(1, steps) {
      window.device?.advance(by: seconds / Double(max(1, steps)))
      let part = CGFloat(step) / CGFloat(max(1, steps))
      move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    up()
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    guard let touch, let delivery else { return }
    touch.stage = phase
    touch.formerPoint = touch.point
    touch.point = point
    touch.time = window.device?.clock.now ?? 0
    let event = UIEvent(touches: [touch], delivery: delivery)
    guard let device = window.device else { return window.sendEvent(event) }
    device.run {
      device.updates.begin()
      window.sendEvent(event)
    }
  }
}
