public import Foundation

/// Groups changes of what is shown (iOS 2.0). Of each device in force there is an implicit one,
/// which ends with the commit. Apple's functions belong to no actor; these do, which is stricter.
/// https://developer.apple.com/documentation/quartzcore/catransaction
@MainActor open class CATransaction: NSObject {
  /// Opens a group in the one that is open (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/catransaction/begin()
  open class func begin() { DoubleDevice.inForce.transactions.begin() }

  /// Ends the group that `begin()` opened; a completion block without animations is called now
  /// (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/catransaction/commit()
  open class func commit() {
    let device = DoubleDevice.inForce
    if device.transactions.end() { device.commit() }
  }

  /// Lays out and commits now; with a group open, when that ends (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/catransaction/flush()
  open class func flush() {
    let device = DoubleDevice.inForce
    if device.transactions.mayFlush() { device.commit() }
  }

  /// Seconds that implicit animations of the group take; the double has none (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/catransaction/animationduration()
  open class func animationDuration() -> CFTimeInterval {
    DoubleDevice.inForce.transactions.innermost.duration
  }

  /// Says how long implicit animations of the group take (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/catransaction/setanimationduration(_:)
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    DoubleDevice.inForce.transactions.innermost.duration = dur
  }

  /// Whether changes in the group animate not (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/catransaction/disableactions()
  open class func disableActions() -> Bool {
    DoubleDevice.inForce.transactions.innermost.disablesActions
  }

  /// Says whether changes in the group animate not (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)
  open class func setDisableActions(_ flag: Bool) {
    DoubleDevice.inForce.transactions.innermost.disablesActions = flag
  }

  /// What is called when the group's animations are over (iOS 4.0).
  /// https://developer.apple.com/documentation/quartzcore/catransaction/completionblock()
  open class func completionBlock() -> (() -> Void)? {
    DoubleDevice.inForce.transactions.innermost.completion
  }

  /// Has a block called when the animations that the group adds from here on are over; without any,
  /// when the group ends (iOS 4.0).
  /// https://developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:)
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    DoubleDevice.inForce.transactions.innermost.setCompletion(block)
  }
}

/// One group of changes.
@MainActor final class TransactionGroup {
  var duration: CFTimeInterval
  var disablesActions: Bool
  private(set) var completion: (() -> Void)?
  private var waiting = 0
  private var hasEnded = false

  init(in outer: TransactionGroup?) {
    duration = outer?.duration ?? 0.25
    disablesActions = outer?.disablesActions ?? false
  }

  /// Another block is set: the former one waits no longer.
  func setCompletion(_ block: (() -> Void)?) {
    let former = completion
    completion = block
    if waiting == 0 { former?() }
    waiting = 0
  }

  /// An animation was added; what is returned is called when it is over.
  func add() -> () -> Void {
    guard completion != nil else { return {} }
    waiting += 1
    return { [self] in
      waiting -= 1
      completeIfOver()
    }
  }

  func end() {
    hasEnded = true
    completeIfOver()
  }

  private func completeIfOver() {
    guard hasEnded, waiting == 0, let block = completion else { return }
    completion = nil
    block()
  }
}

/// The groups of a device that are open: the implicit one and those in it.
@MainActor final class TransactionStack {
  private var groups = [TransactionGroup(in: nil)]
  private var isFlushDue = false

  var innermost: TransactionGroup { groups[groups.count - 1] }

  func begin() { groups.append(TransactionGroup(in: innermost)) }

  /// Ends the innermost explicit group; whether a flush was waiting for it.
  func end() -> Bool {
    guard groups.count > 1 else { return false }
    groups.removeLast().end()
    guard groups.count == 1, isFlushDue else { return false }
    isFlushDue = false
    return true
  }

  /// Whether nothing explicit is open; else a flush follows.
  func mayFlush() -> Bool {
    isFlushDue = groups.count > 1
    return !isFlushDue
  }

  /// The implicit group ends with the commit, and the next begins.
  func endImplicit() {
    let ended = groups[0]
    groups[0] = TransactionGroup(in: nil)
    ended.end()
  }

  /// An animation counts for every group around it.
  func add() -> () -> Void {
    let over = groups.map { $0.add() }
    return { for body in over { body() } }
  }
}
