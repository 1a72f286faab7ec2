internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension Stage {
  /// What a run starts from.
  func header(_ random: inout SplitMix64) -> TraceHeader {
    let bottom = [0.0, 34][random.index(below: 2)]
    let safeArea = VerticalInsets(top: kind == .bar ? 0 : 20, bottom: bottom)
    let window = window.frame(in: size)
    var viewport = Viewport(
      screen: size, window: window, view: view(in: window.size), safeArea: safeArea,
      overlayBarHeight: [0.0, 0, 44][random.index(below: 3)])
    if kind == .bar { viewport.windowSafeArea.top = [20.0, 64][random.index(below: 2)] }
    if scrolls {
      viewport.scroll = ScrollMetrics(
        contentSize: CGSize(width: 375, height: contentHeight), offset: 0, insets: safeArea)
    }
    if kind == .chat, let end = viewport.scroll?.offsets(height: viewport.view.height) {
      viewport.scroll?.offset = random.index(below: 4) > 0 ? end.upperBound : end.lowerBound
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

  /// Where the inputs are: how far down, and how tall.
  private var places: [(top: Double, height: Double)] {
    kind == .bar ? [(8, 40), (50, 30)] : [(100, 34), (540, 34), (360, 34), (200, 420)]
  }

  private func inputs(_ random: inout SplitMix64) -> [TraceInput] {
    names.indices.map { index in
      let (top, height) = places[index]
      let frame = CGRect(x: 20, y: top, width: 335, height: height)
      let caret = CGRect(x: 24, y: top + height - 26, width: 2, height: 20)
      let isPlain = random.index(below: 3) > 0
      let isPending = random.index(below: 10) == 0
      return TraceInput(
        name: names[index],
        input: FocusedInput(
          InputID(rawValue: index + 1), frame: frame,
          caret: !isPending && random.index(below: 2) == 0 ? caret : nil,
          isCaretPending: isPending,
          companion: random.index(below: 4) == 0 ? companion(of: names[index], &random) : nil,
          gap: isPlain ? nil : 16, placement: isPlain ? nil : placement(&random),
          isEnabled: random.index(below: 8) > 0))
    }
  }

  /// What has to be seen with an input: a button below it, a message above it, or more than fits.
  func companion(of name: String, _ random: inout SplitMix64) -> CGRect {
    let (top, height) = places[names.firstIndex(of: name) ?? 0]
    return switch random.index(below: 5) {
    case 0: CGRect(x: 20, y: top - 40, width: 335, height: 32)
    case 1: CGRect(x: 20, y: top - 60, width: 335, height: 700)
    default: CGRect(x: 20, y: top + height + 8, width: 335, height: 44)
    }
  }

  private func placement(_ random: inout SplitMix64) -> Placement {
    [.bottom, .center, .top, .fraction(0.25), .fraction(0.8)][random.index(below: 5)]
  }

  /// A policy: a preset, that of a chat or a bar for most of these, of which now and then something
  /// is otherwise.
  func policy(_ random: inout SplitMix64) -> AvoidancePolicy {
    let presets: [AvoidancePolicy] = [
      .standard, .keepGap(), .insetContent, .shiftBounds(), .scrollCovered, .scroll(), .chat, .bar,
    ]
    var policy = presets[random.index(below: presets.count)]
    if random.index(below: 4) > 0 {
      switch kind {
      case .form: break
      case .chat: policy = .chat
      case .bar: policy = .bar
      }
    }
    if random.index(below: 3) == 0 {
      policy.engagement = Engagement.allCases[random.index(below: Engagement.allCases.count)]
    }
    if random.index(below: 3) == 0 { policy.placement = placement(&random) }
    if random.index(below: 4) == 0 { policy.grace = [0, 0.05, 0.5, 2][random.index(below: 4)] }
    if random.index(below: 8) == 0 { policy.anchor = .bottom }
    if random.index(below: 4) == 0 { policy.drag = .follow }
    if random.index(below: 8) == 0 { policy.target = .view }
    if random.index(below: 6) == 0 { policy.restore = restore(&random) }
    return policy
  }

  private func restore(_ random: inout SplitMix64) -> RestoreRule {
    let reasons: [DismissalReasons] = [.all, .tap, [.focusLost, .system], []]
    let targets = RestoreRule.Target.allCases
    return RestoreRule(
      on: reasons[random.index(below: reasons.count)],
      to: targets[random.index(below: targets.count)])
  }
}
