internal import KeyboardAvoidance

/// The states found so far, by value: equal machines with equal memories are one state.
struct StateSpace {
  /// What tells two states apart, beside the machine.
  typealias Extra = UInt64

  private static let chunkSize = 4096

  private var chunks: [ContiguousArray<KeyboardMachine>] = []
  private var extras: ContiguousArray<Extra> = []
  private var hashes: ContiguousArray<Int> = []
  private var parents: ContiguousArray<UInt32> = []
  private var choices: ContiguousArray<UInt16> = []

  /// Open addressing with linear probing; a slot holds a state's number plus one.
  private var slots: ContiguousArray<UInt32>
  private var mask: Int

  init() {
    slots = ContiguousArray(repeating: 0, count: 1 << 12)
    mask = slots.count - 1
  }

  var count: Int { extras.count }

  func machine(_ state: Int) -> KeyboardMachine {
    chunks[state / Self.chunkSize][state % Self.chunkSize]
  }

  func extra(_ state: Int) -> Extra { extras[state] }

  /// The state with these values; a new one if there is none yet.
  mutating func find(
    _ machine: KeyboardMachine, _ extra: Extra, from parent: Int, by choice: Int
  ) -> (state: Int, isNew: Bool) {
    let hash = Int(
      truncatingIfNeeded: machine.fingerprint ^ (extra &* 0x9E37_79B9_7F4A_7C15))
    var slot = hash & mask
    while slots[slot] != 0 {
      let state = Int(slots[slot]) - 1
      if hashes[state] == hash, extras[state] == extra, holds(machine, at: state) {
        return (state, false)
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(count + 1)
    append(machine, extra, hash, parent, choice)
    if count * 2 > slots.count { grow() }
    return (count - 1, true)
  }

  /// Whether a state's machine is this one; it is looked at in place.
  private mutating func holds(_ machine: KeyboardMachine, at state: Int) -> Bool {
    chunks[state / Self.chunkSize][state % Self.chunkSize].equals(machine)
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

  private mutating func append(
    _ machine: KeyboardMachine, _ extra: Extra, _ hash: Int, _ parent: Int, _ choice: Int
  ) {
    if count % Self.chunkSize == 0 {
      var chunk = ContiguousArray<KeyboardMachine>()
      chunk.reserveCapacity(Self.chunkSize)
      chunks.append(chunk)
    }
    chunks[chunks.count - 1].append(machine)
    extras.append(extra)
    hashes.append(hash)
    parents.append(UInt32(parent))
    choices.append(UInt16(choice))
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    mask = slots.count - 1
    for state in hashes.indices {
      var slot = hashes[state] & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(state + 1)
    }
  }
}
