#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What exploration needs of the announcements.
extension WillLedger {
  /// The same ledger on a time line whose origin is `origin`, in a form that keeps only what
  /// a did-notification can distinguish.
  ///
  /// What has expired is dropped, and the order counts only between announcements that one did
  /// could belong to: two hides, or two of one frame.
  func rebased(to origin: MachineInstant) -> WillLedger {
    if origin == .origin, isNormal { return self }
    var ledger = WillLedger()
    for will in wills where origin < will.expires {
      let expires = MachineInstant(nanoseconds: will.expires.nanoseconds &- origin.nanoseconds)
      ledger.insert(
        Will(
          will.endFrame, isHide: will.isHide, leaves: will.leaves && !will.isReplaced,
          expires: expires, isReplaced: will.isReplaced))
    }
    return ledger
  }

  /// Adds what it holds to a fingerprint.
  func add(to mix: inout Fingerprint) {
    for will in wills {
      mix.add(will.endFrame?.top ?? -1)
      let flags = (will.isHide ? 1 : 0) | (will.leaves ? 2 : 0) | (will.isReplaced ? 4 : 0)
      mix.add(will.expires.nanoseconds &* 8 &+ Int64(flags))
    }
  }

  private var isNormal: Bool {
    for index in wills.indices {
      let will = wills[index]
      if will.expires <= .origin || (will.isReplaced && will.leaves) { return false }
      if index > 0, Self.canStand(will, before: wills[index - 1]) { return false }
    }
    return true
  }

  private mutating func insert(_ will: Will) {
    var index = wills.endIndex
    while index > 0, Self.canStand(will, before: wills[index - 1]) { index -= 1 }
    wills.insert(will, at: index)
  }

  /// Whether the later of two announcements may as well stand first, and by the order of their
  /// frames should.
  private static func canStand(_ later: Will, before earlier: Will) -> Bool {
    if later.isHide, earlier.isHide { return false }
    guard let frame = later.endFrame else { return false }
    guard let other = earlier.endFrame else { return true }
    if frame.isSame(as: other) { return false }
    if frame.top != other.top { return frame.top < other.top }
    if frame.left != other.left { return frame.left < other.left }
    if frame.size.height != other.size.height { return frame.size.height < other.size.height }
    return frame.size.width < other.size.width
  }
}
