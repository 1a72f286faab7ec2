import Foundation

/// Which cells are seen, and where.
extension UICollectionView {
  func prepareLayout() {
    let layout = collectionViewLayout
    guard !layout.isPrepared, bounds.width > 0 else { return }
    layout.isPrepared = true
    layout.prepare()
    contentSize = layout.collectionViewContentSize
  }

  /// The data source has changed. The cells that are seen stay, in the places they have now; those
  /// whose items are gone or shown anew are put away.
  func itemsDidChange() {
    guard batches == 0 else { return }
    let (former, changes) = (shown, changes)
    self.changes = ListChanges()
    shown = [:]
    for (path, cell) in former {
      if let place = changes.place(of: path), isItem(place) {
        shown[place] = cell
      } else {
        retire(cell, at: path)
      }
    }
    selection = selection.compactMap(changes.place)
    forgetExtras()
    collectionViewLayout.invalidateLayout()
  }

  func forgetItems() {
    for (path, cell) in shown { retire(cell, at: path) }
    shown = [:]
    changes = ListChanges()
    forgetExtras()
  }

  private func forgetExtras() {
    for view in shownExtras.values { view.removeFromSuperview() }
    shownExtras = [:]
  }

  private func isItem(_ path: IndexPath) -> Bool {
    path[0] < numberOfSections && path[1] < numberOfItems(inSection: path[0])
  }

  /// Shows the cells in the bounds, and puts those away that are outside. A cell with the focus
  /// stays.
  func layOutItems() {
    prepareLayout()
    let seen = CGRect(origin: bounds.origin, size: bounds.size)
    let wanted = collectionViewLayout.layoutAttributesForElements(in: seen) ?? []
    var paths: Set<IndexPath> = []
    for attributes in wanted {
      if attributes.representedElementCategory == .cell {
        paths.insert(attributes.indexPath)
        placeCell(attributes)
      } else {
        placeExtra(attributes)
      }
    }
    for (path, cell) in shown where !paths.contains(path) && !cell.holdsFocus {
      shown[path] = nil
      retire(cell, at: path)
    }
  }

  private func placeCell(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let cell = shown[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else {
      return
    }
    shown[path] = cell
    if cell.superview !== self {
      addSubview(cell)
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    if cell.frame != attributes.frame { cell.frame = attributes.frame }
    cell.apply(attributes)
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  private func placeExtra(_ attributes: UICollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    let key = "\(kind) \(attributes.indexPath.section)"
    let view =
      shownExtras[key]
      ?? dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    guard let view else { return }
    shownExtras[key] = view
    if view.superview !== self { addSubview(view) }
    if view.frame != attributes.frame { view.frame = attributes.frame }
  }

  private func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
    if cell.superview === self {
      cell.removeFromSuperview()
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    cell.prepareForReuse()
    pool.put(cell, cell.name)
  }

  func tapItem(at point: CGPoint) {
    guard let path = indexPathForItem(at: point),
      itemDelegate?.collectionView(self, shouldSelectItemAt: path) != false
    else { return }
    if allowsMultipleSelection, selection.contains(path) {
      deselectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let former = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for other in former { itemDelegate?.collectionView(self, didDeselectItemAt: other) }
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  func show(_ frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let insets = adjustedContentInset
    let height = bounds.height - insets.top - insets.bottom
    let width = bounds.width - insets.left - insets.right
    var target = contentOffset
    if position.contains(.top) { target.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) { target.y = frame.midY - insets.top - height / 2 }
    if position.contains(.bottom) { target.y = frame.maxY - insets.top - height }
    if position.contains(.left) { target.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) { target.x = frame.midX - insets.left - width / 2 }
    if position.contains(.right) { target.x = frame.maxX - insets.left - width }
    let least = CGPoint(x: -insets.left, y: -insets.top)
    let most = CGPoint(
      x: max(least.x, contentSize.width + insets.right - bounds.width),
      y: max(least.y, contentSize.height + insets.bottom - bounds.height))
    target = CGPoint(
      x: min(max(least.x, target.x), most.x), y: min(max(least.y, target.y), most.y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
