internal import KeyboardAvoidance

/// What stands in a state's box, and how large that is.
struct StateBox {
  private let state: KeyboardState
  private let name: TextBlock
  private let inside: [TextBlock]

  init(_ state: KeyboardState, _ chart: Statechart, _ content: DiagramContent) {
    self.state = state
    name = TextBlock([
      TextBlock.Line(text: state.rawValue, style: .name, isLit: content.isLit(state))
    ])
    inside = chart.arrows.filter { $0.source == .state(state) && $0.target == nil }
      .map { TextBlock($0, content) }
  }

  private static let padding = 14.0
  private static let headHeight = 38.0

  var width: Double {
    max(name.width, inside.map(\.width).max() ?? 0) + 2 * Self.padding
  }

  var height: Double {
    Self.headHeight + max(inside.reduce(0) { $0 + $1.height }, 20) + 16
  }

  /// The height of what stands above the line below the name.
  static var ruleOffset: Double { headHeight }

  func placed(in rect: DiagramRect) -> StatechartLayout.State {
    var y = rect.y + Self.headHeight + 7
    let texts = inside.map { block in
      defer { y += block.height }
      return PlacedText(block: block, x: rect.x + Self.padding, y: y)
    }
    return StatechartLayout.State(
      state: state, rect: rect,
      name: PlacedText(
        block: name, x: rect.midX - name.width / 2, y: rect.y + (Self.headHeight - name.height) / 2),
      inside: texts)
  }
}
