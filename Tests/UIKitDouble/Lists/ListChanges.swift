import Foundation

/// What a table or a collection has been told of its rows and sections since it last looked: where
/// the cells that are seen belong now.
///
/// As in UIKit the places of what goes are those from before, the places of what comes those
/// afterwards.
struct ListChanges {
  /// The rows that are gone, shown anew, or moved.
  var goneRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var goneSections = IndexSet()

  /// The rows and sections that have come.
  private(set) var newRows: Set<IndexPath> = []
  private(set) var newSections = IndexSet()

  mutating func insert(_ paths: [IndexPath]) { newRows.formUnion(paths) }

  mutating func insert(_ sections: IndexSet) { newSections.formUnion(sections) }

  mutating func delete(_ paths: [IndexPath]) { goneRows.formUnion(paths) }

  mutating func delete(_ sections: IndexSet) { goneSections.formUnion(sections) }

  /// The cells are asked for anew, in the same places.
  mutating func reload(_ paths: [IndexPath]) {
    delete(paths)
    insert(paths)
  }

  /// The same for all of a section.
  mutating func reload(_ sections: IndexSet) {
    delete(sections)
    insert(sections)
  }

  mutating func move(_ path: IndexPath, to new: IndexPath) {
    movedRows[path] = new
    newRows.insert(new)
  }

  /// Where what was at a place is now; nil if it is gone or asked for anew.
  func place(of path: IndexPath) -> IndexPath? {
    if let moved = movedRows[path] { return moved }
    guard path.count > 1, !goneRows.contains(path), !goneSections.contains(path[0]) else {
      return nil
    }
    let leavers = goneRows.union(movedRows.keys).filter { $0[0] == path[0] }.map { $0[1] }
    let section = Self.shift(path[0], without: Array(goneSections), with: Array(newSections))
    let comers = newRows.filter { $0[0] == section }.map { $0[1] }
    return IndexPath(
      indexes: [section, Self.shift(path[1], without: leavers, with: comers)])
  }

  private static func shift(_ index: Int, without gone: [Int], with new: [Int]) -> Int {
    new.sorted().reduce(index - gone.count { $0 < index }) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
