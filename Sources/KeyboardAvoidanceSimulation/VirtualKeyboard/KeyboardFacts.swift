internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// What decides where the keyboard has to be, beside the focus and the orientation.
struct KeyboardFacts: Equatable, Sendable {
  /// How the user wants the keyboard.
  enum Mode: Equatable, Sendable {
    case docked, floating, undocked, split
  }

  /// What the keyboard is.
  enum Method: Equatable, Sendable {
    case own
    case other(height: Double)
    case thirdParty(heights: [Double])
  }

  /// Where the app is.
  enum Scene: Equatable, Sendable {
    case active, background, covered
  }

  var mode = Mode.docked
  var method = Method.own
  var scene = Scene.active
  var hasPredictions = true
  var hasHardwareKeyboard = false
  var prefersCrossFade = false

  /// How far a loose keyboard was moved up, in points.
  var moved = 0.0

  /// The height of the accessory bar, without the safe area.
  var accessoryBar = 0.0

  /// The height of another app's keyboard.
  var foreignHeight: Double?

  /// Whether the keyboard is away though an input is focused.
  var isAway = false

  /// The input that had the focus before another screen came.
  var focusedBefore: String?
}

extension VirtualKeyboard {
  /// Where the keyboard has to be.
  var wanted: KeyboardPlace {
    if let height = facts.foreignHeight { return .docked(frame(height: height)) }
    if facts.scene == .covered { return .gone }
    if facts.scene == .background, platform.hidesInBackground { return .gone }
    guard focused != nil, !facts.isAway else { return barAlone }
    if facts.hasHardwareKeyboard {
      guard let bar = device.shortcutsBar else { return barAlone }
      return .docked(frame(height: height, visible: bar + facts.accessoryBar))
    }
    guard let loose = device.loose, facts.mode != .docked else {
      return .docked(frame(height: height))
    }
    return .floating(frame(of: loose))
  }

  /// The accessory bar without a keyboard.
  private var barAlone: KeyboardPlace {
    guard facts.accessoryBar > 0 else { return .gone }
    return .docked(frame(height: facts.accessoryBar + face.safeArea.bottom))
  }

  /// The height of the docked keyboard with its bars and the bottom safe area, in points.
  var height: Double {
    switch facts.method {
    case .own:
      face.letters + (facts.hasPredictions ? face.predictiveBar : 0) + facts.accessoryBar
    case .other(let height): height + facts.accessoryBar
    case .thirdParty(let heights): (heights.last ?? face.letters) + facts.accessoryBar
    }
  }

  /// A docked frame in screen coordinates; the part beyond `visible` points is below the screen.
  func frame(height: Double, visible: Double? = nil) -> CGRect {
    let top = Double(face.screen.height) - (visible ?? height)
    return CGRect(x: 0, y: top, width: Double(face.screen.width), height: height)
  }

  /// The frame of a keyboard just below the screen.
  func frameBelow(height: Double) -> CGRect { frame(height: height, visible: 0) }

  private func frame(of loose: DeviceProfile.Loose) -> CGRect {
    let bottom = Double(face.screen.height) - loose.rise - facts.moved
    let width = Double(face.screen.width)
    if facts.mode == .floating {
      let size = loose.floating
      return CGRect(
        x: width - size.width - 20, y: bottom - size.height, width: size.width, height: size.height)
    }
    let height = facts.mode == .split ? height - face.predictiveBar : height
    return CGRect(x: 0, y: bottom - height, width: width, height: height)
  }
}
