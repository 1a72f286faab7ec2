internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension TraceInput {
  /// An input of a screen of your own: its name, and where it is in content coordinates, in points.
  ///
  /// What else it needs (a caret, a gap of its own) is set in ``input``.
  public init(_ name: String, frame: CGRect) {
    self.init(name: name, input: FocusedInput(1, frame: frame))
  }
}

extension VirtualKeyboard {
  /// A device at rest with a screen of your own on it.
  ///
  /// - Parameters:
  ///   - device: What the device is like.
  ///   - platform: How its system posts what happens.
  ///   - orientation: How the device is held at first.
  ///   - layout: Where the view and its inputs are on the device as it is held; called once for
  ///     each orientation.
  public init(
    on device: DeviceProfile, platform: PlatformProfile,
    held orientation: DeviceOrientation = .portrait,
    layout: (DeviceProfile.Face) -> ScreenLayout
  ) {
    self.init(
      on: device, platform: platform, held: orientation, portrait: layout(device.portrait),
      landscape: layout(device.landscape))
  }
}
