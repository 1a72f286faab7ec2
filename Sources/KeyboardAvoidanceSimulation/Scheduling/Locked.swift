import Foundation

/// A value that is only reached under a lock.
///
/// `@unchecked` because the compiler cannot see that `lock` guards `value`; nothing else touches
/// it. `Mutex` would need no such promise, but it needs iOS 18, and the clock is for iOS 17 too.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Runs `body` with the value; `body` must not call out to code that takes the same lock.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
