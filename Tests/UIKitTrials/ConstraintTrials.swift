#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// Layout by constraints.
@MainActor struct ConstraintTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(_ stage: any Stage, _ findings: Findings) {
    (self.stage, self.findings) = (stage, findings)
    stage.window.addSubview(page)
  }

  nonisolated static let trials: [Trial] = [
    trial("Edges and a length place a view") { $0.edges() },
    trial("Of two that contradict, the one of higher priority holds") { $0.priorities() },
    trial("A line of low priority holds as far as those above let it") { $0.asFarAsItCan() },
    trial("A chain fills the room; the one that hugs least grows") { $0.hugging() },
    trial("The one that resists least is compressed") { $0.compression() },
    trial("A text that wraps makes its container higher") { $0.wrapping() },
    trial("Middles, multiples and ratios") { $0.middles() },
    trial("A guide of one's own is placed like a view") { $0.guide() },
    trial("Constraints reach across the tree") { $0.acrossTheTree() },
    trial("Margins count from the edges") { $0.margins() },
    trial("A transform is left alone by constraints") { $0.transform() },
    trial("A view that leaves takes its constraints with it") { $0.removal() },
    trial("A change of a constant shows with the next layout") { $0.constant() },
    trial("The fitting size is the smallest that the constraints allow") { $0.fitting() },
  ]

  private func view(in container: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (container ?? page).addSubview(view)
    return view
  }

  private func label(_ text: String, in container: UIView? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    (container ?? page).addSubview(label)
    return label
  }

  func edges() {
    let view = view()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      view.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.endTurn()
    expect(view.frame, is: CGRect(x: 20, y: 430, width: 280, height: 50))
  }

  func priorities() {
    let view = view()
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = .defaultHigh
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([wide, narrow])
    stage.endTurn()
    expect(view.frame.width, is: 100)
    wide.priority = UILayoutPriority(100)
    stage.endTurn()
    expect(view.frame.width, is: 10)
  }

  func asFarAsItCan() {
    let view = view()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide, view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10),
      view.rightAnchor.constraint(lessThanOrEqualTo: page.rightAnchor, constant: -10),
    ])
    stage.endTurn()
    expect(view.frame.width, is: 300)
  }

  func hugging() {
    let (one, two) = (label("abc"), label("de"))
    two.setContentHuggingPriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      one.topAnchor.constraint(equalTo: page.topAnchor),
      two.topAnchor.constraint(equalTo: page.topAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      two.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    stage.endTurn()
    expect(one.frame.width, near: one.intrinsicContentSize.width)
    expect(two.frame.minX, near: one.frame.maxX + 8)
    expect(two.frame.maxX, near: 320)
  }

  func compression() {
    let (one, two) = (
      label(String(repeating: "a", count: 60)), label(String(repeating: "b", count: 20))
    )
    one.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    stage.endTurn()
    expect(two.frame.width, near: two.intrinsicContentSize.width)
    expect(one.frame.width, near: 320 - two.intrinsicContentSize.width)
  }

  func wrapping() {
    let box = view()
    let text = label(String(repeating: "word ", count: 20), in: box)
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 176),
      text.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
    ])
    stage.endTurn()
    expect(text.frame.width, is: 160)
    expect(text.frame.height > 60, "\(text.frame.height) high")
    expect(box.frame.height, near: text.frame.height + 16)
  }

  func middles() {
    let view = view()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: page.centerYAnchor, constant: -100),
      view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 10),
    ])
    stage.endTurn()
    expect(view.frame, is: CGRect(x: 80, y: 115, width: 160, height: 50))
  }

  func guide() {
    let guide = UILayoutGuide()
    page.addLayoutGuide(guide)
    let view = view()
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: page.topAnchor, constant: 40),
      guide.heightAnchor.constraint(equalToConstant: 60),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.endTurn()
    expect(guide.layoutFrame.minY, is: 40)
    expect(guide.layoutFrame.maxY, is: 100)
    expect(view.frame.minY, is: 100)
  }

  func acrossTheTree() {
    let (box, other) = (view(), view())
    let inner = view(in: box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
      box.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 30),
      box.heightAnchor.constraint(equalToConstant: 50),
      other.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      other.heightAnchor.constraint(equalToConstant: 10),
      inner.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 100),
      inner.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 50),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.endTurn()
    expect(inner.frame.origin, is: CGPoint(x: 20, y: 30))
  }

  func margins() {
    let view = view()
    page.insetsLayoutMarginsFromSafeArea = false
    page.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: page.layoutMarginsGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: page.layoutMarginsGuide.rightAnchor),
      view.bottomAnchor.constraint(equalTo: page.layoutMarginsGuide.bottomAnchor),
    ])
    stage.endTurn()
    expect(view.frame, is: CGRect(x: 2, y: 1, width: 314, height: 476))
  }

  func transform() {
    let view = view()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
      view.leftAnchor.constraint(equalTo: page.leftAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    view.transform = CGAffineTransform(translationX: 0, y: -30)
    stage.endTurn()
    expect(view.center.y, is: 125)
    expect(view.frame.minY, is: 70)
    expect(view.transform.ty, is: -30)
  }

  func removal() {
    let view = view()
    let line = view.topAnchor.constraint(equalTo: page.topAnchor)
    line.isActive = true
    expect(page.constraints, is: [line])
    view.removeFromSuperview()
    expect(page.constraints, is: [])
  }

  func constant() {
    let view = view()
    let line = view.heightAnchor.constraint(equalToConstant: 50)
    line.isActive = true
    stage.endTurn()
    line.constant = 70
    expect(view.bounds.height, is: 50)
    page.layoutIfNeeded()
    expect(view.bounds.height, is: 70)
  }

  func fitting() {
    let box = view()
    let inner = view(in: box)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor),
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      inner.widthAnchor.constraint(equalToConstant: 44),
    ])
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(size, is: CGSize(width: 44, height: 40))
  }
}
#endif
