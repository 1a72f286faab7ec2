#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// Stack views.
@MainActor struct StackTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }

  nonisolated static let trials: [Trial] = [
    trial("A row shares its width out equally") { $0.equally() },
    trial("A row keeps its views' widths and makes the rooms between them equal") {
      $0.equalSpacing()
    },
    trial("A row that fills lets the one that hugs least grow") { $0.fill() },
    trial("Views of a row stand in its middle, or fill its height") { $0.alignment() },
    trial("A column is as high as what is in it, and a hidden view takes no room") {
      $0.column()
    },
    trial("A stack in a stack") { $0.nested() },
    trial("The layout margins of a stack count if it says so") { $0.margins() },
  ]

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    let lines = [
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
    for line in lines { line.priority = .defaultHigh }
    NSLayoutConstraint.activate(lines)
    return view
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    stage.window.addSubview(stack)
    return stack
  }

  func equally() {
    let views = [UIView(), UIView(), UIView()]
    let stack = row(views)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stage.endTurn()
    expect(
      views.map(\.frame),
      is: [0, 110, 220].map { CGRect(x: $0, y: 0, width: 100, height: 50) })
  }

  func equalSpacing() {
    let views = [box(20, 50), box(60, 50), box(40, 50)]
    let stack = row(views)
    stack.distribution = .equalSpacing
    stage.endTurn()
    expect(views.map(\.frame.minX), is: [0, 120, 280])
    expect(views.map(\.frame.width), is: [20, 60, 40])
  }

  func fill() {
    let views = [box(20, 50), UIView(), box(40, 50)]
    let stack = row(views)
    stack.spacing = 10
    stage.endTurn()
    expect(views.map(\.frame.width), is: [20, 240, 40])
    expect(views.map(\.frame.minX), is: [0, 30, 280])
  }

  func alignment() {
    let views = [box(100, 20), UIView()]
    let stack = row(views)
    stack.alignment = .center
    stage.endTurn()
    expect(views[0].frame.minY, is: 15)
    expect(views[0].frame.height, is: 20)
    stack.alignment = .trailing
    stage.endTurn()
    expect(views[0].frame.maxY, is: 50)
    stack.alignment = .fill
    stage.endTurn()
    expect(views.map(\.frame.height), is: [50, 50])
  }

  func column() {
    let views = [box(10, 20), box(10, 30), box(10, 40)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[1])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      stack.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
    ])
    stage.endTurn()
    expect(stack.frame.height, is: 115)
    views[0].isHidden = true
    stage.endTurn()
    expect(stack.frame.height, is: 90)
    expect(views[1].frame.minY, is: 0)
    stack.removeArrangedSubview(views[2])
    views[2].removeFromSuperview()
    stage.endTurn()
    expect(stack.frame.height, is: 30)
  }

  func nested() {
    let inner = UIStackView(arrangedSubviews: [box(30, 20), box(30, 20)])
    inner.axis = .vertical
    let rest = UIView()
    let stack = row([inner, rest])
    stack.alignment = .top
    stage.endTurn()
    expect(inner.frame, is: CGRect(x: 0, y: 0, width: 30, height: 40))
    expect(rest.frame.minX, is: 30)
  }

  func margins() {
    let view = UIView()
    let stack = row([view])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    stage.endTurn()
    expect(view.frame, is: CGRect(x: 6, y: 5, width: 306, height: 38))
  }
}
#endif
