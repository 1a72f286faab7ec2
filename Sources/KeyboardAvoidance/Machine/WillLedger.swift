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
    let expires: MachineInstant
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

  /// More announcements than this are never waited for at once; the oldest is given up.
  private static let capacity = 16

  /// Notes an announcement; it replaces those that wanted something else.
  ///
  /// Two leavings want the same, whatever their frames; two docked announcements do if their
  /// frames are the same.
  mutating func note(
    _ will: KeyboardNotification, leaves: Bool, until expires: MachineInstant,
    at now: MachineInstant
  ) {
    let isHide = will.kind == .willHide
    if !wills.isEmpty { settle(will.endFrame, isHide: isHide, leaves: leaves, at: now) }
    if wills.count == Self.capacity { wills.removeFirst() }
    wills.append(
      Will(endFrame: will.endFrame, isHide: isHide, leaves: leaves, expires: expires))
  }

  /// Drops what has expired or is announced again, and marks what is replaced.
  private mutating func settle(
    _ endFrame: CGRect?, isHide: Bool, leaves: Bool, at now: MachineInstant
  ) {
    wills.removeAll { other in
      other.expires <= now || (other.isHide == isHide && other.endFrame.isSame(as: endFrame))
    }
    for index in wills.indices {
      let other = wills[index]
      if other.leaves != leaves || (!leaves && !other.endFrame.isSame(as: endFrame)) {
        wills[index].isReplaced = true
      }
    }
  }

  /// Whatever was announced so far has been overtaken.
  mutating func replaceAll() {
    for index in wills.indices { wills[index].isReplaced = true }
  }

  /// Whether a did-notification belongs to an announcement that has been replaced.
  func isLate(_ did: KeyboardNotification, at now: MachineInstant) -> Bool {
    let will = wills.last { will in
      guard now < will.expires else { return false }
      if did.kind == .didHide { return will.isHide }
      guard let frame = did.endFrame, let announced = will.endFrame else { return false }
      return announced.isSame(as: frame)
    }
    return will?.isReplaced ?? false
  }

  /// The same ledger on a time line whose origin is `origin`; what has expired there is dropped.
  func rebased(to origin: MachineInstant) -> WillLedger {
    var ledger = WillLedger()
    for will in wills where origin < will.expires {
      ledger.wills.append(
        Will(
          endFrame: will.endFrame, isHide: will.isHide, leaves: will.leaves,
          expires: MachineInstant(nanoseconds: will.expires.nanoseconds - origin.nanoseconds),
          isReplaced: will.isReplaced))
    }
    return ledger
  }
}
