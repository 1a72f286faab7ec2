/// Completions for bash.
@MainActor
enum BashCompletions {
  static var text: String {
    let names = Command.subcommands.map { $0.name } + ["help", "--help", "--version"]
    return """
      # Completions of \(Command.name) for bash.
      _keyboard_avoidance() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(Command.subcommands.map(branch).joined(separator: "\n"))
          help) COMPREPLY=($(compgen -W "\(Command.subcommands.map { $0.name }.joined(separator: " "))" -- "$word")) ;;
        esac
      }
      complete -o filenames -F _keyboard_avoidance \(Command.name)
      """
  }

  private static func branch(_ command: any Subcommand.Type) -> String {
    let syntax = command.syntax
    var lines = ["    \(command.name))", "      case \"$before\" in"]
    for option in syntax.options {
      switch option.value {
      case .none: break
      case .word(let words):
        lines.append(
          "        \(option.name)) COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")); return ;;"
        )
      case .number, .text: lines.append("        \(option.name)) return ;;")
      case .file: lines.append("        \(option.name)) \(files("-f")); return ;;")
      case .folder: lines.append("        \(option.name)) \(files("-d")); return ;;")
      }
    }
    lines.append("      esac")
    let options = (syntax.options.map(\.name) + ["--help"]).joined(separator: " ")
    lines.append("      case \"$word\" in")
    lines.append("        -*) COMPREPLY=($(compgen -W \"\(options)\" -- \"$word\")) ;;")
    switch syntax.operands {
    case .none: break
    case .files: lines.append("        *) \(files("-f")) ;;")
    case .word(let words):
      lines.append(
        "        *) COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")) ;;")
    }
    return (lines + ["      esac ;;"]).joined(separator: "\n")
  }

  /// Names may hold spaces, so they are read line by line.
  private static func files(_ kind: String) -> String {
    "while IFS= read -r name; do COMPREPLY+=(\"$name\"); done < <(compgen \(kind) -- \"$word\")"
  }
}

/// Completions for zsh.
@MainActor
enum ZshCompletions {
  static var text: String {
    let commands = Command.subcommands.map { "    \(quoted("\($0.name):\(escaped($0.summary))"))" }
    return """
      #compdef \(Command.name)
      # Completions of \(Command.name) for zsh.
      _keyboard_avoidance() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          _arguments '--help[print help]' '--version[print the version]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(Command.subcommands.map(branch).joined(separator: "\n"))
          help) _describe -t commands command commands ;;
        esac
      }
      if [ "$funcstack[1]" = "_\(Command.name)" ]; then
        _keyboard_avoidance "$@"
      else
        compdef _keyboard_avoidance \(Command.name)
      fi
      """
  }

  private static func branch(_ command: any Subcommand.Type) -> String {
    let syntax = command.syntax
    var specs = syntax.options.map { option in
      quoted("\(option.name)[\(escaped(option.meaning))]\(action(option.value))")
    }
    specs.append("'--help[print help]'")
    switch syntax.operands {
    case .none: break
    case .files: specs.append("'*:trace:_files'")
    case .word(let words): specs.append("':shell:(\(words.joined(separator: " ")))'")
    }
    return "    \(command.name)) _arguments \(specs.joined(separator: " ")) ;;"
  }

  private static func action(_ value: Syntax.Value) -> String {
    switch value {
    case .none: ""
    case .word(let words): ":word:(\(words.joined(separator: " ")))"
    case .number, .text: ":number: "
    case .file: ":file:_files"
    case .folder: ":folder:_files -/"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing(":", with: "\\:").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}

/// Completions for fish.
@MainActor
enum FishCompletions {
  static var text: String {
    let name = Command.name
    var lines = [
      "# Completions of \(name) for fish.", "complete -c \(name) -f",
      "complete -c \(name) -n __fish_use_subcommand -l help -d 'print help'",
      "complete -c \(name) -n __fish_use_subcommand -l version -d 'print the version'",
    ]
    for command in Command.subcommands {
      lines.append(
        "complete -c \(name) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
      )
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.syntax.options {
        lines.append(
          "complete -c \(name) \(condition) -l \(option.name.drop { $0 == "-" })"
            + "\(value(option.value)) -d \(quoted(option.meaning))")
      }
      lines.append("complete -c \(name) \(condition) -l help -d 'print help'")
      switch command.syntax.operands {
      case .none: break
      case .files: lines.append("complete -c \(name) \(condition) -F")
      case .word(let words):
        lines.append("complete -c \(name) \(condition) -a '\(words.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func value(_ value: Syntax.Value) -> String {
    switch value {
    case .none: ""
    case .word(let words): " -x -a '\(words.joined(separator: " "))'"
    case .number, .text: " -x"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
