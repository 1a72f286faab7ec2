import KeyboardAvoidance
import Testing

@testable import keyboard_avoidance

@Suite("The floor that the bench measures by")
struct BenchFloorTests {
  @Test("It commands what the machine commands, turn by turn, over ten cycles")
  func sameOutputs() {
    var machine = KeyboardMachine(policy: BenchCycle.policy)
    machine.handle(.layout(BenchCycle.viewport), at: .origin)
    var floor = BenchCycle.floor
    var moves = 0
    for turn in 0..<10 * BenchCycle.turns.count {
      let place = turn % BenchCycle.turns.count
      let now = Int64(turn + 1) * BenchCycle.interval
      let commands = machine.handle(
        BenchCycle.turns[place], at: MachineInstant(nanoseconds: now))
      let output = floor.turn(BenchCycle.floorTurns[place], at: now)
      #expect(output == Self.output(commands), "turn \(turn)")
      #expect("\(floor.state)" == machine.state.rawValue, "turn \(turn)")
      #expect(
        (floor.deadline == .max ? nil : floor.deadline) == machine.timer?.deadline.nanoseconds)
      if output.moves { moves += 1 }
    }
    #expect(moves == 30)
  }

  @Test("A report tells what allocates nothing from what cannot be counted")
  func allocations() {
    func figure(_ name: String, _ allocations: Double?) -> BenchReport.Figure {
      BenchReport.Figure(
        name: name, unit: "turn", least: 1, median: 2, p99: 3, allocations: allocations,
        baseline: nil, ratio: nil)
    }
    let report = BenchReport(
      figures: [figure("none", 0), figure("unknown", nil)], idleAvoiderBytes: nil)
    let rows = report.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows[1] == ["none", "1.0", "2.0", "3.0", "0.000", "per", "turn"])
    #expect(rows[2] == ["unknown", "1.0", "2.0", "3.0", "?", "per", "turn"])
  }

  private static func output(_ commands: Commands) -> BenchFloor.Output {
    var output = BenchFloor.Output(resigns: commands.resigns)
    guard let move = commands.move else { return output }
    output.moves = true
    output.inset = move.adjustment.bottomInset
    output.added = move.adjustment.addedContentOffset
    output.scrolls = move.contentOffset != nil
    output.offset = move.contentOffset ?? 0
    output.isAnimated = move.animation != nil
    output.duration = move.animation?.duration ?? 0
    output.curve = move.animation?.curve ?? 0
    return output
  }
}
