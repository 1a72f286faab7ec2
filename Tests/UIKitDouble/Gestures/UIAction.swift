public import Foundation

/// Called when an action is carried out (iOS 13.0).
/// https://developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

/// A picture; the double draws none (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject {}

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
  }

  let handler: UIActionHandler

  /// An action; the double looks at the title and the closure (iOS 14.0).
  /// https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    super.init(text: title)
  }
}
