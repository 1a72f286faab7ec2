public import Foundation

extension UIView {
  /// The constraints held by the view (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/constraints
  public var constraints: [NSLayoutConstraint] { constraintsInForce }

  /// Puts a constraint in force, held by this view (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/addconstraint(_:)
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(on: self) }

  /// Puts constraints in force, held by this view (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/addconstraints(_:)
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Puts a constraint held by this view out of force (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/removeconstraint(_:)
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraintsInForce.contains(where: { $0 === constraint }) { constraint.deactivate() }
  }

  /// Puts constraints held by this view out of force (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/removeconstraints(_:)
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints that have to do with the view along an axis (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/constraintsaffectinglayout(for:)
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let wanted: LayoutAxis = axis == .horizontal ? .across : .down
    return constraintsTouching.filter { $0.touches(wanted) }
  }

  /// How much the view resists growing beyond its content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? fitting.hugging.across : fitting.hugging.down
  }

  /// Sets how much the view resists growing beyond its content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { fitting.hugging.across = priority }
    if axis == .vertical { fitting.hugging.down = priority }
    layoutIsStale()
  }

  /// How much the view resists being smaller than its content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/contentcompressionresistancepriority(for:)
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? fitting.resistance.across : fitting.resistance.down
  }

  /// Sets how much the view resists being smaller than its content (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { fitting.resistance.across = priority }
    if axis == .vertical { fitting.resistance.down = priority }
    layoutIsStale()
  }

  /// The content's own size has changed (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()
  public func invalidateIntrinsicContentSize() { layoutIsStale() }

  /// Asks for `updateConstraints` before the next layout (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
  public func setNeedsUpdateConstraints() {
    fitting.needsUpdate = true
    setNeedsLayout()
  }

  /// Whether `updateConstraints` is to be called (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/needsupdateconstraints()
  public func needsUpdateConstraints() -> Bool { fitting.needsUpdate }

  /// Calls `updateConstraints` here and below where it is asked for (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()
  public func updateConstraintsIfNeeded() {
    for child in children { child.updateConstraintsIfNeeded() }
    guard fitting.needsUpdate else { return }
    fitting.needsUpdate = false
    updateConstraints()
  }

  /// The smallest, or largest reasonable, size that the constraints inside allow (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func layoutIsStale(for line: NSLayoutConstraint? = nil) {
    LayoutLedger.inputsChanged()
    setNeedsLayout()
    parent?.setNeedsLayout()
    for view in (line?.terms ?? []).compactMap(\.view) {
      for around in sequence(first: view, next: \.parent) {
        around.setNeedsLayout()
        if around === self { break }
      }
    }
    if line == nil, !constraintsTouching.isEmpty {
      // A size inside may be what a view around has its size from.
      for around in sequence(first: self, next: \.parent) {
        guard !around.translatesAutoresizingMaskIntoConstraints else { break }
        around.parent?.setNeedsLayout()
      }
    }
  }

  /// Places what constraints place: the subviews, and all that hangs together with them.
  func applyConstraints() {
    updateConstraintsIfNeeded()
    let placed = children.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let hasGuides = guides.contains(where: \.isPlacedByConstraints) || self.contentIsPlaced
    guard !placed.isEmpty || hasGuides else { return }
    guard
      placed.contains(where: { $0.solvedVersion != LayoutLedger.version })
        || (hasGuides && solvedGuidesVersion != LayoutLedger.version)
    else { return }
    let problem = LayoutProblem.settled(placed, around: self)
    LayoutLedger.apply { problem.apply() }
    for view in placed { view.solvedVersion = LayoutLedger.version }
    solvedGuidesVersion = LayoutLedger.version
  }

  private var contentIsPlaced: Bool { (self as? UIScrollView)?.contentGuide != nil }

  /// The size by constraints, with a wish for each axis.
  func sizeByConstraints(
    _ target: CGSize, _ across: UILayoutPriority, _ down: UILayoutPriority
  ) -> CGSize {
    forEachInTree { $0.updateConstraintsIfNeeded() }
    let problem = LayoutProblem.settled(
      [], around: self, measuring: self,
      target: [
        .across: (Double(target.width), Int(across.rawValue)),
        .down: (Double(target.height), Int(down.rawValue)),
      ])
    return CGSize(
      width: problem.span(of: self, .across)?.length ?? 0,
      height: problem.span(of: self, .down)?.length ?? 0)
  }
}

extension LayoutProblem {
  /// Solved, and solved again with the widths that texts got, where their heights depend on them.
  static func settled(
    _ views: [UIView], around view: UIView, measuring measured: UIView? = nil,
    target: [LayoutAxis: (length: Double, priority: Int)] = [:]
  ) -> LayoutProblem {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var problem = LayoutProblem(views, around: view, measuring: measured, target: target)
    for _ in 0..<3 {
      var isChanged = false
      for case let text as UIView in problem.items where text.heightDependsOnWidth {
        guard let width = problem.span(of: text, .across)?.length else { continue }
        let key = ObjectIdentifier(text)
        let before = text.contentSize(forWidth: widths[key]).height
        widths[key] = CGFloat(width)
        if text.contentSize(forWidth: CGFloat(width)).height != before { isChanged = true }
      }
      guard isChanged else { break }
      problem = LayoutProblem(
        views, around: view, measuring: measured, target: target, widths: widths)
    }
    return problem
  }

  /// Sets the frames.
  func apply() {
    for item in items {
      let (across, down) = (span(of: item, .across), span(of: item, .down))
      if let view = item as? UIView {
        var rect = view.layoutRect
        if let across { (rect.origin.x, rect.size.width) = (across.low, across.length) }
        if let down { (rect.origin.y, rect.size.height) = (down.low, down.length) }
        if rect != view.layoutRect { view.lay(in: rect) }
        if across != nil, down != nil { view.solvedVersion = LayoutLedger.version }
      } else if let guide = item as? UILayoutGuide {
        if let across {
          (guide.frame.origin.x, guide.frame.size.width) = (across.low, across.length)
        }
        if let down { (guide.frame.origin.y, guide.frame.size.height) = (down.low, down.length) }
        (guide as? ContentLayoutGuide)?.sizeContent()
      }
    }
  }
}

/// How a view takes part in layout by constraints.
struct Fitting {
  /// A priority for each axis.
  struct Priorities {
    var across: UILayoutPriority
    var down: UILayoutPriority
  }

  var hugging = Priorities(across: .defaultLow, down: .defaultLow)
  var resistance = Priorities(across: .defaultHigh, down: .defaultHigh)
  var needsUpdate = true
  var margins: UIEdgeInsets?
  var preservesMargins = false
  var insetsMarginsFromSafeArea = true
}

extension UIView {
  /// A length for a content that has none of its own (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The smallest size, to measure for (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The largest reasonable size, to measure for (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiview/layoutfittingexpandedsize
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func contentPriorities(
    _ axis: LayoutAxis
  ) -> (hugging: UILayoutPriority, resistance: UILayoutPriority) {
    axis == .across
      ? (fitting.hugging.across, fitting.resistance.across)
      : (fitting.hugging.down, fitting.resistance.down)
  }
}
