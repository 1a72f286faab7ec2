/// The arithmetic of the machine's turns as one plain function over one flat struct: the least that
/// the bench's cycle can cost.
///
/// It classifies, knows late notifications, keeps time, plans, scrolls and restores as the machine
/// does for a scroll view without nested ones under `BenchCycle.policy`, and a test holds its
/// outputs against the machine's. What it leaves out is what the machine is for: every other mover,
/// policy and event, and being read.
struct BenchFloor {
  /// An event, flat.
  struct Event {
    enum Kind { case focus, willShow, didShow, willChangeFrame, willHide, didHide, tap }

    var kind: Kind
    /// The keyboard's end frame, or the input's.
    var left = 0.0, top = 0.0, width = 0.0, height = 0.0
    var duration = 0.25
    var curve = 7
  }

  /// What a turn commands.
  struct Output: Equatable {
    var moves = false
    var resigns = false
    var inset = 0.0
    var added = 0.0
    var offset = 0.0
    var scrolls = false
    var duration = 0.0
    var curve = 0
    var isAnimated = false
  }

  static let tap: UInt8 = 1, focusLost: UInt8 = 2, system: UInt8 = 4

  enum State { case hidden, showing, shown, changingFrame, hiding }

  enum Reading { case noise, dock, dockSame, didDock, dockThenDidDock, leave, didLeave }

  let screenWidth: Double, screenHeight: Double, contentHeight: Double
  let insetTop: Double, insetBottom: Double, gap: Double
  let grace: Int64
  var offset: Double

  var state = State.hidden
  var isGone = false
  var hasFrame = false
  var left = 0.0, top = 0.0, width = 0.0, height = 0.0
  var deadline = Int64.max
  var wills = BenchAnnouncements()

  var hasInput = false
  var inputTop = 0.0, inputHeight = 0.0

  /// The announced dismissal reason as a bit, or none, and the reasons that take back.
  var reason: UInt8 = 0
  let restores: UInt8

  var hasEpisode = false, isOwed = false
  var baseline = 0.0, added = 0.0
  var wasUp = false
  var isRevealing = false
  var revealedTop = 0.0, revealedHeight = 0.0
  var revealedInputTop = 0.0, revealedInputHeight = 0.0
  var inset = 0.0

  var isUp: Bool { state == .showing || state == .shown || state == .changingFrame }

  /// Takes a turn of one event.
  mutating func turn(_ event: Event, at now: Int64) -> Output {
    var output = Output()
    if deadline <= now { settle() }
    var asks = false
    var moves = false
    switch event.kind {
    case .focus:
      hasInput = true
      inputTop = event.top
      inputHeight = event.height
      asks = true
    case .tap:
      if isUp, hasInput {
        output.resigns = true
        reason = Self.tap
      }
    default: (asks, moves) = notification(event, now)
    }
    if !hasEpisode, isUp, hasInput {
      hasEpisode = true
      baseline = offset
      added = 0
    }
    plan(asks, &output)
    guard output.moves else { return output }
    output.isAnimated = true
    output.duration = moves ? event.duration : 0.25
    output.curve = moves ? event.curve : 7
    return output
  }

  private mutating func settle() {
    deadline = .max
    if isUp { state = .shown } else { forget() }
  }

  private mutating func forget() {
    state = .hidden
    hasFrame = false
  }

  /// Takes a notification; whether it asks for a plan, and whether it says anything.
  private mutating func notification(_ event: Event, _ now: Int64) -> (asks: Bool, says: Bool) {
    let isWill =
      event.kind == .willShow || event.kind == .willChangeFrame || event.kind == .willHide
    let right = event.left + event.width
    let bottom = event.top + event.height
    guard abs(event.left) <= 100_000, abs(event.top) <= 100_000, abs(right) <= 100_000,
      abs(bottom) <= 100_000, event.width >= 0.5, event.height >= 0.5
    else { return (false, false) }
    let isOnScreen =
      min(right, screenWidth) - max(event.left, 0) >= 0.5
      && min(bottom, screenHeight) - max(event.top, 0) >= 0.5
    let isDocked = isOnScreen && bottom >= screenHeight - 1
    if !isWill, wills.isLate(event, isDocked, now) { return (false, false) }
    let reading = read(event, isDocked)
    if event.kind == .willHide { isGone = true } else if event.kind == .willShow { isGone = false }
    if event.kind == .didHide, isUp { isGone = true }
    let end = now + Int64((event.duration * 1e9).rounded()) + grace
    if isWill { wills.note(event, leaves: reading == .leave, reading == .noise, end, now) }
    return (follow(reading, event, end), reading != .noise)
  }

  private func read(_ event: Event, _ isDocked: Bool) -> Reading {
    let isInForce =
      hasFrame && abs(event.left - left) < 0.5 && abs(event.top - top) < 0.5
      && abs(event.width - width) < 0.5 && abs(event.height - height) < 0.5
    switch event.kind {
    case .willHide: return .leave
    case .didHide: return .didLeave
    case .willShow: return isDocked ? (isInForce ? .dockSame : .dock) : .leave
    case .didShow:
      guard isDocked else { return .noise }
      guard isUp else { return state == .hiding || hasInput ? .didDock : .noise }
      return isInForce ? .didDock : .dockThenDidDock
    default:
      guard isDocked else { return .leave }
      if isUp { return isInForce ? .dockSame : .dock }
      return isGone || !hasInput ? .noise : (isInForce ? .dockSame : .dock)
    }
  }

  /// Follows the transition function; whether a plan is asked for.
  private mutating func follow(_ reading: Reading, _ event: Event, _ end: Int64) -> Bool {
    let wasUp = isUp
    switch reading {
    case .noise: return false
    case .dock, .dockSame:
      if reading == .dock || state == .hidden { take(event) }
      switch state {
      case .hidden, .hiding: state = .showing
      case .shown: if reading == .dock { state = .changingFrame }
      case .showing, .changingFrame: break
      }
      deadline = state == .shown ? .max : end
    case .didDock, .dockThenDidDock:
      if state == .hiding { return false }
      if reading == .dockThenDidDock || state == .hidden { take(event) }
      state = .shown
      deadline = .max
    case .leave:
      if state == .hidden { return false }
      state = .hiding
      deadline = end
      return wasUp
    case .didLeave:
      if state == .hidden { return false }
      forget()
      deadline = .max
      return wasUp
    }
    isGone = false
    if !wasUp { reason = 0 }
    return true
  }

  private mutating func take(_ event: Event) {
    hasFrame = true
    left = event.left
    top = event.top
    width = event.width
    height = event.height
  }
}
