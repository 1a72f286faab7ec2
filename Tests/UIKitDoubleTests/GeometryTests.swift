import Foundation
import Testing
import UIKitDouble

@MainActor @Suite("Geometry")
struct GeometryTests {
  @Test("placeholder") func p() {}
}
