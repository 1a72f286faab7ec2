import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("Layout under transforms and over gaps")
struct LayoutTests {
  let device = DoubleDevice()

  @Test("Constraints set centre and size, and leave a transform alone")
  func constraints() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: device.window.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: device.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    device.endTurn()
    view.transform = CGAffineTransform(translationX: 0, y: -60)
    view.superview?.setNeedsLayout()
    device.endTurn()
    #expect(view.transform.ty == -60)
    #expect(view.center == CGPoint(x: 100, y: 125) && view.bounds.size.height == 50)
    #expect(view.frame.minY == 40)
  }

  @Test("A constraint to a sibling under a transform counts with where it lies without")
  func siblings() {
    let lifted = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    for view in [lifted, below] { device.window.addSubview(view) }
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: lifted.bottomAnchor, constant: 10),
      below.heightAnchor.constraint(equalToConstant: 20),
    ])
    lifted.transform = CGAffineTransform(translationX: 0, y: -60)
    device.endTurn()
    #expect(below.frame.minY == 160)
  }

  @Test("layoutIfNeeded begins at the highest ancestor that needs layout without a gap")
  func layoutIfNeeded() {
    let views = (0..<4).map { _ in ProbeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    device.window.addSubview(views[0])
    device.endTurn()
    for view in views { view.passes = 0 }
    for index in [0, 2, 3] { views[index].setNeedsLayout() }
    views[3].layoutIfNeeded()
    #expect(views.map(\.passes) == [0, 0, 1, 1], "one ancestor in between needs none")
    views[1].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(views.map(\.passes) == [1, 1, 1, 1])
  }

  @Test("layoutIfNeeded lays out what is below a view that needs nothing itself")
  func below() {
    let outer = ProbeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = ProbeView()
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.passes == 1 && inner.passes == 2)
  }

  @Test(
    "The safe area follows a transform, or does not",
    arguments: DoubleBehavior.TransformedSafeArea.allCases)
  func safeArea(_ rule: DoubleBehavior.TransformedSafeArea) {
    device.behavior.transformedSafeArea = rule
    let view = UIView(frame: device.window.bounds)
    device.window.addSubview(view)
    #expect(view.safeAreaInsets.bottom == 34)
    view.transform = CGAffineTransform(translationX: 0, y: -20)
    #expect(view.safeAreaInsets.bottom == (rule == .recomputed ? 14 : 34))
    view.transform = .identity
    #expect(view.safeAreaInsets.bottom == 34)
  }
}
