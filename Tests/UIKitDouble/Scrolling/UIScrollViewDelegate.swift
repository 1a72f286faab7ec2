public import Foundation

/// Hears of scrolling (iOS 2.0). Each function is optional in Objective-C.
/// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A drag begins (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A drag ends; the place where the content comes to rest can be changed (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// A drag has ended (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content moves on by itself (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindecelerating(_:)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// A scroll asked for in code is over (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The adjusted insets have changed (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindecelerating(_:)
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// What holds where the member is left out.
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
