internal import KeyboardAvoidance

/// Turns the choices of a scene into the machine's events, and keeps the count of limited ones.
///
/// What tells states apart beside the machine is packed into one word: the invariants' memory, which
/// of the known places the inputs are at, and how often each limited letter came.
struct Choices: Sendable {
  /// What a letter is where the inputs are at some place.
  private struct Turn {
    let events: Events

    /// The place where the inputs are afterwards.
    let next: Int
  }

  /// The events of a letter as the machine takes them.
  private enum Events {
    /// The same for every machine.
    case fixed([KeyboardEvent])
    /// A change of the layout that the machine knows, or of this one if it knows none; indirect, as
    /// it is large and rare.
    indirect case change(LayoutChange, Viewport)
    /// Several, of which one changes the layout.
    case several
  }

  /// Where in the packed word it is counted how often a letter came, and how often it may.
  private struct Count {
    let shift: UInt64
    let mask: UInt64
    let limit: UInt64

    func isReached(_ extra: UInt64) -> Bool { (extra >> shift) & mask >= limit }
  }

  private let scene: ExplorationScene
  private let limits: [Count?]

  /// The letters for whose limit there is no room: they cannot come at all.
  let untried: [String]

  /// Whether the inputs were in more places than can be told apart.
  private(set) var mixesPlaces = false

  /// When the time that each pause lets pass is over.
  private let ends: [MachineInstant]

  /// Where the inputs may be, and the letters there: those of the places that were reached.
  private var places: [VirtualScreen]
  private var known: [[InputID: FocusedInput]: Int]
  private var turns: [[Turn]] = []

  private static let memoryBits: UInt64 = 2

  /// How many bits tell the known places apart.
  private let placeBits: UInt64

  init(_ scene: ExplorationScene, placeBits: UInt64) {
    self.scene = scene
    self.placeBits = placeBits
    let screen = VirtualScreen(
      viewport: scene.header.viewport, inputs: scene.header.inputs.map(\.input))
    places = [screen]
    known = [screen.inputs: 0]
    ends = scene.pauses.map { MachineInstant(seconds: $0) }
    var shift = Self.memoryBits + placeBits
    var untried: [String] = []
    limits = scene.letters.map { letter in
      guard let limit = letter.limit.map({ UInt64(min(max(0, $0), 15)) }) else { return nil }
      let bits = UInt64(limit.bitWidth - limit.leadingZeroBitCount)
      guard shift + bits <= 64 else {
        untried.append(letter.name)
        return Count(shift: 0, mask: 0, limit: 0)
      }
      defer { shift += bits }
      return Count(shift: shift, mask: (1 << bits) - 1, limit: limit)
    }
    self.untried = untried
    reach(0)
  }

  var count: Int { limits.count + ends.count }

  /// When the time is over that a choice lets pass; nothing for a letter.
  func end(ofPause choice: Int) -> MachineInstant? {
    choice < limits.count ? nil : ends[choice - limits.count]
  }

  /// Whether a letter may come once more.
  func isAllowed(_ choice: Int, _ extra: UInt64) -> Bool {
    guard choice < limits.count, let count = limits[choice] else { return true }
    return !count.isReached(extra)
  }

  /// The events of a letter as a machine takes them, and what is packed beside it afterwards.
  func events(
    _ choice: Int, _ extra: UInt64, _ machine: KeyboardMachine
  ) -> (events: [KeyboardEvent], extra: UInt64) {
    let place = self.place(extra)
    let turn = turns[place][choice]
    var packed = extra
    if let count = limits[choice] { packed += 1 << count.shift }
    if turn.next != place { packed = moved(packed, to: turn.next) }
    switch turn.events {
    case .fixed(let events): return (events, packed)
    case .change(let change, let viewport):
      return ([.layout(change.applied(to: machine.viewport ?? viewport))], packed)
    case .several:
      var screen = places[place]
      if let viewport = machine.viewport { screen.note(.layout(viewport)) }
      return (play(scene.letters[choice], &screen), packed)
    }
  }

  /// The packed word with another memory.
  func remembering(_ memory: InvariantMemory, _ extra: UInt64) -> UInt64 {
    (extra & ~((1 << Self.memoryBits) - 1)) | memory.bits
  }

  /// Whether the letters are known where a packed word says that the inputs are.
  func isReached(_ extra: UInt64) -> Bool {
    let place = self.place(extra)
    return place < turns.count && !turns[place].isEmpty
  }

  /// Works out the letters where a packed word says that the inputs are.
  ///
  /// Where they lead, places are numbered in the order of the letters: who reaches the same places
  /// in the same order has the same numbers.
  mutating func reach(_ extra: UInt64) {
    let place = self.place(extra)
    while turns.count <= place { turns.append([]) }
    turns[place] = scene.letters.map { letter in
      var screen = places[place]
      let events = play(letter, &screen)
      let next = number(of: screen) ?? place
      if letter.events.count == 1, case .layout(let change) = letter.events[0] {
        return Turn(events: .change(change, places[place].viewport), next: next)
      }
      let changesLayout = letter.events.contains(where: \.isLayout)
      return Turn(events: changesLayout ? .several : .fixed(events), next: next)
    }
  }

  /// The number of the place where a screen's inputs are; nothing if there are too many.
  private mutating func number(of screen: VirtualScreen) -> Int? {
    if let number = known[screen.inputs] { return number }
    guard places.count < 1 << Int(placeBits) else {
      mixesPlaces = true
      return nil
    }
    known[screen.inputs] = places.count
    places.append(screen)
    return places.count - 1
  }

  /// The events of a letter, each on the screen that those before it leave.
  private func play(
    _ letter: ExplorationScene.Letter, _ screen: inout VirtualScreen
  ) -> [KeyboardEvent] {
    var events: [KeyboardEvent] = []
    for event in letter.events {
      guard let event = screen.keyboardEvent(event, scene.header) else { continue }
      screen.note(event)
      events.append(event)
    }
    return events
  }

  private func moved(_ extra: UInt64, to place: Int) -> UInt64 {
    let mask = ((UInt64(1) << placeBits) - 1) << Self.memoryBits
    return (extra & ~mask) | UInt64(place) << Self.memoryBits
  }

  private func place(_ extra: UInt64) -> Int {
    Int((extra >> Self.memoryBits) & ((1 << placeBits) - 1))
  }
}

extension InvariantMemory {
  /// The memory that was packed into a word.
  init(_ extra: UInt64) { self.init(bits: extra & 3) }
}

extension TraceEvent {
  /// Whether what the machine takes for it depends on the layout that holds.
  fileprivate var isLayout: Bool {
    if case .layout = self { true } else { false }
  }
}
