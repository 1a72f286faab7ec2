/// What a subcommand accepts, and the words that explain it: the source of its help, of the
/// completions, and of what is refused.
struct Syntax: Sendable {
  /// What follows an option.
  enum Value: Hashable, Sendable {
    case none
    /// One of these words.
    case word([String])
    /// A whole number in a range.
    case number(ClosedRange<Int>)
    /// Any word.
    case text
    case file
    case folder
  }

  /// An option, `--name`.
  struct Option: Hashable, Sendable {
    let name: String
    let value: Value
    let meaning: String

    init(_ name: String, _ value: Value, _ meaning: String) {
      self.name = name
      self.value = value
      self.meaning = meaning
    }

    /// A flag.
    init(_ name: String, _ meaning: String) { self.init(name, .none, meaning) }

    /// `--format FORMAT`
    var usage: String {
      switch value {
      case .none: name
      case .word: "\(name) \(name.drop { $0 == "-" }.uppercased())"
      case .number: "\(name) N"
      case .text: "\(name) NAME"
      case .file: "\(name) FILE"
      case .folder: "\(name) FOLDER"
      }
    }
  }

  /// What may stand besides options.
  enum Operands: Hashable, Sendable {
    case none
    case files
    /// One of these words.
    case word([String])
  }

  /// A command line and what it does.
  struct Example: Hashable, Sendable {
    let command: String
    let meaning: String

    init(_ command: String, _ meaning: String) {
      self.command = command
      self.meaning = meaning
    }
  }

  /// A paragraph under a heading: what the columns mean, for one.
  struct Section: Sendable {
    let title: String
    /// A term with its meaning.
    let terms: [(term: String, meaning: String)]
  }

  /// What follows the command's name, one line a form.
  var usage: [String]
  /// What it does.
  var overview: String
  var options: [Option] = []
  var operands: Operands = .none
  var sections: [Section] = []
  var examples: [Example] = []
  /// What each exit status means.
  var statuses: [(status: Int32, meaning: String)]
}
