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
  struct Will: Hashable, Sendable {
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

  var wills: [Will] = []

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
}
