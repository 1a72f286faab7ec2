import KeyboardAvoidance
import Testing

@Suite("Keyboard state")
struct KeyboardStateTests {
  @Test("A state that ends by itself is never a resting one")
  func transitionalStates() {
    #expect(KeyboardState.allCases.filter(\.isTransitional) == [.showing, .changingFrame, .hiding])
    #expect(KeyboardState.allCases.filter(\.isUp) == [.showing, .shown, .changingFrame])
  }
}
