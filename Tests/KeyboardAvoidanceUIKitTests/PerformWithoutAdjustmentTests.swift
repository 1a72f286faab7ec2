import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Own values that are set as such while the keyboard is up")
struct PerformWithoutAdjustmentTests {
  @Test("A transform near to the lift is lifted all the same")
  func transform() throws {
    let form = Form(.keepGap(4))
    let avoidance = try #require(form.avoidance)
    form.show()
    for step in [-100, -164, 20] as [CGFloat] {
      avoidance.performWithoutAdjustment {
        form.view.transform = CGAffineTransform(translationX: 0, y: step)
      }
      form.device.endTurn()
      #expect(abs(form.gap() - 4) < 0.001 || form.gap() > 4)
      form.device.nextTurn()
    }
    form.hide()
    #expect(form.view.transform.ty == 20)
  }

  @Test("A frame is the frame at rest")
  func frame() throws {
    let form = Form(.keepGap(4))
    let avoidance = try #require(form.avoidance)
    form.show()
    avoidance.performWithoutAdjustment { form.view.frame.origin.y = 30 }
    form.device.endTurn()
    #expect(form.gap() == 4)
    form.hide()
    #expect(form.view.frame.minY == 30)
  }

  @Test("Insets near to the keyboard's are the app's own", arguments: [80, 260, 300])
  func inset(_ inset: CGFloat) throws {
    let form = Form(.standard, contentHeight: 1200)
    let avoidance = try #require(form.avoidance)
    form.show()
    avoidance.performWithoutAdjustment { form.scroll?.contentInset.bottom = inset }
    form.device.endTurn()
    #expect(form.gap() == 8)
    form.hide()
    #expect(form.scroll?.contentInset.bottom == inset)
  }

  @Test("A bounds origin near to the shift is the app's own")
  func boundsOrigin() throws {
    let form = Form(.shiftBounds(10))
    let avoidance = try #require(form.avoidance)
    form.show()
    avoidance.performWithoutAdjustment { form.view.bounds.origin.y = 100 }
    form.device.endTurn()
    #expect(form.gap() >= 10)
    form.hide()
    #expect(form.view.bounds.minY == 100)
  }

  @Test("Where the code throws, what was added is put back, and the error goes on")
  func throwing() throws {
    struct Refusal: Error {}
    let form = Form(.keepGap(4))
    let avoidance = try #require(form.avoidance)
    form.show()
    #expect(throws: Refusal.self) {
      try avoidance.performWithoutAdjustment {
        #expect(form.view.transform == .identity)
        throw Refusal()
      }
    }
    #expect(form.view.transform.ty == -164)
  }

  @Test(
    "The content offset is left where it is, though the inset is gone meanwhile, unless it is set",
    arguments: DoubleBehavior.InsetChange.allCases)
  func offset(_ change: DoubleBehavior.InsetChange) throws {
    var behavior = DoubleBehavior.current
    behavior.insetChange = change
    let device = DoubleDevice(size: Form.phone, safeAreaInsets: .zero, behavior: behavior)
    let form = Form(.standard, on: device, contentHeight: 700)
    let avoidance = try #require(form.avoidance)
    form.scroll?.contentSize.width = 900
    form.scroll?.contentOffset.x = 120
    form.show()
    #expect(form.scroll?.contentOffset.y == 168)
    let inset = avoidance.performWithoutAdjustment { form.scroll?.contentInset.bottom }
    #expect(inset == 0 && form.scroll?.contentOffset == CGPoint(x: 120, y: 168))
    avoidance.performWithoutAdjustment { form.scroll?.contentOffset.y = 20 }
    #expect(form.scroll?.contentOffset.y == 20)
  }
}
