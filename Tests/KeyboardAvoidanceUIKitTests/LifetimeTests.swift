import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Synchronization
import Testing
import UIKitDouble

/// A value that counts how often somebody reads it out of a notification: a notification centre does
/// not say who observes it.
struct CountedValue<Value: AnyObject & Sendable>: _ObjectiveCBridgeable {
  private let value: Value
  private let count = Count()

  init(_ value: Value) { self.value = value }

  var readCount: Int { count.value.withLock { $0 } }

  private final class Count: Sendable {
    let value = Mutex(0)
  }

  func _bridgeToObjectiveC() -> Value {
    count.value.withLock { $0 += 1 }
    return value
  }

  static func _forceBridgeFromObjectiveC(_ source: Value, result: inout CountedValue?) {}

  static func _conditionallyBridgeFromObjectiveC(
    _ source: Value, result: inout CountedValue?
  ) -> Bool { false }

  static func _unconditionallyBridgeFromObjectiveC(_ source: Value?) -> CountedValue {
    preconditionFailure("nothing becomes one")
  }
}

/// What must be gone.
@MainActor private struct Remains {
  weak var view: UIView?
  weak var handle: AvoidanceHandle?
  weak var avoider: KeyboardAvoider?

  init(_ form: Form) {
    view = form.view
    handle = form.avoidance
    avoider = form.avoidance?.avoider
  }
}

@MainActor @Suite("Lifetime", .bothOrders, .timeLimit(.minutes(10)))
struct LifetimeTests {
  let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)

  /// Lets other tasks run until something holds; what never does is told by the time limit.
  private func wait(until holds: () -> Bool) async {
    while !holds() { await Task.yield() }
  }

  /// How often a notification of each name is read.
  private var readersOfNotifications: [Int] {
    let keyboard = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ].map { name in
      let duration = CountedValue(NSNumber(value: 0.25))
      device.notificationCenter.post(
        name: name, object: device.screen,
        userInfo: [UIResponder.keyboardAnimationDurationUserInfoKey: duration])
      return duration.readCount
    }
    let editing = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ].map { name in
      let view = CountedValue(UIView())
      device.notificationCenter.post(name: name, object: view)
      return view.readCount - 1  // by the centre itself
    }
    return keyboard + editing
  }

  @Test("A handle that is dropped ends nothing: the view's avoidance is found again")
  func handleIsDropped() {
    let form = Form(.keepGap(4), on: device)
    device.run {
      form.avoidance?.overlayBarHeight = 12
      form.avoidance?.inputSettings = { _ in InputSettings(gap: 7) }
      form.avoidance?.dismissingTaps = .onControls
      form.avoidance?.showsDebugOverlay = true
    }
    form.avoidance = nil
    form.show()
    #expect(form.gap() == 19)
    let handle = form.view.avoidanceHandle
    #expect(handle?.policy == .keepGap(4) && handle?.view === form.view)
    #expect(handle?.overlayBarHeight == 12 && handle?.dismissingTaps == .onControls)
    #expect(handle?.showsDebugOverlay == true)
    #expect(handle?.inputSettings?(form.fields[0]) == InputSettings(gap: 7))
  }

  @Test("When it is cancelled, what it added is taken back, and nothing listens any more")
  func cancelled() async {
    let observers = device.observerCount
    let form = Form(.keepGap(4), on: device)
    #expect(readersOfNotifications == Array(repeating: 1, count: 12))
    let remains = Remains(form)
    form.show()
    #expect(form.view.transform.ty == -164)
    form.avoidance?.cancel()
    form.avoidance = nil
    #expect(form.view.transform == .identity)
    #expect(device.observerCount == observers)
    #expect(readersOfNotifications == Array(repeating: 0, count: 12))
    #expect(form.view.gestureRecognizers?.isEmpty == true)
    #expect(form.view.subviews.count == 1)
    #expect(form.view.layoutGuides.isEmpty)
    #expect(device.window.subviews.count == 1)
    #expect(remains.handle == nil)
    await wait { remains.avoider == nil }
    device.keyboard.show(height: 300)
    device.endTurn()
    #expect(form.view.transform == .identity)
  }

  @Test("It survives the removal of all subviews and of all recognizers, in one turn")
  func rebuilt() {
    let form = Form(.shiftBounds(10), on: device)
    form.avoidance = nil
    for _ in 0..<3 {
      device.run {
        for recognizer in form.view.gestureRecognizers ?? [] {
          form.view.removeGestureRecognizer(recognizer)
        }
        for view in form.view.subviews { view.removeFromSuperview() }
        form.view.addSubview(form.fields[0])
      }
      device.endTurn()
      form.show()
      #expect(form.gap() == 10)
      DoubleFinger(in: device.window).tap(at: CGPoint(x: 100, y: 100))
      #expect(!form.fields[0].isFirstResponder)
      form.hide()
      #expect(form.view.bounds.minY == 0)
    }
  }

  @Test("A scroll view of the class that avoids by itself needs no code")
  func scrollViewClass() {
    let form = Form(on: device, installs: false)
    let device = DoubleDevice(
      size: Form.phone, safeAreaInsets: .zero, notificationCenter: .default)
    let scroll = KeyboardAvoidingScrollView(frame: device.window.bounds)
    scroll.contentSize = CGSize(width: 375, height: 1200)
    scroll.addSubview(form.fields[0])
    device.run { device.window.addSubview(scroll) }
    device.endTurn()
    #expect(scroll.avoidanceHandle?.policy == .standard)
    device.run { _ = form.fields[0].becomeFirstResponder() }
    device.keyboard.show(height: 260)
    device.endTurn()
    let frame = form.place(of: form.fields[0])
    #expect(device.keyboard.frame.minY - frame.maxY == 8)
    scroll.avoidanceHandle?.cancel()
  }

  @Test("A scroll view of that class waits for its first window, though it is told of none before")
  func scrollViewWithoutWindow() {
    let scroll = KeyboardAvoidingScrollView(frame: device.window.bounds)
    device.run {
      // By the time it is called there may be no window.
      scroll.didMoveToWindow()
      #expect(scroll.avoidanceHandle == nil)
      device.window.addSubview(scroll)
    }
    #expect(scroll.avoidanceHandle?.policy == .standard)
    scroll.avoidanceHandle?.cancel()
  }

  @Test("A view that goes while it is displaced takes everything with it")
  func viewGoes() async {
    let remains = {
      let form = Form(on: device, contentHeight: 1200)
      form.show()
      let remains = Remains(form)
      device.run { device.window.rootViewController = nil }
      device.endTurn()
      return remains
    }()
    #expect(readersOfNotifications == Array(repeating: 0, count: 12))
    #expect(remains.view == nil && remains.handle == nil)
    await wait { remains.avoider == nil }
  }

  @Test("A screen that goes while a view on it is displaced takes everything with it")
  func screenGoes() async {
    weak var screen: UIScreen?
    let remains = {
      let form = Form(.keepGap(4))
      form.show()
      screen = form.device.screen
      return Remains(form)
    }()
    #expect(screen == nil && remains.view == nil && remains.handle == nil)
    await wait { remains.avoider == nil }
  }

  @Test("The avoidance does not keep its view; without one it does nothing")
  func viewIsWeak() {
    weak var view: UIView?
    let handle: AvoidanceHandle = device.run {
      let box = UIView(frame: device.window.bounds)
      device.window.addSubview(box)
      view = box
      return box.avoidKeyboard(.keepGap(4), notificationCenter: device.notificationCenter)
    }
    device.run { view?.removeFromSuperview() }
    device.endTurn()
    #expect(view == nil && handle.view == nil)
    device.keyboard.show(height: 300)
    device.endTurn()
    #expect(!handle.isActive, "it has ended with its view")
    handle.cancel()
    handle.cancel()
  }

  @Test("A notification that is posted on another thread is taken on the main one")
  func postedElsewhere() async {
    let form = Form(.keepGap(4), on: device)
    form.focus()
    let center = device.notificationCenter
    let end = device.keyboard.docked(height: 260)
    await Task.detached {
      center.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)])
    }.value
    await wait {
      device.endTurn()
      return form.state != .hidden
    }
    #expect(form.view.transform.ty == -164)
  }

  @Test("When the clock ends a transition, the observer says so, and the loop is woken to look")
  func clockEnds() async throws {
    let form = Form(.keepGap(4), on: device)
    let keyboard = try #require(form.avoidance).keyboard
    form.focus()
    device.keyboard.post(.willShow, end: device.keyboard.docked(height: 260))
    device.endTurn()
    let wakeUps = device.wakeUpCount
    #expect(keyboard.state == .showing)
    try form.clock.advance(by: .seconds(1))
    await wait { keyboard.state == .shown && device.wakeUpCount > wakeUps }
  }

  @Test(
    "Many cycles end where one ends",
    arguments: OwnValuesTests.policies, AtLength.count(20, of: 100))
  func noDrift(_ policy: AvoidancePolicy, cycles: Int) {
    let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)
    let scrolls = policy.mover == .scroll || policy.mover == .inset
    let form = Form(policy, on: device, contentHeight: scrolls ? 1200 : nil)
    let before = OwnValues(form.view)
    form.show()
    let gap = form.gap()
    for height in 0..<cycles {
      device.keyboard.show(height: CGFloat(200 + height))
      device.endTurn()
      device.keyboard.show(height: 260)
      device.endTurn()
      #expect(policy.mover == .scroll || policy.mover == .inset || form.gap() == gap)
      if height % 10 == 0 {
        form.hide()
        #expect(OwnValues(form.view) == before)
        form.show()
        #expect(form.gap() == gap)
      }
    }
  }

  @Test("Streams end with the avoidance")
  func streams() async throws {
    let form = Form(.keepGap(4), on: device)
    let handle = try #require(form.avoidance)
    let commands = handle.commands()
    let updates = handle.updates()
    form.show()
    handle.cancel()
    var moves = 0
    for await _ in commands { moves += 1 }
    var states: [KeyboardState] = []
    for await update in updates {
      if case .stateChanged(_, let state) = update { states.append(state) }
    }
    #expect(moves == 1 && states == [.showing, .shown])
  }

  @Test("A change of the policy is planned for at once; the old mover's part is taken back")
  func policy() {
    let form = Form(.keepGap(4), on: device)
    form.show()
    form.avoidance?.policy = .shiftBounds(10)
    #expect(form.view.transform == .identity && form.view.bounds.minY == 170)
    form.device.endTurn()
    #expect(form.gap() == 10)
  }
}
