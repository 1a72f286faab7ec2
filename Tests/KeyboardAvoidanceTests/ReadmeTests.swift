import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("README")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Both moves of the core's sample are as its comments say")
  func moves() {
    var machine = KeyboardMachine(policy: .keepGap(4))
    let field = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))
    let first = machine.handle(
      turn: [
        .layout(Viewport(screen: CGSize(width: 375, height: 667))), .focus(field),
        .willShow(CGRect(x: 0, y: 407, width: 375, height: 260)),
      ], at: .origin)
    let second = machine.handle(
      .willShow(CGRect(x: 0, y: 367, width: 375, height: 300)), at: .origin)
    #expect(first.move?.adjustment.translation == -164)
    #expect(second.move?.adjustment.translation == -204)
  }

  @Test("Every file and folder that is linked is there")
  func links() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let links = text.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }
    #expect(!links.isEmpty)
    for link in links {
      let path = Self.root.appending(path: link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link) is not there")
    }
  }
}
