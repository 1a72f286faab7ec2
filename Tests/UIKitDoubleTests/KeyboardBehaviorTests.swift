import Foundation
import Testing
import UIKitDouble

/// Writes down what a field's delegate and the centre tell.
@MainActor final class EditingLog: NSObject, UITextFieldDelegate {
  var log: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  func listen(to center: NotificationCenter) {
    for name in [UIResponder.keyboardWillShowNotification, .init("UIKeyboardWillHideNotification")]
    {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let text = note.name.rawValue
          MainActor.assumeIsolated { self?.log.append(text) }
        })
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("should begin")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { log.append("ended") }
}

@MainActor @Suite("The keyboard and who answers it")
struct KeyboardBehaviorTests {
  let device = DoubleDevice(safeAreaInsets: .zero)
  let log = EditingLog()

  func field(at top: CGFloat, in view: UIView? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: top, width: 300, height: 34))
    field.delegate = log
    (view ?? device.window).addSubview(field)
    return field
  }

  @Test(
    "A keyboard that comes with the focus is told of before editing begins, after it, or later",
    arguments: DoubleBehavior.FocusOrder.allCases)
  func focusOrder(_ order: DoubleBehavior.FocusOrder) {
    device.behavior.focusOrder = order
    device.keyboard.comesWithFocus = 260
    log.listen(to: device.notificationCenter)
    let field = field(at: 100)
    field.becomeFirstResponder()
    let (show, hide) = ("UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification")
    switch order {
    case .keyboardFirst: #expect(log.log == ["should begin", show, "began"])
    case .editingFirst: #expect(log.log == ["should begin", "began", show])
    case .keyboardInLaterTurn:
      #expect(log.log == ["should begin", "began"])
      device.nextTurn()
      #expect(log.log == ["should begin", "began", show])
    }
    #expect(device.keyboard.isDocked)
    log.log = []
    field.resignFirstResponder()
    if order == .keyboardInLaterTurn { device.nextTurn() }
    #expect(log.log == (order == .keyboardFirst ? [hide, "ended"] : ["ended", hide]))
    #expect(!device.keyboard.isOnScreen)
  }

  @Test("From field to field the keyboard stays and posts nothing; to a plain view it goes")
  func handOver() {
    device.keyboard.comesWithFocus = 260
    let (one, two) = (field(at: 100), field(at: 200))
    one.becomeFirstResponder()
    let posts = device.keyboard.posts.count
    two.becomeFirstResponder()
    #expect(device.keyboard.posts.count == posts && device.keyboard.isDocked)
    let plain = FocusableView()
    device.window.addSubview(plain)
    #expect(plain.becomeFirstResponder())
    #expect(!device.keyboard.isOnScreen)
  }

  @Test("A view of the app's own that takes keys has the keyboard come, too")
  func ownInput() {
    device.keyboard.comesWithFocus = 260
    let input = CustomInput(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    device.window.addSubview(input)
    input.becomeFirstResponder()
    #expect(device.keyboard.isDocked)
    device.window.endEditing(true)
    #expect(!device.keyboard.isOnScreen)
  }

  @Test(
    "UIKit scrolls to a field by itself: at the focus, with the keyboard, or after it",
    arguments: DoubleBehavior.FieldScroll.allCases)
  func fieldScroll(_ moment: DoubleBehavior.FieldScroll) {
    device.behavior.fieldScroll = moment
    device.keyboard.comesWithFocus = 260
    let scroll = UIScrollView(frame: device.window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    device.window.addSubview(scroll)
    let center = device.notificationCenter
    var offsets: [CGFloat] = []
    let token = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        offsets.append(scroll.contentOffset.y)
        scroll.contentInset.bottom = 260
      }
    }
    defer { center.removeObserver(token) }
    field(at: 900, in: scroll).becomeFirstResponder()
    offsets.append(scroll.contentOffset.y)
    device.advance(by: 1)
    offsets.append(scroll.contentOffset.y)
    // Without the inset the field ends at 934 of 844, with it at 934 of 584.
    switch moment {
    case .none: #expect(offsets == [0, 0, 0])
    case .atFocus: #expect(offsets == [90, 90, 90])
    case .withKeyboard: #expect(offsets == [0, 350, 350])
    case .afterKeyboard: #expect(offsets == [0, 0, 350])
    }
  }

  @Test(
    "A keyboard guide follows, is late, says nothing, says too much, or keeps what is gone",
    arguments: DoubleBehavior.Guide.allCases)
  func guide(_ guide: DoubleBehavior.Guide) {
    device.behavior.guide = guide
    device.keyboard.show(height: 300)
    device.endTurn()
    let view = UIView(frame: device.window.bounds)
    device.window.addSubview(view)
    let frame = { () -> CGFloat in
      device.endTurn()
      return view.keyboardLayoutGuide.layoutFrame.height
    }
    _ = view.keyboardLayoutGuide
    #expect(frame() == (guide == .empty ? 0 : guide == .wholeView ? 844 : 300))
    device.keyboard.post(.willShow, end: device.keyboard.docked(height: 200))
    #expect(frame() == (guide == .late ? 300 : 200))
    #expect(frame() == 200)
    device.keyboard.post(.willHide, end: device.keyboard.below(height: 200))
    device.endTurn()
    #expect(frame() == (guide == .stale ? 200 : 0))
  }

  @Test("A guide knows of what lies on the keyboard without a word, and of a keyboard that left")
  func unannounced() {
    let view = UIView(frame: device.window.bounds)
    device.window.addSubview(view)
    _ = view.keyboardLayoutGuide
    device.keyboard.show(height: 300)
    device.endTurn()
    let posts = device.keyboard.posts.count
    device.keyboard.unannouncedHeight = 44
    device.endTurn()
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 344)
    #expect(device.keyboard.frame.height == 300)
    device.keyboard.moveUnannounced(to: device.keyboard.below(height: 300))
    device.endTurn()
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 0)
    #expect(device.keyboard.posts.count == posts)
  }

  @Test(
    "A scene that takes input again posts it, or only its state says so",
    arguments: DoubleBehavior.Activation.allCases)
  func activation(_ rule: DoubleBehavior.Activation) {
    device.behavior.activation = rule
    var posts = 0
    let center = device.notificationCenter
    let token = center.addObserver(
      forName: UIScene.didActivateNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { center.removeObserver(token) }
    device.deactivate()
    device.activate()
    #expect(device.scene.activationState == .foregroundActive)
    #expect(posts == (rule == .announced ? 1 : 0))
  }
}

@MainActor final class FocusableView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite("Views that answer for themselves")
struct OwnAnswerTests {
  let device = DoubleDevice()

  @Test("A hosting view complains of a subview, and makes room by its safe area unless told not to")
  func hosting() {
    let page = DoubleHostingController()
    device.window.rootViewController = page
    page.host(UIView())
    #expect(device.complaints.isEmpty)
    let probe = UIView()
    page.view.addSubview(probe)
    #expect(device.complaints.map(\.kind) == [.subviewInHostingView])
    #expect(device.complaints.first?.view === probe)
    #expect(page.view.safeAreaInsets.bottom == 34)
    device.keyboard.show(height: 300)
    #expect(page.view.safeAreaInsets.bottom == 300)
    page.avoidsKeyboard = false
    #expect(page.view.safeAreaInsets.bottom == 34)
    page.avoidsKeyboard = true
    device.keyboard.hide()
    #expect(page.view.safeAreaInsets.bottom == 34)
  }

  @Test("A web view's page is first responder, posts no editing, and scrolls by itself")
  func web() throws {
    let web = WKWebView(frame: device.window.bounds)
    device.window.addSubview(web)
    web.doubleLoad(pageHeight: 3000)
    var editing = 0
    let names = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    let tokens = names.map {
      device.notificationCenter.addObserver(forName: $0, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { editing += 1 }
      }
    }
    defer { tokens.forEach(device.notificationCenter.removeObserver) }
    #expect(web.doubleFocus(CGRect(x: 20, y: 700, width: 200, height: 30)))
    let page = try #require(web.scrollView.subviews.first)
    #expect(page.isFirstResponder && page is any UITextInput && page.frame.height == 3000)
    #expect("\(type(of: page))" == "WKContentView" && editing == 0)
    device.keyboard.show(height: 300)
    let visible = 844 - 300 + web.scrollView.contentOffset.y
    #expect(visible == 738, "the field's bottom and eight points")
    #expect(web.scrollView.adjustedContentInset.bottom == 300)
    device.keyboard.hide()
    #expect(web.scrollView.adjustedContentInset.bottom == 34)
    web.doubleBlur()
    #expect(!page.isFirstResponder)
  }

  @Test(
    "A sheet of a size of its own stays, or moves when its container is laid out",
    arguments: DoubleBehavior.Sheets.allCases)
  func sheets(_ rule: DoubleBehavior.Sheets) {
    let device = DoubleDevice.pad()
    device.behavior.sheets = rule
    let (root, sheet) = (UIViewController(), UIViewController())
    device.window.rootViewController = root
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = CGSize(width: 540, height: 620)
    root.present(sheet, animated: false)
    device.endTurn()
    #expect(sheet.view.frame.minY == 373)
    device.keyboard.show(height: 500)
    #expect(sheet.view.frame.minY == 373, "not before layout")
    device.endTurn()
    #expect(sheet.view.frame.minY == (rule == .stay ? 373 : 246))
    device.keyboard.hide()
    device.endTurn()
    #expect(sheet.view.frame.minY == 373)
  }
}
