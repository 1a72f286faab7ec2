public import Foundation

/// An edge, middle or length of a view or guide, to build constraints from (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/nslayoutanchor
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(item: AnyObject, attribute: LayoutAttribute) {
    term = LayoutTerm(item: item, attribute: attribute)
  }

  /// This anchor lies on the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:)
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    line(.equal, anchor)
  }

  /// This anchor lies on or beyond the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(greaterthanorequalto:)
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    line(.greaterThanOrEqual, anchor)
  }

  /// This anchor lies on or before the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(lessthanorequalto:)
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    line(.lessThanOrEqual, anchor)
  }

  /// This anchor lies at a distance from the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:constant:)
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    line(.equal, anchor, plus: c)
  }

  /// This anchor lies at least a distance from the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(greaterthanorequalto:constant:)
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    line(.greaterThanOrEqual, anchor, plus: c)
  }

  /// This anchor lies at most a distance from the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(lessthanorequalto:constant:)
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    line(.lessThanOrEqual, anchor, plus: c)
  }

  /// The item (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/item
  open var item: AnyObject? { term.item }

  /// Whether its place is left open (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/hasambiguouslayout
  open var hasAmbiguousLayout: Bool { false }

  func line(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, relation, anchor.term, times: multiplier, plus: constant)
  }
}

/// A vertical edge or middle (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another edge, as a length (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/anchorwithoffset(to:)
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item: DistanceGuide.between(self, otherAnchor), attribute: .width)
  }

  /// This edge lies after the other one by the system's spacing (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/constraint(equaltosystemspacingafter:multiplier:)
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    line(.equal, anchor, plus: Spacing.standard * multiplier)
  }

  /// This edge lies after the other one by at least the system's spacing (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/constraint(greaterthanorequaltosystemspacingafter:multiplier:)
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    line(.greaterThanOrEqual, anchor, plus: Spacing.standard * multiplier)
  }

  /// This edge lies after the other one by at most the system's spacing (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/constraint(lessthanorequaltosystemspacingafter:multiplier:)
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    line(.lessThanOrEqual, anchor, plus: Spacing.standard * multiplier)
  }
}

/// A horizontal edge or middle (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another edge, as a length (iOS 10.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/anchorwithoffset(to:)
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item: DistanceGuide.between(self, otherAnchor), attribute: .height)
  }

  /// This edge lies below the other one by the system's spacing (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/constraint(equaltosystemspacingbelow:multiplier:)
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    line(.equal, anchor, plus: Spacing.standard * multiplier)
  }

  /// This edge lies below the other one by at least the system's spacing (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/constraint(greaterthanorequaltosystemspacingbelow:multiplier:)
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    line(.greaterThanOrEqual, anchor, plus: Spacing.standard * multiplier)
  }

  /// This edge lies below the other one by at most the system's spacing (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/constraint(lessthanorequaltosystemspacingbelow:multiplier:)
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    line(.lessThanOrEqual, anchor, plus: Spacing.standard * multiplier)
  }
}

/// A width or height (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/nslayoutdimension
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The length is fixed (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equaltoconstant:)
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    alone(.equal, c)
  }

  /// The length is not less (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(greaterthanorequaltoconstant:)
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    alone(.greaterThanOrEqual, c)
  }

  /// The length is not more (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequaltoconstant:)
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    alone(.lessThanOrEqual, c)
  }

  /// The length is a multiple of the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equalto:multiplier:)
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    line(.equal, anchor, times: m)
  }

  /// The length is at least a multiple of the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(greaterthanorequalto:multiplier:)
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    line(.greaterThanOrEqual, anchor, times: m)
  }

  /// The length is at most a multiple of the other one (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequalto:multiplier:)
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    line(.lessThanOrEqual, anchor, times: m)
  }

  /// The length is a multiple of the other one and a constant (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equalto:multiplier:constant:)
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    line(.equal, anchor, times: m, plus: c)
  }

  /// The length is at least a multiple of the other one and a constant (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(greaterthanorequalto:multiplier:constant:)
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    line(.greaterThanOrEqual, anchor, times: m, plus: c)
  }

  /// The length is at most a multiple of the other one and a constant (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequalto:multiplier:constant:)
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    line(.lessThanOrEqual, anchor, times: m, plus: c)
  }

  private func alone(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, relation, nil, times: 1, plus: constant)
  }
}

/// The system's spacing between two items; here always the same.
enum Spacing {
  static let standard: CGFloat = 8
}

/// A guide between two edges, whose length is their distance.
@MainActor final class DistanceGuide: UILayoutGuide {
  static func between<Anchor: AnyObject>(
    _ one: NSLayoutAnchor<Anchor>, _ other: NSLayoutAnchor<Anchor>
  ) -> UILayoutGuide {
    let guide = DistanceGuide()
    let isAcross = one.term.attribute.axis == .across
    let place = one.term.view.flatMap { view in
      other.term.view.flatMap(view.nearestCommonAncestor)
    }
    place?.addLayoutGuide(guide)
    for (anchor, attribute) in [(one, 0), (other, 1)] {
      let edge: LayoutAttribute =
        attribute == 0 ? (isAcross ? .left : .top) : (isAcross ? .right : .bottom)
      NSLayoutConstraint(
        LayoutTerm(item: guide, attribute: edge), .equal, anchor.term, times: 1, plus: 0
      ).isActive = true
    }
    return guide
  }
}
