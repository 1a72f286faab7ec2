public import Foundation

/// What is known of the UI update under way (iOS 18.0; not on Catalyst).
/// https://developer.apple.com/documentation/uikit/uiupdateinfo
@MainActor open class UIUpdateInfo: NSObject {
  private let start: TimeInterval

  init(start: TimeInterval) {
    self.start = start
    super.init()
  }

  /// The update under way for a view; nil outside of one (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateinfo/current(for:)
  open class func current(for view: UIView) -> Self? {
    view.window?.device?.updates.info as? Self
  }

  /// The update under way for a scene; nil outside of one (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateinfo/current(for:)
  open class func current(for windowScene: UIWindowScene) -> Self? {
    windowScene.screen.device?.updates.info as? Self
  }

  /// What counts as now for changes of the model, in seconds (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateinfo/modeltime
  open var modelTime: TimeInterval { start }

  /// By when the update should be over, in seconds (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateinfo/completiondeadlinetime
  open var completionDeadlineTime: TimeInterval { start + UpdateCycle.frameDuration }

  /// When its frame will be seen, in seconds (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateinfo/estimatedpresentationtime
  open var estimatedPresentationTime: TimeInterval { start + 2 * UpdateCycle.frameDuration }

  /// Whether phases of low latency will run; never here (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateinfo/islowlatencyeventdispatchconfirmed
  open var isLowLatencyEventDispatchConfirmed: Bool { false }

  /// Whether a phase of low latency runs; never here (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateinfo/isperforminglowlatencyphases
  open var isPerformingLowLatencyPhases: Bool { false }

  /// Whether the frame is shown at once; never here (iOS 18.0).
  /// https://developer.apple.com/documentation/uikit/uiupdateinfo/isimmediatepresentationexpected
  open var isImmediatePresentationExpected: Bool { false }
}
