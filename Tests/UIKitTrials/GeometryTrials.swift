#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// Frames, bounds, centres, transforms, conversion.
@MainActor struct GeometryTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }

  nonisolated static let trials: [Trial] = [
    trial("Setting the frame sets centre and size, never the bounds' origin") { $0.frame() },
    trial("A transform moves the frame and leaves centre and bounds") { $0.transform() },
    trial("A transform turns about the anchor point") { $0.anchorPoint() },
    trial("Affine maps concatenate left to right, and come back when inverted") { $0.affine() },
    trial("Conversion counts bounds origins and transforms on the way") { $0.conversion() },
    trial("Rectangles compare and shrink as CoreGraphics has it") { $0.rectangles() },
    trial("A value holds a rectangle, and bridges both ways; a number is none") { $0.bridging() },
    trial("Flexible sides share a change of the superview's size") { $0.autoresizing() },
  ]

  func frame() {
    let view = UIView()
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    expect(view.center, is: CGPoint(x: 60, y: 40))
    expect(view.bounds, is: CGRect(x: 3, y: 4, width: 100, height: 40))
    expect(view.frame, is: CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  func transform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = CGAffineTransform(translationX: 0, y: -50)
    expect(view.frame, is: CGRect(x: 10, y: -30, width: 100, height: 40))
    expect(view.center, is: CGPoint(x: 60, y: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    expect(view.frame, is: CGRect(x: -40, y: 30, width: 200, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
  }

  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.anchorPoint = .zero
    view.center = .zero
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(view.frame, is: CGRect(x: 0, y: 0, width: 200, height: 80))
  }

  func affine() {
    let map = CGAffineTransform(translationX: 5, y: 7)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    let point = CGPoint(x: 1, y: 1)
    expect(point.applying(map), is: CGPoint(x: 12, y: 24))
    expect(point.applying(map).applying(map.inverted()), is: point)
    expect(CGAffineTransform.identity.translatedBy(x: 1, y: 2).tx, is: 1)
    expect(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 2).ty, is: 4)
  }

  func conversion() {
    let outer = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 50, width: 50, height: 20))
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    expect(inner.convert(inner.bounds, to: nil).origin, is: CGPoint(x: 15, y: 150))
    outer.bounds.origin.y = 30
    expect(inner.convert(CGPoint.zero, to: stage.window as UIView).y, is: 120)
    outer.transform = CGAffineTransform(translationX: 0, y: -40)
    expect(inner.convert(CGPoint.zero, to: nil).y, is: 80)
    expect(inner.convert(CGPoint(x: 15, y: 80), from: nil), is: .zero)
    expect(outer.convert(inner.frame, to: inner), is: inner.bounds)
  }

  func rectangles() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    expect(rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).size.height, is: 16)
    expect(rect.equalTo(CGRect(x: 30, y: 30, width: -20, height: -20)))
    expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }

  func bridging() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = ["value": NSValue(cgRect: rect), "number": NSNumber(value: 7)]
    expect(info["value"] as? CGRect, is: rect)
    expect((info["value"] as? NSValue)?.cgRectValue, is: rect)
    expect((rect as Any as? NSValue)?.cgRectValue, is: rect)
    expect(info["number"] as? CGRect, is: nil)
    expect(info["number"] as? Int, is: 7)
  }

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
    expect(filling.bounds.size, is: outer.bounds.size)
    expect(filling.frame, is: CGRect(x: 0, y: -5, width: 200, height: 60))
    expect(atBottom.frame, is: CGRect(x: 0, y: 50, width: 50, height: 10))
  }
}
#endif
