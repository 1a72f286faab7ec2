import Foundation
import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Bytes taken as numbers, frames, policies, viewports and events; what is missing is zero.
///
/// `EventSink` writes what this reads.
struct EventSource {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = ArraySlice(bytes) }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }
  mutating func flag() -> Bool { byte() % 2 == 1 }

  mutating func choice<Choices: Collection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: Int(byte()) % choices.count)]
  }

  /// A whole number of 16 bits.
  mutating func short() -> Int16 { Int16(bitPattern: UInt16(byte()) << 8 | UInt16(byte())) }

  /// Mostly a place on a screen, in quarters of a point; sometimes any number at all.
  mutating func number() -> Double {
    if byte() % 16 != 15 { return Double(short()) / 4 }
    return Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
  }

  mutating func optional<Value>(_ value: (inout Self) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  mutating func frame() -> CGRect {
    switch byte() % 4 {
    case 0: CGRect(x: 0, y: 407, width: 375, height: 260)
    case 1: CGRect(x: 0, y: 667, width: 375, height: 260)
    default: CGRect(x: number(), y: number(), width: number(), height: number())
    }
  }

  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  mutating func insets() -> VerticalInsets { VerticalInsets(top: number(), bottom: number()) }

  mutating func policy() -> AvoidancePolicy {
    AvoidancePolicy(
      mover: choice(Mover.allCases), gap: number(), engagement: choice(Engagement.allCases),
      placement: .fraction(Double(byte() % 101) / 100), anchor: choice(ContentAnchor.allCases),
      drag: choice(DragResponse.allCases), target: choice(AvoidanceTarget.allCases),
      restore: RestoreRule(
        on: DismissalReasons(rawValue: byte() & 0x3F), to: choice(RestoreRule.Target.allCases)),
      dismissesOnOutsideTap: flag(), grace: Double(byte()) / 100)
  }

  private mutating func metrics() -> ScrollMetrics {
    ScrollMetrics(contentSize: size(), offset: number(), insets: insets())
  }

  mutating func viewport() -> Viewport {
    var viewport = Viewport(
      screen: size(), window: optional { $0.frame() }, windowSafeArea: optional { $0.insets() },
      view: optional { $0.frame() }, safeArea: insets(), scroll: optional { $0.metrics() },
      overlayBarHeight: number())
    viewport.nested = (0..<Int(byte() % 4)).map { id in
      NestedScroll(id: id, frame: frame(), metrics: metrics())
    }
    return viewport
  }

  mutating func input() -> FocusedInput {
    FocusedInput(
      InputID(rawValue: Int(byte() % 8)), frame: frame(), caret: optional { $0.frame() },
      isCaretPending: flag(), companion: optional { $0.frame() }, gap: optional { $0.number() },
      placement: optional { .fraction(Double($0.byte() % 101) / 100) }, isEnabled: flag())
  }

  mutating func event() -> KeyboardEvent {
    let kind = byte() % 16
    switch kind {
    case 0:
      return .notification(
        KeyboardNotification(
          choice(KeyboardNotification.Kind.allCases), endFrame: optional { $0.frame() },
          animation: KeyboardAnimation(duration: number(), curve: Int(byte())), isLocal: flag(),
          isOnOtherScreen: flag()))
    case 1: return .focus(input())
    case 2: return .blur
    case 3: return .layout(viewport())
    case 4: return .scroll(offset: number())
    case 5: return .scrollNested(Int(byte() % 4), offset: number())
    case 6: return .sample(KeyboardSample(frame: optional { $0.frame() }, isInteractive: flag()))
    case 7: return .dismissal(choice(DismissalReason.allCases))
    case 8: return .tapOutside
    case 9: return .pause
    case 10: return .resume
    default: return change(kind)
    }
  }

  /// Something about one input.
  private mutating func change(_ kind: UInt8) -> KeyboardEvent {
    let id = InputID(rawValue: Int(byte() % 8))
    switch kind {
    case 11: return .caret(id, optional { $0.frame() })
    case 12: return .caretPending(id)
    case 13: return .companion(id, optional { $0.frame() })
    default: return .resize(id, frame())
    }
  }
}

/// Writes the bytes that `EventSource` reads.
struct EventSink {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ byte: Int) { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  mutating func flag(_ flag: Bool) { byte(flag ? 1 : 0) }

  mutating func choice<Value: CaseIterable & Equatable>(_ value: Value) {
    byte(Array(Value.allCases).firstIndex(of: value) ?? 0)
  }

  mutating func short(_ number: Int) {
    byte(number >> 8)
    byte(number)
  }

  mutating func number(_ number: Double) {
    if abs(number) < 8_000, number * 4 == (number * 4).rounded() {
      byte(0)
      return short(Int(number * 4))
    }
    byte(15)
    for shift in stride(from: 56, through: 0, by: -8) {
      byte(Int(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
    }
  }

  mutating func optional<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  mutating func frame(_ frame: CGRect) {
    byte(2)
    number(frame.origin.x)
    number(frame.origin.y)
    size(frame.size)
  }

  mutating func size(_ size: CGSize) {
    number(size.width)
    number(size.height)
  }

  mutating func insets(_ insets: VerticalInsets) {
    number(insets.top)
    number(insets.bottom)
  }

  mutating func policy(_ policy: AvoidancePolicy) {
    choice(policy.mover)
    number(policy.gap)
    choice(policy.engagement)
    byte(Int((policy.placement.fraction * 100).rounded()))
    choice(policy.anchor)
    choice(policy.drag)
    choice(policy.target)
    byte(Int(policy.restore.reasons.rawValue))
    choice(policy.restore.target)
    flag(policy.dismissesOnOutsideTap)
    byte(Int(min(2.55, policy.grace) * 100))
  }

  private mutating func metrics(_ metrics: ScrollMetrics) {
    size(metrics.contentSize)
    number(metrics.offset)
    insets(metrics.insets)
  }

  mutating func viewport(_ viewport: Viewport) {
    size(viewport.screen)
    optional(viewport.window) { $0.frame($1) }
    optional(viewport.windowSafeArea) { $0.insets($1) }
    optional(viewport.view) { $0.frame($1) }
    insets(viewport.safeArea)
    optional(viewport.scroll) { $0.metrics($1) }
    number(viewport.overlayBarHeight)
    byte(viewport.nested.count)
    for nested in viewport.nested {
      frame(nested.frame)
      metrics(nested.metrics)
    }
  }

  mutating func input(_ input: FocusedInput) {
    byte(input.id.rawValue)
    frame(input.frame)
    optional(input.caret) { $0.frame($1) }
    flag(input.isCaretPending)
    optional(input.companion) { $0.frame($1) }
    optional(input.gap) { $0.number($1) }
    optional(input.placement) { $0.byte(Int(($1.fraction * 100).rounded())) }
    flag(input.isEnabled)
  }

  mutating func event(_ event: KeyboardEvent) {
    switch event {
    case .notification(let notification):
      byte(0)
      choice(notification.kind)
      optional(notification.endFrame) { $0.frame($1) }
      number(notification.animation.duration)
      byte(notification.animation.curve)
      flag(notification.isLocal)
      flag(notification.isOnOtherScreen)
    case .focus(let focused):
      byte(1)
      input(focused)
    case .blur: byte(2)
    case .layout(let layout):
      byte(3)
      viewport(layout)
    case .scroll(let offset):
      byte(4)
      number(offset)
    case .scrollNested(let index, let offset):
      byte(5)
      byte(index)
      number(offset)
    case .sample(let sample):
      byte(6)
      optional(sample.frame) { $0.frame($1) }
      flag(sample.isInteractive)
    case .dismissal(let reason):
      byte(7)
      choice(reason)
    case .tapOutside: byte(8)
    case .pause: byte(9)
    case .resume: byte(10)
    case .caret(let id, let caret):
      change(11, id)
      optional(caret) { $0.frame($1) }
    case .caretPending(let id): change(12, id)
    case .companion(let id, let companion):
      change(13, id)
      optional(companion) { $0.frame($1) }
    case .resize(let id, let resized):
      change(14, id)
      frame(resized)
    }
  }

  private mutating func change(_ kind: Int, _ id: InputID) {
    byte(kind)
    byte(id.rawValue)
  }
}
