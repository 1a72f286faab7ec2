import Foundation
import KeyboardAvoidance
import Testing

@Suite("Moving over")
struct MovingOverTests {
  private static let systems = [
    "ODScrollView", "The inset of a text view", "WPAutoSpringKeyboard",
    "A scroll view with many fields", "A gap of four points",
  ]

  @Test("The page shows each of the five systems before and after, in ten lines at the most")
  func sections() throws {
    let snippets = try DocumentationPage("MovingOver").snippets
    for system in Self.systems {
      let shown = snippets.filter { $0.section == system }
      #expect(shown.map(\.heading) == ["Before", "With the core", "With the UIKit adapter"])
      #expect(shown.allSatisfy { (1...10).contains($0.lines.count) }, "\(system)")
      #expect(shown.last?.flat.contains(".avoidKeyboard(") == true)
    }
  }

  @Test("What the page shows of the core is what is compiled here, word for word")
  func compiled() throws {
    let sources = try DocumentationPage.testSources()
    let file = try #require(sources.first { $0.text.contains("enum MovingOver {") }).flat
    let shown = try DocumentationPage("MovingOver").snippets.filter {
      $0.heading == "With the core" || $0.section == "A host for the core"
    }
    #expect(shown.count == 6)
    for snippet in shown {
      #expect(file.contains(snippet.flat), "\(snippet.section)")
    }
  }

  @Test("The snippet for ODScrollView centers a field and returns after a tap") @MainActor
  func odScrollView() async {
    let page = Page(scrolls: true)
    let host = MovingOver.odScrollView(page)
    #expect(page.log.map(\.offset) == [346.5, 0])
    #expect(page.log.map(\.adjustment.bottomInset) == [260, 0])
    #expect(page.resigns == 1)
    await host.avoider.finish()
  }

  @Test("The snippet for a text view insets it and reveals the caret") @MainActor
  func inset() async {
    let page = Page(scrolls: true)
    let host = MovingOver.inset(page)
    #expect(page.log.map(\.adjustment.bottomInset) == [260, 0])
    #expect(page.log.map(\.offset) == [113, 113])
    await host.avoider.finish()
  }

  @Test("The snippet for WPAutoSpringKeyboard shifts and resigns") @MainActor
  func autoSpring() async {
    let page = Page()
    let host = MovingOver.autoSpring(page)
    #expect(page.log.map(\.adjustment.boundsOrigin) == [170, 0])
    #expect(page.resigns == 1)
    await host.avoider.finish()
  }

  @Test("The snippet for many fields keeps the user's scroll") @MainActor
  func manyFields() async {
    let page = Page(scrolls: true)
    let host = MovingOver.manyFields(page)
    #expect(page.log.map(\.offset) == [160, 20, 20])
    #expect(page.log.map(\.adjustment.bottomInset) == [260, 260, 0])
    await host.avoider.finish()
  }

  @Test("The snippet for a gap keeps it across a switch and takes it back after a tap") @MainActor
  func gap() async {
    let page = Page()
    let host = MovingOver.gap(page)
    #expect(page.log.map(\.adjustment.translation) == [-164, -204, 0])
    await host.avoider.finish()
  }
}
