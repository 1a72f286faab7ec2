public import Foundation

/// A sheet that a finger drags down: let through, it is dismissed; called off, it is back. The
/// keyboard is the test's to post.
@MainActor public final class DoubleSheetDrag {
  private let sheet: UIViewController
  private let settling: TimeInterval
  private var isUnderWay = false
  private var transition: Transition?

  /// A drag of a presented controller's sheet. When the finger is lifted, it takes some seconds to
  /// come to rest, on the device's clock; none unless told.
  public init(of sheet: UIViewController, settling: TimeInterval = 0) {
    self.sheet = sheet
    self.settling = settling
  }

  /// The finger starts: the sheet will disappear.
  public func begin() {
    guard !isUnderWay, sheet.move == nil, let presenter = sheet.presenter else { return }
    isUnderWay = true
    transition = presenter.beginDismissal(of: sheet, true, isInteractive: true)
  }

  /// The finger goes back: the sheet appears again.
  public func cancel() {
    settle(isCancelled: true) { $0.cancelDismissal(of: $1, $2) }
  }

  /// The finger goes through: the sheet is dismissed.
  public func finish() {
    settle(isCancelled: false) { $0.endDismissal(of: $1, true, $2) }
  }

  private func settle(
    isCancelled: Bool,
    _ rest: @escaping (UIViewController, UIViewController, Transition?) -> Void
  ) {
    guard isUnderWay, let presenter = sheet.presenter else { return }
    let (sheet, transition) = (sheet, transition)
    isUnderWay = false
    self.transition = nil
    transition?.letGo(isCancelled: isCancelled, at: isCancelled ? 0.3 : 0.7)
    let body = { rest(presenter, sheet, transition) }
    guard settling > 0, let clock = sheet.viewIfLoaded?.window?.device?.clock else {
      return body()
    }
    clock.schedule(after: settling, body)
  }
}
