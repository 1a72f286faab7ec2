import Testing

@testable import keyboard_avoidance

@Suite("Completions")
struct CompletionTests {
  /// What bash offers after some words.
  private func bash(_ words: [String]) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try ShellRun(
      #"""
      source <("$K" completions bash) 2>/dev/null
      COMP_WORDS=(keyboard-avoidance \#(list)); COMP_CWORD=\#(words.count)
      _keyboard_avoidance; printf '%s\n' "${COMPREPLY[@]}"
      """#)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands, options and their values")
  @MainActor func bash() throws {
    let names = Command.subcommands.map { $0.name }
    #expect(try Set(names).isSubset(of: bash([""])))
    #expect(try bash(["rep"]) == ["replay"])
    for subcommand in Command.subcommands {
      let options = Set(subcommand.syntax.options.map(\.name))
      #expect(try options.isSubset(of: bash([subcommand.name, "-"])))
    }
    #expect(try bash(["diagram", "--format", "p"]) == ["plantuml"])
    #expect(try bash(["completions", "z"]) == ["zsh"])
  }

  @Test("Each shell takes its script", arguments: ["bash", "zsh", "fish"])
  func syntax(_ shell: String) throws {
    guard ShellRun.has(shell) else { return }
    let run = try ShellRun(#"T=$(mktemp); "$K" completions \#(shell) > "$T" && \#(shell) -n "$T""#)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test("fish completes commands and options")
  func fish() throws {
    guard ShellRun.has("fish") else { return }
    let run = try ShellRun(
      #"$K completions fish | source; complete -C 'keyboard-avoidance re'; "#
        + #"complete -C 'keyboard-avoidance replay --j'"#, shell: "fish")
    #expect(run.output.contains("replay\t") && run.output.contains("--json\t"))
  }
}
