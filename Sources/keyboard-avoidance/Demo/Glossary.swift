/// Explains the words that were shown.
struct Glossary {
  private var shown: Set<String> = ["lift", "inset", "gap", "time", "event", "state"]

  mutating func note(_ words: [String]) { shown.formUnion(words) }

  /// A line for each word that was shown, in the order of a keyboard's life.
  @MainActor var lines: [String] {
    Self.meanings.filter { $0.words.contains(where: shown.contains) }.flatMap { entry in
      let term = entry.words.filter(shown.contains).joined(separator: ", ")
      let text = Help.wrapped(entry.meaning, indent: 26)
      let head = "   \(term)"
      return head.count < 26
        ? [head + text.dropFirst(head.count)] : [head, text]
    }
  }

  /// The words that were shown and have no meaning here.
  var unexplained: Set<String> { shown.subtracting(Self.meanings.flatMap(\.words)) }

  private static let meanings: [(words: [String], meaning: String)] = [
    (["time"], "seconds from the start"),
    (["event"], "what the app was told; what comes at once is one turn, and moves the view once"),
    (["state"], "where the keyboard is in its life, as the machine sees it"),
    (["lift"], "how far the content is moved up from where it would be, in points; – not at all"),
    (["inset"], "what is added to the scroll view's bottom inset, in points; – nothing"),
    (["gap"], "from the focused field's bottom up to the keyboard's top, in points; – without one"),
    (["focus", "blur"], "a field was entered; it was left and no other entered"),
    (["willShow", "didShow"], "UIKit: the keyboard begins to come to a frame; it has come"),
    (
      ["willChangeFrame", "didChangeFrame"],
      "UIKit: the keyboard begins to go to another frame; it is there"
    ),
    (["willHide", "didHide"], "UIKit: the keyboard begins to leave; it has left"),
    (
      ["settled"],
      "no word of UIKit: the machine's own timer, after the animation's length and 0.1 s"
    ),
    (["tapOutside"], "a tap beside every field"),
    (["layout"], "the screen, the window or the view has another size"),
    (["hidden"], "no keyboard at the bottom of the screen"),
    (["showing"], "the keyboard is on its way in"),
    (["shown"], "the keyboard rests"),
    (["changingFrame"], "the keyboard goes from one frame to another"),
    (["hiding"], "the keyboard is on its way out"),
    (["translation"], "the whole view is moved by so much; up is negative"),
    (["boundsOrigin"], "the view's bounds begin so much lower: its content stands higher"),
    (["offset"], "where the scroll view's content is scrolled to; 0 is its top"),
    (["moves"], "how many times the view was told to move since the expectation before"),
    (["resigns"], "how many times the field was asked to give up the focus since then"),
    (["episode"], "true from the first turn with keyboard and focus until neither is left"),
  ]
}
