#if os(Linux) || os(iOS)
import Foundation
import KeyboardAvoidanceUIKit

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

private final class Messages: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
  }
}

/// Whole screens: stacks in a scroll view, a table with a bar, pages that are pushed.
@MainActor struct ScreenTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }

  nonisolated private static let all: Set<Need> = [.focus, .keyboard]

  nonisolated static let trials: [Trial] = [
    trial("A stack of fields in a scroll view, all by constraints", all) { $0.stack() },
    trial("A table of messages ends above the keyboard", all) { $0.table() },
    trial("A bar placed by constraints rides on the keyboard", all) { $0.bar() },
    trial("A field in a table's cell is revealed", all) { $0.cell() },
    trial("A pushed page avoids, and the page below is at rest afterwards", all) { $0.push() },
    trial("A page in a sheet avoids", all) { $0.sheet() },
  ]

  private var size: CGSize { stage.window.bounds.size }

  private func avoid(_ view: UIView, _ policy: AvoidancePolicy) -> AvoidanceHandle {
    var handle: AvoidanceHandle?
    stage.run {
      handle = view.avoidKeyboard(policy, notificationCenter: stage.notificationCenter)
    }
    stage.endTurn()
    return handle ?? view.avoidKeyboard(policy)
  }

  private func root() -> UIViewController {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    stage.endTurn()
    return controller
  }

  private func fill(_ view: UIView, in outer: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
  }

  func stack() {
    let controller = root()
    let scroll = UIScrollView()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    fill(scroll, in: controller.view)
    fill(stack, in: scroll)
    stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    let fields = (0..<20).map { _ in
      let field = UITextField()
      field.borderStyle = .roundedRect
      stack.addArrangedSubview(field)
      return field
    }
    stage.endTurn()
    expect(scroll.contentSize.height > size.height, "\(scroll.contentSize)")
    let avoidance = avoid(scroll, .standard)
    let low = fields[12]
    stage.show(for: low)
    expect(stage.gap(below: low) >= 7.5, "\(stage.gap(below: low))")
    stage.hide()
    expect(scroll.contentInset.bottom, is: 0)
    avoidance.cancel()
  }

  private func messages(in view: UIView) -> (UITableView, Messages) {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    let source = Messages()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    table.rowHeight = 44
    table.dataSource = source
    view.addSubview(table)
    stage.endTurn()
    return (table, source)
  }

  func table() {
    let controller = root()
    let (table, source) = messages(in: controller.view)
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
    controller.view.addSubview(field)
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    let avoidance = avoid(table, .chat)
    stage.show(for: field)
    stage.nextTurn()
    let last = table.rectForRow(at: IndexPath(row: 39, section: 0))
    let place = table.convert(last, to: stage.window.screen.coordinateSpace)
    expect(place.maxY <= stage.keyboardFrame.minY + 0.5, "\(place) at \(stage.keyboardFrame)")
    avoidance.cancel()
    withExtendedLifetime(source) {}
  }

  func bar() {
    let controller = root()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    let field = UITextField()
    fill(field, in: bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.endTurn()
    let avoidance = avoid(bar, .bar)
    stage.show(for: field)
    expect(stage.gap(below: bar), near: 0)
    stage.hide()
    expect(bar.transform.isIdentity)
    avoidance.cancel()
  }

  func cell() {
    let controller = root()
    let (table, source) = messages(in: controller.view)
    let path = IndexPath(row: 10, section: 0)
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    table.cellForRow(at: path)?.contentView.addSubview(field)
    let avoidance = avoid(table, .standard)
    stage.show(for: field)
    expect(stage.gap(below: field) >= 7.5, "\(stage.gap(below: field))")
    avoidance.cancel()
    withExtendedLifetime(source) {}
  }

  func push() {
    let below = UIViewController()
    let stack = UINavigationController(rootViewController: below)
    stage.window.rootViewController = stack
    stage.endTurn()
    let first = avoid(below.view, .keepGap(4))
    let page = UIViewController()
    stack.pushViewController(page, animated: true)
    stage.advance(by: 1)
    let field = UITextField(
      frame: CGRect(x: 20, y: page.view.bounds.height - 60, width: 200, height: 34))
    page.view.addSubview(field)
    let second = avoid(page.view, .keepGap(4))
    stage.show(for: field)
    expect(stage.gap(below: field), near: 4)
    stage.hide()
    stack.popViewController(animated: true)
    stage.advance(by: 1)
    expect(below.view.transform.isIdentity)
    first.cancel()
    second.cancel()
  }

  func sheet() {
    let controller = root()
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    controller.present(page, animated: true)
    stage.advance(by: 1)
    let field = UITextField(
      frame: CGRect(x: 20, y: page.view.bounds.height - 60, width: 200, height: 34))
    page.view.addSubview(field)
    let avoidance = avoid(page.view, .keepGap(4))
    stage.show(for: field)
    expect(stage.gap(below: field), near: 4)
    avoidance.cancel()
    stage.hide()
    page.dismiss(animated: false)
    stage.advance(by: 0.5)
  }
}
#endif
