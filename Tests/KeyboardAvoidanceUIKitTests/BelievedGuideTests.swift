import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// What a guide says of the keyboard.
extension CGRect {
  /// One that is docked on a phone.
  fileprivate static func up(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 667 - height, width: 375, height: height)
  }

  /// None.
  fileprivate static let gone = CGRect(x: 0, y: 667, width: 375, height: 0)
}

/// A list in a page, so that both the avoidance's own guide and the page's can tell of the keyboard;
/// how much of the list that covers is seen from its inset.
@MainActor private struct GuidedList {
  let form = Form(installs: false)
  let list = UIScrollView(frame: CGRect(origin: .zero, size: Form.phone))

  /// The list is in the page, or in the window beside it.
  init(isBeside: Bool = false) {
    list.contentSize = CGSize(width: 375, height: 2000)
    list.addSubview(form.fields[0])
    (isBeside ? form.device.window : form.view).addSubview(list)
    form.avoidance = form.install(.standard, on: list)
    form.device.endTurn()
  }

  var inset: CGFloat { list.contentInset.bottom }

  /// The guide of the page.
  var pageGuide: UIKeyboardLayoutGuide { form.view.keyboardLayoutGuide }

  /// Nothing happens for a while.
  func rest() { for _ in 0..<4 { form.pass(0.2) } }
}

extension Form {
  /// The guide of the hidden view that the avoidance has put over the whole window.
  fileprivate var ownGuide: UIKeyboardLayoutGuide? {
    device.window.subviews.first {
      $0.isHidden && $0.bounds.size == device.window.bounds.size
    }?.keyboardLayoutGuide
  }
}

@MainActor @Suite("Which guide is believed, and when", .bothOrders)
struct BelievedGuideTests {
  @Test("A guide that stays behind gives a list no room when the app is back, until it moves")
  func staysBehind() {
    let list = GuidedList()
    list.form.show()
    list.form.ownGuide?.doubleFrame = .up(260)
    list.form.hide()
    for (said, inset) in [(260, 0), (300, 300)] as [(CGFloat, CGFloat)] {
      list.form.ownGuide?.doubleFrame = .up(said)
      list.form.device.deactivate()
      list.form.device.endTurn()
      list.form.device.activate()
      list.rest()
      #expect(list.inset == inset, "it says \(said)")
    }
  }

  @Test("A guide that has been right and is empty now says nothing")
  func emptied() {
    let list = GuidedList()
    list.form.show()
    list.form.ownGuide?.doubleFrame = .zero
    list.rest()
    #expect(list.inset == 260)
    list.form.ownGuide?.doubleFrame = .gone
    list.rest()
    #expect(list.inset == 0, "it had been right, so that this counts")
  }

  @Test("A guide that has never said what was announced is not believed that the keyboard has gone")
  func neverRight() {
    let list = GuidedList()
    list.form.ownGuide?.doubleFrame = .up(300)
    list.pageGuide.doubleFrame = .zero
    list.form.show()
    list.rest()
    #expect(list.inset == 300, "it has said so twice")
    list.form.ownGuide?.doubleFrame = .gone
    list.rest()
    #expect(list.inset == 300)
  }

  @Test("What was announced since counts more than a guide that still says the keyboard has gone")
  func announcedSince() {
    let list = GuidedList()
    list.form.show()
    list.form.ownGuide?.doubleFrame = .gone
    list.form.device.nextTurn()
    #expect(list.inset == 260, "it may lag behind")
    list.form.device.keyboard.post(.willShow, end: .up(300))
    list.form.device.endTurn()
    list.form.pass(0.4)
    list.form.device.nextTurn()
    #expect(list.form.state == .shown && list.inset == 300)
    list.form.ownGuide?.doubleFrame = nil
    list.rest()
    #expect(list.inset == 300)
  }

  @Test("Where the first guide tells nothing, that of the root controller's view stands in")
  func standsIn() {
    for room in [0, 40] as [CGFloat] {
      let list = GuidedList()
      let frame = CGRect(x: 0, y: room, width: 375, height: 667 - 2 * room)
      list.form.view.frame = frame
      list.list.frame.size.height = frame.height
      list.form.ownGuide?.doubleFrame = .zero
      list.form.show()
      list.rest()
      list.form.device.keyboard.moveUnannounced(to: .up(300))
      list.rest()
      #expect(list.inset == 300 - room)
      list.form.ownGuide?.doubleFrame = .up(340)
      list.rest()
      #expect(list.inset == 300 - room, "who has been right is asked first")
    }
  }

  @Test("A list that goes to another window asks none of the guides in the old one")
  func otherWindow() {
    let list = GuidedList()
    list.form.ownGuide?.doubleFrame = .zero
    list.form.show()
    list.rest()
    let window = list.form.device.run { UIWindow(windowScene: list.form.device.scene) }
    list.form.device.run {
      window.isHidden = false
      window.addSubview(list.list)
    }
    list.rest()
    let probe = window.subviews.first { $0.isHidden && $0.bounds.size == window.bounds.size }
    probe?.keyboardLayoutGuide.doubleFrame = .zero
    list.pageGuide.doubleFrame = .gone
    list.rest()
    #expect(list.inset == 260)
  }

  @Test("A root controller that comes later stands in for one that is gone")
  func standsInLater() {
    let list = GuidedList(isBeside: true)
    list.form.ownGuide?.doubleFrame = .zero
    list.form.show()
    list.rest()
    list.form.device.run { list.form.device.window.rootViewController = UIViewController() }
    list.rest()
    list.form.device.keyboard.moveUnannounced(to: .up(300))
    list.rest()
    #expect(list.inset == 300)
  }

  @Test("Of two that have yet to be right the first is believed")
  func neither() {
    let list = GuidedList()
    list.form.ownGuide?.doubleFrame = .up(280)
    list.pageGuide.doubleFrame = .up(320)
    list.form.show()
    list.rest()
    #expect(list.inset == 280)
  }

  @Test("Under the finger guides that are empty take no keyboard away")
  func draggedWithoutGuide() {
    let list = GuidedList()
    list.list.keyboardDismissMode = .interactive
    for guide in [list.form.ownGuide, list.pageGuide] { guide?.doubleFrame = .zero }
    list.form.show()
    DoubleFinger(in: list.form.device.window).down(at: CGPoint(x: 100, y: 300))
    list.rest()
    #expect(list.inset == 260)
  }

  @Test("Under the finger the list follows the guide that has been right")
  func dragged() {
    let list = GuidedList()
    list.list.keyboardDismissMode = .interactive
    list.form.ownGuide?.doubleFrame = .zero
    list.form.show()
    list.rest()
    list.form.ownGuide?.doubleFrame = .up(120)
    DoubleFinger(in: list.form.device.window).down(at: CGPoint(x: 100, y: 300))
    list.form.device.keyboard.drag(top: 467)
    list.form.device.endTurn()
    #expect(list.inset == 200)
  }

  @Test("What a guide says is read in the turn in which it says so")
  func atOnce() {
    let list = GuidedList()
    list.form.show()
    list.rest()
    list.form.ownGuide?.doubleFrame = .up(300)
    list.form.device.endTurn()
    #expect(list.inset == 300)
  }

  @Test("The page's guide is asked for only where the first one is wrong about a keyboard at rest")
  func pageGuide() {
    for (guide, isAsked) in [(.late, false), (.empty, true)] as [(Guide, Bool)] {
      var behavior = DoubleBehavior.current
      behavior.guide = guide
      DoubleBehavior.$scoped.withValue(behavior) {
        let list = GuidedList()
        if isAsked { list.form.ownGuide?.doubleFrame = .zero }
        list.form.show()
        list.rest()
        #expect(list.form.view.doubleHasKeyboardGuide == isAsked)
      }
    }
  }

  @Test("The guide of a view that the keyboard moves is not asked where the keyboard is")
  func ownView() {
    let form = Form(.keepGap(4))
    form.ownGuide?.doubleFrame = .zero
    form.view.keyboardLayoutGuide.doubleFrame = .up(260)
    form.show()
    form.pass(0.5)
    form.view.keyboardLayoutGuide.doubleFrame = .up(330)
    for _ in 0..<3 { form.pass(0.5) }
    #expect(form.gap() == 4)
  }

  @Test("A guide that has yet to be right, and never says the same twice, is not believed")
  func unsteady() {
    let list = GuidedList()
    for guide in [list.form.ownGuide, list.pageGuide] { guide?.doubleFrame = .zero }
    list.form.show()
    for height in [310, 320, 330, 310, 320] as [CGFloat] {
      list.form.ownGuide?.doubleFrame = .up(height)
      list.form.pass(0.1)
      #expect(list.inset == 260)
    }
  }

  @Test("Turned upright, the avoidance's own guide reaches down to the keyboard")
  func upright() {
    let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero)
    device.rotate(to: .landscapeRight)
    let form = Form(.insetContent, on: device, contentHeight: 1200)
    form.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    form.show(height: 150)
    device.rotate(to: .portrait)
    device.keyboard.moveUnannounced(to: .up(200))
    device.endTurn()
    for _ in 0..<5 { form.pass(0.3) }
    #expect(form.scroll?.contentInset.bottom == 200)
  }
}
