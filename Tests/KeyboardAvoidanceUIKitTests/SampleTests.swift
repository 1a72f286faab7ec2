import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("The documentation's sample")
struct SampleTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("The tutorial shows the code that is compiled here")
  func sameText() throws {
    let sample = try String(
      contentsOf: root.appendingPathComponent(
        "Tests/KeyboardAvoidanceUIKitTests/Sample/SignUpViewController.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/KeyboardAvoidanceUIKit/KeyboardAvoidanceUIKit.docc/AvoidTheKeyboardInAForm.md"),
      encoding: .utf8)
    let code = try #require(sample.range(of: "final class").map { sample[$0.lowerBound...] })
    #expect(article.contains("```swift\n\(code)```"))
  }

  @Test("The sample does what the tutorial says")
  func works() {
    // The sample listens at the default centre, which other tests may post at: on other screens.
    let device = DoubleDevice(
      size: Form.phone, safeAreaInsets: .zero, notificationCenter: .default)
    let controller = SignUpViewController()
    device.run { device.window.rootViewController = controller }
    device.endTurn()
    device.run { _ = controller.code.becomeFirstResponder() }
    device.keyboard.show(height: 260)
    device.endTurn()
    let frame = controller.code.convert(controller.code.bounds, to: device.screen.coordinateSpace)
    #expect(frame.midY == 203.5)
    #expect(controller.textFieldShouldReturn(controller.code))
    device.keyboard.hide()
    device.endTurn()
    #expect(controller.scrollView.contentOffset.y == 0)
    #expect(controller.scrollView.contentInset == .zero)
  }
}
