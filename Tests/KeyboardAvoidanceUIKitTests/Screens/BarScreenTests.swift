import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A list, and a bar below it whose text view grows up to four lines.
private final class BarPage: UIViewController, UITextViewDelegate, UITableViewDataSource {
  let list = UITableView()
  let bar = UIView()
  let text = UITextView()
  var goesOnBehindBar = false
  var barGrew: (CGFloat) -> Void = { _ in }
  private(set) lazy var height = text.heightAnchor.constraint(equalToConstant: 36)

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [list, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    text.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(text)
    text.delegate = self
    list.dataSource = self
    list.rowHeight = 44
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
      text.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      height,
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(
        equalTo: goesOnBehindBar ? view.bottomAnchor : bar.topAnchor),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    let lines = min(4, max(1, ((textView.contentSize.height - 16) / 20).rounded()))
    guard height.constant != 16 + lines * 20 else { return }
    height.constant = 16 + lines * 20
    barGrew(32 + lines * 20)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor @Suite("A bar that grows below a list", .ordersInTurn)
struct BarScreenTests {
  private let page = BarPage()

  private func open(in around: Around, behind: Bool = false) -> AppScreen {
    page.goesOnBehindBar = behind
    let screen = AppScreen(around.root(for: page))
    if behind { screen.app { page.list.contentInset.bottom = 52 } }
    screen.avoid(page.bar, .bar)
    let list = screen.avoid(page.list, .chat)
    list.overlayBarHeight = 52
    page.barGrew = { [page] height in
      list.overlayBarHeight = height
      if page.goesOnBehindBar {
        list.performWithoutAdjustment { page.list.contentInset.bottom = height }
      }
    }
    screen.app {
      page.list.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    }
    screen.settle()
    return screen
  }

  /// Where the list's last row ends on the screen.
  private func newest(_ screen: AppScreen) -> CGFloat {
    let end = CGPoint(x: 0, y: page.list.contentSize.height)
    let y = page.list.convert(end, to: screen.device.screen.coordinateSpace).y
    return (y * 1000).rounded() / 1000
  }

  @Test(
    "The bar stands on the keyboard and the newest row on the bar", arguments: Around.extremes,
    [false, true])
  func shown(_ around: Around, _ behind: Bool) {
    let screen = open(in: around, behind: behind)
    let before = (screen.everything, page.list.contentOffset, newest(screen))
    #expect(newest(screen) == screen.place(of: page.bar).minY)
    screen.edit(page.text)
    #expect(screen.gap(below: page.text) == 8)
    #expect(newest(screen) == screen.place(of: page.bar).minY)
    screen.endEditing()
    expectSame(screen, as: before.0)
    #expect(page.list.contentOffset == before.1)
    #expect(newest(screen) == before.2)
  }

  @Test(
    "Line by line the bar grows upwards, the newest row on it, and shrinks again",
    arguments: [false, true])
  func grows(_ behind: Bool) {
    let screen = open(in: .navigationInTabs, behind: behind)
    let before = (screen.everything, page.list.contentOffset)
    screen.edit(page.text)
    for line in 2...5 {
      screen.type("\n")
      screen.settle(for: 0.3)
      #expect(screen.gap(below: page.text) == 8, "with \(line) lines")
      #expect(newest(screen) == screen.place(of: page.bar).minY, "with \(line) lines")
    }
    screen.app {
      page.text.text = ""
      page.textViewDidChange(page.text)
    }
    screen.settle()
    #expect(newest(screen) == screen.place(of: page.bar).minY)
    screen.endEditing()
    expectSame(screen, as: before.0)
    #expect(page.list.contentOffset == before.1)
  }

  @Test("Turned and back, with a bar that has grown", arguments: [false, true])
  func turned(_ behind: Bool) {
    let screen = open(in: .navigationInTabs, behind: behind)
    screen.edit(page.text)
    screen.type("\n\n")
    screen.settle()
    for (orientation, height) in [(.landscapeLeft, 200), (.portrait, 336)]
      as [(UIInterfaceOrientation, CGFloat)]
    {
      screen.turn(to: orientation, keyboard: height)
      #expect(screen.gap(below: page.text) == 8)
      #expect(newest(screen) == screen.place(of: page.bar).minY)
    }
    screen.endEditing()
    #expect(newest(screen) == screen.place(of: page.bar).minY)
    #expect(page.bar.transform == .identity)
  }
}
