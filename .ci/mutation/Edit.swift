/// One mutant: a piece of a file and what stands there instead.
struct Edit {
  /// What kind of mistake it is, such as "comparison" or "dropped".
  let kind: String

  /// The UTF-8 offsets that are replaced.
  let range: Range<Int>
  let replacement: String

  /// The declaration around it, such as `Turn.merge`.
  var declaration = ""
  var line = 0

  /// Names it independently of the lines above it.
  var key = ""

  /// The number by which it is switched on; set when it is chosen.
  var number = 0
}

/// A piece of a file that can stand there several times, one of which runs.
struct Site {
  enum Form {
    /// One or two statements, or the whole value of a variable: `if mutant(1) { … } else { … }`.
    case statement

    /// A part of a statement: `(mutant(1) ? … : …)`.
    case expression
  }

  let form: Form
  let range: Range<Int>
}
