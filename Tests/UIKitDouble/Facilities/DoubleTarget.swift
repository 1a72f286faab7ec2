/// A target whose actions the double can send. Without Objective-C a selector calls nothing: an
/// object that wants to be called on the double says itself what a selector stands for.
///
/// ```swift
/// extension Stepper: DoubleTarget {
///   func doublePerform(_ selector: Selector, with sender: Any?) {
///     if selector == Selector(("step:")) { step(sender) }
///   }
/// }
/// ```
@MainActor public protocol DoubleTarget: AnyObject {
  /// Does what the selector names.
  func doublePerform(_ selector: Selector, with sender: Any?)
}
