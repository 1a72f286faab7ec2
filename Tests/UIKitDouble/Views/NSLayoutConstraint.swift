public import Foundation

/// One side of a constraint: something of an item.
struct LayoutTerm {
  weak var item: AnyObject?
  let attribute: LayoutAttribute
}

/// What a constraint can be about here.
enum LayoutAttribute {
  case left, right, top, bottom, width, height
}

/// A line of the layout: first = second + constant (iOS 6.0).
///
/// The double knows equalities between a view, its superview, the superview's guides and its
/// siblings; no priorities, no multipliers. That is enough to pin a probe to a guide.
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor open class NSLayoutConstraint: NSObject {
  let first: LayoutTerm
  let second: LayoutTerm?
  private weak var holder: UIView?

  init(_ first: LayoutTerm, equals second: LayoutTerm?, plus constant: CGFloat) {
    self.first = first
    self.second = second
    self.constant = constant
  }

  /// The distance or length (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant
  open var constant: CGFloat {
    didSet { holder?.layoutIsStale() }
  }

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

  private func activate() {
    guard holder == nil, let one = view(of: first) else { return }
    let other = second.flatMap(view) ?? one
    holder = sequence(first: one, next: \.parent).first { other.isDescendant(of: $0) }
    holder?.constraintsInForce.append(self)
    holder?.layoutIsStale()
  }

  private func deactivate() {
    holder?.constraintsInForce.removeAll { $0 === self }
    holder?.layoutIsStale()
    holder = nil
  }

  private func view(of term: LayoutTerm) -> UIView? {
    term.item as? UIView ?? (term.item as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// A constraint held here may place this view or one in it.
  func layoutIsStale() {
    setNeedsLayout()
    parent?.setNeedsLayout()
  }

  /// Places the subviews that constraints place. Two rounds, for one that hangs on a sibling.
  func applyConstraints() {
    for _ in 0..<2 {
      for child in children where !child.translatesAutoresizingMaskIntoConstraints {
        child.solve(constraintsInForce + child.constraintsInForce, in: self)
      }
    }
  }

  private func solve(_ constraints: [NSLayoutConstraint], in container: UIView) {
    var known: [LayoutAttribute: CGFloat] = [:]
    for line in constraints {
      if line.first.item === self {
        guard let second = line.second else {
          known[line.first.attribute] = line.constant
          continue
        }
        if let value = container.value(of: second) {
          known[line.first.attribute] = value + line.constant
        }
      } else if let second = line.second, second.item === self,
        let value = container.value(of: line.first)
      {
        known[second.attribute] = value - line.constant
      }
    }
    let (x, width) = span(
      known[.left], known[.right], known[.width], now: (layoutRect.minX, layoutRect.width))
    let (y, height) = span(
      known[.top], known[.bottom], known[.height], now: (layoutRect.minY, layoutRect.height))
    let solved = CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
    if solved != layoutRect { lay(in: solved) }
  }

  private func span(
    _ low: CGFloat?, _ high: CGFloat?, _ length: CGFloat?, now: (CGFloat, CGFloat)
  ) -> (CGFloat, CGFloat) {
    switch (low, high, length) {
    case (let low?, let high?, _): (low, high - low)
    case (let low?, nil, let length): (low, length ?? now.1)
    case (nil, let high?, let length): (high - (length ?? now.1), length ?? now.1)
    case (nil, nil, let length): (now.0, length ?? now.1)
    }
  }

  /// Where an edge lies in this view's coordinates, for an item that is this view, a guide of it
  /// or a subview.
  private func value(of term: LayoutTerm) -> CGFloat? {
    let box: CGRect
    if term.item === self {
      box = bounds
    } else if let guide = term.item as? UILayoutGuide, guide.owningView === self {
      box = guide.layoutFrame
    } else if let view = term.item as? UIView, view.parent === self {
      box = view.layoutRect
    } else {
      return nil
    }
    return switch term.attribute {
    case .left: box.minX
    case .right: box.maxX
    case .top: box.minY
    case .bottom: box.maxY
    case .width: box.width
    case .height: box.height
    }
  }
}
