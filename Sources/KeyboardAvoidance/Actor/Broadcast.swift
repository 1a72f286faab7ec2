/// Hands every element to any number of streams, in the order in which they were asked for.
///
/// A reader that went away is forgotten when the next element comes.
struct Broadcast<Element: Sendable>: Sendable {
  private var readers: [AsyncStream<Element>.Continuation] = []

  /// Whether nobody reads, as far as is known.
  var isEmpty: Bool { readers.isEmpty }

  /// How many read, as far as is known.
  var count: Int { readers.count }

  /// A stream of every element from here on; what is not read yet is kept, all of it unless `kept` says
  /// less.
  mutating func stream(
    keeping kept: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: kept)
    readers.append(continuation)
    return stream
  }

  /// Hands out an element.
  mutating func send(_ element: Element) {
    readers.removeAll { reader in
      if case .terminated = reader.yield(element) { true } else { false }
    }
  }

  /// Ends every stream.
  mutating func finish() {
    for reader in readers { reader.finish() }
    readers.removeAll()
  }
}
