/// Prints what makes a shell complete the command.
enum CompletionsCommand: Subcommand {
  static let name = "completions"
  static let summary = "Print completions for bash, zsh or fish."
  static let syntax = Syntax(
    usage: ["bash|zsh|fish"],
    overview: "Prints a script that makes a shell complete commands, options and their values.",
    operands: .word(["bash", "zsh", "fish"]),
    examples: [
      Syntax.Example(
        "completions bash > ~/.local/share/bash-completion/completions/keyboard-avoidance",
        "bash, for every new shell"),
      Syntax.Example(
        "completions zsh > ~/.zfunc/_keyboard-avoidance",
        "zsh, with 'fpath+=~/.zfunc' before 'compinit' in ~/.zshrc"),
      Syntax.Example(
        "completions fish > ~/.config/fish/completions/keyboard-avoidance.fish", "fish"),
    ],
    statuses: [(ExitStatus.success, "printed")])

  static func run(_ arguments: Arguments) async throws(UsageError) -> Int32 {
    switch arguments.operands.map(\.text) {
    case ["bash"]: Output.line(BashCompletions.text)
    case ["zsh"]: Output.line(ZshCompletions.text)
    default: Output.line(FishCompletions.text)
    }
    return ExitStatus.success
  }
}
