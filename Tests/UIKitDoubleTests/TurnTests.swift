import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("Turns of the run loop that commit before they wait")
struct TurnTests {
  let device = DoubleDevice(behavior: .committing(.beforeWaiting))

  func observe(_ order: CFIndex, repeats: Bool = true, _ body: @escaping () -> Void)
    -> CFRunLoopObserver?
  {
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, repeats, order
    ) { _, _ in body() }
    CFRunLoopAddObserver(device.runLoop, observer, .commonModes)
    return observer
  }

  @Test("Observers run by order, the commit among them at two million")
  func order() {
    var log: [String] = []
    let tokens = [
      observe(2_000_001) { log.append("after \(device.frames.count)") },
      observe(1_999_999) { log.append("just before \(device.frames.count)") },
      observe(0) { log.append("first \(device.frames.count)") },
    ]
    device.endTurn()
    #expect(log == ["first 0", "just before 0", "after 1"])
    #expect(device.observerCount == 3)
    tokens.forEach { CFRunLoopObserverInvalidate($0) }
    #expect(device.observerCount == 0)
    device.endTurn()
    #expect(log.count == 3 && device.frames.count == 2)
  }

  @Test("A change made before the commit is in its frame, a later one in the next")
  func frames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    let before = observe(1_000) { view.frame.origin.y = 50 }
    let after = observe(2_000_001) { view.frame.origin.y = 90 }
    device.endTurn()
    #expect(device.frames.last?.rect(of: view)?.minY == 50)
    CFRunLoopRemoveObserver(device.runLoop, before, .commonModes)
    CFRunLoopRemoveObserver(device.runLoop, after, .commonModes)
    device.endTurn()
    #expect(device.frames.last?.rect(of: view)?.minY == 90)
  }

  @Test("An observer that does not repeat is called once, one that is removed not at all")
  func once() {
    var calls = 0
    _ = observe(0, repeats: false) { calls += 1 }
    let removed = observe(0) { calls += 10 }
    CFRunLoopRemoveObserver(device.runLoop, removed, .commonModes)
    device.endTurn()
    device.endTurn()
    #expect(calls == 1)
  }

  @Test("Work that is put off runs in the next turn")
  func perform() {
    var done = false
    device.perform { done = true }
    device.endTurn()
    #expect(!done)
    device.nextTurn()
    #expect(done)
  }

  @Test("Each end of an animation has its own turn")
  func advance() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    UIView.animate(withDuration: 0.2) { view.center.x += 5 }
    device.advance(by: 1)
    #expect(device.frames.map(\.time) == [0.1, 0.2, 1])
  }

  @Test("The main loop, screen and app are those of the device in force")
  func inForce() async {
    let other = DoubleDevice()
    device.run {
      #expect(CFRunLoopGetMain() === device.runLoop)
      #expect(UIScreen.main === device.screen)
      #expect(UIApplication.shared === device.application)
      other.run { #expect(UIScreen.main === other.screen) }
    }
    #expect(CFRunLoopGetMain() !== device.runLoop)
    let task = device.run { Task { UIApplication.shared === device.application } }
    #expect(await task.value)
    await device.run {
      await Task.detached {}.value
      #expect(CFRunLoopGetMain() === device.runLoop)
    }
  }
}
