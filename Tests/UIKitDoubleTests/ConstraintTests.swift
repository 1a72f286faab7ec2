import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("Layout by constraints")
struct ConstraintTests {
  let device = DoubleDevice(size: CGSize(width: 400, height: 800), safeAreaInsets: .zero)
  let page: UIView

  init() {
    page = UIView(frame: device.window.bounds)
    device.window.addSubview(page)
  }

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

  @Test("Edges and a length place a view")
  func edges() {
    let view = view()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      view.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    device.endTurn()
    #expect(view.frame == CGRect(x: 20, y: 750, width: 360, height: 50))
  }

  @Test("Of two that contradict, the one of higher priority holds, and the other as far as it can")
  func priorities() {
    let view = view()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide, narrow, view.leftAnchor.constraint(equalTo: page.leftAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: page.rightAnchor),
    ])
    device.endTurn()
    #expect(view.frame.width == 400)
    wide.priority = UILayoutPriority(100)
    device.endTurn()
    #expect(view.frame.width == 10)
  }

  @Test("A chain fills the room; the one that hugs least grows")
  func hugging() {
    let (one, two) = (label("abc"), label("de"))
    two.setContentHuggingPriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      two.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    device.endTurn()
    #expect(one.frame.width == 24)
    #expect(two.frame == CGRect(x: 32, y: 0, width: 368, height: 20))
  }

  @Test("A text that wraps makes its container higher")
  func wrapping() {
    let box = view()
    let text = label(String(repeating: "a", count: 100), in: box)
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
    device.endTurn()
    #expect(text.frame == CGRect(x: 8, y: 8, width: 160, height: 100))
    #expect(box.frame == CGRect(x: 0, y: 10, width: 176, height: 116))
  }

  @Test("Middles, multiples and ratios")
  func middles() {
    let view = view()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: page.centerYAnchor, constant: -100),
      view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 10),
    ])
    device.endTurn()
    #expect(view.frame == CGRect(x: 100, y: 270, width: 200, height: 60))
  }

  @Test("What holds to a scroll view's edges sizes its content")
  func content() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    page.addSubview(scroll)
    let content = view(in: scroll)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    device.endTurn()
    #expect(scroll.contentSize == CGSize(width: 400, height: 900))
    scroll.contentOffset.y = 100
    device.endTurn()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 900))
    #expect(scroll.contentOffset.y == 100)
  }

  @Test("A guide of one's own is placed like a view")
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
    device.endTurn()
    #expect(guide.layoutFrame.minY == 40 && guide.layoutFrame.maxY == 100)
    #expect(view.frame.minY == 100)
  }

  @Test("A stack shares its axis out", arguments: [0, 1, 3])
  func stack(_ kind: Int) {
    let texts = ["a", "bbbb", "cc"].map { label($0) }
    let stack = UIStackView(arrangedSubviews: texts)
    stack.distribution = UIStackView.Distribution(rawValue: kind) ?? .fill
    stack.alignment = .center
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    page.addSubview(stack)
    device.endTurn()
    let frames = texts.map(\.frame)
    #expect(frames.map(\.height) == [20, 20, 20] && frames.map(\.minY) == [15, 15, 15])
    #expect(frames[0].minX == 0 && frames[2].maxX == 320)
    switch kind {
    case 1: #expect(frames.map(\.width) == [100, 100, 100])
    case 3:
      #expect(frames.map(\.width) == [8, 32, 16])
      #expect(frames[1].minX - frames[0].maxX == 132 && frames[2].minX - frames[1].maxX == 132)
    default: #expect(frames[1].minX - frames[0].maxX == 10)
    }
  }

  @Test("A hidden view of a stack takes no room, and a column is as high as what is in it")
  func column() {
    let texts = ["a", "b", "c"].map { label($0) }
    let stack = UIStackView(arrangedSubviews: texts)
    stack.axis = .vertical
    stack.spacing = 5
    stack.setCustomSpacing(20, after: texts[1])
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(stack)
    stack.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
    device.endTurn()
    #expect(stack.frame.height == 85)
    texts[0].isHidden = true
    device.endTurn()
    #expect(stack.frame.height == 60 && texts[1].frame.minY == 0)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 60)
  }

  @Test("A view that leaves takes its constraints with it")
  func removal() {
    let view = view()
    let line = view.topAnchor.constraint(equalTo: page.topAnchor)
    line.isActive = true
    view.removeFromSuperview()
    #expect(!line.isActive && page.constraints.isEmpty)
  }
}
