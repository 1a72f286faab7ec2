#if os(Linux) || os(iOS)
internal import Foundation

extension NSObject {
  /// Whether the name of the object's class, or of one that it is derived from, is as wanted: for
  /// classes of frameworks that are not linked for this. Of a generic class the name without its
  /// arguments.
  func isOfClass(where isWanted: (Substring) -> Bool) -> Bool {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .contains { isWanted("\($0.subjectType)".prefix { $0 != "<" }) }
  }
}
#endif
