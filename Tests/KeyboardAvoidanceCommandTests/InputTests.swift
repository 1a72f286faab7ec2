import Foundation
import Testing

@Suite("What the command reads")
struct InputTests {
  @Test(
    "A trace may come from a pipe, a process substitution, /dev/stdin or a FIFO",
    arguments: [
      #"cat "$D/rotation.jsonl" | "$K" replay --quiet -"#,
      #"cat "$D/rotation.jsonl" | "$K" replay --quiet /dev/stdin"#,
      #""$K" replay --quiet <(cat "$D/rotation.jsonl")"#,
      #"d=$(mktemp -d); mkfifo "$d/f"; cat "$D/rotation.jsonl" > "$d/f" & "$K" replay --quiet "$d/f""#,
      #"cat "$D/rotation.jsonl" | "$K" view -"#,
      #""$K" diagram --trace <(cat "$D/rotation.jsonl")"#,
    ])
  func sources(_ script: String) throws {
    let run = try ShellRun(script)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test("A name that is not UTF-8 is opened, and printed with its bytes escaped")
  func bytes() throws {
    let run = try ShellRun(
      #"d=$(mktemp -d); f="$d/"$'\xff.jsonl'; echo '{"trace":2}' > "$f"; "$K" replay "$f""#)
    #expect(run.status == 2)
    #expect(run.errors.contains(#"\xFF.jsonl: line 1, key 'trace': must be 1"#))
  }

  @Test("A folder and a file that is not there are refused in plain words")
  func plain() throws {
    let folder = try CommandRun(["replay", "/"])
    #expect(
      folder.status == 2 && folder.errors == "/: cannot be read: it is a folder, not a file\n")
    let missing = try CommandRun(["view", "no-such-file"])
    #expect(missing.status == 2)
    #expect(
      missing.errors == "no-such-file: cannot be read: there is no such file or folder\n")
  }

  @Test("An object over several lines says that a trace has one on each line")
  func severalLines() throws {
    let header = try CommandRun(["replay", "-"], input: "{\n  \"trace\": 1\n}\n")
    #expect(header.status == 2)
    #expect(header.errors.contains("line 1") && header.errors.contains("one JSON object per line"))
    let event = CommandTests.header + "\n{\"at\":0,\n\"do\":\"blur\"}\n"
    let run = try CommandRun(["replay", "-"], input: event)
    #expect(run.errors.contains("line 2") && run.errors.contains("one JSON object per line"))
    let comma = CommandTests.header + "\n" + #"{"at" 0, "do":"blur"}"#
    #expect(!(try CommandRun(["replay", "-"], input: comma)).errors.contains("per line"))
  }

  @Test(
    "An unknown key is named before one that is missing",
    arguments: [
      (#"{"trace":1, "scren":[1,1]}"#, "scren"),
      (#"{"trace":1, "screen":[1,1], "inputs":{"a":{"fram":[0,0,1,1]}}}"#, "inputs.a.fram"),
      (
        #"{"trace":1, "screen":[1,1], "view":{"scroll":{"contnet":[1,1]}}}"#, "view.scroll.contnet"
      ),
    ])
  func unknownInHeader(_ header: String, _ key: String) throws {
    let run = try CommandRun(["replay", "-"], input: header)
    #expect(run.status == 2 && run.errors.contains("line 1, key '\(key)': unknown key"))
  }

  @Test(
    "So it is in an event",
    arguments: [
      (#"{"att":0, "do":"blur"}"#, "att"), (#"{"at":0, "doo":"blur"}"#, "doo"),
      (#"{"at":0, "do":"willShow", "edn":null}"#, "edn"),
      (#"{"at":0, "do":"focus", "inptu":"a"}"#, "inptu"),
      (#"{"at":0, "do":"caret", "inptu":"a"}"#, "inptu"),
      (#"{"at":0, "do":"resize", "input":"a", "size":[1,1]}"#, "size"),
      (#"{"at":0, "do":"dismiss", "why":"tap"}"#, "why"),
      (#"{"at":0, "do":"sample", "edn":null}"#, "edn"),
      (#"{"at":0, "expct":{"gap":4}}"#, "expct"),
    ])
  func unknownInEvent(_ line: String, _ key: String) throws {
    let run = try CommandRun(["replay", "-"], input: CommandTests.header + "\n" + line)
    #expect(run.status == 2 && run.errors.contains("line 2, key '\(key)': unknown key"))
  }

  @Test(
    "What is missing is named where nothing is unknown",
    arguments: [
      (#"{"do":"blur"}"#, "at"), (#"{"at":0}"#, "do"), (#"{"at":0, "do":"willShow"}"#, "end"),
      (#"{"at":0, "do":"focus"}"#, "input"), (#"{"at":0, "do":"caret", "input":"a"}"#, "frame"),
      (#"{"at":0, "do":"dismiss"}"#, "reason"), (#"{"at":0, "do":"sample"}"#, "end"),
    ])
  func missing(_ line: String, _ key: String) throws {
    let run = try CommandRun(["replay", "-"], input: CommandTests.header + "\n" + line)
    #expect(run.status == 2 && run.errors.contains("line 2, key '\(key)': is missing"))
  }

  @Test("The memory of a replay does not grow with the trace")
  func memory() throws {
    // The most memory that it had, in kB, once the lines of 6,000 and of 24,000 turns are written:
    // all but what a pipe and a read hold of them, 128 kB, has been played by then.
    let run = try ShellRun(
      #"""
      d=$(mktemp -d); mkfifo "$d/f"
      "$K" replay --quiet "$d/f" & p=$!
      exec 3> "$d/f"
      echo '{"trace":1,"screen":[375,667]}' >&3
      lines() { seq -f '{"at":%.0f,"do":"willShow","end":[0,407,375,260]}' "$1" "$2" >&3; }
      lines 1 6000; grep VmHWM "/proc/$p/status" | tr -dc '0-9\n'
      lines 6001 24000; grep VmHWM "/proc/$p/status" | tr -dc '0-9\n'
      exec 3>&-; wait $p
      """#)
    #expect(run.status == 0 && run.errors.isEmpty)
    let kilobytes = run.output.split(separator: "\n").compactMap { Int($0) }
    try #require(kilobytes.count == 2)
    // Kept, 18,000 lines of more than 100 bytes would take 1.8 MB.
    #expect(kilobytes[1] - kilobytes[0] < 1_000)
  }
}
