import Foundation
import UIKitDoubleC

/// Makes objects of classes that apps register.
@MainActor enum ClassRegister {
  /// A view of a class, by its `init(frame:)`.
  static func view<View: UIView>(_ kind: AnyClass, as _: View.Type, _ frame: CGRect) -> View? {
    guard kind is View.Type else { return nil }
    let made = double_make_view(
      pointer(kind), pointer(UIView.self), frame.minX, frame.minY, frame.width, frame.height)
    return object(made)
  }

  /// A cell of a class, by its `init(style:reuseIdentifier:)`.
  static func cell(_ kind: AnyClass, _ name: String) -> UITableViewCell? {
    guard kind is UITableViewCell.Type else { return nil }
    return words(of: name) { name, storage in
      object(
        double_make_cell(
          pointer(kind), pointer(UITableViewCell.self),
          UITableViewCell.CellStyle.default.rawValue, name, storage))
    }
  }

  /// A header or footer of a class, by its `init(reuseIdentifier:)`.
  static func header(_ kind: AnyClass, _ name: String) -> UITableViewHeaderFooterView? {
    guard kind is UITableViewHeaderFooterView.Type else { return nil }
    return words(of: name) { name, storage in
      object(
        double_make_header(
          pointer(kind), pointer(UITableViewHeaderFooterView.self), name, storage))
    }
  }

  private static func pointer(_ kind: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(kind, to: UnsafeRawPointer.self)
  }

  private static func object<Content: AnyObject>(_ made: UnsafeMutableRawPointer?) -> Content? {
    made.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? Content }
  }

  /// The two words of an optional string, which whoever gets them owns.
  private static func words<Result>(
    of text: String?, _ body: (UInt, UInt) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { memory in
      memory.initializeElement(at: 0, to: text)
      return memory.withMemoryRebound(to: (UInt, UInt).self) { body($0[0].0, $0[0].1) }
    }
  }
}
