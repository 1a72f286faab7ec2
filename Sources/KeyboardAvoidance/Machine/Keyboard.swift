#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What the machine knows of the keyboard, beside its state.
struct Keyboard: Hashable, Sendable {
  /// How a docked change-frame is judged while the keyboard is away: by what was last said of it.
  enum Memory: Hashable, Sendable {
    /// It was docked, or nothing is known.
    case docked
    /// It floated: a docked frame means that it docks again.
    case floating
    /// It was announced gone: a docked frame is an echo of the leaving.
    case gone
  }

  /// Where a drag has taken the keyboard.
  enum Drag: Hashable, Sendable {
    /// To a frame at the bottom, in screen coordinates.
    case at(CGRect)
    /// Off the bottom, where it covers nothing.
    case away

    init(_ frame: CGRect?, _ kind: KeyboardFrameKind) {
      if kind == .docked, let frame { self = .at(frame) } else { self = .away }
    }

    func hash(into hasher: inout Hasher) {
      if case .at(let frame) = self { hasher.combine(frame) } else { hasher.combine(0) }
    }
  }

  /// Where a keyboard was to be seen, in screen coordinates, and how much of the view it covered.
  struct Sighting: Hashable, Sendable {
    let frame: CGRect?
    let overlap: Double

    func hash(into hasher: inout Hasher) {
      hasher.combine(frame)
      hasher.combine(overlap)
    }
  }

  /// The last docked frame, in screen coordinates; forgotten on reaching `hidden`.
  var frame: CGRect?

  /// What was last to be seen, while the screen has another size than `frame` was announced for.
  var stale: Sighting?

  /// Whether the screen changed its size since `frame` was announced.
  var isStale: Bool { stale != nil }

  /// Where the user dragged the keyboard to, while the drag holds.
  var drag: Drag?

  /// Whether the keyboard is this app's.
  var isLocal = true

  /// What was last said of it.
  var memory = Memory.docked

  /// The docked frame that counts now.
  var frameInForce: CGRect? { isStale ? nil : frame }

  /// The docked frame in force, while the keyboard is up.
  func docked(in state: KeyboardState) -> CGRect? { state.isUp ? frameInForce : nil }

  /// The frame that is to be avoided while the keyboard is up: the one in force, or where it is
  /// dragged.
  func frameToAvoid(in state: KeyboardState) -> CGRect? {
    guard let docked = docked(in: state) else { return nil }
    switch drag {
    case nil: return docked
    case .at(let frame): return frame
    case .away: return nil
    }
  }

  mutating func forget() {
    frame = nil
    stale = nil
    drag = nil
    isLocal = true
  }

  /// Compares every stored value, in place.
  @inline(__always) static func == (lhs: Keyboard, rhs: Keyboard) -> Bool {
    lhs.frame.equals(rhs.frame) && lhs.stale == rhs.stale && lhs.drag == rhs.drag
      && lhs.isLocal == rhs.isLocal && lhs.memory == rhs.memory
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
    hasher.combine(stale)
    hasher.combine(drag)
    hasher.combine(isLocal)
    hasher.combine(memory)
  }
}
