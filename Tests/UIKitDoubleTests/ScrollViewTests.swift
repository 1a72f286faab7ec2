import Foundation
import Testing
import UIKitDouble

@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  var log: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(scrollView.contentOffset.y)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("end")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.append("inset \(scrollView.adjustedContentInset.bottom)")
  }
}

@MainActor @Suite("Scroll view")
struct ScrollViewTests {
  let device = DoubleDevice()
  let log = ScrollLog()
  let scroll: UIScrollView

  init() {
    scroll = UIScrollView(frame: device.window.bounds)
    device.window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.delegate = log
  }

  @Test("The offset is the bounds' origin")
  func offset() {
    scroll.contentOffset.y = 100
    #expect(scroll.bounds.origin.y == 100)
    scroll.bounds.origin.y = 50
    #expect(scroll.contentOffset.y == 50)
    #expect(log.log == ["scroll 100.0", "scroll 50.0"])
  }

  @Test("Content at the top stays there when the safe area is added above it")
  func startsAtTop() {
    #expect(scroll.contentOffset.y == -47)
  }

  @Test("Adjusted insets are the app's and, as told, the safe area's")
  func adjustedInsets() {
    scroll.contentInset.bottom = 10
    #expect(scroll.adjustedContentInset.bottom == 44)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset.bottom == 10)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset.bottom == 44)
    scroll.contentSize.height = 10
    #expect(scroll.adjustedContentInset.bottom == 10)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.bottom == 44)
    #expect(
      log.log.filter { $0.hasPrefix("inset") } == [
        "inset 44.0", "inset 10.0", "inset 44.0", "inset 10.0", "inset 44.0",
      ])
  }

  @Test("A larger inset moves nothing by itself")
  func insetKeepsOffset() {
    scroll.contentOffset.y = 300
    scroll.contentInset.bottom = 200
    #expect(scroll.contentOffset.y == 300)
  }

  @Test("Indicator insets are set together and read one by one")
  func indicators() {
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)
    scroll.horizontalScrollIndicatorInsets.bottom = 7
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 5)
    #expect(scroll.scrollIndicatorInsets.bottom == 5)
  }

  @Test("Showing a rectangle scrolls just far enough")
  func reveal() {
    scroll.contentOffset.y = 0
    scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 100)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 100)
  }

  @Test("A finger drags the content, and the delegate hears of it")
  func drag() {
    scroll.contentOffset.y = 0
    log.log = []
    let finger = DoubleFinger(in: device.window)
    finger.down(at: CGPoint(x: 100, y: 500))
    #expect(scroll.isTracking && !scroll.isDragging)
    finger.move(to: CGPoint(x: 100, y: 450))
    finger.move(to: CGPoint(x: 100, y: 400))
    #expect(scroll.isDragging)
    #expect(scroll.contentOffset.y == 100)
    finger.up()
    #expect(!scroll.isDragging && !scroll.isTracking)
    #expect(log.log == ["begin", "scroll 50.0", "scroll 100.0", "end"])
  }

  @Test("In on-drag mode a drag takes the focus from the field")
  func onDrag() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    let finger = DoubleFinger(in: device.window)
    let (start, end) = (CGPoint(x: 100, y: 500), CGPoint(x: 100, y: 400))
    finger.drag(from: start, to: end)
    #expect(field.isFirstResponder)
    scroll.keyboardDismissMode = .onDrag
    finger.drag(from: start, to: end)
    #expect(!field.isFirstResponder)
  }
}
