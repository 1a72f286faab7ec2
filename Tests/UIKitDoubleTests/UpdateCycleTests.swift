import Foundation
import Testing
import UIKitDouble

/// Runs something whenever it is laid out.
@MainActor final class ProbeView: UIView {
  var passes = 0
  var laidOut: (ProbeView) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    laidOut(self)
  }
}

/// Counts what a display link sends it.
@MainActor final class LinkTarget: DoubleTarget {
  var times: [TimeInterval] = []
  var stepped: () -> Void = {}

  func doublePerform(_ selector: Selector, with sender: Any?) {
    guard selector == Selector("step:"), let link = sender as? CADisplayLink else { return }
    times.append(link.timestamp)
    stepped()
  }
}

@MainActor @Suite("The update cycle")
struct UpdateCycleTests {
  let device = DoubleDevice(behavior: .committing(.inUpdateCycle))

  func observe(_ order: CFIndex, _ body: @escaping () -> Void) {
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, order
    ) { _, _ in body() }
    CFRunLoopAddObserver(device.runLoop, observer, .commonModes)
  }

  @Test("The phases of an update run in order, around events, display links, layout and commit")
  func phases() {
    var log: [String] = []
    let link = UIUpdateLink(windowScene: device.scene)
    let phases: [(String, UIUpdateActionPhase)] = [
      ("complete", .afterUpdateComplete), ("before commit", .beforeCATransactionCommit),
      ("after commit", .afterCATransactionCommit), ("before events", .beforeEventDispatch),
      ("after events", .afterEventDispatch), ("before links", .beforeCADisplayLinkDispatch),
      ("after links", .afterCADisplayLinkDispatch), ("scheduled", .afterUpdateScheduled),
      ("low latency", .beforeLowLatencyEventDispatch),
    ]
    for (name, phase) in phases {
      link.addAction(to: phase) { link, info in
        log.append("\(name) \(device.commitCount)")
        #expect(link.currentUpdateInfo() === info && info.modelTime == device.clock.now)
      }
    }
    link.isEnabled = true
    observe(0) { log.append("waits \(device.commitCount)") }
    let probe = ProbeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    probe.laidOut = { _ in log.append("layout \(device.commitCount)") }
    device.window.addSubview(probe)
    DoubleFinger(in: device.window).tap(at: CGPoint(x: 100, y: 100))
    log.append("the app")
    device.endTurn()
    #expect(
      log == [
        "scheduled 0", "before events 0", "the app", "after events 0", "before links 0",
        "after links 0", "before commit 0", "layout 0", "after commit 1", "complete 1", "waits 1",
      ])
    #expect(UIUpdateInfo.current(for: device.window) == nil)
  }

  @Test("A link of a view counts in a visible window only, and while it is enabled")
  func linkOfView() {
    var calls = 0
    let view = UIView()
    let link = UIUpdateLink(view: view, actionHandler: { _, _ in calls += 1 })
    device.endTurn()
    device.window.addSubview(view)
    device.endTurn()
    #expect(calls == 0, "not enabled")
    link.isEnabled = true
    device.endTurn()
    #expect(calls == 1)
    device.window.isHidden = true
    device.endTurn()
    #expect(calls == 1)
  }

  @Test("What beforeWaiting observers change is committed with the next update, and complained of")
  func lateChange() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    device.endTurn()
    observe(1_999_999) { view.frame.origin.y = 50 }
    let before = device.commitCount
    device.endTurn()
    #expect(device.frames.last?.rect(of: view)?.minY == 0)
    #expect(device.complaints.map(\.kind) == [.changedAfterCommit])
    #expect(device.complaints.first?.view === view)
    let isShown = { (frame: DoubleFrame) in frame.rect(of: view)?.minY == 50 }
    #expect(device.commitsMissed(since: before, until: isShown) == nil)
    device.endTurn()
    #expect(device.commitsMissed(since: before, until: isShown) == 1)
  }

  @Test(
    "What an update link does before the commit is in the frame, in either order",
    arguments: DoubleBehavior.Commits.allCases)
  func linkBeforeCommit(_ commits: DoubleBehavior.Commits) {
    device.behavior.commits = commits
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    let link = UIUpdateLink(view: view)
    link.isEnabled = true
    link.addAction(to: .beforeCATransactionCommit) { _, _ in view.frame.origin.y += 7 }
    device.endTurn()
    #expect(device.frames.last?.rect(of: view)?.minY == 7)
    #expect(device.complaints.isEmpty)
  }

  @Test("Of a late change the view that moved is named, not what is in it")
  func lateChangeOfTree() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    device.window.addSubview(outer)
    observe(1_999_999) { outer.transform.ty -= 10 }
    device.endTurn()
    #expect(device.complaints.count == 1 && device.complaints.first?.view === outer)
  }

  @Test("The commits between a notification and the frame with the answer can be counted")
  func answers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    let center = device.notificationCenter
    let token = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { view.frame.origin.y = 9 } }
    defer { center.removeObserver(token) }
    device.endTurn()
    device.keyboard.post(.willShow, end: device.keyboard.docked(height: 200))
    device.endTurn()
    let post = try #require(device.keyboard.posts.last)
    #expect(post.kind == .willShow && post.commits == 1)
    let missed = device.commitsMissed(since: post.commits) { $0.rect(of: view)?.minY == 9 }
    #expect(missed == 0)
  }

  @Test("A view that asks for layout in the commit is laid out in it, and what it changes is shown")
  func layoutInCommit() {
    let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let probe = ProbeView()
    device.window.addSubview(probe)
    device.window.addSubview(moved)
    device.endTurn()
    let link = UIUpdateLink(windowScene: device.scene)
    link.isEnabled = true
    link.addAction(to: .beforeCATransactionCommit) { _, _ in probe.setNeedsLayout() }
    probe.laidOut = { _ in moved.frame.origin.y = 30 }
    probe.passes = 0
    device.endTurn()
    #expect(probe.passes == 1)
    #expect(device.frames.last?.rect(of: moved)?.minY == 30)
    #expect(device.complaints.isEmpty)
  }

  @Test("A view that always asks for layout again is stopped, and named in a complaint")
  func endlessLayout() {
    let probe = ProbeView()
    device.window.addSubview(probe)
    probe.laidOut = { $0.setNeedsLayout() }
    device.endTurn()
    #expect(device.complaints.map(\.kind) == [.layoutNeverSettles])
    #expect(device.complaints.first?.view === probe && device.commitCount == 1)
    probe.laidOut = { _ in }
    device.endTurn()
    #expect(device.complaints.count == 1)
  }

  @Test("Siblings are laid out in either order", arguments: DoubleBehavior.Siblings.allCases)
  func siblings(_ order: DoubleBehavior.Siblings) {
    device.behavior.siblings = order
    var log: [String] = []
    for name in ["back", "front"] {
      let probe = ProbeView()
      probe.laidOut = { _ in log.append(name) }
      device.window.addSubview(probe)
    }
    device.endTurn()
    #expect(log == (order == .backToFront ? ["back", "front"] : ["front", "back"]))
  }

  @Test("The focus that is given up in a layout pass is complained of")
  func focusInLayout() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let probe = ProbeView()
    device.window.addSubview(field)
    device.window.addSubview(probe)
    field.becomeFirstResponder()
    probe.laidOut = { _ in field.resignFirstResponder() }
    device.endTurn()
    #expect(device.complaints.map(\.kind) == [.focusGivenUpInLayout])
  }

  @Test("A display link is called at each frame of the display, before the frame's commit")
  func displayLink() {
    let target = LinkTarget()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    target.stepped = { view.frame.origin.y += 1 }
    let link = CADisplayLink(target: target, selector: Selector("step:"))
    device.run { link.add(to: .main, forMode: .common) }
    device.endTurn()
    #expect(target.times.isEmpty, "no time has passed")
    device.advance(by: 0.1)
    #expect(target.times.count == 6)
    #expect(abs(target.times[5] - 0.1) < 1e-9)
    #expect(device.frames[1].rect(of: view)?.minY == 1)
    link.isPaused = true
    device.advance(by: 0.1)
    link.isPaused = false
    link.invalidate()
    device.advance(by: 0.1)
    #expect(target.times.count == 6)
  }

  @Test("While a finger scrolls, what has been added in the default mode waits")
  func modes() {
    let scroll = UIScrollView(frame: device.window.bounds)
    scroll.contentSize.height = 2000
    device.window.addSubview(scroll)
    let target = LinkTarget()
    let link = CADisplayLink(target: target, selector: Selector("step:"))
    device.run { link.add(to: .main, forMode: .default) }
    var turns = 0
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in turns += 1 }
    CFRunLoopAddObserver(device.runLoop, observer, .defaultMode)
    let finger = DoubleFinger(in: device.window)
    finger.down(at: CGPoint(x: 5, y: 300))
    device.advance(by: 0.05)
    #expect(target.times.isEmpty && turns == 0)
    finger.up()
    device.advance(by: 0.05)
    #expect(!target.times.isEmpty && turns > 0)
    link.invalidate()
    CFRunLoopRemoveObserver(device.runLoop, observer, .defaultMode)
    #expect(device.observerCount == 0)
  }

  @Test("A link that needs continuous updates has one at each frame")
  func continuousUpdates() {
    var calls = 0
    let link = UIUpdateLink(windowScene: device.scene)
    link.addAction { _, _ in calls += 1 }
    link.isEnabled = true
    link.requiresContinuousUpdates = true
    device.advance(by: 0.099)
    #expect(calls == 6, "five frames and the turn at the end")
  }
}

@MainActor @Suite("Transactions")
struct TransactionTests {
  let device = DoubleDevice()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("A completion block waits for the animations of its group, and is called at once without")
  func completion() {
    device.window.addSubview(view)
    var log: [String] = []
    device.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("moved") }
      UIView.animate(withDuration: 0.2) { view.center.x += 5 }
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("nothing") }
      CATransaction.commit()
    }
    #expect(log == ["nothing"])
    device.advance(by: 0.1)
    #expect(log == ["nothing"])
    device.advance(by: 0.2)
    #expect(log == ["nothing", "moved"])
  }

  @Test("The implicit group ends with the commit")
  func implicit() {
    var log: [String] = []
    device.run { CATransaction.setCompletionBlock { log.append("committed") } }
    #expect(log.isEmpty)
    device.endTurn()
    #expect(log == ["committed"])
    #expect(device.run { CATransaction.completionBlock() } == nil)
  }

  @Test("A flush commits now, or when the open group ends")
  func flush() {
    device.window.addSubview(view)
    device.run {
      CATransaction.flush()
      #expect(device.frames.last?.rect(of: view)?.minY == 0)
      CATransaction.begin()
      view.frame.origin.y = 20
      CATransaction.flush()
      #expect(device.commitCount == 1)
      CATransaction.commit()
    }
    #expect(device.commitCount == 2 && device.frames.last?.rect(of: view)?.minY == 20)
  }

  @Test("Changes in a group that disables actions do not animate; a nested group takes that over")
  func actions() {
    device.window.addSubview(view)
    device.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationDuration(1)
      CATransaction.begin()
      #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 1)
      UIView.animate(withDuration: 0.2) { view.center.x += 5 }
      CATransaction.commit()
      CATransaction.commit()
      #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    }
    #expect(device.animations.isEmpty && view.center.x == 10)
  }
}

@Suite("Switches of behavior")
struct BehaviorTests {
  @Test("A text names switches and values; what it does not know it says, with what there is")
  func parsing() throws {
    let behavior = try DoubleBehavior("commits=inUpdateCycle  siblings=frontToBack")
    #expect(behavior.commits == .inUpdateCycle && behavior.siblings == .frontToBack)
    #expect(try DoubleBehavior("") == DoubleBehavior())
    #expect(throws: DoubleBehavior.ParsingError.noSwitch("commits")) {
      try DoubleBehavior("commits")
    }
    #expect(throws: DoubleBehavior.ParsingError.self) { try DoubleBehavior("weather=fine") }
    let wrong = #expect(throws: DoubleBehavior.ParsingError.self) {
      try DoubleBehavior("siblings=sideways")
    }
    #expect(
      wrong?.description == "siblings cannot be \"sideways\"; it can be backToFront, frontToBack")
  }

  @Test("A device takes its behavior from the scope it is made in")
  @MainActor func scope() {
    let wanted = DoubleBehavior.committing(.inUpdateCycle)
    let device = DoubleBehavior.$scoped.withValue(wanted) { DoubleDevice() }
    #expect(device.behavior == wanted)
    #expect(DoubleDevice().behavior == DoubleBehavior.current)
  }

  @Test("The variants differ from the standard in one switch each")
  func variants() throws {
    #expect(DoubleBehavior.variants.count >= 2)
    for (text, behavior) in DoubleBehavior.variants {
      #expect(try DoubleBehavior(text) == behavior && behavior != DoubleBehavior())
    }
  }
}
