internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// Where a random run plays: a phone that can be turned, a few inputs, and a policy.
struct Stage {
  let names: [String]
  let scrolls: Bool
  private(set) var isLandscape = false
  private var focused = "low"
  private var isPaused = false

  init(_ random: inout SplitMix64) {
    names = ["high", "low", "middle", "tall"]
    scrolls = random.index(below: 4) > 0
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

  /// Turns the phone.
  mutating func rotated() -> TraceEvent {
    isLandscape.toggle()
    var change = LayoutChange()
    change.screen = size
    change.window = CGRect(origin: .zero, size: size)
    change.view = change.window
    return .layout(change)
  }

  func header(_ random: inout SplitMix64) -> TraceHeader {
    let safeArea = VerticalInsets(top: 20, bottom: [0.0, 34][random.index(below: 2)])
    var viewport = Viewport(
      screen: size, safeArea: safeArea, overlayBarHeight: [0.0, 0, 44][random.index(below: 3)])
    if scrolls {
      let height = [700.0, 1400][random.index(below: 2)]
      viewport.scroll = ScrollMetrics(
        contentSize: CGSize(width: 375, height: height), offset: 0, insets: safeArea)
    }
    return TraceHeader(
      name: "random run", viewport: viewport, inputs: inputs(&random), policy: policy(&random))
  }

  private func inputs(_ random: inout SplitMix64) -> [TraceInput] {
    let places = [(100.0, 34.0), (540, 34), (360, 34), (200, 420)]
    return names.indices.map { index in
      let (top, height) = places[index]
      let frame = CGRect(x: 20, y: top, width: 335, height: height)
      let caret = CGRect(x: 24, y: top + height - 26, width: 2, height: 20)
      let isPlain = random.index(below: 3) > 0
      return TraceInput(
        name: names[index],
        input: FocusedInput(
          InputID(rawValue: index + 1), frame: frame,
          caret: random.index(below: 2) == 0 ? caret : nil, gap: isPlain ? nil : 16,
          placement: isPlain ? nil : Placement.named[random.index(below: 3)].placement,
          isEnabled: random.index(below: 8) > 0))
    }
  }

  private func policy(_ random: inout SplitMix64) -> AvoidancePolicy {
    let presets: [AvoidancePolicy] = [
      .standard, .keepGap(), .insetContent, .shiftBounds(), .scrollCovered, .scroll(),
    ]
    var policy = presets[random.index(below: presets.count)]
    if random.index(below: 3) == 0 {
      policy.engagement = Engagement.allCases[random.index(below: Engagement.allCases.count)]
    }
    if random.index(below: 3) == 0 {
      policy.placement = Placement.named[random.index(below: 3)].placement
    }
    return policy
  }
}
