import Foundation

/// Where the edges of a problem's items are, as expressions in its variables.
extension LayoutProblem {
  func place(of term: LayoutTerm, from origin: UIView) -> LinearExpression? {
    guard let item = term.item, let view = term.view else { return nil }
    let axis = term.attribute.axis
    guard !term.attribute.isLength else { return span(of: item, axis).length }
    var (low, length) = item === origin ? inside(origin, axis) : span(of: item, axis)
    var holder = item === origin ? origin : item is UIView ? view.parent : view
    while let now = holder, now !== origin {
      low.add(span(of: now, axis).low)
      low.constant -= now.bounds.span(axis).low
      holder = now.parent
    }
    let margins = view.layoutMargins.span(axis)
    switch term.attribute {
    case .width, .height: return length
    case .left, .leading, .top: return low
    case .right, .trailing, .bottom: return low + length
    case .centerX, .centerY: return low + length * 0.5
    case .firstBaseline:
      return view.firstBaseline.map { low + LinearExpression($0) } ?? low + length
    case .lastBaseline: return low + length - LinearExpression(view.lastBaseline)
    case .leftMargin, .leadingMargin, .topMargin: return low + LinearExpression(margins.low)
    case .rightMargin, .trailingMargin, .bottomMargin:
      return low + length - LinearExpression(margins.high)
    case .centerXWithinMargins, .centerYWithinMargins:
      length.constant += margins.low - margins.high
      return low + length * 0.5
    }
  }

  /// An item from the bounds of what holds it.
  private func span(
    of item: AnyObject, _ axis: LayoutAxis
  ) -> (low: LinearExpression, length: LinearExpression) {
    if let own = variables[Part(item: ObjectIdentifier(item), axis: axis)] {
      return (LinearExpression(variable: own.low), LinearExpression(variable: own.length))
    }
    if let guide = item as? UILayoutGuide {
      if let insets = guide.insets, let view = guide.owningView {
        let (low, length) = inside(view, axis, isScrolled: true)
        let edges = insets(view).span(axis)
        return (
          low + LinearExpression(edges.low), length - LinearExpression(edges.low + edges.high)
        )
      }
      return constants(guide.frame.span(axis))
    }
    guard let view = item as? UIView else { return (LinearExpression(), LinearExpression()) }
    return constants(view.layoutRect.span(axis))
  }

  /// A view seen from inside: from its own bounds. Of a scroll view its subviews see the content.
  private func inside(
    _ view: UIView, _ axis: LayoutAxis, isScrolled: Bool = false
  ) -> (low: LinearExpression, length: LinearExpression) {
    if !isScrolled, let content = (view as? UIScrollView)?.contentGuide {
      return span(of: content, axis)
    }
    let length = span(of: view, axis).length
    return (LinearExpression(view.bounds.span(axis).low), length)
  }

  private func constants(
    _ span: (low: Double, length: Double)
  ) -> (low: LinearExpression, length: LinearExpression) {
    (LinearExpression(span.low), LinearExpression(span.length))
  }
}

extension UIEdgeInsets {
  /// The insets at both ends of an axis.
  func span(_ axis: LayoutAxis) -> (low: Double, high: Double) {
    axis == .across
      ? (Double(left), Double(right)) : (Double(top), Double(bottom))
  }
}

extension UIView {
  /// The lowest view that holds both, or is one of them.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.parent).first { other.isDescendant(of: $0) }
  }
}
