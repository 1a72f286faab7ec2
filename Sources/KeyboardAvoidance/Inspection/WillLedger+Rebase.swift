#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What exploration needs of the announcements.
extension WillLedger {
  /// Moves the ledger to a time line whose origin is `origin`, into a form that keeps only what
  /// a did-notification can distinguish.
  ///
  /// What has expired is dropped, and the order counts only between announcements that one did
  /// could belong to: two hides, or two of one frame.
  mutating func rebase(to origin: MachineInstant) {
    if origin == .origin, isNormal { return }
    var kept = 0
    for index in wills.indices where origin < wills[index].expires {
      var will = wills[index]
      will.expires.nanoseconds &-= origin.nanoseconds
      if will.isReplaced { will.leaves = false }
      var place = kept
      while place > 0, Self.canStand(will, before: wills[place - 1]) {
        wills[place] = wills[place - 1]
        place -= 1
      }
      wills[place] = will
      kept += 1
    }
    if kept == 0 { wills = [] } else { wills.removeLast(wills.count - kept) }
  }

  /// Adds what it holds to a fingerprint.
  func add(to mix: inout Fingerprint) {
    for will in wills {
      let flags = (will.isHide ? 1 : 0) | (will.leaves ? 2 : 0) | (will.isReplaced ? 4 : 0)
      mix.add(
        will.endFrame?.top ?? -1, Double(will.expires.nanoseconds &* 8 &+ Int64(flags)))
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
