#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var asked: [IndexPath] = []
  var heights: [IndexPath: CGFloat] = [:]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? 50
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  var count = 30

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// A cell whose height follows from the constraints in it.
private final class TallCell: UITableViewCell {
  let box = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 63),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell of a collection that makes something of itself.
private final class TaggedItem: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }

  required init?(coder: NSCoder) { nil }
}

private final class TallRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
  }
}

/// Tables and collections.
@MainActor struct ListTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings

  init(_ stage: any Stage, _ findings: Findings) { (self.stage, self.findings) = (stage, findings) }

  nonisolated static let trials: [Trial] = [
    trial("Rows stand one below the other, as high as the delegate says") { $0.heights() },
    trial("Only cells that are seen are asked for, and they are used again") { $0.reuse() },
    trial("A table scrolls to a row: to the top, the bottom, or just far enough") {
      $0.scrolling()
    },
    trial("Rows that the data source adds and takes away") { $0.changes() },
    trial("A selected row is known until it is deselected") { $0.selection() },
    trial("A header view is above the rows, a footer view below") { $0.outerViews() },
    trial("A row's height follows from the constraints in its cell") { $0.selfSizing() },
    trial("Items flow in lines of equal distances") { $0.flow() },
    trial("A collection scrolls to an item, and its cells are used again") { $0.items() },
  ]

  private final class Kept {
    var sources: [NSObject] = []
  }

  /// Tables and collections do not keep their data sources.
  private let kept = Kept()

  private func table(_ rows: Rows) -> UITableView {
    kept.sources.append(rows)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = 0
    table.delegate = rows
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.endTurn()
    return table
  }

  func heights() {
    let rows = Rows([2, 3])
    rows.heights[IndexPath(row: 1, section: 0)] = 120
    let table = table(rows)
    expect(table.numberOfSections, is: 2)
    expect(table.numberOfRows(inSection: 1), is: 3)
    expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0)),
      is: CGRect(x: 0, y: 50, width: 320, height: 120))
    expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, is: 170)
    expect(table.contentSize.height, is: 320)
    expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY, is: 170)
  }

  func reuse() {
    let rows = Rows([100])
    let table = table(rows)
    expect(table.visibleCells.count, is: 8)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    expect(first?.textLabel?.text, is: "0.0")
    expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
    table.contentOffset.y = 2000
    stage.endTurn()
    expect(table.cellForRow(at: IndexPath(row: 40, section: 0))?.textLabel?.text, is: "0.40")
    expect(table.indexPathsForVisibleRows?.first, is: IndexPath(row: 40, section: 0))
    expect(rows.asked.count < 30, "\(rows.asked.count) cells were asked for")
  }

  func scrolling() {
    let table = table(Rows([100]))
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    expect(table.contentOffset.y, is: 1000)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .bottom, animated: false)
    expect(table.contentOffset.y, is: 650)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .none, animated: false)
    expect(table.contentOffset.y, is: 650)
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .none, animated: false)
    expect(table.contentOffset.y, is: 1150)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    expect(table.contentOffset.y, is: 4600)
  }

  func changes() {
    let rows = Rows([3])
    let table = table(rows)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.beginUpdates()
    table.endUpdates()
    stage.endTurn()
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
    rows.counts[0] = 5
    table.insertRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 4, section: 0)], with: .none)
    stage.endTurn()
    expect(table.contentSize.height, is: 250)
    expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === first)
    rows.counts[0] = 4
    table.performBatchUpdates({
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    })
    stage.endTurn()
    expect(table.numberOfRows(inSection: 0), is: 4)
    rows.counts = []
    table.reloadData()
    stage.endTurn()
    expect(table.visibleCells.count, is: 0)
  }

  func selection() {
    let table = table(Rows([5]))
    let path = IndexPath(row: 2, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    expect(table.indexPathForSelectedRow, is: path)
    expect(table.cellForRow(at: path)?.isSelected, is: true)
    table.deselectRow(at: path, animated: false)
    expect(table.indexPathForSelectedRow, is: nil)
    expect(table.cellForRow(at: path)?.isSelected, is: false)
  }

  func outerViews() {
    let table = table(Rows([2]))
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    table.tableFooterView = footer
    stage.endTurn()
    expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, is: 30)
    expect(footer.frame.minY, is: 130)
    expect(table.contentSize.height, is: 150)
  }

  func selfSizing() {
    let rows = TallRows()
    kept.sources.append(rows)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.separatorStyle = .none
    table.register(TallCell.self, forCellReuseIdentifier: "tall")
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.endTurn()
    expect(
      table.cellForRow(at: IndexPath(row: 1, section: 0)).map { Double($0.frame.height) },
      near: 83)
  }

  private func collection(_ items: Items) -> UICollectionView {
    kept.sources.append(items)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 20
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(TaggedItem.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    stage.window.addSubview(view)
    stage.endTurn()
    return view
  }

  func flow() {
    let items = Items()
    let view = collection(items)
    expect(view.contentSize, is: CGSize(width: 320, height: 780))
    let frames = (0..<4).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero
    }
    expect(frames.map(\.minX), is: [0, 115, 230, 0])
    expect(frames.map(\.minY), is: [0, 0, 0, 80])
    items.count = 3
    view.reloadData()
    stage.endTurn()
    expect(view.contentSize.height, is: 60)
  }

  func items() {
    let items = Items()
    let view = collection(items)
    expect(view.visibleCells.count, is: 15)
    expect(view.visibleCells.allSatisfy { $0 is TaggedItem && $0.tag == 7 })
    view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .bottom, animated: false)
    stage.endTurn()
    expect(view.contentOffset.y, is: 380)
    expect(view.cellForItem(at: IndexPath(item: 29, section: 0)) != nil)
    expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }
}
#endif
