import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A list anchored at its bottom, and the bar below it, each with an avoidance of its own.
@MainActor @Suite("A chat screen", .ordersInTurn)
struct ChatScreenTests {
  private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  // The sample listens at the default centre, which other tests may post at: on other screens.
  private let device = DoubleDevice(
    size: CGSize(width: 390, height: 844), safeAreaInsets: Self.safeArea,
    notificationCenter: .default)
  private let chat = ChatViewController()

  init() {
    chat.messages = (1...40).map { "message \($0)" }
    device.run { device.window.rootViewController = chat }
    device.endTurn()
    device.run {
      chat.list.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    }
    device.endTurn()
  }

  private func show(height: CGFloat = 336) {
    device.run { _ = chat.field.becomeFirstResponder() }
    device.keyboard.show(height: height)
    device.endTurn()
    device.advance(by: 0.4)
  }

  private func hide() {
    device.run { _ = chat.field.resignFirstResponder() }
    device.keyboard.hide()
    device.endTurn()
    device.advance(by: 0.4)
  }

  /// Where a bar on a keyboard of some height begins on the screen, in points.
  private func barTop(on height: CGFloat) -> CGFloat { 844 - height - 52 }

  /// Where a view's edges are on the screen.
  private func place(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: device.screen.coordinateSpace)
  }

  /// The bottom of the newest message on the screen, to a thousandth of a point.
  private var newest: CGFloat {
    let content = CGRect(x: 0, y: 0, width: 1, height: chat.list.contentSize.height)
    let bottom = chat.list.convert(content, to: device.screen.coordinateSpace).maxY
    return (bottom * 1000).rounded() / 1000
  }

  @Test("At rest the bar stands on the safe area and the newest message on the bar")
  func rest() {
    #expect(place(of: chat.bar) == CGRect(x: 0, y: 758, width: 390, height: 86))
    #expect(newest == 758)
  }

  @Test(
    "The bar rides on the keyboard without its home indicator's room, the newest message on the bar",
    arguments: [260, 336] as [CGFloat])
  func shown(height: CGFloat) {
    show(height: height)
    #expect(place(of: chat.bar).minY == barTop(on: height))
    #expect(newest == barTop(on: height))
  }

  @Test("Another height of the keyboard takes both with it, up and down")
  func heights() {
    show(height: 291)
    for height: CGFloat in [336, 260, 400] {
      device.keyboard.show(height: height)
      device.endTurn()
      device.advance(by: 0.4)
      #expect(place(of: chat.bar).minY == barTop(on: height))
      #expect(newest == barTop(on: height))
    }
  }

  @Test("When the keyboard has gone everything is where it was")
  func hidden() {
    let offset = chat.list.contentOffset
    show()
    hide()
    #expect(chat.list.contentOffset == offset)
    #expect(chat.list.contentInset == .zero)
    #expect(chat.bar.transform == .identity)
  }

  @Test("A user who has scrolled up reads on at the same line, and is not pulled down")
  func scrolledUp() {
    device.run { chat.list.contentOffset.y -= 300 }
    device.endTurn()
    let before = newest
    show()
    #expect(newest == before - 302)  // 336 less the home indicator's 34
    hide()
    #expect(newest == before)
  }

  @Test("A message that comes while the keyboard is up is seen above the bar")
  func message() {
    show()
    device.run { chat.receive("one more") }
    device.endTurn()
    #expect(newest == barTop(on: 336))
    hide()
    #expect(newest == 758)
  }

  @Test("A list that fits above the keyboard does not move")
  func few() {
    chat.messages = ["only one"]
    device.run { chat.list.reloadData() }
    device.endTurn()
    let before = chat.list.contentOffset
    show()
    #expect(chat.list.contentOffset == before)
    hide()
    #expect(chat.list.contentOffset == before)
  }

  @Test(
    "The bar follows the keyboard under the finger; what was scrolled by the finger stays so")
  func drag() {
    show()
    let finger = DoubleFinger(in: device.window)
    finger.down(at: CGPoint(x: 200, y: 400))
    device.endTurn()
    for top: CGFloat in [560, 640, 720, 700, 844] {
      finger.move(to: CGPoint(x: 200, y: top - 30))
      device.keyboard.drag(top: top)
      device.endTurn()
      #expect(place(of: chat.bar).minY == min(758, top - 52), "the keyboard's top is at \(top)")
    }
    finger.up()
    hide()
    #expect(chat.bar.transform == .identity)
    #expect(chat.list.contentInset == .zero)
    #expect(newest == 870)  // 456 and the 414 that the finger went
  }

  @Test("Rotated with the keyboard up, and back, the newest message stands on the bar")
  func rotated() {
    show()
    for (orientation, size, height) in [
      (.landscapeRight, CGSize(width: 844, height: 390), 220),
      (.portrait, CGSize(width: 390, height: 844), 336),
    ] as [(UIInterfaceOrientation, CGSize, CGFloat)] {
      device.rotate(to: orientation)
      device.keyboard.show(height: height)
      device.endTurn()
      device.advance(by: 0.4)
      #expect(place(of: chat.bar).minY == size.height - height - 52)
      #expect(newest == size.height - height - 52)
    }
    hide()
    #expect(newest == 758)
  }

  @Test("Of a bar that is pinned to the keyboard's layout guide the list need not be told")
  func pinned() throws {
    let page = UIViewController()
    let bar = UIView()
    let list = UIScrollView()
    for part in [bar, list] {
      part.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(part)
    }
    let field = UITextField(frame: CGRect(x: 16, y: 8, width: 280, height: 36))
    bar.addSubview(field)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 52),
      bar.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      list.topAnchor.constraint(equalTo: page.view.topAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
    ])
    list.contentSize = CGSize(width: 390, height: 2000)
    device.run { device.window.rootViewController = page }
    device.endTurn()
    device.run { list.contentOffset.y = 2000 - list.bounds.height }
    let handle = device.run { list.avoidKeyboard(.chat, notificationCenter: .default) }
    device.endTurn()
    let lowest = list.contentOffset.y + list.bounds.height
    device.run { _ = field.becomeFirstResponder() }
    device.keyboard.show(height: 336)
    device.endTurn()
    #expect(place(of: bar).minY == barTop(on: 336))
    #expect(list.contentOffset.y + list.bounds.height == lowest)
    device.run { _ = field.resignFirstResponder() }
    device.keyboard.hide()
    device.endTurn()
    #expect(list.contentOffset.y + list.bounds.height == lowest)
    handle.cancel()
  }
}
