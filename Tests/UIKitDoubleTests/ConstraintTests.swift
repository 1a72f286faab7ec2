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
}
