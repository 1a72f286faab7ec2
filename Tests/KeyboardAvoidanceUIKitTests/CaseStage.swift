import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import UIKitDouble

/// Why a trace cannot be played by views.
struct NotOfUIKit: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The views that a trace tells of, with the adapter installed.
@MainActor final class CaseStage {
  let device: DoubleDevice
  let clock = ManualClock()
  let view: UIView
  let header: TraceHeader
  private(set) var viewport: Viewport
  private(set) var nested: [UIScrollView] = []
  private(set) var fields: [String: CaseField] = [:]
  private var companions: [String: UIView] = [:]
  private(set) var avoidance: AvoidanceHandle?
  let finger: DoubleFinger

  /// What a finger drags beside a view that does not scroll.
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
  var isFingerDown = false
  var mayLook = false
  var mayLookLater = false
  var focused: String?

  /// The inputs whose carets the trace has yet to tell.
  private var pendingCarets: Set<String>

  /// The stage of a trace; a keyboard that the trace sees at once has been there before.
  init(_ header: TraceHeader, beside keyboard: CGRect? = nil) throws {
    self.header = header
    pendingCarets = Set(header.inputs.filter(\.input.isCaretPending).map(\.name))
    viewport = header.viewport
    let screen = header.viewport.screen
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    device = DoubleDevice(size: CGSize(width: short, height: long), safeAreaInsets: .zero)
    // A trace says itself where offsets go.
    device.behavior.outgrownOffset = .kept
    if screen.width > screen.height { device.rotate(to: .landscapeRight) }
    device.keyboard.movesTables = false
    view = header.viewport.scroll == nil ? UIView() : UIScrollView()
    finger = DoubleFinger(in: device.window)
    (view as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
    device.window.addSubview(view)
    if header.viewport.scroll == nil { device.window.addSubview(list) }
    if viewport.overlayBarHeight < 0 { throw NotOfUIKit("negative riding height") }
    addScrollViews()
    addFields()
    lay(viewport, before: nil)
    device.endTurn()
    if let keyboard {
      device.keyboard.moveUnannounced(to: keyboard)
      mayLookLater = true
    }
    install()
  }

  private func install() {
    let settings = Dictionary(uniqueKeysWithValues: header.inputs.map { ($0.name, $0.input) })
    device.run {
      let avoidance = view.avoidKeyboard(
        header.policy, notificationCenter: device.notificationCenter, clock: clock)
      avoidance.overlayBarHeight = viewport.overlayBarHeight
      avoidance.inputSettings = { [companions] view in
        guard let name = (view as? CaseField)?.placeholder, let input = settings[name] else {
          return nil
        }
        return InputSettings(
          gap: input.gap, placement: input.placement, isEnabled: input.isEnabled,
          companion: companions[name])
      }
      self.avoidance = avoidance
    }
    device.endTurn()
  }

  private func addScrollViews() {
    var holder = view
    for chained in viewport.nested.reversed() {
      let scroll = UIScrollView(frame: chained.frame)
      scroll.contentInsetAdjustmentBehavior = .never
      holder.addSubview(scroll)
      nested.insert(scroll, at: 0)
      holder = scroll
    }
  }

  private func addFields() {
    for input in header.inputs {
      let field = CaseField(frame: input.input.frame)
      field.placeholder = input.name
      field.caret = input.input.caret.map {
        $0.offsetBy(dx: -input.input.frame.minX, dy: -input.input.frame.minY)
      }
      (nested.first ?? view).addSubview(field)
      fields[input.name] = field
      let companion = UIView(frame: .zero)
      (nested.first ?? view).addSubview(companion)
      companions[input.name] = companion
      place(companion, at: input.input.companion)
    }
  }

  private func place(_ companion: UIView?, at frame: CGRect?) {
    companion?.isHidden = frame == nil
    if let frame { companion?.frame = frame }
  }

  /// Puts everything where a viewport says, in steps, as an app that keeps to its own.
  private func lay(_ new: Viewport, before old: Viewport?) {
    let bottom = new.screen.height - new.window.minY - new.view.maxY
    let top = new.window.minY + new.view.minY
    device.safeAreaInsets = UIEdgeInsets(
      top: new.safeArea.top > 0 ? new.safeArea.top + top : new.windowSafeArea.top, left: 0,
      bottom: new.safeArea.bottom > 0 ? new.safeArea.bottom + bottom : 0, right: 0)
    if device.scene.windows.first?.frame.size != new.window.size || old?.window != new.window {
      device.setFrame(new.window, of: device.scene)
      device.window.frame = CGRect(origin: .zero, size: new.window.size)
    }
    if old?.view != new.view {
      view.bounds.size = new.view.size
      view.center = CGPoint(x: new.view.midX, y: new.view.midY)
    }
    if let scroll = view as? UIScrollView, let metrics = new.scroll {
      lay(scroll, metrics, before: old?.scroll)
    }
    for (index, scroll) in nested.enumerated() {
      let before = old?.nested[index]
      if let before, before.frame != new.nested[index].frame {
        scroll.frame = new.nested[index].frame
      }
      lay(scroll, new.nested[index].metrics, before: before?.metrics)
    }
    viewport = new
  }

  private func lay(_ scroll: UIScrollView, _ new: ScrollMetrics, before old: ScrollMetrics?) {
    scroll.contentSize = new.contentSize
    scroll.contentInset.top += new.insets.top - (old?.insets.top ?? 0)
    scroll.contentInset.bottom += new.insets.bottom - (old?.insets.bottom ?? 0)
    if old == nil { scroll.contentOffset.y = new.offset }
  }
}

extension CaseStage {
  /// Does what a turn of the trace tells, and ends the turn; the caret's turn follows.
  func play(_ events: [TraceEvent], at time: Duration) throws {
    try advance(to: time)
    let isFocusing = events.contains { if case .focus = $0 { true } else { false } }
    mayLook = mayLookLater || events.contains(.resume) || (mayLook && !isFocusing)
    try device.run { for event in events { try play(event) } }
    device.endTurn()
    guard !isCaretDue else { return }
    device.nextTurn()
    // That a keyboard has gone without a word is believed a turn later.
    if events.contains(where: { if case .sample = $0 { true } else { false } }) {
      device.nextTurn()
    }
  }

  /// Whether the trace tells the focused input's caret later. It is read in the turn after the
  /// focus, so that none must go by before.
  private var isCaretDue: Bool { focused.map(pendingCarets.contains) ?? false }

  /// Lets time pass, with a turn of the run loop shortly before its end, and timers fire.
  func advance(to time: Duration) throws {
    let shortlyBefore = ManualClock.Instant(offset: time - .milliseconds(1))
    if shortlyBefore > clock.now {
      try clock.advance(to: shortlyBefore)
      if !isCaretDue { device.endTurn() }
    }
    try clock.advance(to: .init(offset: time))
    avoidance?.avoider.assumeIsolated { _ = $0.send(turn: [] as [KeyboardEvent]) }
  }

  private func play(_ event: TraceEvent) throws {
    if case .sample = event {} else { liftFinger() }
    switch event {
    case .notification(let notification, _): post(notification)
    case .focus(let name):
      focused = name
      _ = fields[name]?.becomeFirstResponder()
    case .blur:
      focused = nil
      view.endEditing(true)
    case .caret(let name, let frame):
      guard let field = fields[name] else { return }
      pendingCarets.remove(name)
      field.caret = frame?.offsetBy(dx: -field.frame.minX, dy: -field.frame.minY)
    case .caretPending: throw NotOfUIKit("a caret that is lost again")
    case .companion(let name, let frame): place(companions[name], at: frame)
    case .resize(let name, let frame): fields[name]?.frame = frame
    case .layout(let change): try lay(change)
    case .scroll(let offset): (view as? UIScrollView)?.contentOffset.y = offset
    case .scrollNested(let index, let offset): try scroll(nested[index], to: offset)
    case .sample(let sample): try look(sample)
    case .dismiss(let reason): avoidance?.announceDismissal(reason)
    case .tapOutside: try tapOutside()
    case .pause: device.deactivate()
    case .resume: device.activate()
    }
  }

  /// A view that is lifted as a whole is told of a scroll inside it only with the next turn.
  private func scroll(_ view: UIScrollView, to offset: Double) throws {
    switch header.policy.mover {
    case .inset, .scroll: view.contentOffset.y = offset
    case .translate, .shiftBounds: throw NotOfUIKit("a scroll inside a view that is lifted")
    }
  }

  private func lay(_ change: LayoutChange) throws {
    let now = change.applied(to: viewport)
    if now.screen != viewport.screen {
      guard now.screen.width == viewport.screen.height else {
        throw NotOfUIKit("a screen that becomes another")
      }
      mayLookLater = true
      device.rotate(to: now.screen.width > now.screen.height ? .landscapeRight : .portrait)
    }
    avoidance?.overlayBarHeight = now.overlayBarHeight
    lay(now, before: viewport)
    if let offset = change.offset { (view as? UIScrollView)?.contentOffset.y = offset }
  }
}
