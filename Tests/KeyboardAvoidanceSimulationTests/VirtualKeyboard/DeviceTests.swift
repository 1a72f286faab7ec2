import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Devices and the forms on them")
struct DeviceTests {
  /// What is known of each device: upright and sideways the screen, the safe area at the top and at
  /// the bottom, the letters and the predictions; for a pad the shortcuts bar.
  private static let known = [
    "iPhone SE (1st), 320 x 568: 320 x 568, 20 and 0, 216 + 37; 568 x 320, 0 and 0, 162 + 32",
    "iPhone SE (3rd), 375 x 667: 375 x 667, 20 and 0, 216 + 44; 667 x 375, 0 and 0, 162 + 38",
    "iPhone 11 Pro, 375 x 812: 375 x 812, 44 and 34, 291 + 44; 812 x 375, 0 and 21, 171 + 38",
    "iPhone 11, 414 x 896: 414 x 896, 48 and 34, 301 + 45; 896 x 414, 0 and 21, 171 + 38",
    "iPhone 14, 390 x 844: 390 x 844, 47 and 34, 291 + 45; 844 x 390, 0 and 21, 171 + 38",
    "iPhone 16, 393 x 852: 393 x 852, 59 and 34, 291 + 45; 852 x 393, 0 and 21, 171 + 38",
    "iPhone 16 Pro, 402 x 874: 402 x 874, 62 and 34, 291 + 45; 874 x 402, 0 and 21, 171 + 38",
    "iPhone 16 Plus, 430 x 932: 430 x 932, 59 and 34, 301 + 45; 932 x 430, 0 and 21, 171 + 38",
    "iPad 9.7, 768 x 1024: 768 x 1024, 20 and 0, 258 + 55; 1024 x 768, 20 and 0, 343 + 55; "
      + "shortcuts 55; floats as 320 x 254, 100 up",
    "iPad Pro 11, 834 x 1194: 834 x 1194, 24 and 20, 282 + 55; 1194 x 834, 24 and 20, 367 + 55; "
      + "shortcuts 69; floats as 320 x 254, 100 up",
    "iPad Pro 12.9, 1024 x 1366: 1024 x 1366, 24 and 20, 368 + 55; "
      + "1366 x 1024, 24 and 20, 443 + 55; shortcuts 69; floats as 320 x 254, 100 up",
  ]

  @Test("Each has the screen, the safe areas and the keyboards that are known of it")
  func known() {
    for (device, known) in zip(DeviceProfile.all, Self.known) {
      #expect(Self.text(device) == known)
    }
    #expect(DeviceProfile.all.count == Self.known.count)
    #expect(DeviceProfile.phone390x844.face(.portrait) == DeviceProfile.phone390x844.portrait)
    #expect(DeviceProfile.phone390x844.face(.landscape) == DeviceProfile.phone390x844.landscape)
    #expect(DeviceOrientation.allCases.map(\.turned) == [.landscape, .portrait])
  }

  private static func text(_ device: DeviceProfile) -> String {
    var parts = [face(device.portrait), face(device.landscape)]
    if let bar = device.shortcutsBar { parts.append("shortcuts \(Int(bar))") }
    if let loose = device.loose {
      parts.append("floats as \(size(loose.floating)), \(Int(loose.rise)) up")
    }
    return "\(device.name): \(parts.joined(separator: "; "))"
  }

  private static func face(_ face: DeviceProfile.Face) -> String {
    "\(size(face.screen)), \(Int(face.safeArea.top)) and \(Int(face.safeArea.bottom)), "
      + "\(Int(face.letters)) + \(Int(face.predictiveBar))"
  }

  private static func size(_ size: CGSize) -> String { "\(Int(size.width)) x \(Int(size.height))" }

  @Test("A form that scrolls has its fields 120 points apart in as much content as they need")
  func scrollingForm() {
    let form = ScreenLayout.form(
      on: DeviceProfile.phone390x844.portrait, fields: ["a", "b", "c", "d", "e", "f", "g"],
      scrolls: true)
    #expect(
      form.viewport
        == Viewport(
          screen: CGSize(width: 390, height: 844),
          view: CGRect(x: 0, y: 91, width: 390, height: 753),
          safeArea: VerticalInsets(top: 0, bottom: 34),
          scroll: ScrollMetrics(
            contentSize: CGSize(width: 390, height: 880), offset: 0,
            insets: VerticalInsets(top: 0, bottom: 34))))
    let tops: [Double] = [82, 202, 322, 442, 562, 682, 802]
    #expect(
      form.inputs.map(\.input.frame) == tops.map { CGRect(x: 20, y: $0, width: 350, height: 34) })
    let short = ScreenLayout.form(
      on: DeviceProfile.phone390x844.portrait, fields: ["a"], scrolls: true)
    #expect(short.viewport.scroll?.contentSize == CGSize(width: 390, height: 753))
  }

  @Test("In a form that does not scroll the fields share the height above the safe area")
  func standingForm() {
    let form = ScreenLayout.form(
      on: DeviceProfile.phone390x844.portrait, fields: ["a", "b"], scrolls: false)
    #expect(form.viewport.scroll == nil)
    #expect(form.inputs.map(\.input.frame.minY) == [321.5, 681])
    let none = ScreenLayout.form(
      on: DeviceProfile.phone390x844.portrait, fields: [], scrolls: false)
    #expect(none.inputs.isEmpty)
  }

  @Test("Turning the device tells the new layout, the inputs that moved, and no offset")
  func turned() throws {
    var keyboard = VirtualKeyboard(
      on: .phone390x844, platform: .iOS17,
      portrait: ScreenLayout(
        viewport: Viewport(
          screen: CGSize(width: 390, height: 844),
          scroll: ScrollMetrics(contentSize: CGSize(width: 390, height: 900), offset: 7)),
        inputs: [TraceInput("a", frame: Self.still), TraceInput("b", frame: Self.portrait)]),
      landscape: ScreenLayout(
        viewport: Viewport(
          screen: CGSize(width: 844, height: 390),
          window: CGRect(x: 1, y: 2, width: 800, height: 380),
          windowSafeArea: VerticalInsets(top: 3), view: CGRect(x: 4, y: 5, width: 700, height: 300),
          safeArea: VerticalInsets(top: 6, bottom: 7),
          scroll: ScrollMetrics(
            contentSize: CGSize(width: 700, height: 950), offset: 8,
            insets: VerticalInsets(top: 9, bottom: 10)), overlayBarHeight: 11),
        inputs: [TraceInput("a", frame: Self.still), TraceInput("b", frame: Self.landscape)]))
    let change = LayoutChange(
      screen: CGSize(width: 844, height: 390), window: CGRect(x: 1, y: 2, width: 800, height: 380),
      windowSafeArea: VerticalInsets(top: 3), view: CGRect(x: 4, y: 5, width: 700, height: 300),
      safeArea: VerticalInsets(top: 6, bottom: 7), overlayBarHeight: 11,
      contentSize: CGSize(width: 700, height: 950), insets: VerticalInsets(top: 9, bottom: 10))
    #expect(
      try keyboard.perform(.rotate) == [
        TimedEvents(at: .zero, [.layout(change), .resize("b", Self.landscape)])
      ])
  }

  private static let still = CGRect(x: 20, y: 100, width: 300, height: 34)
  private static let portrait = CGRect(x: 20, y: 200, width: 300, height: 34)
  private static let landscape = CGRect(x: 20, y: 150, width: 700, height: 34)
}
