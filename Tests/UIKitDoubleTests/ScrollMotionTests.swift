import Foundation
import Testing
import UIKitDouble

/// Writes down what a scroll view does by itself.
@MainActor final class MotionLog: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  var log: [String] = []
  var wanted: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let wanted { targetContentOffset.pointee = wanted }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("lifted, \(decelerate ? "goes on" : "stays")")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rests") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("arrived") }
}

@MainActor @Suite("A scroll view that moves by itself")
struct ScrollMotionTests {
  let device = DoubleDevice(safeAreaInsets: .zero)
  let log = MotionLog()
  let scroll: UIScrollView
  let finger: DoubleFinger

  init() {
    scroll = UIScrollView(frame: device.window.bounds)
    device.window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 390, height: 4000)
    scroll.delegate = log
    finger = DoubleFinger(in: device.window)
  }

  func flick(by way: CGFloat = 120) {
    finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 500 - way))
  }

  @Test("After a flick the content goes on, ever slower, and then rests")
  func fling() {
    flick()
    #expect(scroll.isDecelerating && !scroll.isDragging && !scroll.isTracking)
    #expect(log.log == ["lifted, goes on"])
    let lifted = scroll.contentOffset.y
    let from = log.offsets.count
    device.advance(by: 5)
    #expect(!scroll.isDecelerating && log.log == ["lifted, goes on", "rests"])
    // 1.2 points a millisecond: (1.2 − 0.01) / −ln 0.998
    #expect(abs(scroll.contentOffset.y - lifted - 594.4) < 1)
    let course = log.offsets.dropFirst(from)
    let steps = zip(course.dropFirst(), course).map { $0 - $1 }
    #expect(steps.count > 60)
    #expect(zip(steps.dropLast().dropFirst(), steps.dropLast()).allSatisfy { $0 <= $1 + 1e-9 })
  }

  @Test("A drag in no time, a slow one, and one that rests before it ends leave no motion")
  func slow() {
    finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400))
    #expect(!scroll.isDecelerating)
    finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), over: 1)
    #expect(!scroll.isDecelerating)
    finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), over: 0.1)
    #expect(scroll.isDecelerating)
    finger.down(at: CGPoint(x: 100, y: 500))
    #expect(!scroll.isDecelerating, "touched")
    finger.move(to: CGPoint(x: 100, y: 400))
    device.advance(by: 0.2)
    finger.up()
    #expect(!scroll.isDecelerating)
  }

  @Test("The delegate says where the content comes to rest, and it does so there")
  func target() {
    log.wanted = CGPoint(x: 0, y: 1000)
    flick()
    device.advance(by: 5)
    #expect(scroll.contentOffset.y == 1000)
  }

  @Test("A fling ends at the content's end")
  func end() {
    scroll.contentOffset.y = 3000
    flick(by: 240)
    device.advance(by: 5)
    #expect(scroll.contentOffset.y == 3156)
  }

  @Test("Dragged past its end, the content comes back when the finger is lifted, frame by frame")
  func bounce() {
    finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400), lifts: false)
    #expect(scroll.contentOffset.y == -200)
    finger.up()
    #expect(scroll.contentOffset.y == -200 && scroll.isDecelerating)
    device.advance(by: 0.1)
    #expect(scroll.contentOffset.y > -100 && scroll.contentOffset.y < 0)
    device.advance(by: 1)
    #expect(scroll.contentOffset.y == 0 && !scroll.isDecelerating)
  }

  @Test("Without momentum the content returns into its limits at once")
  func none() {
    device.behavior.momentum = .none
    flick()
    #expect(!scroll.isDecelerating)
    finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 800))
    #expect(scroll.contentOffset.y == 0 && !scroll.isDecelerating)
  }

  @Test("With momentum always a drag in no time goes on as well")
  func always() {
    device.behavior.momentum = .always
    finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400))
    #expect(scroll.isDecelerating)
  }

  @Test("An animated scroll reports each offset on its way, and its end once")
  func animated() {
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(scroll.contentOffset.y == 0)
    device.advance(by: 0.15)
    #expect(scroll.contentOffset.y > 80 && scroll.contentOffset.y < 120)
    device.advance(by: 0.2)
    #expect(scroll.contentOffset.y == 200 && log.log == ["arrived"])
    #expect(log.offsets.count >= 17 && log.offsets == log.offsets.sorted())
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    device.advance(by: 0.4)
    #expect(log.log == ["arrived"], "it was there")
  }

  @Test("A finger and an offset set at once stop an animated scroll")
  func interrupted() {
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    device.advance(by: 0.1)
    finger.down(at: CGPoint(x: 100, y: 500))
    let stopped = scroll.contentOffset.y
    device.advance(by: 0.4)
    finger.up()
    #expect(scroll.contentOffset.y == stopped && log.log.isEmpty)
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    device.advance(by: 0.1)
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    device.advance(by: 0.4)
    #expect(scroll.contentOffset.y == 20)
  }

  @Test(
    "An offset that the app sets stops a fling, or is overwritten by its next frame",
    arguments: DoubleBehavior.OffsetInMotion.allCases)
  func offsetInMotion(_ rule: DoubleBehavior.OffsetInMotion) {
    device.behavior.offsetInMotion = rule
    flick()
    scroll.contentOffset.y = 10
    #expect(scroll.isDecelerating == (rule == .isOverwritten))
    device.advance(by: 0.1)
    #expect((scroll.contentOffset.y == 10) == (rule == .stopsIt))
  }

  @Test("An offset beyond the limits is brought back when the frame grows or the content shrinks")
  func clamping() {
    scroll.contentOffset.y = 3000
    scroll.contentSize.height = 2000
    #expect(scroll.contentOffset.y == 1156)
    scroll.frame.size.height = 500
    #expect(scroll.contentOffset.y == 1156)
    scroll.frame.size.height = 900
    #expect(scroll.contentOffset.y == 1100)
    scroll.contentSize.height = 3000
    #expect(scroll.contentOffset.y == 1100)
  }

  @Test("Where a test says itself where offsets go, none is brought back")
  func kept() {
    device.behavior.outgrownOffset = .kept
    scroll.contentOffset.y = 3000
    scroll.contentSize.height = 2000
    #expect(scroll.contentOffset.y == 3000)
  }

  @Test("An offset under a finger is not brought back")
  func clampingUnderFinger() {
    scroll.contentOffset.y = 3000
    finger.down(at: CGPoint(x: 100, y: 500))
    scroll.contentSize.height = 2000
    #expect(scroll.contentOffset.y == 3000)
    finger.up()
  }

  @Test(
    "A smaller inset leaves the offset, or brings it back",
    arguments: DoubleBehavior.InsetChange.allCases)
  func insets(_ rule: DoubleBehavior.InsetChange) {
    device.behavior.insetChange = rule
    scroll.contentInset.bottom = 300
    scroll.contentOffset.y = 4000 - 844 + 300
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == (rule == .keepsOffset ? 3456 : 3156))
  }

  @Test("A list's offset set in an animation block is complained of, a step without one is not")
  func vanishingRows() {
    let table = UITableView(frame: device.window.bounds)
    table.contentSize = CGSize(width: 390, height: 2000)
    device.window.addSubview(table)
    table.contentOffset.y = 50
    table.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    device.advance(by: 1)
    UIView.animate(withDuration: 0) { table.contentOffset.y = 120 }
    #expect(device.complaints.isEmpty)
    UIView.animate(withDuration: 0.25) {
      scroll.contentOffset.y = 100
      UIView.performWithoutAnimation { table.contentOffset.y = 150 }
    }
    #expect(device.complaints.isEmpty)
    UIView.animate(withDuration: 0.25) { table.contentOffset.y = 200 }
    #expect(device.complaints.map(\.kind) == [.rowsVanishInAnimation])
    #expect(device.complaints.first?.view === table)
  }
}
