import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A table with a search bar above its rows, which fewer and fewer of them match.
private final class SearchPage: UITableViewController, UISearchBarDelegate {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  private var matches = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = bar
    tableView.rowHeight = 44
    tableView.alwaysBounceVertical = true
    bar.delegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    matches
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    matches = max(1, 40 >> searchText.count)
    tableView.reloadData()
  }
}

@MainActor @Suite("A search above a table", .ordersInTurn)
struct SearchScreenTests {
  @Test(
    "While matches become fewer the bar stays in sight, the last match can be reached, and all is back",
    arguments: Around.extremes, [false, true])
  func search(_ around: Around, _ movesByItself: Bool) {
    let page = SearchPage(style: .plain)
    let screen = AppScreen(around.root(for: page))
    screen.device.keyboard.movesTables = movesByItself
    screen.avoid(page.tableView)
    let top = screen.place(of: page.bar).minY
    let before = (screen.everything, page.tableView.contentOffset)
    screen.edit(page.bar.searchTextField)
    #expect(screen.place(of: page.bar).minY == top)
    for rows in [20, 10, 5] {
      screen.type("a")
      screen.settle()
      #expect(page.bar.searchTextField.isFirstResponder)
      #expect(screen.place(of: page.bar).minY == top)
      let last = IndexPath(row: rows - 1, section: 0)
      screen.app { page.tableView.scrollToRow(at: last, at: .bottom, animated: false) }
      let row = page.tableView.rectForRow(at: last)
      let end = page.tableView.convert(row, to: screen.device.screen.coordinateSpace).maxY
      #expect(end <= screen.device.keyboard.frame.minY)
      screen.app { page.tableView.contentOffset.y = -page.tableView.adjustedContentInset.top }
    }
    screen.app {
      page.bar.text = ""
      page.searchBar(page.bar, textDidChange: "")
    }
    screen.endEditing()
    expectSame(screen, as: before.0)
    #expect(page.tableView.contentOffset == before.1)
  }
}
