import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A cell with a text view that makes it as high as its text.
final class NoteCell: UITableViewCell {
  let note = UITextView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.isScrollEnabled = false
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Settings whose cells are kept by the app, one for each setting.
final class Settings: NSObject, UITableViewDataSource, UITextViewDelegate {
  var cells = (0..<20).map { _ in NoteCell(style: .default, reuseIdentifier: nil) }
  weak var table: UITableView?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row].note.delegate = self
    return cells[indexPath.row]
  }

  func textViewDidChange(_ textView: UITextView) {
    textView.invalidateIntrinsicContentSize()
    table?.beginUpdates()
    table?.endUpdates()
  }
}

/// Who holds the table.
enum TableHolder: String, CaseIterable, Sendable {
  case page, tableController, tableControllerThatIsLeftAlone
}

@MainActor @Suite("Settings in a table", .ordersInTurn)
struct ListScreenTests {
  private let settings = Settings()

  private func open(_ holder: TableHolder, in around: Around = .navigation) -> (
    AppScreen, UITableView
  ) {
    let table: UITableView
    let page: UIViewController
    switch holder {
    case .page:
      page = UIViewController()
      table = UITableView(frame: .zero, style: .insetGrouped)
      table.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: page.view.topAnchor),
        table.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      ])
    case .tableController, .tableControllerThatIsLeftAlone:
      let controller = UITableViewController(style: .insetGrouped)
      page = controller
      table = controller.tableView
    }
    table.dataSource = settings
    settings.table = table
    let screen = AppScreen(around.root(for: page))
    screen.device.keyboard.movesTables = holder == .tableController
    screen.avoid(table)
    screen.settle()
    return (screen, table)
  }

  private func note(_ row: Int) -> UITextView { settings.cells[row].note }

  @Test(
    "Row after row is seen above the keyboard, and everything is back afterwards",
    arguments: TableHolder.allCases)
  func rows(_ holder: TableHolder) {
    let (screen, table) = open(holder, in: .navigationInTabs)
    let before = (screen.everything, table.contentOffset)
    screen.edit(note(13))
    #expect(screen.gap(below: note(13)) == 8)
    screen.goOn(to: note(14))
    #expect(screen.gap(below: note(14)) == 8)
    screen.endEditing()
    expectSame(screen, as: before.0)
    #expect(table.contentOffset == before.1)
  }

  @Test(
    "A cell that grows while it is edited stays above the keyboard", arguments: TableHolder.allCases
  )
  func grows(_ holder: TableHolder) {
    let (screen, table) = open(holder)
    let before = (screen.everything, table.contentOffset)
    screen.edit(note(12))
    for _ in 0..<3 {
      screen.type("\n")
      screen.settle()
      #expect(note(12).isFirstResponder)
      #expect(screen.gap(below: note(12)) == 8)
    }
    screen.endEditing()
    screen.app {
      note(12).text = ""
      settings.textViewDidChange(note(12))
    }
    expectSame(screen, as: before.0)
    #expect(table.contentOffset == before.1)
  }

  @Test(
    "A row that comes above the one in use pushes it down; it is shown again",
    arguments: [TableHolder.page, .tableController])
  func inserted(_ holder: TableHolder) {
    let (screen, table) = open(holder)
    screen.edit(note(12))
    let edited = note(12)
    screen.app {
      settings.cells.insert(NoteCell(style: .default, reuseIdentifier: nil), at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    screen.settle()
    if edited.isFirstResponder { #expect(screen.gap(below: edited) == 8) }
    screen.endEditing()
    #expect(table.contentInset == .zero)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test(
    "All is asked for anew while the keyboard is up: nothing is left behind",
    arguments: [TableHolder.page, .tableController])
  func reloaded(_ holder: TableHolder) {
    let (screen, table) = open(holder)
    let before = (screen.everything, table.contentOffset)
    screen.edit(note(12))
    screen.app { table.reloadData() }
    screen.settle()
    screen.edit(note(11))
    #expect(screen.gap(below: note(11)) >= 8)
    screen.endEditing()
    expectSame(screen, as: before.0)
    #expect(table.contentOffset == before.1)
  }

  @Test(
    "A user who scrolls the row in use away is not called back, until they type",
    arguments: [TableHolder.page, .tableController])
  func scrolledAway(_ holder: TableHolder) {
    let (screen, table) = open(holder)
    screen.edit(note(5))
    screen.app { table.contentOffset.y = table.contentSize.height - 400 }
    screen.settle()
    let away = table.contentOffset
    screen.settle()
    #expect(table.contentOffset == away)
    screen.endEditing()
    #expect(table.contentInset == .zero)
  }

  @Test("The last row is seen above the keyboard", arguments: TableHolder.allCases)
  func last(_ holder: TableHolder) {
    let (screen, table) = open(holder)
    screen.app {
      table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
    }
    let before = (screen.everything, table.contentOffset)
    screen.edit(note(19))
    #expect(screen.gap(below: note(19)) >= 4)
    screen.turn(to: .landscapeLeft, keyboard: 200)
    #expect(screen.gap(below: note(19)) >= 4)
    screen.turn(to: .portrait, keyboard: 336)
    #expect(screen.gap(below: note(19)) >= 4)
    screen.endEditing()
    expectSame(screen, as: before.0)
    #expect(table.contentOffset == before.1)
  }
}
