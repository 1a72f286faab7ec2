import Foundation

/// Which cells are seen, and where.
extension UITableView {
  /// The data source has changed. The cells that are seen stay, in the places they have now; those
  /// whose rows are gone or shown anew are put away.
  func rowsDidChange() {
    guard updates == 0 else { return }
    let (former, changes) = (shown, changes)
    self.changes = ListChanges()
    shown = [:]
    for (path, cell) in former {
      if let place = changes.place(of: path) {
        shown[place] = cell
      } else {
        retire(cell, at: path)
      }
    }
    selection = selection.compactMap(changes.place)
    forgetTitles()
    isPlanned = false
    planIfNeeded()
    for (path, cell) in shown where plan.frame(of: path) == nil {
      shown[path] = nil
      retire(cell, at: path)
    }
    setNeedsLayout()
  }

  func forgetCells() {
    for (path, cell) in shown { retire(cell, at: path) }
    shown = [:]
    changes = ListChanges()
    forgetTitles()
  }

  private func forgetTitles() {
    for view in shownHeaders.values { view.removeFromSuperview() }
    for view in shownFooters.values { view.removeFromSuperview() }
    (shownHeaders, shownFooters) = ([:], [:])
  }

  func layOutRowsIfNeeded() {
    planIfNeeded()
    layOutRows()
  }

  /// Shows the cells in the bounds, and puts those away that are outside. A cell with the focus
  /// stays.
  func layOutRows() {
    planIfNeeded()
    let seen = CGRect(origin: bounds.origin, size: bounds.size)
    for row in plan.rows {
      if row.frame.overlaps(seen) {
        place(cell(at: row.path), at: row)
      } else if let cell = shown[row.path], !cell.holdsFocus {
        shown[row.path] = nil
        retire(cell, at: row.path)
      }
    }
    for (section, frame) in plan.headers { placeHeader(section, frame, seen) }
    for (section, frame) in plan.footers { placeFooter(section, frame) }
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = shown[path] { return cell }
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    shown[path] = cell
    return cell
  }

  private func place(_ cell: UITableViewCell?, at row: TablePlan.Row) {
    guard let cell else { return }
    let isNew = cell.superview !== self
    if isNew {
      insertSubview(cell, at: 0)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
    }
    if cell.frame != row.frame { cell.frame = row.frame }
    let isSelected = selection.contains(row.path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  private func retire(_ cell: UITableViewCell, at path: IndexPath) {
    if cell.superview === self {
      cell.removeFromSuperview()
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    cell.prepareForReuse()
    pool.put(cell, cell.reuseIdentifier)
  }

  /// In a plain table a header stays at the top while its section is seen.
  private func placeHeader(_ section: Int, _ frame: CGRect, _ seen: CGRect) {
    guard let view = shownHeaders[section] ?? titled(header: section) else { return }
    var frame = frame
    if style == .plain, plan.sections.indices.contains(section) {
      let top = bounds.minY + adjustedContentInset.top
      let end = plan.sections[section].maxY - frame.height
      frame.origin.y = min(max(frame.minY, top), max(frame.minY, end))
    }
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  private func placeFooter(_ section: Int, _ frame: CGRect) {
    guard let view = shownFooters[section] ?? titled(footer: section) else { return }
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  private func titled(header section: Int) -> UIView? {
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return nil
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    shownHeaders[section] = view
    return view
  }

  private func titled(footer section: Int) -> UIView? {
    guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else {
      return nil
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    shownFooters[section] = view
    return view
  }

  // MARK: Selecting and scrolling

  func deselectAll() {
    for path in selection { shown[path]?.setSelected(false, animated: false) }
    selection = []
  }

  func tapRow(at point: CGPoint) {
    guard let tapped = indexPathForRow(at: point) else { return }
    var path = tapped
    if let delegate = tableDelegate {
      guard let wish = delegate.tableView(self, willSelectRowAt: tapped) else { return }
      path = wish
    }
    if allowsMultipleSelection, selection.contains(path) {
      deselectRow(at: path, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let former = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    selectRow(at: path, animated: false, scrollPosition: .none)
    for other in former { tableDelegate?.tableView(self, didDeselectRowAt: other) }
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  func show(_ frame: CGRect, at position: UITableView.ScrollPosition, animated: Bool) {
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    let y: CGFloat =
      switch position {
      case .top: frame.minY - insets.top
      case .middle: frame.midY - insets.top - room / 2
      case .bottom: frame.maxY - insets.top - room
      default: nearest(frame, insets, room)
      }
    let least = -insets.top
    let most = max(least, contentSize.height + insets.bottom - bounds.height)
    let target = CGPoint(x: contentOffset.x, y: min(max(least, y), most))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  private func nearest(_ frame: CGRect, _ insets: UIEdgeInsets, _ room: CGFloat) -> CGFloat {
    let top = bounds.minY + insets.top
    if frame.minY < top { return frame.minY - insets.top }
    if frame.maxY > top + room { return frame.maxY - insets.top - room }
    return bounds.minY
  }
}

extension CGRect {
  /// Whether the two share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension UIView {
  /// Whether the first responder is this view or in it.
  var holdsFocus: Bool { window?.focus?.isInside(self) == true }
}
