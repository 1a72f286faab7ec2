import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A screen of an app's own: a short field and a tall one in a view that does not scroll.
enum SignUpScreen {
  static func layout(_ face: DeviceProfile.Face, notes: Double) -> ScreenLayout {
    let height = Double(face.screen.height)
    func input(_ name: String, top: Double, height: Double) -> TraceInput {
      let frame = CGRect(x: 20, y: top, width: Double(face.screen.width) - 40, height: height)
      return TraceInput(name: name, input: FocusedInput(1, frame: frame))
    }
    return ScreenLayout(
      viewport: Viewport(screen: face.screen, safeArea: face.safeArea),
      inputs: [
        input("email", top: face.safeArea.top + 60, height: 34),
        input("notes", top: height - notes - 40, height: notes),
      ])
  }

  static func screen(notes: Double = 220) -> VirtualKeyboard {
    let device = DeviceProfile.phone390x844
    return VirtualKeyboard(
      on: device, platform: .iOS17, portrait: layout(device.portrait, notes: notes),
      landscape: layout(device.landscape, notes: notes))
  }
}
