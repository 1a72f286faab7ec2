import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Reports: other controllers, columns, windows and bars")
struct DismissalReportTests {
  @Test(
    "IHKeyboardAvoiding#50: another page is presented as a sheet and swiped away; the first avoids again",
    arguments: Commits.allCases)
  func b251(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      form.show()
      let page = EagerPage()
      page.modalPresentationStyle = .pageSheet
      page.install = { form.install(.keepGap(4), on: $0) }
      form.device.run { form.controller.present(page, animated: true, completion: nil) }
      form.device.endTurn()
      form.device.advance(by: 0.5)
      #expect(form.gap(page.field) == 4)
      // The finger takes the sheet down, lets go, and takes it down again.
      for way in [100, 200, 0, 300] as [CGFloat] {
        page.view.superview!.transform = CGAffineTransform(translationX: 0, y: way)
        form.device.endTurn()
      }
      form.device.run { _ = page.field.resignFirstResponder() }
      form.device.keyboard.hide()
      form.device.endTurn()
      form.device.run { page.dismiss(animated: true, completion: nil) }
      form.device.advance(by: 1)
      form.pass(0.5)
      #expect(form.view.transform == .identity)
      form.show()
      #expect(form.gap() == 4)
    }
  }

  @Test(
    "TPKeyboardAvoiding#221: a tap in the other column of a split view ends editing too",
    arguments: Commits.allCases)
  func b268(_ commits: Commits) {
    under(commits) {
      let form = Form(.shiftBounds(10))
      form.avoidance?.cancel()
      let master = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 667))
      let detail = UIView(frame: CGRect(x: 180, y: 0, width: 195, height: 667))
      let field = UITextField(frame: CGRect(x: 10, y: 560, width: 150, height: 34))
      form.view.addSubview(master)
      form.view.addSubview(detail)
      master.addSubview(field)
      form.avoidance = form.install(.shiftBounds(10), on: master)
      form.avoidance?.dismissingTaps = .outsideView
      form.device.endTurn()
      form.device.run { _ = field.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      form.pass(0.4)
      DoubleFinger(in: form.device.window).tap(at: CGPoint(x: 300, y: 200))
      form.device.endTurn()
      #expect(!field.isFirstResponder)
    }
  }

  @Test(
    "XLForm#11, TPKeyboardAvoiding#109: a tap on a button in the view ends editing",
    arguments: Commits.allCases)
  func b268a(_ commits: Commits) {
    under(commits) {
      let form = Form(.shiftBounds(10), tops: [533])
      form.avoidance?.dismissingTaps = .onControls
      let button = UIButton(frame: CGRect(x: 20, y: 300, width: 335, height: 44))
      form.view.addSubview(button)
      form.show()
      let middle = form.view.convert(CGPoint(x: 100, y: 320), to: form.device.window as UIView)
      DoubleFinger(in: form.device.window).tap(at: middle)
      form.device.endTurn()
      #expect(!form.fields[0].isFirstResponder)
    }
  }

  @Test(
    "IQKeyboardManager#1554: home and back with the keyboard up, then Done; the page and its safe area are as before",
    arguments: Commits.allCases)
  func b241(_ commits: Commits) {
    under(commits) {
      let device = DoubleDevice()
      let form = Form(.keepGap(4), on: device, tops: [700])
      let safe = form.view.safeAreaInsets
      form.show(height: 336)
      #expect(form.gap() == 4)
      device.enterBackground()
      device.keyboard.post(.willHide, end: device.keyboard.below(height: 336))
      device.endTurn()
      device.enterForeground()
      device.keyboard.post(.willShow, end: device.keyboard.docked(height: 336))
      device.endTurn()
      form.pass(0.4)
      #expect(form.gap() == 4)
      form.hide()
      #expect(form.view.transform == .identity && form.view.safeAreaInsets == safe)
    }
  }

  @Test(
    "NoChat#35, GrowingTextView#41: a lifted bar follows the keyboard under the finger",
    arguments: Commits.allCases)
  func b225a(_ commits: Commits) {
    under(commits) {
      let form = Form(.bar, tops: [633])
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      list.contentSize = CGSize(width: 375, height: 2000)
      list.keyboardDismissMode = .interactive
      form.view.addSubview(list)
      form.show()
      #expect(form.gap() == 0)
      let finger = DoubleFinger(in: form.device.window)
      finger.down(at: CGPoint(x: 100, y: 300))
      for top in [450, 550] as [CGFloat] {
        form.device.keyboard.drag(top: top)
        form.device.endTurn()
        #expect(form.gap() == 0)
      }
    }
  }

  @Test(
    "IQKeyboardManager#1191, ContentSheet#19: a bar that is the avoiding view goes up onto the keyboard",
    arguments: Commits.allCases)
  func b252c(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4), installs: false)
      let bar = UIView(frame: CGRect(x: 0, y: 611, width: 375, height: 56))
      let text = UITextField(frame: CGRect(x: 8, y: 8, width: 300, height: 40))
      bar.addSubview(text)
      form.view.addSubview(bar)
      let handle = form.device.run {
        bar.avoidKeyboard(
          .keepGap(8), notificationCenter: form.device.notificationCenter, clock: form.clock)
      }
      form.device.endTurn()
      form.device.run { _ = text.becomeFirstResponder() }
      form.device.keyboard.show(height: 260)
      form.device.endTurn()
      #expect(form.gap(text) == 8)
      handle.cancel()
    }
  }
}
