public import Foundation

/// A phase of a UI update. Phases run one after another without going back to the run loop
/// (iOS 18.0; not on Catalyst).
/// https://developer.apple.com/documentation/uikit/uiupdateactionphase
@MainActor open class UIUpdateActionPhase: NSObject {
  private override init() {
    super.init()
  }

  /// The update has been scheduled (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/afterupdatescheduled
  public static let afterUpdateScheduled = UIUpdateActionPhase()

  /// Before events are handled (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/beforeeventdispatch
  public static let beforeEventDispatch = UIUpdateActionPhase()

  /// After events have been handled (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/aftereventdispatch
  public static let afterEventDispatch = UIUpdateActionPhase()

  /// Before display links are called (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/beforecadisplaylinkdispatch
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase()

  /// After display links have been called (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/aftercadisplaylinkdispatch
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase()

  /// Before layout and commit: the last place whose changes are in this frame (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/beforecatransactioncommit
  public static let beforeCATransactionCommit = UIUpdateActionPhase()

  /// After the commit: what changes here is in the next frame (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/aftercatransactioncommit
  public static let afterCATransactionCommit = UIUpdateActionPhase()

  /// Before events of low latency; the double never runs these four (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/beforelowlatencyeventdispatch
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase()

  /// After events of low latency (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/afterlowlatencyeventdispatch
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase()

  /// Before the commit of low latency (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/beforelowlatencycatransactioncommit
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase()

  /// After the commit of low latency (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/afterlowlatencycatransactioncommit
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase()

  /// The end of the update (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateactionphase/afterupdatecomplete
  public static let afterUpdateComplete = UIUpdateActionPhase()
}
