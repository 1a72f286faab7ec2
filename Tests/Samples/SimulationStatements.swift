import Foundation
import KeyboardAvoidanceSimulation

func sample(file: URL) throws {
  // SAMPLE
}
