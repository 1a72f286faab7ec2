internal import KeyboardAvoidance

/// The states found so far, by value: equal machines with equal memories are one state.
struct StateSpace: Sendable {
  /// What tells two states apart, beside the machine.
  typealias Extra = UInt64

  private var keeper = MachineKeeper()
  private var states: ContiguousArray<KeptMachine> = []
  private var parents: ContiguousArray<UInt32> = []
  private var choices: ContiguousArray<UInt16> = []

  /// Open addressing with linear probing. A slot holds a state's number plus one, in as many bits as
  /// number the slots, and above them the upper bits of its hash: others are seldom looked at.
  private var slots: ContiguousArray<UInt32>
  private var mask: UInt32

  init() {
    slots = ContiguousArray(repeating: 0, count: 1 << 12)
    mask = UInt32(slots.count - 1)
  }

  var count: Int { states.count }

  subscript(state: Int) -> KeptMachine { states[state] }

  /// What states of these values are looked for by.
  static func hash(_ machine: KeyboardMachine, _ extra: Extra) -> UInt64 {
    machine.fingerprint ^ (extra &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The state with these values, if there is one.
  ///
  /// - Parameter guess: A state that is looked at first: many turns change nothing, and the state
  ///   before needs no search.
  func state(_ machine: KeyboardMachine, _ extra: Extra, hash: UInt64, near guess: Int) -> Int? {
    if states[guess].hash == hash, states[guess].equals(machine, mark: extra) { return guess }
    return search(machine, extra, hash: hash)
  }

  /// The state where a step arrived, if there is one.
  func state(_ arrival: Expansion.Arrival) -> Int? {
    search(arrival.machine, arrival.mark, hash: arrival.hash)
  }

  private func search(_ machine: KeyboardMachine, _ extra: Extra, hash: UInt64) -> Int? {
    let tag = tag(of: hash)
    var slot = Int(truncatingIfNeeded: hash) & Int(mask)
    while slots[slot] != 0 {
      if slots[slot] & ~mask == tag {
        let state = Int(slots[slot] & mask) - 1
        if states[state].equals(machine, mark: extra) { return state }
      }
      slot = (slot + 1) & Int(mask)
    }
    return nil
  }

  /// The upper bits of a hash, as a slot holds them.
  private func tag(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) & ~mask }

  /// Adds a state that is not in it yet, and how it was reached; returns its number.
  mutating func add(_ state: Expansion.Arrival, from parent: Int, by choice: Int) -> Int {
    states.append(keeper.keep(state.machine, mark: state.mark, hash: state.hash))
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
    var slot = Int(truncatingIfNeeded: hash) & Int(mask)
    while slots[slot] != 0 { slot = (slot + 1) & Int(mask) }
    slots[slot] = tag(of: hash) | UInt32(state + 1)
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    mask = UInt32(slots.count - 1)
    for state in states.indices { enter(state) }
  }
}
