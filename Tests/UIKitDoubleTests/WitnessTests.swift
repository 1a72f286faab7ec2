import Testing
import UIKitDouble

@MainActor @Suite("Witness of complaints")
struct WitnessTests {
  @Test("A witness hears of the devices that are made in its scope, and of no others")
  func scope() {
    let witness = DoubleWitness()
    let inside = DoubleWitness.$present.withValue(witness) { DoubleDevice() }
    let outside = DoubleDevice()
    for device in [inside, outside] {
      let probe = ProbeView()
      probe.laidOut = { $0.setNeedsLayout() }
      device.window.addSubview(probe)
      device.endTurn()
      #expect(device.complaints.count == 1)
    }
    #expect(witness.complaints.map(\.kind) == [.layoutNeverSettles])
    #expect(
      witness.complaints.first?.description == "layoutNeverSettles: ProbeView, after commit 0")
  }
}
