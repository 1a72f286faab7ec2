import Foundation
import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Whatever the events are, nothing traps, no command holds a number that is not finite, and the
/// clock leads to rest.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEventStream(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var source = EventSource(UnsafeBufferPointer(start: bytes, count: count))
  var machine = KeyboardMachine(policy: source.policy())
  machine.handle(.layout(source.viewport()), at: .origin)
  var now = MachineInstant.origin
  // Printed only where something fails: printing takes a thousand times as long as the machine.
  var turns: [Turn] = []
  while !source.isEmpty {
    now.nanoseconds += Int64(UInt16(bitPattern: source.short())) * 1_000_000
    let turn = Turn(time: now, &source)
    turns.append(turn)
    let commands =
      turn.policy.map { machine.setPolicy($0, at: now) }
      ?? machine.handle(turn: turn.events, at: now)
    for case .adjust(let move) in commands { precondition(isFinite(move), "\(turns) \(move)") }
  }
  for _ in 0..<4 {
    guard let timer = machine.timer else { break }
    now = max(now, timer.deadline)
    machine.advance(to: now)
  }
  precondition(
    machine.timer == nil && !machine.state.isTransitional, "\(turns) \(machine.state)")
  return 0
}

/// A turn, or a change of the policy.
private struct Turn {
  let time: MachineInstant
  let policy: AvoidancePolicy?
  let events: [KeyboardEvent]

  init(time: MachineInstant, _ source: inout EventSource) {
    self.time = time
    let count = source.byte() % 8
    policy = count == 7 ? source.policy() : nil
    events = count == 7 ? [] : (0..<count).map { _ in source.event() }
  }
}

private func isFinite(_ move: AdjustmentCommand.Move) -> Bool {
  let adjustment = move.adjustment
  let numbers = [
    adjustment.translation, adjustment.boundsOrigin, adjustment.bottomInset,
    adjustment.addedContentOffset, move.contentOffset ?? 0, move.animation?.duration ?? 0,
  ]
  return (numbers + move.nestedOffsets.map(\.offset)).allSatisfy(\.isFinite)
}
