#if os(Linux) || os(iOS)
internal import Dispatch
internal import Foundation

/// The main queue, entered at once by code that is on it already.
///
/// The thread does not tell everywhere: on Linux another than the first may work the queue off.
enum MainThread {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Runs work on the main actor: at once on the main queue, else a little later.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }
}
#endif
