internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension Stage {
  /// What a run starts from.
  func header(_ random: inout SplitMix64) -> TraceHeader {
    let safeArea = VerticalInsets(top: 20, bottom: [0.0, 34][random.index(below: 2)])
    let window = window.frame(in: size)
    var viewport = Viewport(
      screen: size, window: window, view: view.frame(in: window.size), safeArea: safeArea,
      overlayBarHeight: [0.0, 0, 44][random.index(below: 3)])
    if scrolls {
      let height = [700.0, 1400][random.index(below: 2)]
      viewport.scroll = ScrollMetrics(
        contentSize: CGSize(width: 375, height: height), offset: 0, insets: safeArea)
    }
    viewport.nested = nested
    return TraceHeader(
      name: "random run", viewport: viewport, inputs: inputs(&random), policy: policy(&random))
  }

  /// The scroll views within the view, the innermost first; none fills what holds it.
  private var nested: [NestedScroll] {
    (0..<nestedCount).map { index in
      let height = index == 0 ? 300.0 : 420
      return NestedScroll(
        id: index, frame: CGRect(x: 0, y: 120, width: 335, height: height),
        metrics: ScrollMetrics(
          contentSize: CGSize(width: 335, height: index == 0 ? 640 : 600), offset: 0))
    }
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

  /// A policy: a preset, of which now and then something is otherwise.
  func policy(_ random: inout SplitMix64) -> AvoidancePolicy {
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
    if random.index(below: 4) == 0 { policy.grace = [0, 0.05, 0.5, 2][random.index(below: 4)] }
    return policy
  }
}
