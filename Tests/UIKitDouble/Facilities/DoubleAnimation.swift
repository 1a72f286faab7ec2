public import Foundation

/// A value of a view that animates.
public enum DoubleValue: Equatable, Sendable {
  /// A rectangle.
  case rect(CGRect)
  /// A point.
  case point(CGPoint)
  /// An affine map.
  case transform(CGAffineTransform)
  /// Insets.
  case insets(UIEdgeInsets)
  /// A number.
  case number(CGFloat)
}

/// One value of one view that an animation block changed.
@MainActor public struct DoubleChange {
  /// The view.
  public private(set) weak var view: UIView?

  /// Which value.
  public let property: Property

  /// The value before.
  public let from: DoubleValue

  /// The value after, which the view has at once.
  public let to: DoubleValue

  /// What animates. A change of `frame` is one of `bounds` and one of `center`, a change of
  /// `contentOffset` one of `bounds`, as on a layer.
  public enum Property: Hashable, Sendable {
    /// Size or bounds origin.
    case bounds
    /// Position.
    case center
    /// Transform.
    case transform
    /// Opacity.
    case alpha
    /// A scroll view's own insets.
    case contentInset
  }
}

/// An animation that a device has shown or shows.
@MainActor public final class DoubleAnimation {
  /// Who asked for it.
  public enum Source: Hashable, Sendable {
    /// `UIView.animate`.
    case block
    /// A `UIViewPropertyAnimator`.
    case animator
    /// The keyboard's own block, in which its will-notifications are posted.
    case keyboard
  }

  /// Who asked for it.
  public let source: Source

  /// Seconds, after inheritance from an enclosing block.
  public let duration: TimeInterval

  /// Seconds before it starts.
  public let delay: TimeInterval

  /// The curve's raw value, after inheritance; 7 is the keyboard's own.
  public let curve: Int

  /// The options as given.
  public let options: UIView.AnimationOptions

  /// What changed in the block.
  public let changes: [DoubleChange]

  /// When it was asked for, on the device's clock.
  public let start: TimeInterval

  /// Nil while it runs; then what the completion was told.
  public private(set) var finished: Bool?

  /// When it is over, on the device's clock.
  public var end: TimeInterval { start + delay + duration }

  var completion: ((Bool) -> Void)?

  init(scope: AnimationScope, changes: [DoubleChange], start: TimeInterval) {
    source = scope.source
    duration = scope.duration
    delay = scope.delay
    curve = scope.curve
    options = scope.options
    self.changes = changes
    self.start = start
  }

  /// The changes of one view.
  public func changes(of view: UIView) -> [DoubleChange] {
    changes.filter { $0.view === view }
  }

  func finish(_ isFinished: Bool) {
    guard finished == nil else { return }
    finished = isFinished
    let body = completion
    completion = nil
    body?(isFinished)
  }
}
