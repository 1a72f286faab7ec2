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
  var log = ""
  while !source.isEmpty {
    now.nanoseconds += Int64(UInt16(bitPattern: source.short())) * 1_000_000
    let count = source.byte() % 8
    let commands: Commands
    if count == 7 {
      let policy = source.policy()
      log += "\(now.seconds): \(policy)\n"
      commands = machine.setPolicy(policy, at: now)
    } else {
      let turn = (0..<count).map { _ in source.event() }
      log += "\(now.seconds): \(turn)\n"
      commands = machine.handle(turn: turn, at: now)
    }
    for case .adjust(let move) in commands { precondition(isFinite(move), "\(log)\(move)") }
  }
  for _ in 0..<4 {
    guard let timer = machine.timer else { break }
    now = max(now, timer.deadline)
    machine.advance(to: now)
  }
  precondition(machine.timer == nil && !machine.state.isTransitional, "\(log)\(machine.state)")
  return 0
}

private func isFinite(_ move: AdjustmentCommand.Move) -> Bool {
  let adjustment = move.adjustment
  let numbers = [
    adjustment.translation, adjustment.boundsOrigin, adjustment.bottomInset,
    adjustment.addedContentOffset, move.contentOffset ?? 0, move.animation?.duration ?? 0,
  ]
  return (numbers + move.nestedOffsets.map(\.offset)).allSatisfy(\.isFinite)
}
