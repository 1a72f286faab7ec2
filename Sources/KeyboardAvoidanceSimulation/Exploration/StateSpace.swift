internal import KeyboardAvoidance

/// The states found so far, by value: equal machines with equal memories are one state.
struct StateSpace: Sendable {
  /// What tells two states apart, beside the machine.
  typealias Extra = UInt64

  /// A state's value.
  struct State: Sendable {
    let kept: KeptMachine
    let extra: Extra

    /// What states of this value are looked for by.
    let hash: UInt64

    init(_ machine: KeyboardMachine, _ extra: Extra, hash: UInt64) {
      kept = KeptMachine(machine)
      self.extra = extra
      self.hash = hash
    }

    static func hash(_ machine: KeyboardMachine, _ extra: Extra) -> UInt64 {
      machine.fingerprint ^ (extra &* 0x9E37_79B9_7F4A_7C15)
    }
  }

  private var states: ContiguousArray<State> = []
  private var parents: ContiguousArray<UInt32> = []
  private var choices: ContiguousArray<UInt16> = []

  /// Open addressing with linear probing; a slot holds the upper half of a state's hash and the
  /// state's number plus one.
  private var slots: ContiguousArray<UInt64>
  private var mask: UInt64

  init() {
    slots = ContiguousArray(repeating: 0, count: 1 << 12)
    mask = UInt64(slots.count - 1)
  }

  var count: Int { states.count }

  subscript(state: Int) -> State { states[state] }

  /// The state with these values, if there is one.
  func state(_ machine: KeyboardMachine, _ extra: Extra, hash: UInt64) -> Int? {
    var slot = hash & mask
    while slots[Int(slot)] != 0 {
      let entry = slots[Int(slot)]
      if entry >> 32 == hash >> 32 {
        let state = Int(entry & 0xFFFF_FFFF) - 1
        if states[state].extra == extra, states[state].kept.equals(machine) { return state }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The state with another's values, if there is one.
  func state(_ other: State) -> Int? {
    state(other.kept.machine, other.extra, hash: other.hash)
  }

  /// Adds a state that is not in it yet, and how it was reached; returns its number.
  mutating func add(_ state: State, from parent: Int, by choice: Int) -> Int {
    states.append(state)
    parents.append(UInt32(parent))
    choices.append(UInt16(choice))
    if count * 2 > slots.count { grow() } else { enter(count - 1) }
    return count - 1
  }

  /// The choices that lead to a state from the first, on a shortest way.
  func path(to state: Int) -> [Int] {
    var path: [Int] = []
    var state = state
    while state != 0 {
      path.append(Int(choices[state]))
      state = Int(parents[state])
    }
    return path.reversed()
  }

  private mutating func enter(_ state: Int) {
    let hash = states[state].hash
    var slot = hash & mask
    while slots[Int(slot)] != 0 { slot = (slot + 1) & mask }
    slots[Int(slot)] = (hash & ~0xFFFF_FFFF) | UInt64(state + 1)
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    mask = UInt64(slots.count - 1)
    for state in states.indices { enter(state) }
  }
}
