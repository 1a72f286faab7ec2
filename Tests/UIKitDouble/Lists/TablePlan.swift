import Foundation

/// Where everything of a table lies in its content.
struct TablePlan {
  /// A row.
  struct Row {
    let path: IndexPath
    let frame: CGRect
  }

  var counts: [Int] = []
  var rows: [Row] = []
  var sections: [CGRect] = []
  var headers: [Int: CGRect] = [:]
  var footers: [Int: CGRect] = [:]
  var height: CGFloat = 0

  func frame(of path: IndexPath) -> CGRect? { rows.first { $0.path == path }?.frame }
}

/// Views that are not used now, by the name under which they are asked for.
@MainActor struct ReusePool<Content: UIView> {
  private var kinds: [String: AnyClass] = [:]
  private var idle: [String: [Content]] = [:]

  mutating func register(_ kind: AnyClass?, _ name: String) { kinds[name] = kind }

  func isRegistered(_ name: String) -> Bool { kinds[name] != nil }

  mutating func take(_ name: String, _ make: (AnyClass, String) -> Content?) -> Content? {
    if let used = idle[name]?.popLast() { return used }
    return kinds[name].flatMap { make($0, name) }
  }

  mutating func put(_ view: Content, _ name: String?) {
    if let name { idle[name, default: []].append(view) }
  }
}

extension UITableView {
  /// Asks the data source and the delegate where everything lies, once after each change.
  func planIfNeeded() {
    guard !isPlanned, bounds.width > 0 else { return }
    isPlanned = true
    var plan = TablePlan()
    let count = dataSource.map { $0.numberOfSections(in: self) } ?? 0
    var y = tableHeaderView?.bounds.height ?? 0
    for section in 0..<max(0, count) {
      let start = y
      let header = height(ofHeader: section)
      if header > 0 {
        plan.headers[section] = CGRect(x: 0, y: y, width: bounds.width, height: header)
      }
      y += header
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      plan.counts.append(rows)
      for row in 0..<max(0, rows) {
        let path = IndexPath(row: row, section: section)
        let height = height(of: path)
        plan.rows.append(
          .init(path: path, frame: CGRect(x: 0, y: y, width: bounds.width, height: height)))
        y += height
      }
      let footer = height(ofFooter: section)
      if footer > 0 {
        plan.footers[section] = CGRect(x: 0, y: y, width: bounds.width, height: footer)
      }
      y += footer
      plan.sections.append(CGRect(x: 0, y: start, width: bounds.width, height: y - start))
    }
    plan.height = y + (tableFooterView?.bounds.height ?? 0)
    let isOrWasFilled = plan.height > 0 || self.plan.height > 0
    self.plan = plan
    placeOuterViews(footerTop: y)
    // A table of no rows keeps a size that the app has set.
    if isOrWasFilled { contentSize = CGSize(width: bounds.width, height: plan.height) }
  }

  private func height(of path: IndexPath) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path)
    let wish = asked ?? rowHeight
    if wish >= 0 { return wish }
    return measuredCell(at: path)
  }

  /// A row whose height follows from its content is made, measured and kept for when it is seen.
  private func measuredCell(at path: IndexPath) -> CGFloat {
    let cell = shown[path] ?? dataSource?.tableView(self, cellForRowAt: path)
    guard let cell else { return Self.standardRowHeight }
    shown[path] = cell
    return cell.height(forWidth: bounds.width)
  }

  private func height(ofHeader section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section)
    let wish = asked ?? sectionHeaderHeight
    if wish >= 0 { return wish }
    if let view = header(section) { return view.fittingHeight(forWidth: bounds.width) }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return hasTitle ? 28 : style == .plain ? 0 : 18
  }

  private func height(ofFooter section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForFooterInSection: section)
    let wish = asked ?? sectionFooterHeight
    if wish >= 0 { return wish }
    if let view = footer(section) { return view.fittingHeight(forWidth: bounds.width) }
    let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    return hasTitle ? 28 : style == .plain ? 0 : 18
  }

  /// How high a row is that says nothing of it.
  static let standardRowHeight: CGFloat = 44

  private func header(_ section: Int) -> UIView? {
    if let made = shownHeaders[section] { return made }
    shownHeaders[section] = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    return shownHeaders[section]
  }

  private func footer(_ section: Int) -> UIView? {
    if let made = shownFooters[section] { return made }
    shownFooters[section] = tableDelegate?.tableView(self, viewForFooterInSection: section)
    return shownFooters[section]
  }

  private func placeOuterViews(footerTop: CGFloat) {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: footerTop, width: bounds.width, height: view.bounds.height)
    }
  }

  func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    isPlanned = false
    planIfNeeded()
  }
}

extension UIView {
  /// How high the view is by itself at a width.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { return size.height }
    return bounds.height > 0 ? bounds.height : 28
  }
}
