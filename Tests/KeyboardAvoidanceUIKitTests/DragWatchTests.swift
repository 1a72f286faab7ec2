import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("A finger that takes the keyboard along", .bothOrders)
struct DragWatchTests {
  @Test("While it rests no turn is told, docked or half way")
  func rests() throws {
    let form = Form(contentHeight: 1200)
    form.scroll?.keyboardDismissMode = .interactive
    form.show()
    let recorder = try #require(form.avoidance).record()
    DoubleFinger(in: form.device.window).down(at: CGPoint(x: 100, y: 300))
    for (top, inset) in [(407, 260), (450, 217)] as [(CGFloat, CGFloat)] {
      form.device.keyboard.drag(top: top)
      form.device.nextTurn()
      let turns = recorder.turnCount
      for _ in 0..<3 { form.device.nextTurn() }
      #expect(form.scroll?.contentInset.bottom == inset)
      #expect(recorder.turnCount == turns)
    }
  }

  @Test(
    "It may be in any interactive mode, on any scroll view in the window; a lift is held meanwhile",
    arguments: [.none, .onDrag, .interactive, .interactiveWithAccessory]
      as [UIScrollView.KeyboardDismissMode])
  func modes(_ mode: UIScrollView.KeyboardDismissMode) {
    let follows = mode == .interactive || mode == .interactiveWithAccessory
    for isBeside in [false, true] {
      let form = Form(.keepGap(4), contentHeight: 1200)
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
      list.contentSize = CGSize(width: 375, height: 600)
      let page = UIView(frame: list.frame)
      let column = UIView(frame: list.frame)
      form.device.window.addSubview(page)
      page.addSubview(column)
      column.addSubview(list)
      (isBeside ? list : form.scroll)?.keyboardDismissMode = mode
      form.show()
      DoubleFinger(in: form.device.window).down(at: CGPoint(x: 100, y: isBeside ? 100 : 300))
      form.device.keyboard.drag(top: 450)
      form.device.endTurn()
      #expect(form.view.transform.ty == (follows ? -164 : -121), "beside: \(isBeside)")
    }
  }

  @Test("While the view is held nothing is told of it")
  func held() throws {
    let form = Form(contentHeight: 1200)
    form.scroll?.keyboardDismissMode = .interactive
    form.show()
    form.avoidance?.pause()
    form.device.endTurn()
    let recorder = try #require(form.avoidance).record()
    let turns = recorder.turnCount
    DoubleFinger(in: form.device.window).down(at: CGPoint(x: 100, y: 300))
    for top in [450, 500] as [CGFloat] {
      form.device.keyboard.drag(top: top)
      form.device.nextTurn()
    }
    #expect(recorder.turnCount == turns && form.scroll?.contentInset.bottom == 260)
    form.avoidance?.resume()
    form.device.endTurn()
    #expect(form.scroll?.contentInset.bottom == 167)
  }

  @Test("A drag of what is around the avoiding view is a drag, which puts nothing back")
  func around() {
    let form = Form(tops: [], contentHeight: 1400, installs: false)
    let inner = UIScrollView(frame: CGRect(origin: .zero, size: Form.phone))
    inner.contentSize = CGSize(width: 375, height: 1200)
    let field = UITextField(frame: CGRect(x: 20, y: 533, width: 335, height: 34))
    inner.addSubview(field)
    form.view.addSubview(inner)
    form.avoidance = form.install(.standard, on: inner)
    form.device.endTurn()
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(0.3)
    #expect(inner.contentOffset.y == 168)
    let finger = DoubleFinger(in: form.device.window)
    inner.isScrollEnabled = false
    finger.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 270), steps: 3, lifts: false)
    #expect(form.scroll?.isDragging == true)
    form.device.run { _ = field.resignFirstResponder() }
    form.device.keyboard.hide()
    form.device.endTurn()
    finger.up()
    form.pass(1)
    #expect(inner.contentInset.bottom == 0 && inner.contentOffset.y == 168)
  }

  @Test("A keyboard that the finger has taken off the screen takes no room")
  func offScreen() {
    for windowTop in [0, 100] as [CGFloat] {
      let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)
      device.setFrame(
        CGRect(x: 0, y: windowTop, width: 375, height: 667 - windowTop), of: device.scene)
      let form = Form(on: device, contentHeight: 1200)
      form.scroll?.keyboardDismissMode = .interactive
      form.show()
      DoubleFinger(in: device.window).down(at: CGPoint(x: 100, y: 300))
      for top in [500, 667] as [CGFloat] {
        device.keyboard.drag(top: top)
        device.endTurn()
        #expect(form.scroll?.contentInset.bottom == 667 - top)
      }
    }
  }

  @Test("A keyboard that was dragged and let back has gone by no drag when it goes later")
  func letBack() {
    let form = Form(contentHeight: 1200)
    form.scroll?.keyboardDismissMode = .interactive
    form.show()
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 100, y: 300))
    for top in [500, 407] as [CGFloat] {
      form.device.keyboard.drag(top: top)
      form.device.endTurn()
    }
    finger.up()
    form.device.endTurn()
    form.hide()
    #expect(form.scroll?.contentOffset.y == 0, "what was added is put back")
  }
}
