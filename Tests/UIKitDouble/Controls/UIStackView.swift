public import Foundation

/// A row or column of views, laid out by constraints that it makes itself (iOS 9.0).
/// https://developer.apple.com/documentation/uikit/uistackview
@MainActor open class UIStackView: UIView {
  /// How the room along the axis is shared out (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/distribution
  public typealias Distribution = CUIStackViewDistribution

  /// How the views stand across the axis (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/alignment
  public typealias Alignment = CUIStackViewAlignment

  /// A stack of views (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// An empty stack with a frame (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty stack; the coder is not looked at (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/init(coder:)
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// The views in it, in order (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view at a place (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    stackDidChange()
  }

  /// Takes a view out of the order; it stays a subview (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    stackDidChange()
  }

  /// Row or column (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/axis
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { stackDidChange() } }
  }

  /// How the room along the axis is shared out (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/distribution
  open var distribution: UIStackView.Distribution = .fill {
    didSet { if distribution != oldValue { stackDidChange() } }
  }

  /// How the views stand across the axis (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/alignment
  open var alignment: UIStackView.Alignment = .fill {
    didSet { if alignment != oldValue { stackDidChange() } }
  }

  /// The room between two views, in points (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/spacing
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { stackDidChange() } }
  }

  /// Whether rooms are counted from base line to base line; not modelled (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/isbaselinerelativearrangement
  open var isBaselineRelativeArrangement = false

  /// Whether the views stay within the layout margins (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { stackDidChange() }
  }

  /// Another room after a view (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    own[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    stackDidChange()
  }

  /// The room set after a view (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/customspacing(after:)
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    own[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The stack's own spacing (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/spacingusedefault
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The system's spacing (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/spacingusesystem
  public static let spacingUseSystem = CGFloat(8).nextUp

  open override func updateConstraints() {
    super.updateConstraints()
    arrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard arranged.contains(where: { $0 === subview }) else { return }
    arranged.removeAll { $0 === subview }
    stackDidChange()
  }

  private var arranged: [UIView] = []
  private var own: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var rooms: [UILayoutGuide] = []

  /// Views were added, or hidden, or the settings are others.
  func stackDidChange() {
    setNeedsUpdateConstraints()
    layoutIsStale()
  }

  private func room(after view: UIView) -> CGFloat { own[ObjectIdentifier(view)] ?? spacing }

  private func arrange() {
    NSLayoutConstraint.deactivate(made)
    for room in rooms { removeLayoutGuide(room) }
    (made, rooms) = ([], [])
    let shown = arranged.filter { !$0.isHidden }
    guard let first = shown.first, let last = shown.last else { return }
    let edges = StackEdges(isHorizontal: axis == .horizontal)
    let frame: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    add(first, edges.start, .equal, frame, edges.start)
    add(last, edges.end, .equal, frame, edges.end)
    for (one, next) in zip(shown, shown.dropFirst()) { follow(one, next, edges) }
    shareOut(shown, edges)
    for view in shown { align(view, in: frame, edges) }
    if alignment == .firstBaseline || alignment == .lastBaseline {
      let line: LayoutAttribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      for view in shown.dropFirst() { add(view, line, .equal, first, line) }
    }
    NSLayoutConstraint.activate(made)
  }

  private func follow(_ one: UIView, _ next: UIView, _ edges: StackEdges) {
    switch distribution {
    case .equalSpacing, .equalCentering:
      add(next, edges.start, .greaterThanOrEqual, one, edges.end, room(after: one))
      let room = UILayoutGuide()
      addLayoutGuide(room)
      rooms.append(room)
      let isCentering = distribution == .equalCentering
      add(room, edges.start, .equal, one, isCentering ? edges.center : edges.end)
      add(room, edges.end, .equal, next, isCentering ? edges.center : edges.start)
    default:
      add(next, edges.start, .equal, one, edges.end, room(after: one))
    }
  }

  private func shareOut(_ shown: [UIView], _ edges: StackEdges) {
    switch distribution {
    case .fillEqually:
      for view in shown.dropFirst() { add(view, edges.length, .equal, shown[0], edges.length) }
    case .fillProportionally:
      shareInProportion(shown, edges)
    case .equalSpacing, .equalCentering:
      let priority: UILayoutPriority =
        distribution == .equalSpacing ? .required : UILayoutPriority(149)
      for room in rooms.dropFirst() {
        add(room, edges.length, .equal, rooms[0], edges.length, priority: priority)
      }
    default:
      break
    }
  }

  /// Lengths in proportion to the contents' own.
  private func shareInProportion(_ shown: [UIView], _ edges: StackEdges) {
    let lengths = shown.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      return max(0, axis == .horizontal ? size.width : size.height)
    }
    guard let place = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (view, length) in zip(shown, lengths) where view !== shown[place] && length > 0 {
      add(
        view, edges.length, .equal, shown[place], edges.length, times: length / lengths[place],
        priority: UILayoutPriority(999))
    }
  }

  private func align(_ view: UIView, in frame: AnyObject, _ edges: StackEdges) {
    switch alignment {
    case .fill:
      add(view, edges.low, .equal, frame, edges.low)
      add(view, edges.high, .equal, frame, edges.high)
      return
    case .leading: add(view, edges.low, .equal, frame, edges.low)
    case .trailing: add(view, edges.high, .equal, frame, edges.high)
    case .center: add(view, edges.middle, .equal, frame, edges.middle)
    default: break
    }
    add(view, edges.low, .greaterThanOrEqual, frame, edges.low)
    add(view, edges.high, .lessThanOrEqual, frame, edges.high)
    add(view, edges.low, .equal, frame, edges.low, priority: UILayoutPriority(49))
    add(view, edges.high, .equal, frame, edges.high, priority: UILayoutPriority(49))
  }

  private func add(
    _ item: AnyObject, _ attribute: LayoutAttribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject, _ otherAttribute: LayoutAttribute, _ constant: CGFloat = 0,
    times multiplier: CGFloat = 1, priority: UILayoutPriority = .required
  ) {
    let line = NSLayoutConstraint(
      LayoutTerm(item: item, attribute: attribute), relation,
      LayoutTerm(item: other, attribute: otherAttribute), times: multiplier, plus: constant)
    line.priority = priority
    made.append(line)
  }
}

/// The edges of a stack by what they mean for its axis.
private struct StackEdges {
  let start, end, center, length, low, high, middle: LayoutAttribute

  init(isHorizontal: Bool) {
    (start, end) = isHorizontal ? (.left, .right) : (.top, .bottom)
    (low, high) = isHorizontal ? (.top, .bottom) : (.left, .right)
    (center, middle) = isHorizontal ? (.centerX, .centerY) : (.centerY, .centerX)
    length = isHorizontal ? .width : .height
  }
}

extension UIStackView.Alignment {
  /// The top of a row, where a column has its leading edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/alignment/top
  public static var top: UIStackView.Alignment { .leading }

  /// The bottom of a row, where a column has its trailing edge (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uistackview/alignment/bottom
  public static var bottom: UIStackView.Alignment { .trailing }
}
