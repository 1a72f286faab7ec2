public import Foundation

/// A line of the layout: first = multiplier × second + constant, or at most, or at least (iOS 6.0).
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor open class NSLayoutConstraint: NSObject {
  /// How the two sides compare (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation
  public typealias Relation = CNSLayoutRelation

  /// What of an item a constraint is about (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
  public typealias Attribute = CNSLayoutAttribute

  /// A direction of layout (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public typealias Axis = CUILayoutConstraintAxis

  let first: LayoutTerm
  let second: LayoutTerm?

  /// Which of all constraints it is, in the order they were made.
  let number: Int

  /// Whether required lines before it left no room for it.
  var isBroken = false

  private weak var holder: UIView?
  private static var count = 0

  init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, times multiplier: CGFloat,
    plus constant: CGFloat
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
    Self.count += 1
    number = Self.count
  }

  /// A constraint between two items, or about one if the second attribute is none (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let one = LayoutTerm(
      item: view1 as AnyObject, attribute: LayoutAttribute(rawValue: attr1.rawValue) ?? .width)
    let other = view2.flatMap { item in
      LayoutAttribute(rawValue: attr2.rawValue).map {
        LayoutTerm(item: item as AnyObject, attribute: $0)
      }
    }
    self.init(one, relation, other, times: multiplier, plus: c)
  }

  /// The first item (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem
  open var firstItem: AnyObject? { first.item }

  /// What of the first item it is about (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstattribute
  open var firstAttribute: NSLayoutConstraint.Attribute {
    Attribute(rawValue: first.attribute.rawValue) ?? .notAnAttribute
  }

  /// The second item (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/seconditem
  open var secondItem: AnyObject? { second?.item }

  /// What of the second item it is about (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/secondattribute
  open var secondAttribute: NSLayoutConstraint.Attribute {
    second.flatMap { Attribute(rawValue: $0.attribute.rawValue) } ?? .notAnAttribute
  }

  /// How the sides compare (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation
  public let relation: NSLayoutConstraint.Relation

  /// The factor of the second side (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier
  public let multiplier: CGFloat

  /// The distance or length (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.layoutIsStale(for: self) } }
  }

  /// How much it counts beside others (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.layoutIsStale(for: self) } }
  }

  /// A name by which to find the constraint (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/identifier
  open var identifier: String?

  /// Whether archives are to keep it; the double has none (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/shouldbearchived
  open var shouldBeArchived = false

  /// Whether the constraint is in force (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Puts all in force (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Puts none in force any more (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/deactivate(_:)
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Both sides.
  var terms: [LayoutTerm] { [first] + (second.map { [$0] } ?? []) }

  func touches(_ axis: LayoutAxis) -> Bool {
    first.attribute.axis == axis || second?.attribute.axis == axis
  }

  /// UIKit refuses a constraint between views of two trees; here it stays inactive.
  func activate(on view: UIView? = nil) {
    guard holder == nil, let one = first.view else { return }
    guard let place = view ?? (second.map { $0.view.flatMap(one.nearestCommonAncestor) } ?? one)
    else { return }
    holder = place
    place.constraintsInForce.append(self)
    for view in views { view.constraintsTouching.append(self) }
    makeContentGuide()
    place.layoutIsStale(for: self)
  }

  func deactivate() {
    guard let holder else { return }
    holder.constraintsInForce.removeAll { $0 === self }
    for view in views { view.constraintsTouching.removeAll { $0 === self } }
    holder.layoutIsStale(for: self)
    self.holder = nil
  }

  /// The views concerned, each once.
  private var views: [UIView] {
    guard let one = first.view else { return [] }
    guard let other = second?.view, other !== one else { return [one] }
    return [one, other]
  }

  /// Subviews of a scroll view that hold to its edges hold to its content's.
  private func makeContentGuide() {
    guard let other = second?.view, let one = first.view, !first.attribute.isLength else { return }
    for (inner, outer) in [(one, other), (other, one)] where inner !== outer {
      guard let scroll = outer as? UIScrollView, inner.isDescendant(of: scroll) else { continue }
      if terms.contains(where: { $0.item === scroll }) { _ = scroll.contentLayoutGuide }
    }
  }
}
