public import Foundation

/// An edge, middle or length of a view or guide, to build constraints from (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/nslayoutanchor
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: LayoutAttribute

  init(item: AnyObject, attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// This anchor lies on the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:)
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// This anchor lies at a distance from the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:constant:)
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutTerm(item: item, attribute: attribute),
      equals: LayoutTerm(item: anchor.item, attribute: anchor.attribute), plus: c)
  }
}

/// A vertical edge or middle (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge or middle (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or height (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/nslayoutdimension
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The length is fixed (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equaltoconstant:)
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(LayoutTerm(item: item, attribute: attribute), equals: nil, plus: c)
  }
}

extension UIView {
  /// The top edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/topanchor
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }

  /// The bottom edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/bottomanchor
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }

  /// The edge where a line of text starts (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/leadinganchor
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }

  /// The edge where a line of text ends (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/trailinganchor
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }

  /// The width (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/widthanchor
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }

  /// The height (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uiview/heightanchor
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
}

extension UILayoutGuide {
  /// The top edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/topanchor
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }

  /// The bottom edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/bottomanchor
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }

  /// The edge where a line of text starts (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/leadinganchor
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }

  /// The edge where a line of text ends (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/trailinganchor
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }

  /// The width (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/widthanchor
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }

  /// The height (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uilayoutguide/heightanchor
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
}
