extension UIView {
  /// The course of an animation. Open: raw value 7, the keyboard's own, is kept (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animationcurve
  public typealias AnimationCurve = CUIViewAnimationCurve

  /// How a block is animated; bits 16 to 19 hold the curve (iOS 4.0).
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions
    public let rawValue: UInt

    /// Options by their bits (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the animation (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/layoutsubviews
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)

    /// Touches are taken while views move (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Starts from what is on the screen now (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/beginfromcurrentstate
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// The block's own duration counts, not the enclosing one's (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedduration
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)

    /// The block's own curve counts, not the enclosing one's (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedcurve
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    /// Nothing but what the block says counts (iOS 7.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedoptions
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/curveeaseinout
    public static let curveEaseInOut: AnimationOptions = []

    /// Slow at the start (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/curveeasein
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Slow at the end (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/curveeaseout
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Even (iOS 4.0).
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/curvelinear
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve's raw value in the bits.
    var curve: Int { Int((rawValue >> 16) & 0xF) }
  }
}
