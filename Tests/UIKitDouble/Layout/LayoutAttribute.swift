import Foundation

/// What a constraint can be about.
enum LayoutAttribute: Int {
  case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Along which axis it lies or measures.
  var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .across
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .down
    }
  }

  /// Whether it is a length, which no origin counts for.
  var isLength: Bool { self == .width || self == .height }
}

/// One of the two directions, which constraints seldom mix.
enum LayoutAxis: Int, CaseIterable {
  case across, down
}

/// One side of a constraint: something of an item.
struct LayoutTerm {
  weak var item: AnyObject?
  let attribute: LayoutAttribute

  /// The view whose layout the item takes part in.
  @MainActor var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}

extension CGRect {
  /// The origin and the length along an axis.
  func span(_ axis: LayoutAxis) -> (low: Double, length: Double) {
    axis == .across
      ? (Double(origin.x), Double(size.width)) : (Double(origin.y), Double(size.height))
  }
}
