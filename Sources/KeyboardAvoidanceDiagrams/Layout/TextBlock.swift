internal import KeyboardAvoidance

/// Lines of text that are placed as one.
struct TextBlock: Hashable {
  /// How a line is set.
  enum Style: Hashable {
    /// A state's name.
    case name
    /// A trigger.
    case trigger
    /// What a trigger asks for.
    case actions
    /// A sentence.
    case note

    /// The size of the letters.
    var size: Double {
      switch self {
      case .name: 17
      case .trigger: 13
      case .actions: 10.5
      case .note: 12
      }
    }

    /// The height of a line.
    var height: Double { (size * 1.32).rounded(.up) }

    /// No letter of the fonts in use is wider: fixed-width ones have 0.6 of their size or a little
    /// more, and a sentence in a proportional one stays below that.
    static let widthOfLetter = 0.61
  }

  /// One line.
  struct Line: Hashable {
    var text: String
    var style: Style
    /// The step of the happy path that it is.
    var number: Int?
    /// Whether it was taken; `nil` where nothing is counted.
    var isLit: Bool?
    /// Whether the clock causes it.
    var isTimer = false
    /// Whether it asks for nothing.
    var isIdle = false

    /// The room that a number in a circle takes.
    static let widthOfNumber = 21.0

    var width: Double {
      Double(text.count) * style.size * Style.widthOfLetter
        + (number == nil ? 0 : Self.widthOfNumber)
    }
  }

  var lines: [Line]

  var width: Double { lines.map(\.width).max() ?? 0 }
  var height: Double { lines.reduce(0) { $0 + $1.style.height } }

  /// The label of an arrow, or what a state does while it stays.
  init(_ arrow: Statechart.Arrow, _ content: DiagramContent) {
    lines = arrow.causes.flatMap { cause -> [Line] in
      let isLit = content.isLit(arrow.source, cause.trigger)
      let texts = content.lines(arrow.source, cause)
      return texts.enumerated().map { index, text in
        Line(
          text: text, style: index == 0 ? .trigger : .actions,
          number: index == 0 ? HappyPath.number(of: cause.trigger, from: arrow.source) : nil,
          isLit: isLit, isTimer: arrow.isTimer && index == 0,
          isIdle: arrow.target == nil && cause.actions.isEmpty)
      }
    }
  }

  init(_ lines: [Line]) { self.lines = lines }
}

/// Text at its place.
struct PlacedText: Hashable {
  var block: TextBlock
  var x: Double
  var y: Double

  var rect: DiagramRect {
    DiagramRect(x: x, y: y, width: block.width, height: block.height)
  }
}
