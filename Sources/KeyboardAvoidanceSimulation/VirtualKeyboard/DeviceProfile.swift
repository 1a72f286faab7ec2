public import KeyboardAvoidance

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// What a device is like: its screen, its safe areas and the sizes of its keyboards, in points.
///
/// The virtual keyboard knows devices by these facts alone.
public struct DeviceProfile: Equatable, Sendable {
  /// The device in one orientation.
  public struct Face: Equatable, Sendable {
    /// The screen's size, in points.
    public var screen: CGSize

    /// The safe area of a view that fills the screen, in points.
    public var safeArea: VerticalInsets

    /// The height of the letters' keyboard with the bottom safe area, without predictions.
    public var letters: Double

    /// The height of the bar with the predictions.
    public var predictiveBar: Double

    /// A face; sizes in points.
    public init(
      screen: CGSize, safeArea: VerticalInsets, letters: Double, predictiveBar: Double
    ) {
      self.screen = screen
      self.safeArea = safeArea
      self.letters = letters
      self.predictiveBar = predictiveBar
    }
  }

  /// How a keyboard leaves the bottom edge, on devices where it can.
  public struct Loose: Equatable, Sendable {
    /// The size of the floating keyboard, in points.
    public var floating: CGSize

    /// How far above the screen's bottom a floating, undocked or split keyboard ends, in points.
    public var rise: Double

    /// A loose keyboard; sizes in points.
    public init(floating: CGSize, rise: Double) {
      self.floating = floating
      self.rise = rise
    }
  }

  /// What the device is called, with its screen.
  public var name: String

  /// The device held upright.
  public var portrait: Face

  /// The device held sideways.
  public var landscape: Face

  /// How much of the shortcuts bar is to be seen while a hardware keyboard is attached, with the
  /// bottom safe area; `nil` where there is no such bar.
  public var shortcutsBar: Double?

  /// How the keyboard leaves the bottom edge; `nil` where it cannot.
  public var loose: Loose?

  /// A device; sizes in points.
  public init(
    name: String, portrait: Face, landscape: Face, shortcutsBar: Double? = nil, loose: Loose? = nil
  ) {
    self.name = name
    self.portrait = portrait
    self.landscape = landscape
    self.shortcutsBar = shortcutsBar
    self.loose = loose
  }
}

/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  /// Upright.
  case portrait
  /// Sideways.
  case landscape

  /// The other one.
  public var turned: DeviceOrientation { self == .portrait ? .landscape : .portrait }
}

extension DeviceProfile {
  /// The device as it is held.
  public func face(_ orientation: DeviceOrientation) -> Face {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}
