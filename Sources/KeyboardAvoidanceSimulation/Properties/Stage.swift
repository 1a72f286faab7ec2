internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// Where a random run plays: a device that can be turned, a window on it, a view in that, a few
/// inputs, and a policy.
///
/// Most runs play on a phone that one view fills, where a keyboard has most to do.
struct Stage {
  let names = ["high", "low", "middle", "tall"]
  let scrolls: Bool

  /// The scroll views within the view that hold the inputs.
  let nestedCount: Int

  /// How much of the screen the window takes, and how much of the window the view.
  let window: Part
  let view: Part

  private(set) var isLandscape = false
  private var focused = "low"
  private var isPaused = false

  /// How much a frame takes of what holds it.
  enum Part: CaseIterable {
    case all
    /// The left half, as in a divided screen.
    case half
    /// What is left below a bar.
    case belowBar
    /// What is left with room on every side, as a form sheet or a window on a desk.
    case inset

    func frame(in size: CGSize) -> CGRect {
      switch self {
      case .all: CGRect(origin: .zero, size: size)
      case .half: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
      case .belowBar: CGRect(x: 0, y: 64, width: size.width, height: size.height - 64)
      case .inset: CGRect(x: 20, y: 40, width: size.width - 40, height: size.height - 100)
      }
    }

    static func drawn(_ random: inout SplitMix64) -> Part {
      random.index(below: 3) > 0 ? .all : allCases[random.index(below: allCases.count)]
    }
  }

  init(_ random: inout SplitMix64) {
    scrolls = random.index(below: 4) > 0
    nestedCount = scrolls && random.index(below: 4) == 0 ? 1 + random.index(below: 2) : 0
    window = .drawn(&random)
    view = .drawn(&random)
  }

  var size: CGSize {
    isLandscape ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
  }

  /// Focuses any input.
  mutating func focus(_ random: inout SplitMix64) -> TraceEvent {
    focused = names[random.index(below: names.count)]
    return .focus(focused)
  }

  /// A place to scroll to; now and then just beyond what can be scrolled at rest.
  func offset(_ random: inout SplitMix64) -> Double {
    let ends = [33.3, 67.3, 733.3, 767.3]
    return random.index(below: 3) == 0
      ? ends[random.index(below: ends.count)] : Double(random.index(below: 8)) * 40
  }

  /// A scroll of the view, or of a scroll view in it.
  func scroll(_ random: inout SplitMix64) -> TraceEvent {
    guard scrolls else { return .blur }
    let index = random.index(below: nestedCount + 1)
    return index == nestedCount
      ? .scroll(offset: offset(&random))
      : .scrollNested(index, offset: Double(random.index(below: 7)) * 40)
  }

  /// Begins a pause or ends it, most often what is not the case already.
  mutating func suspend(_ random: inout SplitMix64) -> TraceEvent {
    if random.index(below: 6) > 0 { isPaused.toggle() }
    return isPaused ? .pause : .resume
  }

  /// The input that was focused last, or now and then any.
  func likelyFocused(_ random: inout SplitMix64) -> String {
    random.index(below: 5) > 0 ? focused : names[random.index(below: names.count)]
  }

  /// A docked frame, the tall one more often than the others.
  func docked(_ random: inout SplitMix64) -> CGRect {
    let heights = isLandscape ? [200.0, 200, 162] : [260.0, 260, 300, 216, 260.2]
    let height = heights[random.index(below: heights.count)]
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// A docked frame that nothing else in a run announces.
  var unannounced: CGRect {
    CGRect(x: 0, y: size.height - 180, width: size.width, height: 180)
  }

  var below: CGRect { CGRect(x: 0, y: size.height, width: size.width, height: 260) }
  var floating: CGRect { CGRect(x: 20, y: 60, width: 320, height: 200) }

  /// Turns the device.
  mutating func rotated() -> TraceEvent {
    isLandscape.toggle()
    var change = LayoutChange()
    change.screen = size
    let window = window.frame(in: size)
    change.window = window
    change.view = view.frame(in: window.size)
    return .layout(change)
  }

  /// Bars come to ride on the keyboard, grow or go.
  func riding(_ random: inout SplitMix64) -> TraceEvent {
    .layout(LayoutChange(overlayBarHeight: [0.0, 44, 88][random.index(below: 3)]))
  }
}
