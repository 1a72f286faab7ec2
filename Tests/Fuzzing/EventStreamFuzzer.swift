import Foundation
import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Whatever the events are, nothing traps, no command holds a number that is not finite, and the
/// clock leads to rest.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEventStream(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var source = ByteSource(UnsafeBufferPointer(start: bytes, count: count))
  var machine = KeyboardMachine(policy: source.policy())
  machine.handle(.layout(source.viewport()), at: .origin)
  var now = MachineInstant.origin
  var log = ""
  while !source.isEmpty {
    now.nanoseconds += Int64(source.byte()) * 10_000_000
    let turn = (0...Int(source.byte() % 4)).map { _ in source.event() }
    log += "\(now.seconds): \(turn)\n"
    for case .adjust(let move) in machine.handle(turn: turn, at: now) {
      precondition(isFinite(move), "\(log)\(move)")
    }
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

/// Bytes taken as numbers, frames and events; what is missing is zero.
private struct ByteSource {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = ArraySlice(bytes) }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func choice<Choices: Collection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: Int(byte()) % choices.count)]
  }

  /// Mostly a place on a screen, sometimes any number at all.
  mutating func number() -> Double {
    if byte() % 16 != 0 { return Double(Int(byte()) * 4) - 64 + Double(byte() % 4) / 4 }
    let bits = (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) }
    return Double(bitPattern: bits)
  }

  mutating func frame() -> CGRect {
    switch byte() % 4 {
    case 0: CGRect(x: 0, y: 407, width: 375, height: 260)
    case 1: CGRect(x: 0, y: 667, width: 375, height: 260)
    case 2: CGRect(x: 0, y: 407 - Double(byte()), width: 375, height: 260 + Double(byte()))
    default: CGRect(x: number(), y: number(), width: number(), height: number())
    }
  }

  mutating func policy() -> AvoidancePolicy {
    AvoidancePolicy(
      mover: choice(Mover.allCases), gap: number(), engagement: choice(Engagement.allCases),
      placement: choice(Placement.named.map(\.placement)),
      restore: RestoreRule(
        on: DismissalReasons(rawValue: byte() & 0x3F), to: choice(RestoreRule.Target.allCases)),
      dismissesOnOutsideTap: byte() % 2 == 0, grace: Double(byte()) / 100)
  }

  mutating func viewport() -> Viewport {
    let insets = VerticalInsets(top: number(), bottom: number())
    var viewport = Viewport(
      screen: CGSize(width: 375, height: 667), safeArea: VerticalInsets(top: number(), bottom: 34))
    if byte() % 2 == 0 {
      viewport.scroll = ScrollMetrics(
        contentSize: CGSize(width: 375, height: number() * 4), offset: number(), insets: insets)
    }
    if byte() % 4 == 0 { viewport.screen = CGSize(width: 667, height: 375) }
    if byte() % 8 == 0 { viewport.view = frame() }
    if byte() % 8 == 0, let metrics = viewport.scroll {
      viewport.nested = [NestedScroll(id: 0, frame: frame(), metrics: metrics)]
    }
    return viewport
  }

  mutating func event() -> KeyboardEvent {
    let id = InputID(rawValue: Int(byte() % 2))
    switch byte() % 16 {
    case 0...5:
      return .notification(
        KeyboardNotification(
          choice(KeyboardNotification.Kind.allCases), endFrame: byte() % 16 == 0 ? nil : frame(),
          animation: KeyboardAnimation(duration: Double(byte()) / 200), isLocal: byte() % 8 != 0))
    case 6, 7:
      return .focus(FocusedInput(id, frame: frame(), caret: frame(), isEnabled: byte() % 4 != 0))
    case 8: return .blur
    case 9: return .caret(id, frame())
    case 10: return .layout(viewport())
    case 11: return byte() % 2 == 0 ? .scroll(offset: number()) : .scrollNested(0, offset: number())
    case 12: return .sample(KeyboardSample(frame: frame(), isInteractive: byte() % 2 == 0))
    case 13: return .dismissal(choice(DismissalReason.allCases))
    case 14: return byte() % 2 == 0 ? .tapOutside : .resize(id, frame())
    default: return byte() % 2 == 0 ? .pause : .resume
    }
  }
}
