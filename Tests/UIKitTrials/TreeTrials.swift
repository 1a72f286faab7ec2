#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

private final class LoggingView: UIView {
  var log: [String] = []

  override func willMove(toWindow newWindow: UIWindow?) {
    log.append(newWindow == nil ? "will leave" : "will enter")
  }

  override func didMoveToWindow() { log.append(window == nil ? "left" : "entered") }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }
}

/// The view tree and its layout.
@MainActor struct TreeTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }

  nonisolated static let trials: [Trial] = [
    trial("A view hears of its window, in a subtree too") { $0.windows() },
    trial("Layout waits for the end of the turn or for layoutIfNeeded, and runs once") {
      $0.layout()
    },
    trial("A subview goes in front of or behind another, and changes places") { $0.order() },
    trial("A view is found by its tag, at any depth") { $0.tags() },
    trial("A layer has its view's geometry, and a view its layer's") { $0.layers() },
    trial("A layer of its own has a frame by position, bounds and anchor point") {
      $0.ownLayers()
    },
  ]

  func windows() {
    let outer = UIView()
    let view = LoggingView()
    outer.addSubview(view)
    expect(view.log, is: [])
    stage.window.addSubview(outer)
    expect(view.window === stage.window)
    outer.removeFromSuperview()
    expect(view.window == nil)
    expect(
      view.log.filter { $0 != "layout" }, is: ["will enter", "entered", "will leave", "left"])
  }

  func layout() {
    let view = LoggingView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    var layouts: Int { view.log.filter { $0 == "layout" }.count }
    stage.window.addSubview(view)
    view.setNeedsLayout()
    view.setNeedsLayout()
    expect(layouts, is: 0)
    stage.endTurn()
    expect(layouts, is: 1)
    view.frame.origin.x = 5
    stage.endTurn()
    expect(layouts, is: 1)
    view.frame.size.width = 50
    view.layoutIfNeeded()
    expect(layouts, is: 2)
  }

  func order() {
    let (outer, one, two, three) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(one)
    outer.insertSubview(two, belowSubview: one)
    outer.insertSubview(three, aboveSubview: two)
    expect(outer.subviews, is: [two, three, one])
    outer.insertSubview(two, aboveSubview: one)
    expect(outer.subviews, is: [three, one, two])
    outer.exchangeSubview(at: 0, withSubviewAt: 2)
    outer.sendSubviewToBack(one)
    expect(outer.subviews, is: [one, two, three])
  }

  func tags() {
    let (outer, inner, view) = (UIView(), UIView(), UIView())
    view.tag = 7
    outer.addSubview(inner)
    inner.addSubview(view)
    expect(outer.viewWithTag(7) === view)
    expect(outer.viewWithTag(8) == nil)
  }

  func layers() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    expect(view.layer.frame, is: view.frame)
    view.layer.position = CGPoint(x: 100, y: 100)
    expect(view.center, is: CGPoint(x: 100, y: 100))
    view.layer.setAffineTransform(CGAffineTransform(translationX: 0, y: -10))
    expect(view.transform.ty, is: -10)
    view.alpha = 0.5
    expect(view.layer.opacity, is: 0.5)
    view.clipsToBounds = true
    expect(view.layer.masksToBounds)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)
    expect(view.layer.sublayers?.count, is: 1)
    expect(inner.layer.superlayer === view.layer)
    expect(inner.layer.convert(CGPoint.zero, to: view.layer), is: CGPoint(x: 1, y: 2))
  }

  func ownLayers() {
    let (outer, layer) = (CALayer(), CALayer())
    outer.addSublayer(layer)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(layer.position, is: CGPoint(x: 25, y: 40))
    layer.anchorPoint = .zero
    expect(layer.frame, is: CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.removeFromSuperlayer()
    expect(layer.superlayer == nil && outer.sublayers?.isEmpty != false)
  }
}
#endif
