import KeyboardAvoidance
import Testing

@testable import KeyboardAvoidanceDiagrams

@Suite("The statechart's layout")
struct StatechartLayoutTests {
  /// The machine and each of its states, with and without actions and counts.
  static let contents: [DiagramContent] = {
    var counts = TransitionCounts()
    for state in KeyboardState.allCases {
      for trigger in Trigger.allCases {
        let next = Transition.from(state, on: trigger).next
        let change = TransitionCounts.Change(from: state, trigger: trigger, to: next)
        for _ in 0..<120 { counts.count(change) }
      }
    }
    let states: [KeyboardState?] = [nil] + KeyboardState.allCases.map(Optional.some)
    return states.flatMap { state in
      [false, true].flatMap { showsActions in
        [nil, counts].map { counts in
          DiagramContent(
            title: "t", showsActions: showsActions, state: state, counts: counts)
        }
      }
    }
  }()

  @Test("No two texts or states overlap", arguments: contents)
  func overlaps(_ content: DiagramContent) {
    let layout = StatechartLayout(content)
    let texts = texts(layout)
    for (index, first) in texts.enumerated() {
      for second in texts.dropFirst(index + 1) {
        #expect(!first.rect.intersects(second.rect), "\(first.text) and \(second.text)")
      }
    }
    for (index, first) in layout.states.enumerated() {
      for second in layout.states.dropFirst(index + 1) {
        #expect(!first.rect.intersects(second.rect), "\(first.state) and \(second.state)")
      }
      for label in layout.arrows.map(\.label) {
        #expect(
          !first.rect.intersects(label.rect), "\(first.state) and \(label.block.lines[0].text)")
      }
    }
  }

  @Test("No line runs through a text, or through a state", arguments: contents)
  func crossings(_ content: DiagramContent) {
    let layout = StatechartLayout(content)
    for arrow in layout.arrows {
      for (start, end) in zip(arrow.points, arrow.points.dropFirst()) {
        for text in texts(layout) {
          #expect(!text.rect.isCrossed(from: start, to: end), "\(arrow.arrow) and \(text.text)")
        }
        for state in layout.states {
          #expect(!state.rect.isCrossed(from: start, to: end), "\(arrow.arrow) and \(state.state)")
        }
      }
    }
  }

  @Test("No two lines run along the same way", arguments: contents)
  func lanes(_ content: DiagramContent) {
    let arrows = StatechartLayout(content).arrows
    for (index, first) in arrows.enumerated() {
      for second in arrows.dropFirst(index + 1) {
        for (a, b) in zip(first.points, first.points.dropFirst()) {
          for (c, d) in zip(second.points, second.points.dropFirst()) {
            #expect(!Self.share(a, b, c, d), "\(first.arrow) and \(second.arrow)")
          }
        }
      }
    }
  }

  @Test(
    "Everything lies within the picture, what is up within the frame, texts within states",
    arguments: contents)
  func within(_ content: DiagramContent) {
    let layout = StatechartLayout(content)
    let page = DiagramRect(x: 0, y: 0, width: layout.size.x, height: layout.size.y)
    #expect(page.contains(layout.outer))
    for text in texts(layout) { #expect(layout.outer.contains(text.rect), "\(text.text)") }
    for arrow in layout.arrows {
      for point in arrow.points {
        let dot = DiagramRect(x: point.x, y: point.y, width: 0, height: 0)
        #expect(layout.outer.contains(dot), "\(arrow.arrow)")
      }
    }
    if let frame = layout.frame, let title = layout.frameTitle {
      #expect(frame.contains(title.rect))
    }
    for state in layout.states {
      let isFramed = layout.frame.map { $0.contains(state.rect) } ?? false
      #expect(isFramed == state.state.isUp)
      for text in [state.name] + state.inside { #expect(state.rect.contains(text.rect)) }
    }
  }

  @Test("The happy path runs from left to right, and back only where the keyboard has left")
  func leftToRight() {
    let layout = StatechartLayout(DiagramContent())
    let left = { (state: KeyboardState) in
      layout.states.first { $0.state == state }?.rect.x ?? .nan
    }
    for (source, next) in zip(HappyPath.sources, HappyPath.sources.dropFirst()) {
      #expect(left(source) < left(next))
    }
    #expect(HappyPath.sources == [.hidden, .showing, .shown, .hiding])
  }

  private func texts(_ layout: StatechartLayout) -> [(rect: DiagramRect, text: String)] {
    let placed =
      layout.notes + layout.arrows.map(\.label) + (layout.frameTitle.map { [$0] } ?? [])
      + layout.states.flatMap { [$0.name] + $0.inside }
    return placed.map { ($0.rect, $0.block.lines.map(\.text).joined(separator: "/")) }
  }

  /// Whether two upright or level lines have more than a point in common.
  private static func share(
    _ a: DiagramPoint, _ b: DiagramPoint, _ c: DiagramPoint, _ d: DiagramPoint
  ) -> Bool {
    if a.x == b.x, c.x == d.x, a.x == c.x {
      return max(min(a.y, b.y), min(c.y, d.y)) < min(max(a.y, b.y), max(c.y, d.y))
    }
    if a.y == b.y, c.y == d.y, a.y == c.y {
      return max(min(a.x, b.x), min(c.x, d.x)) < min(max(a.x, b.x), max(c.x, d.x))
    }
    return false
  }
}
