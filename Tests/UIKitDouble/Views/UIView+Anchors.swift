import Foundation

extension UIView {
  /// The edge where a line of text starts (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/leadinganchor
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }

  /// The edge where a line of text ends (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/trailinganchor
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }

  /// The left edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/leftanchor
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }

  /// The right edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/rightanchor
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }

  /// The top edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/topanchor
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }

  /// The bottom edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/bottomanchor
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }

  /// The width (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/widthanchor
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }

  /// The height (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/heightanchor
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }

  /// The middle between left and right (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/centerxanchor
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }

  /// The middle between top and bottom (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/centeryanchor
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }

  /// The base line of the first line of text (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/firstbaselineanchor
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: self, attribute: .firstBaseline)
  }

  /// The base line of the last line of text (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/lastbaselineanchor
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }
}

extension UILayoutGuide {
  /// The edge where a line of text starts (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/leadinganchor
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }

  /// The edge where a line of text ends (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/trailinganchor
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }

  /// The left edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/leftanchor
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }

  /// The right edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/rightanchor
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }

  /// The top edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/topanchor
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }

  /// The bottom edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/bottomanchor
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }

  /// The width (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/widthanchor
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }

  /// The height (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/heightanchor
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }

  /// The middle between left and right (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/centerxanchor
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }

  /// The middle between top and bottom (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/centeryanchor
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}
