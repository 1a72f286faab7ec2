import KeyboardAvoidance
import Testing

@testable import KeyboardAvoidanceDiagrams

@Suite("The statechart's layout")
struct StatechartLayoutTests {
  /// A chart, laid out once for all tests.
  struct Picture: Sendable, CustomTestStringConvertible {
    let content: DiagramContent
    let layout: StatechartLayout

    init(_ content: DiagramContent) {
      self.content = content
      layout = StatechartLayout(content)
    }

    var testDescription: String {
      "\(content.state?.rawValue ?? "the machine"), "
        + "\(content.showsActions ? "with" : "without") actions, "
        + "\(content.counts == nil ? "without" : "with") counts"
    }
  }

  /// The machine and each of its states, with and without actions and counts.
  static let pictures: [Picture] = {
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
          Picture(
            DiagramContent(title: "t", showsActions: showsActions, state: state, counts: counts))
        }
      }
    }
  }()

  @Test("No two texts or states overlap", arguments: pictures)
  func overlaps(_ picture: Picture) {
    let layout = picture.layout
    let texts = texts(layout)
    var overlaps: [String] = []
    for (index, first) in texts.enumerated() {
      for second in texts.dropFirst(index + 1) where first.rect.intersects(second.rect) {
        overlaps.append("\(first.text) and \(second.text)")
      }
    }
    for (index, first) in layout.states.enumerated() {
      for second in layout.states.dropFirst(index + 1) where first.rect.intersects(second.rect) {
        overlaps.append("\(first.state) and \(second.state)")
      }
      for label in layout.arrows.map(\.label) where first.rect.intersects(label.rect) {
        overlaps.append("\(first.state) and \(label.block.lines[0].text)")
      }
    }
    #expect(!texts.isEmpty && !layout.states.isEmpty)
    #expect(overlaps.isEmpty)
  }

  @Test("No line runs through a text, or through a state", arguments: pictures)
  func crossings(_ picture: Picture) {
    let layout = picture.layout
    let texts = texts(layout)
    var crossings: [String] = []
    for arrow in layout.arrows {
      for (start, end) in zip(arrow.points, arrow.points.dropFirst()) {
        for text in texts where text.rect.isCrossed(from: start, to: end) {
          crossings.append("\(arrow.arrow) and \(text.text)")
        }
        for state in layout.states where state.rect.isCrossed(from: start, to: end) {
          crossings.append("\(arrow.arrow) and \(state.state)")
        }
      }
    }
    #expect(!layout.arrows.isEmpty)
    #expect(crossings.isEmpty)
  }

  @Test("No two lines run along the same way", arguments: pictures)
  func lanes(_ picture: Picture) {
    let arrows = picture.layout.arrows
    var shared: [String] = []
    for (index, first) in arrows.enumerated() {
      for second in arrows.dropFirst(index + 1) {
        for (a, b) in zip(first.points, first.points.dropFirst()) {
          for (c, d) in zip(second.points, second.points.dropFirst())
          where Self.share(a, b, c, d) {
            shared.append("\(first.arrow) and \(second.arrow)")
          }
        }
      }
    }
    #expect(shared.isEmpty)
  }

  @Test(
    "Everything lies within the picture, what is up within the frame, texts within states",
    arguments: pictures)
  func within(_ picture: Picture) {
    let layout = picture.layout
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
