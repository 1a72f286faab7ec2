/// The main thread's loop (iOS 2.0). Here: the loop of the device in force. Apple's functions
/// belong to no actor; these do, which is stricter.
/// https://developer.apple.com/documentation/corefoundation/cfrunloopgetmain()
@MainActor public func CFRunLoopGetMain() -> CFRunLoop! {
  DoubleDevice.inForce.runLoop
}

/// An observer that calls a closure. Of one activity, a lower order is called first; Core
/// Animation commits at 2,000,000 (iOS 5.0).
/// https://developer.apple.com/documentation/corefoundation/cfrunloopobservercreatewithhandler(_:_:_:_:_:)
@MainActor public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(
    activities: CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order,
    block: block)
}

/// Has a loop call an observer (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfrunloopaddobserver(_:_:_:)
@MainActor public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  if let rl, let observer, let mode { rl.add(observer, mode) }
}

/// Has a loop call an observer no more (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfrunloopremoveobserver(_:_:_:)
@MainActor public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  if let rl, let observer, let mode { rl.remove(observer, mode) }
}

/// Ends an observer for good and lets its closure go (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfrunloopobserverinvalidate(_:)
@MainActor public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer?.block = nil
}

/// Whether an observer is still to be called (iOS 2.0).
/// https://developer.apple.com/documentation/corefoundation/cfrunloopobserverisvalid(_:)
@MainActor public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer?.block != nil
}

/// Has a loop turn once more instead of sleeping (iOS 2.0). Here a test says when it turns; the
/// loop counts how often it was asked.
/// https://developer.apple.com/documentation/corefoundation/cfrunloopwakeup(_:)
@MainActor public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
  rl?.wakeUps += 1
}
