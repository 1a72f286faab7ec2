import KeyboardAvoidance
import KeyboardAvoidanceSimulation

func sample() {
  // SAMPLE
}
