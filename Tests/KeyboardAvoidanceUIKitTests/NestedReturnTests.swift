import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("A nested scroll view that no longer holds the input")
struct NestedReturnTests {
  let form = Form(.standard, tops: [560], contentHeight: 1400)
  let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
  let field = UITextField(frame: CGRect(x: 20, y: 240, width: 335, height: 34))

  init() {
    inner.contentSize = CGSize(width: 375, height: 330)
    form.view.addSubview(inner)
    inner.addSubview(field)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
  }

  @Test("It returns when the keyboard hides over, or cancelling ends, a field outside it")
  func fieldToField() {
    for hides in [true, false] {
      let test = NestedReturnTests()
      #expect(test.inner.contentOffset.y > 0)
      test.form.focus()
      test.form.device.endTurn()
      #expect(test.form.gap() == 8)
      if hides { test.form.hide() } else { test.form.avoidance?.cancel() }
      #expect(test.inner.contentOffset.y == 0)
      #expect(test.form.scroll?.contentOffset.y == 0)
    }
  }

  @Test("It returns although another that held an input before it has gone")
  func afterAnotherHasGone() {
    weak var gone: UIScrollView?
    let form = Form(.standard, tops: [], contentHeight: 1400)
    do {
      let fields = [100, 520].map { top in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: top, width: 375, height: 100))
        scroll.contentSize = CGSize(width: 375, height: 300)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 335, height: 34))
        scroll.addSubview(field)
        form.view.addSubview(scroll)
        return field
      }
      gone = fields[0].superview as? UIScrollView
      for field in fields {
        form.device.run { _ = field.becomeFirstResponder() }
        form.device.keyboard.show(height: 260)
        form.device.endTurn()
        form.pass(0.5)
      }
      form.device.run { gone?.removeFromSuperview() }
    }
    form.pass(0.5)
    let last = form.view.subviews.first { $0 is UIScrollView } as? UIScrollView
    #expect(gone == nil && (last?.contentOffset.y ?? 0) > 0)
    form.device.run { _ = form.view.endEditing(true) }
    form.device.keyboard.hide()
    form.device.endTurn()
    #expect(last?.contentOffset.y == 0)
  }

  @Test("It keeps what the user has scrolled it after the focus had gone on")
  func scrolledByTheUser() {
    let added = inner.contentOffset.y
    #expect(added > 5)
    form.focus()
    form.device.endTurn()
    inner.contentOffset.y -= 5
    form.device.endTurn()
    form.hide()
    #expect(inner.contentOffset.y == 0)
    inner.contentOffset.y = 3
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.focus()
    form.device.endTurn()
    inner.contentOffset.y += 2
    form.device.endTurn()
    form.hide()
    #expect(inner.contentOffset.y == 5)
  }

  @Test("It returns although its scrolling was switched off meanwhile")
  func switchedOff() {
    inner.isScrollEnabled = false
    form.device.endTurn()
    form.device.run { _ = field.resignFirstResponder() }
    form.device.keyboard.hide()
    form.device.endTurn()
    #expect(inner.contentOffset.y == 0)
    #expect(form.scroll?.contentOffset.y == 0)
  }

  @Test(
    "A drag of the scroll view that holds the input is a drag, which puts nothing back",
    arguments: [false, true])
  func dragged(_ postsNothing: Bool) {
    let code = CodeView(frame: field.frame)
    let field = postsNothing ? code : self.field
    inner.addSubview(field)
    form.device.run { _ = field.becomeFirstResponder() }
    form.pass(0.5)
    let outer = form.scroll?.contentOffset.y
    form.scroll?.isScrollEnabled = false
    let finger = DoubleFinger(in: form.device.window)
    let start = inner.convert(CGPoint(x: 5, y: 150), to: form.device.window as UIView)
    finger.down(at: start)
    for step in 1...3 { finger.move(to: CGPoint(x: 5, y: start.y + CGFloat(10 * step))) }
    #expect(inner.isDragging && form.scroll?.isDragging == false)
    form.device.run { _ = field.resignFirstResponder() }
    form.device.keyboard.hide()
    form.device.endTurn()
    finger.up()
    form.pass(1)
    #expect(form.scroll?.contentOffset.y == outer)
  }

  @Test("One that does not scroll is not scrolled for an input in it")
  func fixed() {
    let form = Form(.standard, tops: [], contentHeight: 1400)
    let box = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
    box.contentSize = CGSize(width: 375, height: 330)
    box.isScrollEnabled = false
    let field = UITextField(frame: CGRect(x: 20, y: 240, width: 335, height: 34))
    form.view.addSubview(box)
    box.addSubview(field)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(box.contentOffset.y == 0 && form.gap(field) == 8)
  }
  @Test("One deep in the avoiding view is scrolled as far as it can be, the rest further out")
  func deep() {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let device = DoubleDevice(size: Form.phone, safeAreaInsets: insets)
    let form = Form(.standard, on: device, tops: [], contentHeight: 667)
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 567))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 367))
    let field = UITextField(frame: CGRect(x: 20, y: 340, width: 335, height: 34))
    scroll.contentSize = CGSize(width: 375, height: 380)
    form.scroll?.contentInsetAdjustmentBehavior = .never
    form.view.addSubview(box)
    box.addSubview(scroll)
    scroll.addSubview(field)
    form.device.endTurn()
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    #expect(form.gap(field) == 8)
    #expect(abs(scroll.contentOffset.y - (380 + 34 - 367)) < 0.01)
  }
}
