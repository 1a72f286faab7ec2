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
  /// What the avoiding view is to the app.
  enum Kind {
    /// A form with inputs from top to bottom.
    case form
    /// A list of messages, at its end, above a bar that is none of the view's.
    case chat
    /// A bar at the bottom of the window.
    case bar

    static func drawn(_ random: inout SplitMix64) -> Kind {
      switch random.index(below: 5) {
      case 0: .chat
      case 1: .bar
      default: .form
      }
    }
  }

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

  let kind: Kind
  let names: [String]
  let scrolls: Bool

  /// The scroll views within the view that hold the inputs.
  let nestedCount: Int

  /// How much of the screen the window takes, and how much of the window a form.
  let window: Part
  private let form: Part

  private(set) var isLandscape = false

  /// How tall the content of a scroll view is.
  private(set) var contentHeight: Double

  /// How tall a bar is.
  private(set) var barHeight = 90.0

  /// The input that was focused last.
  private(set) var focused: String

  /// How tall the docked keyboard was when it was last drawn.
  private(set) var keyboardHeight = 260.0

  private(set) var isPaused = false

  init(_ random: inout SplitMix64) {
    kind = .drawn(&random)
    switch kind {
    case .form: scrolls = random.index(below: 4) > 0
    case .chat: scrolls = true
    case .bar: scrolls = false
    }
    names = kind == .bar ? ["field", "second"] : ["high", "low", "middle", "tall"]
    focused = names[min(1, random.index(below: 4))]
    nestedCount = scrolls && random.index(below: 4) == 0 ? 1 + random.index(below: 2) : 0
    window = .drawn(&random)
    form = .drawn(&random)
    contentHeight = [700.0, 1_400][random.index(below: 2)]
  }

  /// The screen's size, in points.
  var size: CGSize {
    isLandscape ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
  }

  /// The view's frame in a window of some size.
  func view(in window: CGSize) -> CGRect {
    switch kind {
    case .form: form.frame(in: window)
    case .chat: CGRect(x: 0, y: 0, width: window.width, height: window.height - 50)
    case .bar:
      CGRect(x: 0, y: window.height - barHeight, width: window.width, height: barHeight)
    }
  }
}

/// Where the keyboard can be.
extension Stage {
  /// A docked frame, the tall one more often than the others.
  mutating func docked(_ random: inout SplitMix64) -> CGRect {
    let heights = isLandscape ? [200.0, 200, 162] : [260.0, 260, 300, 216, 260.2]
    keyboardHeight = heights[random.index(below: heights.count)]
    return docked
  }

  /// The docked frame that was drawn last, on the screen as it is turned now.
  var docked: CGRect {
    CGRect(
      x: 0, y: size.height - keyboardHeight, width: size.width, height: keyboardHeight)
  }

  /// A docked frame that nothing else in a run announces.
  var unannounced: CGRect {
    CGRect(x: 0, y: size.height - 180, width: size.width, height: 180)
  }

  var below: CGRect { CGRect(x: 0, y: size.height, width: size.width, height: 260) }
  var floating: CGRect { CGRect(x: 20, y: 60, width: 320, height: 200) }
}

/// What the user does.
extension Stage {
  /// Focuses any input.
  mutating func focus(_ random: inout SplitMix64) -> TraceEvent {
    focus(names[random.index(below: names.count)])
  }

  /// Focuses an input.
  mutating func focus(_ name: String) -> TraceEvent {
    focused = name
    return .focus(name)
  }

  /// The input that was focused last, or now and then any.
  func likelyFocused(_ random: inout SplitMix64) -> String {
    random.index(below: 5) > 0 ? focused : names[random.index(below: names.count)]
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
    if random.index(below: 4) > 0 { isPaused.toggle() }
    return isPaused ? .pause : .resume
  }

  /// Ends a pause, if there is one.
  mutating func resume() -> TraceEvent {
    isPaused = false
    return .resume
  }
}

/// What the app lays out anew.
extension Stage {
  /// Turns the device.
  mutating func rotated() -> TraceEvent {
    isLandscape.toggle()
    var change = LayoutChange(screen: size)
    let window = window.frame(in: size)
    change.window = window
    change.view = view(in: window.size)
    return .layout(change)
  }

  /// Bars come to ride on the keyboard, grow or go.
  func riding(_ random: inout SplitMix64) -> TraceEvent {
    .layout(LayoutChange(overlayBarHeight: [0.0, 44, 88][random.index(below: 3)]))
  }

  /// A message comes in at the end of the content.
  mutating func longer(_ random: inout SplitMix64) -> TraceEvent {
    contentHeight += [40.0, 66, 120][random.index(below: 3)]
    return .layout(LayoutChange(contentSize: CGSize(width: 375, height: contentHeight)))
  }

  /// The bar grows with what is typed, or is as it was.
  mutating func grown() -> TraceEvent {
    barHeight = barHeight == 90 ? 150 : 90
    return .layout(LayoutChange(view: view(in: window.frame(in: size).size)))
  }

  /// What covers the edges comes or goes: a bar of the app's, or a status bar; or a cell that holds
  /// the input is moved.
  func edged(_ random: inout SplitMix64) -> TraceEvent {
    let edges = VerticalInsets(
      top: [20.0, 64][random.index(below: 2)], bottom: [0.0, 34, 83][random.index(below: 3)])
    var change = LayoutChange(windowSafeArea: VerticalInsets(top: edges.top))
    switch random.index(below: nestedCount > 0 ? 3 : 2) {
    case 0 where scrolls: change.insets = edges
    case 2:
      let place = CGRect(x: 0, y: Double(random.index(below: 4)) * 60, width: 335, height: 300)
      change.nested = (0..<nestedCount).map { NestedChange(frame: $0 == 0 ? place : nil) }
    default:
      change.safeArea = VerticalInsets(
        top: kind == .bar ? 0 : edges.top, bottom: edges.bottom)
    }
    return .layout(change)
  }
}
