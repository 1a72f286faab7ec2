import Foundation
import Testing

@testable import keyboard_avoidance

@Suite("What the command prints")
struct TerminalTests {
  /// Runs a line on a terminal of its own.
  private func terminal(_ line: String, _ environment: [String: String] = [:]) throws -> String {
    var environment = environment
    environment["TERM"] = environment["TERM"] ?? "xterm"
    environment["NO_COLOR"] = environment["NO_COLOR"] ?? ""
    environment["LINE"] = line
    return try ShellRun(#"script -qec "$LINE" /dev/null"#, environment: environment).output
  }

  @Test("Colours are only on a terminal, and off with NO_COLOR or a dumb one")
  func colors() throws {
    let escape = "\u{1B}["
    let replay = #""$K" replay "$D/rotation.jsonl""#
    #expect(try !ShellRun(replay).output.contains(escape))
    guard ShellRun.has("script") else { return }
    #expect(try terminal(replay).contains(escape))
    #expect(try !terminal(replay, ["NO_COLOR": "1"]).contains(escape))
    #expect(try !terminal(replay, ["TERM": "dumb"]).contains(escape))
  }

  @Test("A reader that goes away ends the command without a word")
  func brokenPipe() throws {
    let run = try ShellRun(
      #""$K" explore --depth 4 | head -1 >/dev/null; echo ${PIPESTATUS[0]}"#)
    #expect(run.errors.isEmpty)
    #expect(["0\n", "141\n"].contains(run.output))
  }

  @Test("A full disk exits 2 and says so")
  func fullDisk() throws {
    let run = try ShellRun(#""$K" replay "$D/rotation.jsonl" > /dev/full"#)
    #expect(run.status == 2)
    #expect(run.errors.contains("the output cannot be written: the disk is full"))
  }

  @Test("Several traces end with a summary, but not for programs and not where quiet")
  func summary() throws {
    let line = #""$K" replay "$D/rotation.jsonl" "$D/four-points.jsonl""#
    let run = try ShellRun(line)
    #expect(run.output.contains("✓ 2 traces: 2 hold; "))
    #expect(try !ShellRun(line + " --json").output.contains("traces:"))
    #expect(try ShellRun(line + " --quiet").output.isEmpty)
    #expect(try !ShellRun(#""$K" replay "$D/rotation.jsonl""#).output.contains("traces:"))
    let bad = try ShellRun(line + " /")
    #expect(bad.status == 2 && bad.output.contains("✗ 3 traces: 2 hold, 1 cannot be read; "))
  }

  @Test("An interrupted exploration prints what it has and exits 130")
  func interrupted() throws {
    // Interrupted as soon as it catches interrupts, whatever the load.
    let run = try ShellRun(
      #"""
      "$K" explore --json & p=$!
      until (( 0x$(awk '/SigCgt/ { print $2 }' "/proc/$p/status") & 2 )); do sleep 0.05; done
      kill -INT $p; wait $p
      """#)
    #expect(run.status == 130)
    #expect(run.errors.contains("interrupted"))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(report?["complete"] as? Bool == false)
    #expect((report?["states"] as? Double ?? 0) > 0)
  }

  @Test(
    "A mistyped word is answered with the one that was meant",
    arguments: [
      (["repaly"], "did you mean 'replay'?"), (["digram"], "did you mean 'diagram'?"),
      (["replay", "--jsn"], "did you mean '--json'?"), (["--versoin"], "did you mean '--version'?"),
      (["diagram", "--format", "mermiad"], "did you mean 'mermaid'?"),
      (["diagram", "--state", "shwon"], "did you mean 'shown'?"),
      (["help", "exlore"], "did you mean 'explore'?"),
    ])
  func suggestions(_ arguments: [String], _ answer: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 64 && run.errors.contains(answer))
  }

  @Test("Nothing is suggested where nothing is near")
  func far() throws {
    #expect(try !CommandRun(["xyzzy"]).errors.contains("did you mean"))
  }

  @Test("An estimate is what is left at the speed so far")
  @MainActor func estimate() {
    #expect(Progress.estimate(10, 1, 3) == "20 s")
    #expect(Progress.estimate(60, 1, 6) == "5 min")
    #expect(Progress.estimate(3, 4, 4) == "0 s")
  }

  @Test("The version is that of the changelog")
  func version() throws {
    let run = try CommandRun(["--version"])
    #expect(run.output.hasPrefix("keyboard-avoidance 2.0.0 "))
    let page = "Sources/KeyboardAvoidance/KeyboardAvoidance.docc/Changelog.md"
    let text = try String(contentsOf: ShellRun.repository.appending(path: page), encoding: .utf8)
    let newest = text.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(newest == "## 2.0")
  }

  @Test("Every subcommand's help has examples, and names every option and exit status")
  @MainActor func help() throws {
    for subcommand in Command.subcommands {
      let text = Help.text(of: subcommand)
      #expect(text.contains("EXAMPLES") && text.contains("EXIT STATUS"))
      #expect(subcommand.syntax.options.allSatisfy { text.contains($0.name) })
      #expect(Help.text().contains(subcommand.name))
      // A command line is not broken.
      let lines = text.split(separator: "\n").filter { !$0.contains("\(Command.name) ") }
      #expect(lines.allSatisfy { $0.count <= 100 }, "\(subcommand.name)")
    }
  }
}
