/// What one reader has not read yet, on the avoider's own executor: the avoider fills it without a
/// hop, the reader empties it with one.
actor Mailbox<Kept: Unread> {
  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let executor: (any SerialExecutor)?
  private var unread = Kept()

  /// A mailbox on the executor of an avoider.
  init(on executor: (any SerialExecutor)?) {
    self.executor = executor
    unownedExecutor = executor?.asUnownedSerialExecutor() ?? MainActor.sharedUnownedExecutor
  }

  /// How many elements are kept.
  var count: Int { unread.count }

  /// Keeps an element for the reader.
  func put(_ element: Kept.Element) { unread.put(element) }

  /// Hands out the oldest element.
  func take() -> Kept.Element? { unread.take() }
}

/// Hands every element to any number of readers, in the order in which they came.
///
/// A reader that went away is forgotten when the next element comes.
struct Readers<Kept: Unread>: Sendable {
  private struct Reader: Sendable {
    let mailbox: Mailbox<Kept>

    /// Says that there is something in the mailbox; one signal is enough for all of it.
    let signal: AsyncStream<Void>.Continuation
  }

  private var readers: [Reader] = []

  /// Whether nobody reads, as far as is known.
  var isEmpty: Bool { readers.isEmpty }

  /// How many read, as far as is known.
  var count: Int { readers.count }

  /// A stream of the elements from here on.
  mutating func stream(on executor: (any SerialExecutor)?) -> AsyncStream<Kept.Element> {
    let mailbox = Mailbox<Kept>(on: executor)
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    readers.append(Reader(mailbox: mailbox, signal: signal))
    return AsyncStream {
      while true {
        if let element = await mailbox.take() { return element }
        var iterator = signals.makeAsyncIterator()
        guard await iterator.next() != nil else { return nil }
      }
    }
  }

  /// Hands out an element; to be called on the executor of the streams.
  mutating func send(_ element: Kept.Element) {
    readers.removeAll { reader in
      reader.mailbox.assumeIsolated { $0.put(element) }
      if case .terminated = reader.signal.yield() { return true }
      return false
    }
  }

  /// Ends every stream, after what was not read yet.
  mutating func finish() {
    for reader in readers { reader.signal.finish() }
    readers.removeAll()
  }

  /// How many elements are kept for the readers; to be called on the executor of the streams.
  var unreadCount: Int {
    readers.reduce(0) { $0 + $1.mailbox.assumeIsolated { $0.count } }
  }
}
