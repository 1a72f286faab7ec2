internal import KeyboardAvoidance

/// Turns the choices of a scene into the machine's events, and keeps the count of limited ones.
///
/// What tells states apart beside the machine is packed into one word: the invariants' memory, which
/// of the known places the inputs are at, and how often each limited letter came.
struct Choices {
  private let scene: ExplorationScene
  private let fixed: [[KeyboardEvent]?]
  private let limits: [(shift: UInt64, limit: UInt64)?]
  private let movesInputs: [Bool]

  /// Where the inputs have been seen.
  private var places: [VirtualScreen]

  private static let memoryBits: UInt64 = 2
  private static let placeBits: UInt64 = 14

  init(_ scene: ExplorationScene) {
    self.scene = scene
    let screen = VirtualScreen(
      viewport: scene.header.viewport, inputs: scene.header.inputs.map(\.input))
    places = [screen]
    fixed = scene.letters.map { letter in
      guard letter.events.allSatisfy(\.isFixed) else { return nil }
      return letter.events.compactMap { screen.keyboardEvent($0, scene.header) }
    }
    movesInputs = scene.letters.map { $0.events.contains(where: \.movesInput) }
    var shift = Self.memoryBits + Self.placeBits
    limits = scene.letters.map { letter in
      guard let limit = letter.limit, shift < 64 else { return nil }
      defer { shift += 4 }
      return (shift, UInt64(min(max(0, limit), 15)))
    }
  }

  var count: Int { scene.letters.count + scene.pauses.count }

  /// Whether a letter may come once more.
  func isAllowed(_ choice: Int, _ extra: UInt64) -> Bool {
    guard choice < limits.count, let (shift, limit) = limits[choice] else { return true }
    return (extra >> shift) & 15 < limit
  }

  /// The events of a letter as the machine takes them, and what is packed beside it afterwards.
  mutating func events(
    _ choice: Int, _ extra: UInt64, _ machine: KeyboardMachine
  ) -> (events: [KeyboardEvent], extra: UInt64) {
    var extra = extra
    if let (shift, _) = limits[choice] { extra += 1 << shift }
    if let events = fixed[choice] { return (events, extra) }
    var screen = places[Self.place(extra)]
    if let viewport = machine.viewport { screen.note(.layout(viewport)) }
    var events: [KeyboardEvent] = []
    for event in scene.letters[choice].events {
      guard let event = screen.keyboardEvent(event, scene.header) else { continue }
      if scene.letters[choice].events.count > 1 || movesInputs[choice] { screen.note(event) }
      events.append(event)
    }
    if movesInputs[choice] { extra = moved(to: screen, extra) }
    return (events, extra)
  }

  /// The packed word with another memory.
  func remembering(_ memory: InvariantMemory, _ extra: UInt64) -> UInt64 {
    (extra & ~((1 << Self.memoryBits) - 1)) | memory.bits
  }

  private mutating func moved(to screen: VirtualScreen, _ extra: UInt64) -> UInt64 {
    let known = places.firstIndex { $0.inputs == screen.inputs }
    let place = known ?? places.count
    guard place < 1 << Int(Self.placeBits) else { return extra }
    if known == nil { places.append(screen) }
    let mask = ((UInt64(1) << Self.placeBits) - 1) << Self.memoryBits
    return (extra & ~mask) | UInt64(place) << Self.memoryBits
  }

  private static func place(_ extra: UInt64) -> Int {
    Int((extra >> memoryBits) & ((1 << placeBits) - 1))
  }
}

extension InvariantMemory {
  /// The memory that was packed into a word.
  init(_ extra: UInt64) { self.init(bits: extra & 3) }
}

extension TraceEvent {
  /// Whether it means the same to the machine wherever things are.
  fileprivate var isFixed: Bool {
    switch self {
    case .focus, .layout, .caret, .caretPending, .companion, .resize: false
    default: true
    }
  }

  /// Whether an input is elsewhere afterwards, for whoever focuses it again.
  fileprivate var movesInput: Bool {
    switch self {
    case .caret, .caretPending, .companion, .resize: true
    default: false
    }
  }
}
