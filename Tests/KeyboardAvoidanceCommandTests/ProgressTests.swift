import Foundation
import KeyboardAvoidanceSimulation
import Testing

@testable import keyboard_avoidance

/// Foundation has one, too.
private typealias Progress = keyboard_avoidance.Progress

@Suite("How far a command is")
@MainActor
struct ProgressTests {
  /// A clock that a test sets.
  private final class Watch {
    private let start = ContinuousClock.now
    private(set) var now = ContinuousClock.now

    init() { now = start }

    func show(_ milliseconds: Int) { now = start + .milliseconds(milliseconds) }
  }

  private let watch = Watch()
  private let terminal: PseudoTerminal

  init() throws { terminal = try PseudoTerminal() }

  private func progress(on descriptor: Int32? = nil) -> Progress {
    Progress(on: descriptor ?? terminal.descriptor) { [watch] in watch.now }
  }

  @Test("It is told of what takes longer than two seconds, then ten times a second at the most")
  func told() {
    var progress = progress()
    for time in [0, 2_000, 2_001, 2_101, 2_102, 2_203, 4_000] {
      watch.show(time)
      progress.report("\(time)", done: 1, of: 2)
    }
    #expect(
      terminal.text() == """
        \r␛[K2001, about 2 s left\r␛[K2102, about 2 s left\r␛[K2203, about 2 s left\
        \r␛[K4000, about 4 s left
        """)
    Progress.clear()
    #expect(terminal.text() == "\r␛[K")
    Progress.clear()
    #expect(terminal.text().isEmpty, "there is nothing to take away")
    progress.report("again", done: 1, of: 2)
    #expect(terminal.text() == "\r␛[Kagain, about 4 s left", "what was taken away is told at once")
    Progress.clear()
  }

  @Test("Nothing is told where nobody watches")
  func pipe() throws {
    let pipe = Pipe()
    var progress = progress(on: pipe.fileHandleForWriting.fileDescriptor)
    watch.show(5_000)
    progress.report("x", done: 1, of: 2)
    Progress.clear()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd()?.isEmpty != false)
  }

  @Test("It gives way to what is printed")
  func givesWay() {
    var progress = progress()
    watch.show(3_000)
    progress.report("x", done: 0, of: 2)
    Output.error("cannot be read", on: terminal.descriptor)
    progress.report("y", done: 1, of: 2)
    Output.flush()
    #expect(
      terminal.text()
        == "\r␛[Kx, about 0 s left\r␛[Kcannot be read\n\r␛[Ky, about 3 s left\r␛[K")
  }

  @Test("Of files it is told before each how many are done")
  func files() {
    var progress = progress()
    var taken: [String] = []
    progress.through(["a", "b", "c"], "replayed") { file in
      taken.append(file)
      watch.show(taken.count * 2_500)
    }
    Progress.clear()
    #expect(taken == ["a", "b", "c"])
    #expect(
      terminal.text() == """
        \r␛[Kreplayed 1 of 3, about 4 s left\r␛[Kreplayed 2 of 3, about 3 s left\r␛[K
        """)
  }

  @Test("Of an exploration it is told how many states are left as far as is known")
  func exploration() throws {
    var told: [ExplorationProgress] = []
    _ = Explorer(.standard(), depth: 2).run(every: 1, progress: { told.append($0) })
    let last = try #require(told.last)
    var progress = progress()
    watch.show(10_000)
    progress.report(last)
    Progress.clear()
    let left = Progress.estimate(10, last.states - last.waiting, last.states)
    #expect(last.waiting > 0)
    #expect(
      terminal.text()
        == "\r␛[K\(last.states) states, depth \(last.depth), at least \(left) left\r␛[K")
  }

  @Test("An estimate is what is left at the speed so far")
  func estimate() {
    #expect(Progress.estimate(10, 1, 3) == "20 s")
    #expect(Progress.estimate(89, 1, 2) == "89 s")
    #expect(Progress.estimate(90, 1, 2) == "2 min")
    #expect(Progress.estimate(60, 1, 6) == "5 min")
    #expect(Progress.estimate(3, 4, 4) == "0 s")
    #expect(Progress.estimate(3, 0, 4) == "0 s")
  }
}
