import KeyboardAvoidance
import Testing

@Suite("Keyboard state")
struct KeyboardStateTests {
  @Test("Showing, changing and hiding end by themselves; showing, shown and changing are up")
  func transitionalStates() {
    #expect(KeyboardState.allCases.filter(\.isTransitional) == [.showing, .changingFrame, .hiding])
    #expect(KeyboardState.allCases.filter(\.isUp) == [.showing, .shown, .changingFrame])
  }
}
