#if os(Linux) || os(iOS)
#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// The machine measures in the window's points; a view may be scaled, or what it is in.
extension UIView {
  /// How far down the window one point down the view goes, in points; negative if it goes up.
  var stepInWindow: Double {
    guard let window else { return 1 }
    let origin = convert(CGPoint.zero, to: window as UIView)
    let step = Double(convert(CGPoint(x: 0, y: 1), to: window as UIView).y - origin.y)
    guard abs(step) > 0.001 else { return 1 }
    return abs(abs(step) - 1) < 1e-6 ? step.rounded() : step
  }

  /// How many points of the window one point of the view's content is high.
  var scaleInWindow: Double { abs(stepInWindow) }
}

extension CGRect {
  /// The rectangle with all its numbers multiplied.
  func scaled(by scale: Double) -> CGRect {
    scale == 1
      ? self
      : CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}
#endif
