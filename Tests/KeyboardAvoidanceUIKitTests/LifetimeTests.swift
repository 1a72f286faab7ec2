import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// What must be gone.
@MainActor private struct Remains {
  weak var view: UIView?
  weak var handle: AvoidanceHandle?
  weak var avoider: KeyboardAvoider?
  weak var recorder: TraceRecorder?

  init(_ form: Form) {
    view = form.view
    handle = form.avoidance
    avoider = form.avoidance?.avoider
  }
}

@MainActor @Suite("Lifetime")
struct LifetimeTests {
  let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)

  @Test("When the handle goes, what it added is taken back, and nothing listens any more")
  func handleGoes() async {
    let observers = device.observerCount
    let form = Form(.keepGap(4), on: device)
    let remains = Remains(form)
    form.show()
    #expect(form.view.transform.ty == -164)
    form.avoidance = nil
    #expect(remains.handle == nil)
    #expect(form.view.transform == .identity)
    #expect(device.observerCount == observers)
    #expect(form.view.gestureRecognizers?.isEmpty == true)
    #expect(form.view.subviews.count == 1)
    #expect(device.window.subviews.count == 1)
    for _ in 0..<10 { await Task.yield() }
    #expect(remains.avoider == nil)
    device.keyboard.show(height: 300)
    device.endTurn()
    #expect(form.view.transform == .identity)
  }

  @Test("A view that goes while it is displaced takes everything with it")
  func viewGoes() async {
    let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)
    let remains = {
      let form = Form(on: device, contentHeight: 1200)
      form.show()
      let remains = Remains(form)
      device.run { device.window.rootViewController = nil }
      device.endTurn()
      return remains
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(remains.view == nil && remains.handle == nil && remains.avoider == nil)
  }

  @Test("The avoidance does not keep its view; without one it does nothing")
  func viewIsWeak() {
    weak var view: UIView?
    let handle = device.run {
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
    #expect(handle.isActive)
    handle.cancel()
    handle.cancel()
    #expect(!handle.isActive)
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
