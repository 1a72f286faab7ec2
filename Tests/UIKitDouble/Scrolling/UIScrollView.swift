public import Foundation

/// A view that shows a part of something larger: its bounds' origin is the offset (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor open class UIScrollView: UIView {
  /// How a drag puts the keyboard away (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public typealias KeyboardDismissMode = CUIScrollViewKeyboardDismissMode

  /// When the safe area is added to the insets (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public typealias ContentInsetAdjustmentBehavior = CUIScrollViewContentInsetAdjustmentBehavior

  /// A scroll view with a frame (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A scroll view of no size; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Hears of scrolling (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/delegate
  open weak var delegate: (any UIScrollViewDelegate)?

  /// What the top left corner shows: the bounds' origin (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      appSetsOffset()
      bounds.origin = newValue
    }
  }

  /// Scrolls, at once or over about 0.3 s, with the offset of each frame on the way (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    animated ? scroll(to: contentOffset) : scrollAtOnce(to: contentOffset)
  }

  /// Scrolls just far enough to show a rectangle of the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offsetShowing(rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// The content's size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentsize
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustInsets()
      sizesDidChange()
    }
  }

  /// What the app adds around the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentinset
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      record(.contentInset, from: .insets(oldValue), to: .insets(contentInset))
      adjustInsets()
      if window?.device?.behavior.insetChange == .clampsOffset { clampOffset() }
    }
  }

  /// The app's insets and the safe area's (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
  open var adjustedContentInset: UIEdgeInsets { contentInset + systemInset }

  /// Called when the adjusted insets have changed (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinsetdidchange()
  open func adjustedContentInsetDidChange() {}

  /// When the safe area is added (iOS 11.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  {
    didSet { adjustInsets() }
  }

  /// The insets of both indicators; reading gives the vertical one's (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/scrollindicatorinsets
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The vertical indicator's insets (iOS 11.1).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/verticalscrollindicatorinsets
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The horizontal indicator's insets (iOS 11.1).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/horizontalscrollindicatorinsets
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// Whether the safe area is added to the indicators' insets (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// How a drag puts the keyboard away (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.property
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none

  /// Whether the user can scroll (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether content that fits can be dragged downwards all the same (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncevertical
  open var alwaysBounceVertical = false {
    didSet { adjustInsets() }
  }

  /// Whether scrolling stops at multiples of the view's size (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled
  open var isPagingEnabled = false

  /// Whether a finger is on the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/istracking
  open var isTracking: Bool { drag.isTracking }

  /// Whether a finger moves the content (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/isdragging
  open var isDragging: Bool { drag.isDragging }

  /// Whether the content moves on after the finger was lifted (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating
  open var isDecelerating: Bool { drag.isDecelerating }

  /// The recognizer of drags (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsets()
  }

  override var safeAreaKeptFromChildren: UIEdgeInsets { systemInset }

  override func boundsDidChange(from old: CGRect) {
    guard bounds != old else { return }
    super.boundsDidChange(from: old)
    if bounds.size != old.size {
      adjustInsets()
      sizesDidChange()
    }
    guard bounds.origin != old.origin else { return }
    needsLayout = true
    let isCut = isCutBySize || bounds.size != old.size
    if losesRowsInAnimations, !isCut, let scope = AnimationScope.current, scope.isAnimating {
      window?.device?.complain(.rowsVanishInAnimation, of: self)
    }
    delegate?.scrollViewDidScroll(self)
  }

  /// Whether UIKit itself is bringing the offset back because a size has changed.
  var isCutBySize = false

  let pan = ScrollPanRecognizer()
  var drag = DragState()
  var systemInset: UIEdgeInsets = .zero
  var appliedInset: UIEdgeInsets = .zero
  var motion: ScrollMotion?
  var motionStep: Int?
  weak var motionDevice: DoubleDevice?

  /// Whether an offset set in an animation block takes rows away before it starts.
  var losesRowsInAnimations: Bool { false }

  var looks = ScrollLook()
  var contentGuide: ContentLayoutGuide?
  var frameGuide: UILayoutGuide?

  private func prepare() {
    addGestureRecognizer(pan)
    pan.scrollView = self
  }
}
