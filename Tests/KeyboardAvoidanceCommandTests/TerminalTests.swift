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

  @Test(
    "A reader that went away ends the command without a word, whether it is told by a signal or not",
    arguments: ["", "trap '' PIPE; "])
  func brokenPipe(_ setup: String) throws {
    // The reader is gone before the command starts.
    let run = try ShellRun(
      setup + #"exec 3> >(:); wait $!; "$K" replay "$D/rotation.jsonl" >&3; echo $?"#)
    #expect(run.errors.isEmpty)
    #expect(run.output == "141\n")
  }

  @Test("An error stands after what was printed before it, also where both go into one file")
  func errorInPlace() throws {
    let run = try ShellRun(
      #""$K" index "$D/rotation.jsonl" missing.jsonl "$D/four-points.jsonl" 2>&1 | tail -3"#)
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { $0.contains(".jsonl)") } == [true, false, true])
    #expect(lines.dropFirst().first?.hasPrefix("missing.jsonl: ") == true)
  }

  @Test("Without a terminal, or on one that does not know its width, COLUMNS is the width")
  func columns() throws {
    let narrow = try ShellRun(#""$K" demo"#, environment: ["COLUMNS": "72"]).output
    let wide = try ShellRun(#"unset COLUMNS; "$K" demo"#).output
    #expect(narrow != wide)
    #expect(try ShellRun(#""$K" demo"#, environment: ["COLUMNS": "120"]).output == wide)
    guard ShellRun.has("script") else { return }
    let line = #"stty cols 0; COLUMNS=72 "$K" demo"#
    let unknown = try terminal(line, ["NO_COLOR": "1"]).replacing("\r\n", with: "\n")
    #expect(unknown == narrow)
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

  @Test(
    "Nothing is suggested where nothing is near, nor for a letter alone",
    arguments: [["xyzzy"], ["d"], ["replay", "--j"]])
  func far(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 64 && !run.errors.contains("did you mean"))
  }

  @Test("The beginning of a word is enough to be answered")
  func beginnings() throws {
    #expect(try CommandRun(["di"]).errors.contains("did you mean 'diagram'?"))
    #expect(try CommandRun(["replay", "--js"]).errors.contains("did you mean '--json'?"))
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
