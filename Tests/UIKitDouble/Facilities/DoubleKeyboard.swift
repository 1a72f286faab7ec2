public import Foundation

/// The keyboard of a device: a test posts what UIKit would, in the order it wants to try.
///
/// Each post goes out twice, as a classic notification and as a typed message (on Apple's
/// platforms one post reaches both kinds of observer). Will-notifications are posted inside an
/// animation block of the keyboard's duration and curve: what observers change at once animates
/// with the keyboard.
@MainActor public final class DoubleKeyboard {
  /// What is posted.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// The six notifications.
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    /// Whether it announces rather than reports.
    public var isWill: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }
  }

  /// Where the keyboard is on the screen, as last posted or dragged. Empty when it is away.
  public private(set) var frame: CGRect = .zero {
    didSet {
      moves += 1
      if isOnScreen { lastFrameOnScreen = frame }
    }
  }

  /// If set, the keyboard comes and goes with the focus, with this height in points; when the app
  /// hears of it says `behavior.focusOrder`.
  public var comesWithFocus: CGFloat?

  /// What lies on top of the docked keyboard without a notification, in points: a row of
  /// credentials, an accessory view that is not counted. Only layout guides know of it.
  public var unannouncedHeight: CGFloat = 0 {
    didSet { if unannouncedHeight != oldValue { followersLayOut() } }
  }

  /// How often it has moved.
  private(set) var moves = 0
  private var lastFrameOnScreen: CGRect?
  private var frameAtEndOfTurn: CGRect = .zero

  /// Where layout guides have the keyboard; nil if away.
  var frameForGuides: CGRect? {
    var shown = device.behavior.guide == .late ? frameAtEndOfTurn : frame
    if !isSeen(shown), device.behavior.guide == .stale, let lastFrameOnScreen {
      shown = lastFrameOnScreen
    }
    guard isSeen(shown) else { return nil }
    if shown.maxY >= device.screen.bounds.maxY - 1 {
      shown.origin.y -= unannouncedHeight
      shown.size.height += unannouncedHeight
    }
    return shown
  }

  /// A turn is over: a guide that is late knows now where the keyboard is.
  func turnDidEnd() { frameAtEndOfTurn = frame }

  private func isSeen(_ frame: CGRect) -> Bool {
    let seen = frame.intersection(device.screen.bounds)
    return !seen.isNull && seen.width > 0 && seen.height > 0
  }

  /// What has been posted, in order.
  public private(set) var posts: [Post] = []

  /// One notification that was posted.
  public struct Post: Sendable {
    /// Which one.
    public let kind: Kind

    /// The keyboard's frame after it, on the screen; nil if it carried none.
    public let end: CGRect?

    /// When, on the device's clock.
    public let time: TimeInterval

    /// How many commits there had been.
    public let commits: Int
  }

  /// Whether notifications carry the screen as their object; false is iOS before 16.1.
  public var namesScreen = true

  /// Whether typed messages are posted; false is iOS before 26.
  public var postsMessages = true

  /// Whether table view controllers on the screen make room by themselves, as UIKit's do.
  public var movesTables = true

  private unowned let device: DoubleDevice

  init(device: DoubleDevice) {
    self.device = device
  }

  /// Whether any of it is on the screen.
  public var isOnScreen: Bool {
    isSeen(frame)
  }

  /// Whether it stands on the screen's bottom.
  public var isDocked: Bool { isOnScreen && frame.maxY >= device.screen.bounds.maxY - 1 }

  /// The frame of a keyboard of a height that stands on the screen's bottom.
  public func docked(height: CGFloat) -> CGRect {
    let screen = device.screen.bounds
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// The frame of a keyboard of a height just below the screen.
  public func below(height: CGFloat) -> CGRect {
    let screen = device.screen.bounds
    return CGRect(x: 0, y: screen.height, width: screen.width, height: height)
  }

  /// Posts one notification. Without an end frame it carries none; `begin` is, unless given, the
  /// frame the keyboard has; `screen` is the device's.
  public func post(
    _ kind: Kind, end: CGRect?, begin: CGRect? = nil, duration: TimeInterval = 0.25,
    curve: Int = 7, isLocal: Bool = true, screen: UIScreen? = nil
  ) {
    let screen = screen ?? device.screen
    let news = DoubleKeyboardNews(
      kind: kind, begin: begin ?? frame, end: end, duration: duration, curve: curve,
      isLocal: isLocal, screen: screen)
    let isOurs = screen === device.screen
    posts.append(
      Post(kind: kind, end: end, time: device.clock.now, commits: device.commitCount))
    let posting = { [self] in
      if isOurs { take(news) }
      device.notificationCenter.post(news.notification(namesScreen: namesScreen))
      if postsMessages { news.postMessage(to: device.notificationCenter) }
      guard isOurs else { return }
      followersLayOut()
      if kind == .willShow { device.scrollFocusedField(at: .withKeyboard) }
      if kind == .didShow { device.scrollFocusedField(at: .afterKeyboard) }
    }
    device.run {
      guard kind.isWill else { return posting() }
      AnimationScope(source: .keyboard, duration: duration, curve: curve).run(posting)
    }
  }

  /// Docked keyboard in: change and show, will and, after the animation, did.
  public func show(height: CGFloat, duration: TimeInterval = 0.25, curve: Int = 7) {
    let (from, to) = (isOnScreen ? frame : below(height: height), docked(height: height))
    post(.willChangeFrame, end: to, begin: from, duration: duration, curve: curve)
    post(.willShow, end: to, begin: from, duration: duration, curve: curve)
    device.clock.schedule(after: duration) { [weak self] in
      self?.post(.didChangeFrame, end: to, begin: from, duration: duration, curve: curve)
      self?.post(.didShow, end: to, begin: from, duration: duration, curve: curve)
    }
  }

  /// Docked keyboard out: change and hide, will and, after the animation, did.
  public func hide(duration: TimeInterval = 0.25, curve: Int = 7) {
    let (from, to) = (frame, below(height: frame.height))
    post(.willChangeFrame, end: to, begin: from, duration: duration, curve: curve)
    post(.willHide, end: to, begin: from, duration: duration, curve: curve)
    device.clock.schedule(after: duration) { [weak self] in
      self?.post(.didChangeFrame, end: to, begin: from, duration: duration, curve: curve)
      self?.post(.didHide, end: to, begin: from, duration: duration, curve: curve)
    }
  }

  /// A finger drags the docked keyboard so that its top is here. Nothing is posted: only layout
  /// guides follow.
  public func drag(top: CGFloat) {
    frame.origin.y = top
    followersLayOut()
  }

  /// The keyboard is elsewhere, and nothing is posted: another app's keyboard that goes with it, one
  /// that was left behind. Only layout guides follow.
  public func moveUnannounced(to frame: CGRect) {
    self.frame = frame
    followersLayOut()
  }

  private func take(_ news: DoubleKeyboardNews) {
    if let end = news.end {
      frame = end
    } else if news.kind == .willHide || news.kind == .didHide {
      frame = .zero
    }
    if movesTables, news.kind.isWill { makeRoomInTables() }
    for window in device.scenes.flatMap(\.windows) {
      window.forEachInTree { ($0 as? any KeyboardFollower)?.keyboardDidMove(self) }
    }
  }

  /// Views with a keyboard guide lay out, inside the keyboard's block if there is one.
  private func followersLayOut() {
    for window in device.scenes.flatMap(\.windows) {
      var followers: [UIView] = []
      window.forEachInTree { if $0.keyboardGuide != nil { followers.append($0) } }
      for view in followers {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }
  }

  private func makeRoomInTables() {
    for window in device.scenes.flatMap(\.windows) {
      window.forEachInTree { view in
        (view.controller as? UITableViewController)?.makeRoom(
          for: isDocked ? frame : .null, on: device.screen)
      }
    }
  }
}

extension UITableViewController {
  /// Adds to the table's bottom inset what the keyboard covers beyond the safe area.
  fileprivate func makeRoom(for keyboard: CGRect, on screen: UIScreen) {
    guard isOnScreen, let table = viewIfLoaded as? UITableView else { return }
    var covered: CGFloat = 0
    if !keyboard.isNull {
      let overlap = table.bounds.intersection(
        table.convert(keyboard, from: screen.coordinateSpace))
      if !overlap.isNull { covered = max(0, overlap.height - table.safeAreaInsets.bottom) }
    }
    guard covered != insetForKeyboard else { return }
    table.contentInset.bottom += covered - insetForKeyboard
    insetForKeyboard = covered
  }
}
