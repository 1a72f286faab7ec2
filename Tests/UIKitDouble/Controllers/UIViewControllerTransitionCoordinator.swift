public import Foundation

/// Names a controller of a transition (iOS 7.0).
/// https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
  public let rawValue: String

  /// A key by its name (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Who goes (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey/from
  public static let from = Self(rawValue: "UITransitionContextFromViewController")

  /// Who comes (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey/to
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey
  public let rawValue: String

  /// A key by its name (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What goes (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey/from
  public static let from = Self(rawValue: "UITransitionContextFromView")

  /// What comes (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey/to
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What a transition between controllers is (iOS 7.0).
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/isanimated
  var isAnimated: Bool { get }

  /// How the controller is presented (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/presentationstyle
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the user began it and leads it (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/initiallyinteractive
  var initiallyInteractive: Bool { get }

  /// Whether it can be interrupted (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/isinterruptible
  var isInterruptible: Bool { get }

  /// Whether the user leads it now (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/isinteractive
  var isInteractive: Bool { get }

  /// Whether the user has called it off (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/iscancelled
  var isCancelled: Bool { get }

  /// Seconds without the user (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/transitionduration
  var transitionDuration: TimeInterval { get }

  /// How far it had come when the user let go (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/percentcomplete
  var percentComplete: CGFloat { get }

  /// How fast the rest runs (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/completionvelocity
  var completionVelocity: CGFloat { get }

  /// How the rest runs (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/completioncurve
  var completionCurve: UIView.AnimationCurve { get }

  /// Who goes or comes (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/viewcontroller(forkey:)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// What goes or comes (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/view(forkey:)
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view in which it takes place (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/containerview
  var containerView: UIView { get }

  /// The turn of the device, if it is one (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/targettransform
  var targetTransform: CGAffineTransform { get }
}

/// Lets others take part in a transition between controllers (iOS 7.0).
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates with it, and does something at its end; whether the animation could be taken in
  /// (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same in a view outside of the transition's (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animatealongsidetransition(in:animation:completion:)
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Has a handler called whenever the user takes the lead or lets go (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/notifywheninteractionchanges(_:)
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates with it (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
