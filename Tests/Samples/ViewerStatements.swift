import Foundation
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceViewer

func sample(file: URL, page: URL) throws {
  // SAMPLE
}
