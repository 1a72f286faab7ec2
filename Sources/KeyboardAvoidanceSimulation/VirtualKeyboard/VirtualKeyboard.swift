public import KeyboardAvoidance

/// A keyboard without a device: it turns what a user does into the turns that a host would see.
///
/// It is a value and knows no clock: the same actions give the same events at the same times. It
/// also knows what is true, so that a test can compare the machine's last state with it.
///
///     var keyboard = VirtualKeyboard(on: .phone390x844, platform: .iOS17, fields: ["a", "b"])
///     let header = keyboard.header(policy: .standard)
///     let turns = try keyboard.perform(.tap("a")) + keyboard.perform(.rotate)
///     let entries = TracePlayer.play(Trace(header: header, turns: turns))
public struct VirtualKeyboard: Equatable, Sendable {
  /// What the device is like.
  public let device: DeviceProfile

  /// How its system posts what happens.
  public let platform: PlatformProfile

  /// How the device is held.
  public internal(set) var orientation: DeviceOrientation

  /// Where the keyboard truly is when everything that was posted has come true.
  public internal(set) var place = KeyboardPlace.gone

  /// The input that truly has the focus, by name.
  public internal(set) var focused: String?

  /// Whether the keyboard on the screen is another app's.
  public var isForeign: Bool { facts.foreignHeight != nil }

  /// Whether the app is active and its screen not covered by another one.
  public var isActive: Bool { facts.scene == .active }

  /// How long everything rests before the next action.
  public var rest = Duration.seconds(1)

  var facts = KeyboardFacts()

  private let portrait: ScreenLayout
  private let landscape: ScreenLayout
  private var lastAnnounced: Duration?
  private var lastTurn: Duration?

  /// A device at rest, without a keyboard or a focused input, with an app's screen on it.
  public init(
    on device: DeviceProfile, platform: PlatformProfile,
    held orientation: DeviceOrientation = .portrait,
    portrait: ScreenLayout, landscape: ScreenLayout
  ) {
    self.device = device
    self.platform = platform
    self.orientation = orientation
    self.portrait = portrait
    self.landscape = landscape
  }

  /// A device at rest with a form on it: fields of these names, from top to bottom.
  public init(
    on device: DeviceProfile, platform: PlatformProfile,
    held orientation: DeviceOrientation = .portrait,
    fields: [String], scrolls: Bool = true
  ) {
    self.init(
      on: device, platform: platform, held: orientation,
      portrait: .form(on: device.portrait, fields: fields, scrolls: scrolls),
      landscape: .form(on: device.landscape, fields: fields, scrolls: scrolls))
  }

  /// The device's facts as it is held.
  public var face: DeviceProfile.Face { device.face(orientation) }

  /// The app's screen as the device is held, at rest.
  public var layout: ScreenLayout {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }

  /// The height of the docked keyboard that truly covers the avoiding view, in points.
  public var overlap: Double {
    place.dockedFrame.map(layout.viewport.overlap(with:)) ?? 0
  }

  /// The header of a trace that starts now, with nothing focused and no keyboard.
  public func header(name: String = "", policy: AvoidancePolicy = .standard) -> TraceHeader {
    TraceHeader(name: name, viewport: layout.viewport, inputs: layout.inputs, policy: policy)
  }

  /// The trace of actions that start now, with nothing focused and no keyboard.
  ///
  /// - Throws: ``UnknownInput`` for an action that names no input of the screen.
  public func trace(
    of actions: [UserAction], name: String = "", policy: AvoidancePolicy = .standard
  ) throws(UnknownInput) -> Trace {
    var keyboard = self
    var turns: [TimedEvents] = []
    for action in actions { turns += try keyboard.perform(action) }
    return Trace(header: header(name: name, policy: policy), turns: turns)
  }

  /// Does what the user does, and returns the turns that a host sees, in order of time.
  ///
  /// The action starts when everything before is over and has rested, or, with `delay`, so long
  /// after the last announcement: then dids of the action before may come between its
  /// turns, and `TimedEvents.inOrder` brings the turns of both into order. An action that is
  /// impossible now returns no turn.
  ///
  /// - Throws: ``UnknownInput`` for an action that names no input of the screen.
  public mutating func perform(
    _ action: UserAction, after delay: Duration? = nil
  ) throws(UnknownInput) -> [TimedEvents] {
    try check(action)
    var script = Script()
    run(action, &script)
    let start = start(after: delay)
    let turns = TimedEvents.inOrder(
      script.turns.map { TimedEvents(at: (start + $0.time).toMilliseconds, $0.events) })
    guard let last = turns.last else { return [] }
    lastTurn = max(lastTurn ?? .zero, last.time)
    lastAnnounced = (start + script.lastAnnounced).toMilliseconds
    return turns
  }

  private func start(after delay: Duration?) -> Duration {
    guard let lastTurn, let lastAnnounced else { return .zero }
    guard let delay else { return lastTurn + max(rest, Script.shortest) }
    return lastAnnounced + max(delay, Script.shortest)
  }
}
