import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

private final class FieldCell: UICollectionViewCell {
  let field = UITextField(frame: CGRect(x: 8, y: 8, width: 160, height: 44))
}

/// Cards in two columns, each with a field.
private final class Cards: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    guard let card = cell as? FieldCell else { return cell }
    card.contentView.addSubview(card.field)
    return card
  }
}

@MainActor @Suite("Cards in a collection view", .ordersInTurn)
struct CollectionScreenTests {
  private let cards = Cards()

  private func open(in around: Around) -> (AppScreen, UICollectionView) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 180, height: 80)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(FieldCell.self, forCellWithReuseIdentifier: "card")
    list.dataSource = cards
    let page = UIViewController()
    list.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: page.view.topAnchor),
      list.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
    ])
    let screen = AppScreen(around.root(for: page))
    screen.avoid(list)
    screen.settle()
    return (screen, list)
  }

  private func field(_ item: Int, of list: UICollectionView) throws -> UITextField {
    let cell = list.cellForItem(at: IndexPath(item: item, section: 0))
    return try #require(cell as? FieldCell).field
  }

  @Test(
    "A card's field is seen above the keyboard, also turned, and all is back",
    arguments: Around.extremes)
  func shown(_ around: Around) throws {
    let (screen, list) = open(in: around)
    let before = (screen.everything, list.contentOffset)
    let field = try field(10, of: list)
    screen.edit(field, keyboard: 400)
    #expect(screen.gap(below: field) >= 8)
    screen.turn(to: .landscapeLeft, keyboard: 200)
    #expect(screen.gap(below: field) >= 8)
    screen.turn(to: .portrait, keyboard: 400)
    #expect(screen.gap(below: field) >= 8)
    screen.endEditing()
    expectSame(screen, as: before.0)
    #expect(list.contentOffset == before.1)
  }

  @Test("Asked for anew while the keyboard is up, nothing is left behind")
  func reloaded() throws {
    let (screen, list) = open(in: .navigation)
    let before = (screen.everything, list.contentOffset)
    screen.edit(try field(12, of: list), keyboard: 400)
    screen.app { list.reloadData() }
    screen.settle()
    let other = try field(12, of: list)
    screen.edit(other, keyboard: 400)
    #expect(screen.gap(below: other) >= 8)
    screen.endEditing()
    expectSame(screen, as: before.0)
    #expect(list.contentOffset == before.1)
  }
}
