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
    /// The end frame; zero where there is none.
    let frame: CGRect
    let hasFrame: Bool
    let isHide: Bool
    var leaves: Bool
    var expires: MachineInstant
    var isReplaced: Bool

    init(
      _ endFrame: CGRect?, isHide: Bool, leaves: Bool, expires: MachineInstant,
      isReplaced: Bool = false
    ) {
      frame = endFrame ?? .zero
      hasFrame = endFrame != nil
      self.isHide = isHide
      self.leaves = leaves
      self.expires = expires
      self.isReplaced = isReplaced
    }

    var endFrame: CGRect? { hasFrame ? frame : nil }

    func hasSameFrame(as other: Will) -> Bool {
      hasFrame == other.hasFrame && frame.isSame(as: other.frame)
    }

    /// Compares every stored value, in place.
    @inline(__always) static func == (lhs: Will, rhs: Will) -> Bool {
      lhs.frame.equals(rhs.frame) && lhs.hasFrame == rhs.hasFrame && lhs.isHide == rhs.isHide
        && lhs.leaves == rhs.leaves && lhs.expires == rhs.expires
        && lhs.isReplaced == rhs.isReplaced
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(frame)
      hasher.combine(hasFrame)
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
    var noted = Will(
      will.endFrame, isHide: will.kind == .willHide, leaves: reading == .trigger(.leave),
      expires: expires)
    let isNoise = reading.isNoise
    let count = wills.count
    let kept = wills.withUnsafeMutableBufferPointer { wills in
      var kept = 0
      for place in wills.indices where now < wills[place].expires {
        let isSameFrame = wills[place].hasSameFrame(as: noted)
        if isSameFrame, wills[place].isHide == noted.isHide {
          noted.expires = max(noted.expires, wills[place].expires)
          noted.isReplaced = isNoise && wills[place].isReplaced
          continue
        }
        if !isNoise, wills[place].leaves != noted.leaves || !(noted.leaves || isSameFrame) {
          wills[place].isReplaced = true
        }
        if kept < place { wills[kept] = wills[place] }
        kept += 1
      }
      if kept < count { wills[kept] = noted }
      return kept
    }
    if kept == count {
      if kept == Self.capacity { wills.removeFirst() }
      wills.append(noted)
    } else if kept + 1 < count {
      wills.removeLast(count - kept - 1)
    }
  }

  /// Whatever was announced so far has been overtaken.
  mutating func replaceAll() {
    for index in wills.indices where !wills[index].isReplaced { wills[index].isReplaced = true }
  }

  /// Whether a did-notification says nothing any more: what announced it has been replaced, or it
  /// was a leaving, and a leaving's own frame never brings the keyboard back, wherever it is.
  func isLate(
    _ did: KeyboardNotification, _ kind: KeyboardFrameKind, at now: MachineInstant
  ) -> Bool {
    for will in wills.reversed() where now < will.expires {
      guard did.kind == .didHide ? will.isHide : will.endFrame.isSame(as: did.endFrame) else {
        continue
      }
      return will.isReplaced || (will.leaves && kind == .docked && did.kind != .didHide)
    }
    return false
  }
}
