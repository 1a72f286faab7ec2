import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// Ends editing when a drag begins, as many apps do.
final class EndsEditingOnDrag: NSObject, UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scrollView.endEditing(true) }
}

@MainActor @Suite("The offset while the user's finger is on it", .bothOrders)
struct HeldOffsetTests {
  private func drag(_ form: Form, by way: CGFloat) -> DoubleFinger {
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 5, y: 300))
    form.device.endTurn()
    finger.move(to: CGPoint(x: 5, y: 300 - way))
    return finger
  }

  @Test("Editing that the app ends when a drag begins is a drag: nothing is put back")
  func endsEditing() {
    let form = Form(.standard, contentHeight: 1200)
    let delegate = EndsEditingOnDrag()
    form.scroll?.delegate = delegate
    form.show()
    let finger = drag(form, by: 20)
    form.device.keyboard.hide()
    let offset = form.scroll?.contentOffset.y
    form.device.endTurn()
    #expect(!form.fields[0].isFirstResponder)
    #expect(form.scroll?.contentOffset.y == offset)
    #expect(form.scroll?.contentInset.bottom == 0)
    finger.up()
    form.device.endTurn()
    form.pass(1)
    #expect(form.scroll?.contentOffset.y == offset)
    form.show()
    form.hide()
    #expect(form.scroll?.contentOffset.y == offset)
  }

  @Test("A field is revealed when the finger is up")
  func reveal() {
    let form = Form(.standard, contentHeight: 2000)
    let finger = drag(form, by: 20)
    form.focus()
    form.device.keyboard.show(height: 260)
    let offset = form.scroll?.contentOffset.y
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == offset)
    #expect(form.scroll?.contentInset.bottom == 260)
    let before = form.device.animations.count
    finger.up()
    form.device.endTurn()
    #expect(form.gap() == 8)
    let moves = form.device.animations.dropFirst(before)
      .filter { !$0.changes(of: form.view).isEmpty }
    #expect(moves.map(\.duration) == [0.25] && moves.map(\.curve) == [7])
    form.hide()
    #expect(form.scroll?.contentOffset.y == offset)
  }

  @Test("What is taken back is taken back when the finger is up, and the user's way stays")
  func restore() {
    let form = Form(.scrollCovered, contentHeight: 2000)
    form.show()
    let added = form.scroll?.contentOffset.y ?? 0
    #expect(added > 100)
    let finger = drag(form, by: 20)
    let held = form.scroll?.contentOffset.y ?? 0
    form.blur()
    form.device.keyboard.hide()
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == held)
    finger.move(to: CGPoint(x: 5, y: 270))
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == held + 10)
    finger.up()
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == held + 10 - added)
  }

  @Test(
    "What is taken back is taken back however long the finger stays after the keyboard has gone")
  func restoreLater() {
    let form = Form(.scrollCovered, contentHeight: 2000)
    form.show()
    let added = form.scroll?.contentOffset.y ?? 0
    #expect(added > 100)
    let finger = drag(form, by: 20)
    let held = form.scroll?.contentOffset.y ?? 0
    form.blur()
    form.device.keyboard.hide()
    form.device.endTurn()
    for _ in 0..<4 { form.pass(1) }
    #expect(form.state == .hidden && form.scroll?.contentOffset.y == held)
    finger.up()
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == held - added)
    form.pass(1)
    #expect(form.device.observerCount == 0, "nothing is watched any more")
  }

  @Test("An offset beyond what is left is returned into it, but not under the finger")
  func limits() {
    let form = Form(.standard, contentHeight: 700)
    form.scroll?.keyboardDismissMode = .onDrag
    form.show()
    let finger = drag(form, by: 20)
    form.device.keyboard.hide()
    let held = form.scroll?.contentOffset.y
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == held)
    finger.up()
    form.device.endTurn()
    form.pass(2)
    #expect(form.scroll?.contentOffset.y == 33)
    form.show()
    #expect(form.gap() == 8)
  }

  @Test("Cancelling leaves nothing to be paid")
  func cancelled() {
    let form = Form(.standard, contentHeight: 2000)
    let finger = drag(form, by: 20)
    form.focus()
    form.device.keyboard.show(height: 260)
    let offset = form.scroll?.contentOffset.y
    form.device.endTurn()
    form.avoidance?.cancel()
    finger.up()
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == offset)
    #expect(form.scroll?.contentInset.bottom == 0)
  }

  @Test("Of nested scroll views none is moved while a finger is on one of them")
  func nested() {
    let form = Form(.standard, contentHeight: 1400)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
    inner.contentSize = CGSize(width: 375, height: 330)
    let field = UITextField(frame: CGRect(x: 20, y: 240, width: 335, height: 34))
    form.view.addSubview(inner)
    inner.addSubview(field)
    form.device.endTurn()
    let finger = drag(form, by: 12)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    let offsets = [inner.contentOffset.y, form.scroll?.contentOffset.y]
    form.device.endTurn()
    #expect([inner.contentOffset.y, form.scroll?.contentOffset.y] == offsets)
    finger.up()
    form.device.endTurn()
    #expect(form.gap(field) == 8)
    form.device.run { _ = field.resignFirstResponder() }
    form.device.keyboard.hide()
    form.device.endTurn()
    #expect([inner.contentOffset.y, form.scroll?.contentOffset.y] == offsets)
  }

  @Test("What held the input is not moved under the finger, though the input has lost the focus")
  func nestedAfterBlur() {
    let form = Form(.scrollCovered, contentHeight: 1400)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
    inner.contentSize = CGSize(width: 375, height: 600)
    let field = UITextField(frame: CGRect(x: 20, y: 450, width: 335, height: 34))
    form.view.addSubview(inner)
    inner.addSubview(field)
    form.device.run { _ = field.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.pass(1)
    let added = inner.contentOffset.y
    #expect(added > 100)
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: inner.convert(CGPoint(x: 5, y: inner.bounds.midY), to: nil))
    form.device.endTurn()
    form.device.run { _ = field.resignFirstResponder() }
    form.device.endTurn()
    #expect(inner.contentOffset.y == added)
    form.device.keyboard.hide()
    form.device.endTurn()
    #expect(inner.contentOffset.y == added)
    finger.up()
    form.device.endTurn()
    form.pass(1)
    #expect(inner.contentOffset.y == 0)
  }

  @Test("A keyboard that grows under a drag does not move what is dragged")
  func grows() {
    let form = Form(.standard, contentHeight: 2000)
    form.show()
    let finger = drag(form, by: 20)
    form.device.endTurn()
    let held = form.scroll?.contentOffset.y
    form.device.keyboard.show(height: 330)
    form.device.endTurn()
    #expect(form.scroll?.contentOffset.y == held)
    #expect(form.scroll?.contentInset.bottom == 330)
    finger.up()
    form.device.endTurn()
    #expect(form.gap() == 8)
    form.hide()
    #expect(form.scroll?.contentOffset.y == 20, "the user's own way stays")
  }

  @Test("A policy that changes under the finger leaves nothing to be scrolled later")
  func policy() {
    let form = Form(.standard, contentHeight: 2000)
    let finger = drag(form, by: 20)
    form.focus()
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.avoidance?.policy = .keepGap(4)
    form.device.endTurn()
    finger.up()
    form.device.endTurn()
    form.pass(0.5)
    #expect(form.scroll?.contentOffset.y == 20)
    #expect(form.gap() == 4)
  }

  @Test("From field to field under the finger, only what the last one needs is scrolled")
  func fieldToField() {
    let form = Form(.standard, tops: [533, 600], contentHeight: 2000)
    let finger = drag(form, by: 20)
    form.focus()
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    form.focus(1)
    form.device.endTurn()
    finger.up()
    form.device.endTurn()
    form.pass(0.5)
    #expect(form.gap(form.fields[1]) == 8)
    form.hide(1)
    #expect(form.scroll?.contentOffset.y == 20)
  }

  @Test("From field to field beyond the end, the last one is in sight when the finger is up")
  func beyondTheEnd() throws {
    let form = Form(.standard, tops: [560, 945], contentHeight: 1000)
    form.show(1)
    #expect(form.scroll?.contentOffset.y == 580)
    let finger = drag(form, by: 100)
    #expect(try #require(form.scroll).contentOffset.y >= 593 + 32, "beyond the end")
    for index in [0, 1] {
      form.focus(index)
      form.device.endTurn()
    }
    finger.up()
    form.device.endTurn()
    form.pass(1)
    #expect(form.gap(form.fields[1]) >= 8)
  }

  @Test("What is due after a scroll to the end goes no further than to the end")
  func dueAtTheEnd() {
    let form = Form(.standard, contentHeight: 1000)
    let finger = drag(form, by: 20)
    form.focus()
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    finger.move(to: CGPoint(x: 5, y: -220))
    #expect(form.scroll?.contentOffset.y == 520)
    finger.up()
    form.device.endTurn()
    form.pass(1)
    #expect(form.scroll?.contentOffset.y == 593)
  }

  @Test("What is taken back is taken from within the limits, though the finger has held it beyond")
  func takenBackFromBeyond() {
    var policy = AvoidancePolicy.scrollCovered
    policy.restore = .always
    let form = Form(policy, tops: [850], contentHeight: 900)
    form.show()
    #expect(form.scroll?.contentOffset.y == 477)
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 5, y: 300))
    form.blur()
    form.device.keyboard.hide()
    form.device.endTurn()
    form.pass(1)
    finger.up()
    form.device.endTurn()
    form.pass(1)
    #expect(form.scroll?.contentOffset.y == 0)
  }

  @Test("A scroll view that goes while something is held back for it is waited for no longer")
  func gone() {
    let form = Form(.standard, tops: [], contentHeight: 1400)
    weak var gone: UIScrollView?
    let finger = DoubleFinger(in: form.device.window)
    do {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
      inner.contentSize = CGSize(width: 375, height: 330)
      let field = UITextField(frame: CGRect(x: 20, y: 240, width: 335, height: 34))
      form.view.addSubview(inner)
      inner.addSubview(field)
      gone = inner
      form.device.endTurn()
      finger.down(at: CGPoint(x: 5, y: 100))
      form.device.run { _ = field.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.device.run { inner.removeFromSuperview() }
    }
    finger.up()
    form.device.keyboard.hide()
    form.device.endTurn()
    for _ in 0..<3 { form.pass(0.5) }
    #expect(gone == nil && form.state == .hidden)
    #expect(form.device.observerCount == 0, "nothing is watched any more")
  }
}
