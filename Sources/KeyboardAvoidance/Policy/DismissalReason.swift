/// Why the keyboard left, or the input lost its focus.
public enum DismissalReason: String, CaseIterable, Codable, Hashable, Sendable {
  /// The user tapped outside every input.
  case tap

  /// The user dragged the keyboard away.
  case drag

  /// The user pressed Return.
  case returnKey

  /// The app ended editing.
  case programmatic

  /// No reason was announced, and no input of ours is focused any more.
  case focusLost

  /// No reason was announced, and the input is still focused: a hardware keyboard, for example.
  case system
}

/// A set of dismissal reasons.
public struct DismissalReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason, in the order of `DismissalReason.allCases`.
  public let rawValue: UInt8

  /// The set with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set that holds the given reasons.
  public init(_ reasons: some Sequence<DismissalReason>) {
    self.init(rawValue: reasons.reduce(0) { $0 | Self($1).rawValue })
  }

  /// The set that holds one reason.
  public init(_ reason: DismissalReason) {
    switch reason {
    case .tap: self = .tap
    case .drag: self = .drag
    case .returnKey: self = .returnKey
    case .programmatic: self = .programmatic
    case .focusLost: self = .focusLost
    case .system: self = .system
    }
  }

  /// A tap outside every input.
  public static let tap = DismissalReasons(rawValue: 1 << 0)

  /// A drag of the keyboard.
  public static let drag = DismissalReasons(rawValue: 1 << 1)

  /// The Return key.
  public static let returnKey = DismissalReasons(rawValue: 1 << 2)

  /// The app's own doing.
  public static let programmatic = DismissalReasons(rawValue: 1 << 3)

  /// The focus went elsewhere.
  public static let focusLost = DismissalReasons(rawValue: 1 << 4)

  /// The keyboard went, the focus stayed.
  public static let system = DismissalReasons(rawValue: 1 << 5)

  /// Every reason.
  public static let all = DismissalReasons(DismissalReason.allCases)

  /// Whether the set holds `reason`.
  public func contains(_ reason: DismissalReason) -> Bool { contains(Self(reason)) }

  /// The reasons in the set, in the order of `DismissalReason.allCases`.
  public var reasons: [DismissalReason] { DismissalReason.allCases.filter(contains) }
}

extension DismissalReasons: Codable {
  /// Reads a list of names.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([DismissalReason].self))
  }

  /// Writes a list of names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(reasons)
  }
}
