import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("The documentation's sample")
struct SampleTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "The articles show the code that is compiled here",
    arguments: [
      ("SignUpViewController", "AvoidTheKeyboardInAForm"),
      ("ChatViewController", "AvoidTheKeyboardInAChat"),
    ])
  func sameText(_ sample: String, _ article: String) throws {
    let sample = try text("Tests/KeyboardAvoidanceUIKitTests/Sample/\(sample).swift")
    let article = try text(
      "Sources/KeyboardAvoidanceUIKit/KeyboardAvoidanceUIKit.docc/\(article).md")
    let code = try #require(sample.range(of: "final class").map { sample[$0.lowerBound...] })
    #expect(article.contains("```swift\n\(code)```"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The form does what its article says")
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
