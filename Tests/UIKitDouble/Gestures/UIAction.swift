public import Foundation

/// Called when an action is carried out (iOS 13.0).
/// https://developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

/// An entry of a menu (iOS 13.0).
/// https://developer.apple.com/documentation/uikit/uimenuelement
@MainActor open class UIMenuElement: NSObject {
  /// Whether an entry is ticked (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uimenuelement/state
  public typealias State = CUIMenuElementState

  /// The style of an entry (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes
  public struct Attributes: OptionSet, Sendable {
    /// The bits (iOS 13.0).
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes
    public let rawValue: UInt

    /// Attributes by their bits (iOS 13.0).
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Not to be chosen (iOS 13.0).
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes/disabled
    public static let disabled = Attributes(rawValue: 1 << 0)

    /// Destroys something (iOS 13.0).
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes/destructive
    public static let destructive = Attributes(rawValue: 1 << 1)

    /// Not shown (iOS 13.0).
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes/hidden
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The entry's text (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uimenuelement/title
  open var title: String { text }

  fileprivate let text: String

  fileprivate init(text: String) {
    self.text = text
  }
}

/// A closure as an action (iOS 13.0).
/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor open class UIAction: UIMenuElement {
  /// Tells actions apart (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name (iOS 13.0).
    /// https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
    public let rawValue: String

    /// An identifier by its name (iOS 13.0).
    /// https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier by its name (iOS 13.0).
    /// https://developer.apple.com/documentation/uikit/uiaction/identifier/init(_:)
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  let handler: UIActionHandler

  /// Tells it apart from others (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiaction/identifier
  public let identifier: UIAction.Identifier

  /// Who sent it last; here nobody (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uiaction/sender
  open var sender: Any? { nil }

  private static var count = 0

  /// An action; the double looks at the title and the closure (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    Self.count += 1
    self.identifier = identifier ?? Identifier(rawValue: "double.action.\(Self.count)")
    super.init(text: title)
  }
}
