public import Foundation

/// A switch, 51 by 31 points (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiswitch
@MainActor open class UISwitch: UIControl {
  /// One with a frame; of its own size if that is empty (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiswitch/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiswitch/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it is on (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiswitch/ison
  open var isOn = false

  /// Turns it on or off (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Its colour where it is on (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiswitch/ontintcolor
  open var onTintColor: UIColor?

  /// The thumb's colour (iOS 6.0).
  /// https://developer.apple.com/documentation/uikit/uiswitch/thumbtintcolor
  open var thumbTintColor: UIColor?

  override func wasTapped() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  open override var intrinsicContentSize: CGSize { Self.ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 51, height: 31)
}

/// A value on a line (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uislider
@MainActor open class UISlider: UIControl {
  /// One with a frame; of its own size if that is empty (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uislider/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uislider/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, within its limits (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uislider/value
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The least value (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uislider/minimumvalue
  open var minimumValue: Float = 0 {
    didSet { value = current }
  }

  /// The greatest value (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uislider/maximumvalue
  open var maximumValue: Float = 1 {
    didSet { value = current }
  }

  /// Whether it tells of values while the finger moves (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uislider/iscontinuous
  open var isContinuous = true

  /// Sets the value (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uislider/setvalue(_:animated:)
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    guard bounds.width > 0 else { return }
    let part = Float((touch.location(in: self).x - bounds.minX) / bounds.width)
    value = minimumValue + part * (maximumValue - minimumValue)
    sendActions(for: .valueChanged)
  }

  private var current: Float = 0

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.ownSize.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 118, height: 34)
}

/// A value that goes up and down in steps (iOS 5.0).
/// https://developer.apple.com/documentation/uikit/uistepper
@MainActor open class UIStepper: UIControl {
  /// One with a frame; of its own size if that is empty (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uistepper/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uistepper/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, within its limits (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uistepper/value
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The least value (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uistepper/minimumvalue
  open var minimumValue: Double = 0

  /// The greatest value (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uistepper/maximumvalue
  open var maximumValue: Double = 100

  /// How much a tap changes (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uistepper/stepvalue
  open var stepValue: Double = 1

  /// Whether it goes on at the other end (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uistepper/wraps
  open var wraps = false

  private var current: Double = 0

  open override var intrinsicContentSize: CGSize { Self.ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 94, height: 32)
}

/// How far something is (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiprogressview
@MainActor open class UIProgressView: UIView {
  /// One with a frame; of its own size if that is empty (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiprogressview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiprogressview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The part that is done, from 0 to 1 (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiprogressview/progress
  open var progress: Float = 0

  /// Sets the part that is done (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiprogressview/setprogress(_:animated:)
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The colour of what is done (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiprogressview/progresstintcolor
  open var progressTintColor: UIColor?

  /// The colour of what is not done (iOS 5.0).
  /// https://developer.apple.com/documentation/uikit/uiprogressview/tracktintcolor
  open var trackTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.ownSize.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 150, height: 4)
}

/// A dot for each page (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uipagecontrol
@MainActor open class UIPageControl: UIControl {
  /// One with a frame; of its own size if that is empty (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipagecontrol/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipagecontrol/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many pages there are (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipagecontrol/numberofpages
  open var numberOfPages = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Which page is shown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipagecontrol/currentpage
  open var currentPage = 0

  /// Whether nothing is shown for a single page (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uipagecontrol/hidesforsinglepage
  open var hidesForSinglePage = false

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 16 + 8, height: Self.ownSize.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 24, height: 26)
}

/// Wheels of dates and times (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uidatepicker
@MainActor open class UIDatePicker: UIControl {
  /// One with a frame; of its own size if that is empty (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidatepicker/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = Self.ownSize }
  }

  /// One of its own size; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidatepicker/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is picked (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidatepicker/mode
  public typealias Mode = CUIDatePickerMode

  /// What is picked (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidatepicker/datepickermode
  open var datePickerMode: UIDatePicker.Mode = .dateAndTime

  /// How it looks (iOS 13.4).
  /// https://developer.apple.com/documentation/uikit/uidatepicker/preferreddatepickerstyle
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic

  /// The date (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidatepicker/date
  open var date = Date()

  /// The earliest date (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidatepicker/minimumdate
  open var minimumDate: Date?

  /// The latest date (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidatepicker/maximumdate
  open var maximumDate: Date?

  /// Sets the date (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uidatepicker/setdate(_:animated:)
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize { Self.ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  private static let ownSize = CGSize(width: 320, height: 216)
}

/// How a date picker looks (iOS 13.4).
/// https://developer.apple.com/documentation/uikit/uidatepickerstyle
public typealias UIDatePickerStyle = CUIDatePickerStyle
