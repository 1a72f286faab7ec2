import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("Geometry")
struct GeometryTests {
  let device = DoubleDevice()

  @Test("Setting the frame sets the centre and the bounds' size, never the bounds' origin")
  func frame() {
    let view = UIView()
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 100, height: 40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test("A transform moves the frame and leaves centre and bounds")
  func transform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = CGAffineTransform(translationX: 0, y: -50)
    #expect(view.frame == CGRect(x: 10, y: -30, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -40, y: 30, width: 200, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
  }

  @Test("A transform turns about the anchor point")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.anchorPoint = .zero
    view.center = .zero
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
  }

  @Test("Affine maps concatenate left to right, and come back when inverted")
  func affine() {
    let map = CGAffineTransform(translationX: 5, y: 7)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(map) == CGPoint(x: 12, y: 24))
    #expect(point.applying(map).applying(map.inverted()) == point)
    #expect(CGAffineTransform.identity.translatedBy(x: 1, y: 2).tx == 1)
    #expect(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 2).ty == 4)
  }

  @Test("Conversion counts bounds origins and transforms on the way")
  func conversion() {
    let outer = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 50, width: 50, height: 20))
    device.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(inner.bounds, to: nil).origin == CGPoint(x: 15, y: 150))
    outer.bounds.origin.y = 30
    #expect(inner.convert(CGPoint.zero, to: device.window as UIView).y == 120)
    outer.transform = CGAffineTransform(translationX: 0, y: -40)
    #expect(inner.convert(CGPoint.zero, to: nil).y == 80)
    #expect(inner.convert(CGPoint(x: 15, y: 80), from: nil) == .zero)
    #expect(outer.convert(inner.frame, to: inner) == inner.bounds)
  }

  @Test("A view's nil is the window's base, a window's nil the screen")
  func nilIsWindowOrScreen() {
    let scene = device.addScene(frame: CGRect(x: 20, y: 30, width: 300, height: 700))
    let window = UIWindow(windowScene: scene)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(view)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 700))
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    #expect(window.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 30))
    #expect(window.convert(CGRect(x: 20, y: 30, width: 1, height: 1), from: nil).origin == .zero)
    #expect(
      view.convert(view.bounds, to: device.screen.coordinateSpace).origin == CGPoint(x: 21, y: 32))
    #expect(
      view.convert(CGRect(x: 21, y: 32, width: 5, height: 5), from: device.screen.coordinateSpace)
        == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(window.convert(CGPoint.zero, to: device.window) == CGPoint(x: 20, y: 30))
    #expect(scene.coordinateSpace.convert(CGPoint.zero, to: view) == CGPoint(x: -1, y: -2))
  }

  @Test("The screen's coordinates turn with the device, the fixed ones do not")
  func rotation() {
    let screen = device.screen
    let upright = CGRect(x: 0, y: 0, width: 390, height: 844)
    device.rotate(to: .landscapeRight)
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(screen.coordinateSpace.bounds == screen.bounds)
    #expect(screen.fixedCoordinateSpace.bounds == upright)
    #expect(device.window.frame == screen.bounds)
    for orientation: UIInterfaceOrientation in [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ] {
      device.rotate(to: orientation)
      #expect(
        screen.fixedCoordinateSpace.convert(upright, to: screen.coordinateSpace) == screen.bounds)
    }
    device.rotate(to: .landscapeLeft)
    let top = screen.fixedCoordinateSpace.convert(CGPoint.zero, to: screen.coordinateSpace)
    #expect(top == CGPoint(x: 844, y: 0))
  }

  @Test("Rectangles map, compare and shrink as CoreGraphics has it")
  func rectangles() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).size.height == 16)
    #expect(rect.equalTo(CGRect(x: 30, y: 30, width: -20, height: -20)))
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }

  @Test("A value holds a rectangle, and bridges both ways; a number is none")
  func bridging() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = ["value": NSValue(cgRect: rect), "number": NSNumber(value: 7)]
    #expect(info["value"] as? CGRect == rect)
    #expect((info["value"] as? NSValue)?.cgRectValue == rect)
    #expect((rect as Any as? NSValue)?.cgRectValue == rect)
    #expect(info["number"] as? CGRect == nil)
    #expect(info["number"] as? Int == 7)
  }

  @Test("Flexible sides share a change of the superview's size")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView(frame: outer.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let atBottom = UIView(frame: CGRect(x: 0, y: 90, width: 50, height: 10))
    atBottom.autoresizingMask = [.flexibleTopMargin]
    outer.addSubview(filling)
    outer.addSubview(atBottom)
    filling.transform = CGAffineTransform(translationX: 0, y: -5)
    outer.frame.size = CGSize(width: 200, height: 60)
    #expect(filling.bounds.size == outer.bounds.size)
    #expect(filling.frame == CGRect(x: 0, y: -5, width: 200, height: 60))
    #expect(atBottom.frame == CGRect(x: 0, y: 50, width: 50, height: 10))
  }
}
