#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What is to be seen of the input: a stretch in the avoiding view's coordinates, or in those of
/// its content while it is chosen.
struct Target: Hashable, Sendable {
  let top: Double
  let bottom: Double

  var height: Double { bottom - top }

  /// The target after its content has been scrolled, in points.
  func moved(up distance: Double) -> Target {
    Target(top: top - distance, bottom: bottom - distance)
  }

  /// The smallest stretch that holds both.
  func joined(with other: Target) -> Target {
    Target(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }

  /// The target with as much of a companion as fits into `room` points beside it, below first; a
  /// side where the companion begins further away than that has none of it.
  func joined(with companion: Target, asFarAs room: Double) -> Target {
    let room = max(0, room)
    let below =
      companion.top - bottom < room ? min(max(0, companion.bottom - bottom), room) : 0
    let left = room - below
    let above = top - companion.bottom < left ? min(max(0, top - companion.top), left) : 0
    return Target(top: top - above, bottom: bottom + below)
  }

  init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  init(_ frame: CGRect) {
    self.init(top: frame.top, bottom: frame.bottom)
  }
}

/// Which target an input has.
enum TargetChoice: Hashable, Sendable {
  /// A stretch that is to be seen.
  case target(Target)

  /// The caret, which the host does not know yet: what is in force stays until it does.
  case pending

  /// None: the input's frame is no place.
  case none
}

extension PlanFacts {
  /// What is to be seen of the input in an area, chosen in the content's coordinates.
  ///
  /// Its frame if that fits the area, the gap not counted, with what fits of its companion; else
  /// its caret; without a caret the part of its top that fits. The `inset` mover takes the caret
  /// first, with the companion where both fit.
  func target(in area: VisibleArea) -> TargetChoice {
    guard input.frame.isUsable else { return .none }
    let height = min(area.height, geometry.tightestHeight)
    if policy.mover == .inset, let caret {
      guard let both = companion?.joined(with: caret), both.height <= height else {
        return shown(caret)
      }
      return shown(both)
    }
    let frame = Target(input.frame)
    if frameHeight <= height {
      return shown(joined(frame, in: hasWholeView ? area.height : height))
    }
    if input.isCaretPending { return .pending }
    return shown(caret ?? Target(top: frame.top, bottom: frame.top + max(0, height)))
  }

  /// A stretch of the content, where the view shows it now.
  private func shown(_ stretch: Target) -> TargetChoice {
    .target(stretch.moved(up: 0 - geometry.contentTop))
  }

  /// As it was reported: what fits must not hang on what rounding makes of the frame's edges.
  private var frameHeight: Double { Double(input.frame.size.height) }

  /// The frame with its companion, or as much of that as fits beside the frame and its gap.
  private func joined(_ frame: Target, in height: Double) -> Target {
    guard let companion else { return frame }
    let both = frame.joined(with: companion)
    if both.height <= height { return both }
    return frame.joined(with: companion, asFarAs: height - gap - frameHeight)
  }

  private var caret: Target? {
    guard !input.isCaretPending, let caret = input.caret, caret.isUsable else { return nil }
    return Target(caret)
  }

  /// The input's own companion, else the whole view where the policy says so.
  private var companion: Target? {
    if let companion = input.companion { return companion.isUsable ? Target(companion) : nil }
    guard hasWholeView else { return nil }
    return geometry.wholeView.moved(up: geometry.contentTop)
  }

  /// Whether the whole view is the companion; no scroll view in it limits how much of it is seen.
  private var hasWholeView: Bool { policy.liftsWholeView && input.companion == nil }
}

extension AvoidancePolicy {
  /// Whether the whole view is the companion of an input that has none of its own.
  var liftsWholeView: Bool { target == .view && !mover.scrolls }
}
