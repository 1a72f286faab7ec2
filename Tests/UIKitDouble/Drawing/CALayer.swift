public import Foundation

/// What is shown of a view, or a part of it. A view's layer has the view's geometry; the double
/// draws no layer, and shows no presentation between two values (iOS 2.0).
/// https://developer.apple.com/documentation/quartzcore/calayer
@MainActor open class CALayer: NSObject {
  /// A layer of its own (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/init()
  public required override init() {
    super.init()
  }

  /// A copy for presentation (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/init(layer:)
  public convenience init(layer: Any) {
    self.init()
    if let other = layer as? CALayer { (box, place) = (other.bounds, other.position) }
  }

  /// The rectangle in the superlayer (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/frame
  open var frame: CGRect {
    get { owner?.frame ?? frameOfItsOwn }
    set {
      if let owner {
        owner.frame = newValue
      } else {
        box.size = newValue.size
        place = CGPoint(
          x: newValue.minX + anchor.x * newValue.width,
          y: newValue.minY + anchor.y * newValue.height)
      }
    }
  }

  /// The layer's own coordinates (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/bounds
  open var bounds: CGRect {
    get { owner?.bounds ?? box }
    set {
      if let owner { owner.bounds = newValue } else { box = newValue }
    }
  }

  /// Where the anchor point lies in the superlayer (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/position
  open var position: CGPoint {
    get { owner?.center ?? place }
    set {
      if let owner { owner.center = newValue } else { place = newValue }
    }
  }

  /// The point that the position places, in units of the size (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/anchorpoint
  open var anchorPoint: CGPoint {
    get { owner?.anchorPoint ?? anchor }
    set {
      if let owner { owner.anchorPoint = newValue } else { anchor = newValue }
    }
  }

  /// The map applied about the anchor point (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/affinetransform()
  open func affineTransform() -> CGAffineTransform { owner?.transform ?? map }

  /// Sets the map applied about the anchor point (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/setaffinetransform(_:)
  open func setAffineTransform(_ m: CGAffineTransform) {
    if let owner { owner.transform = m } else { map = m }
  }

  /// How opaque the layer is (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/opacity
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? strength }
    set {
      if let owner { owner.alpha = CGFloat(newValue) } else { strength = newValue }
    }
  }

  /// Whether it is left out (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/ishidden
  open var isHidden: Bool {
    get { owner?.isHidden ?? hides }
    set {
      if let owner { owner.isHidden = newValue } else { hides = newValue }
    }
  }

  /// Whether what lies outside the bounds is cut off (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/maskstobounds
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? masks }
    set {
      if let owner { owner.clipsToBounds = newValue } else { masks = newValue }
    }
  }

  /// The colour behind the content (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/backgroundcolor
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? fill }
    set {
      if let owner {
        owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        fill = newValue
      }
    }
  }

  /// The place in depth among its siblings (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/zposition
  open var zPosition: CGFloat = 0

  /// How round the corners are, in points (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/cornerradius
  open var cornerRadius: CGFloat = 0

  /// Which corners are round (iOS 11.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/maskedcorners
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// How wide the border is, in points (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/borderwidth
  open var borderWidth: CGFloat = 0

  /// The border's colour (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/bordercolor
  open var borderColor: CGColor?

  /// The shadow's colour (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/shadowcolor
  open var shadowColor: CGColor? = UIColor.black.cgColor

  /// How opaque the shadow is (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/shadowopacity
  open var shadowOpacity: Float = 0

  /// How far the shadow is off (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/shadowoffset
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How blurred the shadow is (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/shadowradius
  open var shadowRadius: CGFloat = 3

  /// A name by which to find the layer (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/name
  open var name: String?

  /// How many pixels a point of the content has (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/contentsscale
  open var contentsScale: CGFloat = 1

  /// Whether it is cached as pixels (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/shouldrasterize
  open var shouldRasterize = false

  /// How many pixels a point of the cache has (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/rasterizationscale
  open var rasterizationScale: CGFloat = 1

  /// What is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/contents
  open var contents: Any?

  /// What of the layer is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/mask
  open var mask: CALayer?

  // MARK: Tree

  /// The layers in this one, from back to front (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/sublayers
  open var sublayers: [CALayer]? {
    let all = (owner?.subviews.map(\.layer) ?? []) + own
    return all.isEmpty ? nil : all
  }

  /// The layer that holds this one (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/superlayer
  open var superlayer: CALayer? { owner?.superview?.layer ?? holder }

  /// Puts a layer in front of the others (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/addsublayer(_:)
  open func addSublayer(_ layer: CALayer) { insert(layer, at: own.count) }

  /// Puts a layer at a place counted from the back (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:at:)
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer right behind another (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:below:)
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: own.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer right in front of another (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:above:)
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: own.firstIndex { $0 === sibling }.map { $0 + 1 } ?? own.count)
  }

  /// Takes the layer out of its superlayer (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/removefromsuperlayer()
  open func removeFromSuperlayer() {
    holder?.own.removeAll { $0 === self }
    holder = nil
  }

  /// Asks for layout (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/setneedslayout()
  open func setNeedsLayout() { owner?.setNeedsLayout() }

  /// Lays out at once what needs it (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }

  /// Asks to be drawn anew (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay()
  open func setNeedsDisplay() {}

  /// Whether the layer needs layout (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/needslayout()
  open func needsLayout() -> Bool { owner?.needsLayout ?? false }

  /// The layer as it is shown now: as it will be in the end (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/presentation()
  open func presentation() -> Self? { self }

  /// The layer with its end values (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/model()
  open func model() -> Self { self }

  /// A point of another layer in this one's coordinates (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/convert(_:from:)
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying((l?.mapToRoot ?? .identity).concatenating(mapToRoot.inverted()))
  }

  /// A point of this layer in another's coordinates (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/convert(_:to:)
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(mapToRoot.concatenating((l?.mapToRoot ?? .identity).inverted()))
  }

  /// A rectangle of another layer in this one's coordinates (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/convert(_:from:)
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.mapToRoot ?? .identity).concatenating(mapToRoot.inverted()))
  }

  /// A rectangle of this layer in another's coordinates (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/convert(_:to:)
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(mapToRoot.concatenating((l?.mapToRoot ?? .identity).inverted()))
  }

  /// Whether a point of the layer lies in its bounds (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/contains(_:)
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Animations, which are kept by name and change nothing

  /// Adds an animation under a name (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? "\(animations.count)"] = anim
  }

  /// The animation of a name (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// Ends the animation of a name (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/removeanimation(forkey:)
  open func removeAnimation(forKey key: String) { animations[key] = nil }

  /// Ends all animations (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/removeallanimations()
  open func removeAllAnimations() { animations = [:] }

  /// The names of the animations (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

  weak var owner: UIView?
  private weak var holder: CALayer?
  private var own: [CALayer] = []
  private var animations: [String: CAAnimation] = [:]
  private var box = CGRect.zero
  private var place = CGPoint.zero
  private var anchor = CGPoint(x: 0.5, y: 0.5)
  private var map = CGAffineTransform.identity
  private var strength: Float = 1
  private var hides = false
  private var masks = false
  private var fill: CGColor?

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    layer.holder = self
    own.insert(layer, at: min(max(0, index), own.count))
  }

  private var frameOfItsOwn: CGRect { CGRect(origin: box.origin, size: box.size).applying(toSuper) }

  private var toSuper: CGAffineTransform {
    if let owner { return owner.mapToSuperview }
    let point = CGPoint(
      x: box.origin.x + anchor.x * box.width, y: box.origin.y + anchor.y * box.height)
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }

  private var mapToRoot: CGAffineTransform {
    superlayer.map { toSuper.concatenating($0.mapToRoot) } ?? .identity
  }
}

/// Some of a layer's corners (iOS 11.0).
/// https://developer.apple.com/documentation/quartzcore/cacornermask
public struct CACornerMask: OptionSet, Sendable {
  /// The bits (iOS 11.0).
  /// https://developer.apple.com/documentation/quartzcore/cacornermask/rawvalue
  public let rawValue: UInt

  /// Corners by their bits (iOS 11.0).
  /// https://developer.apple.com/documentation/quartzcore/cacornermask/init(rawvalue:)
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner (iOS 11.0).
  /// https://developer.apple.com/documentation/quartzcore/cacornermask/layerminxminycorner
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)

  /// The upper right corner (iOS 11.0).
  /// https://developer.apple.com/documentation/quartzcore/cacornermask/layermaxxminycorner
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)

  /// The lower left corner (iOS 11.0).
  /// https://developer.apple.com/documentation/quartzcore/cacornermask/layerminxmaxycorner
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)

  /// The lower right corner (iOS 11.0).
  /// https://developer.apple.com/documentation/quartzcore/cacornermask/layermaxxmaxycorner
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
