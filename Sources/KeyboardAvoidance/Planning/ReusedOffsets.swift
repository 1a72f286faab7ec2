/// Memory in which the offsets of nested scroll views are put together, turn after turn.
///
/// A command holds them as long as somebody holds it; once it is gone, the next is made in the same
/// memory, and a turn allocates nothing. It is no part of a machine's value: two are always equal.
struct ReusedOffsets: Hashable, Sendable {
  var values: [NestedOffset] = []

  static func == (lhs: ReusedOffsets, rhs: ReusedOffsets) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
