#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The will-notifications that still wait for their did-notification.
///
/// A did belongs to the last will with its end frame, a didHide to the last willHide, until that
/// will's animation plus the grace is over. When something has replaced that will by then, its did
/// comes too late to mean anything.
struct WillLedger: Hashable, Sendable {
  /// One announcement.
  private struct Will: Hashable, Sendable {
    let endFrame: CGRect?
    let isHide: Bool
    let leaves: Bool
    var expires: MachineInstant
    var isReplaced = false

    func hash(into hasher: inout Hasher) {
      hasher.combine(endFrame)
      hasher.combine(isHide)
      hasher.combine(leaves)
      hasher.combine(expires)
      hasher.combine(isReplaced)
    }
  }

  private var wills: [Will] = []

  /// More announcements than this are not waited for at once; the oldest is given up.
  private static let capacity = 64

  /// Notes an announcement; it replaces those that wanted something else.
  ///
  /// Two leavings want the same, whatever their frames; two docked announcements do if their
  /// frames are the same. What is announced again is waited for until the later of its ends. An
  /// announcement that says nothing replaces nothing, but may itself be replaced.
  mutating func note(
    _ will: KeyboardNotification, _ reading: Reading, until expires: MachineInstant,
    at now: MachineInstant
  ) {
    let leaves = reading == .trigger(.leave)
    let isHide = will.kind == .willHide
    var noted = Will(endFrame: will.endFrame, isHide: isHide, leaves: leaves, expires: expires)
    wills.removeAll { other in
      if other.expires <= now { return true }
      guard other.isHide == isHide, other.endFrame.isSame(as: will.endFrame) else { return false }
      noted.expires = max(noted.expires, other.expires)
      noted.isReplaced = reading.isNoise && other.isReplaced
      return true
    }
    for index in wills.indices where !reading.isNoise {
      let other = wills[index]
      if other.leaves != leaves || (!leaves && !other.endFrame.isSame(as: will.endFrame)) {
        wills[index].isReplaced = true
      }
    }
    if wills.count == Self.capacity { wills.removeFirst() }
    wills.append(noted)
  }

  /// Whatever was announced so far has been overtaken.
  mutating func replaceAll() {
    for index in wills.indices { wills[index].isReplaced = true }
  }

  /// Whether a did-notification says nothing any more: what announced it has been replaced, or it
  /// was a leaving, and a leaving's own frame never brings the keyboard back, wherever it is.
  func isLate(
    _ did: KeyboardNotification, _ kind: KeyboardFrameKind, at now: MachineInstant
  ) -> Bool {
    let will = wills.last { will in
      guard now < will.expires else { return false }
      return did.kind == .didHide ? will.isHide : will.endFrame.isSame(as: did.endFrame)
    }
    guard let will else { return false }
    return will.isReplaced || (will.leaves && kind == .docked && did.kind != .didHide)
  }

  /// The same ledger on a time line whose origin is `origin`, in a form that tells apart only what
  /// a did-notification can tell apart.
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
          endFrame: will.endFrame, isHide: will.isHide, leaves: will.leaves && !will.isReplaced,
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
