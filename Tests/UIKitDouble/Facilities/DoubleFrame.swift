public import Foundation

/// What the screen showed after one commit.
@MainActor public struct DoubleFrame {
  /// Counted from 1.
  public let number: Int

  /// The clock's time.
  public let time: TimeInterval

  private let rects: [ObjectIdentifier: CGRect]

  /// A view's rectangle on the screen in this frame; nil if it was not in a window. Model values:
  /// where an animation is under way, its end.
  public func rect(of view: UIView) -> CGRect? {
    rects[ObjectIdentifier(view)]
  }

  init(number: Int, time: TimeInterval, windows: [UIWindow]) {
    self.number = number
    self.time = time
    var rects: [ObjectIdentifier: CGRect] = [:]
    for window in windows {
      window.forEachOnScreen { view, rect in
        rects[ObjectIdentifier(view)] = rect
        return true
      }
    }
    self.rects = rects
  }
}
