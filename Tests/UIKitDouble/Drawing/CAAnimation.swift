public import Foundation

/// An animation of a layer; the double keeps it and shows nothing of it (iOS 2.0).
/// https://developer.apple.com/documentation/quartzcore/caanimation
@MainActor open class CAAnimation: NSObject {
  /// An animation of nothing (iOS 2.0).
  /// https://developer.apple.com/documentation/objectivec/caanimation/init()
  public override init() { super.init() }

  /// How long it takes (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/caanimation/duration
  open var duration: CFTimeInterval = 0

  /// When it begins (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/caanimation/begintime
  open var beginTime: CFTimeInterval = 0

  /// How often it runs (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/caanimation/repeatcount
  open var repeatCount: Float = 0

  /// Whether it runs back, too (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/caanimation/autoreverses
  open var autoreverses = false

  /// Whether it goes when it is over (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/caanimation/isremovedoncompletion
  open var isRemovedOnCompletion = true

  /// How it is paced (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/caanimation/timingfunction
  open var timingFunction: CAMediaTimingFunction?

  /// What is shown before it begins and after it ends (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/caanimation/fillmode
  open var fillMode: CAMediaTimingFillMode = .removed
}

/// An animation of one property (iOS 2.0).
/// https://developer.apple.com/documentation/quartzcore/capropertyanimation
@MainActor open class CAPropertyAnimation: CAAnimation {
  /// An animation of a property, by its name (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/capropertyanimation/init(keypath:)
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property's name (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/capropertyanimation/keypath
  open var keyPath: String?

  /// Whether values are added to what is there (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/capropertyanimation/isadditive
  open var isAdditive = false
}

/// From one value to another (iOS 2.0).
/// https://developer.apple.com/documentation/quartzcore/cabasicanimation
@MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/cabasicanimation/fromvalue
  open var fromValue: Any?

  /// The value at the end (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/cabasicanimation/tovalue
  open var toValue: Any?

  /// The change (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/cabasicanimation/byvalue
  open var byValue: Any?
}

/// Through several values (iOS 2.0).
/// https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
@MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/values
  open var values: [Any]?

  /// When each is reached, as parts of the whole (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/keytimes
  open var keyTimes: [NSNumber]?
}

/// How an animation is paced: a curve with two control points (iOS 2.0).
/// https://developer.apple.com/documentation/quartzcore/camediatimingfunction
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// A pace by its name (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunction/init(name:)
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A pace by its control points (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunction/init(controlpoints:_:_:_:)
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }
}

/// The name of a pace (iOS 4.2).
/// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name (iOS 4.2).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/rawvalue
  public let rawValue: String

  /// A name (iOS 4.2).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/linear
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")

  /// Slow at first (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/easein
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")

  /// Slow in the end (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/easeout
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")

  /// Slow at both ends (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/easeineaseout
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")

  /// As the system's own animations (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is shown before an animation begins and after it ends (iOS 4.2).
/// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name (iOS 4.2).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode/rawvalue
  public let rawValue: String

  /// A mode by its name (iOS 4.2).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first value before, the last after (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode/both
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  /// The last value after (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode/forwards
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")

  /// The first value before (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode/backwards
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")

  /// Neither (iOS 2.0).
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode/removed
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A layer of a gradient (iOS 3.0).
/// https://developer.apple.com/documentation/quartzcore/cagradientlayer
@MainActor open class CAGradientLayer: CALayer {
  /// The colours (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/cagradientlayer/colors
  open var colors: [Any]?

  /// Where each colour is, as parts of the whole (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/cagradientlayer/locations
  open var locations: [NSNumber]?

  /// Where it begins, in units of the size (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/cagradientlayer/startpoint
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where it ends, in units of the size (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/cagradientlayer/endpoint
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer of a shape (iOS 3.0).
/// https://developer.apple.com/documentation/quartzcore/cashapelayer
@MainActor open class CAShapeLayer: CALayer {
  /// The shape (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/cashapelayer/path
  open var path: CGPath?

  /// The colour inside (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/cashapelayer/fillcolor
  open var fillColor: CGColor? = UIColor.black.cgColor

  /// The colour of the line (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/cashapelayer/strokecolor
  open var strokeColor: CGColor?

  /// How wide the line is (iOS 3.0).
  /// https://developer.apple.com/documentation/quartzcore/cashapelayer/linewidth
  open var lineWidth: CGFloat = 1
}

/// A shape; the double knows the rectangle around it (iOS 2.0).
/// https://developer.apple.com/documentation/coregraphics/cgpath
public final class CGPath: Sendable {
  let box: CGRect

  init(box: CGRect) { self.box = box }

  /// The rectangle around it (iOS 2.0).
  /// https://developer.apple.com/documentation/coregraphics/cgpath/boundingbox
  public var boundingBox: CGRect { box }
}

/// A shape of lines and curves; the double knows the rectangle around it (iOS 3.2).
/// https://developer.apple.com/documentation/uikit/uibezierpath
@MainActor open class UIBezierPath: NSObject {
  private var box = CGRect.null

  /// An empty shape (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/init()
  public override init() { super.init() }

  /// A rectangle (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/init(rect:)
  public convenience init(rect: CGRect) {
    self.init()
    box = rect
  }

  /// A rectangle with round corners (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/init(roundedrect:cornerradius:)
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// An ellipse in a rectangle (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/init(ovalin:)
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// Goes to a point (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/move(to:)
  open func move(to point: CGPoint) { reach(point) }

  /// Draws a line to a point (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/addline(to:)
  open func addLine(to point: CGPoint) { reach(point) }

  /// Draws a line back to the start (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/close()
  open func close() {}

  /// How wide the line is (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/linewidth
  open var lineWidth: CGFloat = 1

  /// The rectangle around it (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/bounds
  open var bounds: CGRect { box }

  /// The drawing system's shape (iOS 3.2).
  /// https://developer.apple.com/documentation/uikit/uibezierpath/cgpath
  open var cgPath: CGPath { CGPath(box: box) }

  private func reach(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
}
