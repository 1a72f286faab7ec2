import Foundation
import KeyboardAvoidanceDiagrams
import Testing

@testable import keyboard_avoidance

@Suite("The folder of diagrams")
struct DiagramFolderTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Diagrams")

  @Test("What is checked in is what the command writes")
  func checkedIn() throws {
    let files = try DiagramFolder.files()
    for file in files {
      let text = try String(contentsOf: Self.folder.appending(path: file.name), encoding: .utf8)
      #expect(
        text == file.text,
        "draw it anew: keyboard-avoidance diagram --output Diagrams (\(file.name))")
    }
    let names = Set(files.map(\.name)).union(["four-points.jsonl", "four-points.svg"])
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) == names)
  }

  @Test("Each edge case is a trace and a picture of it, and holds", arguments: EdgeCase.all)
  func cases(_ edgeCase: EdgeCase) throws {
    let path = Self.folder.appending(path: "\(edgeCase.slug).jsonl").path
    #expect(try CommandRun(["replay", "--quiet", path]).status == 0)
    let run = try CommandRun(["diagram", "--format", "svg", "--trace", path])
    let picture = Self.folder.appending(path: "\(edgeCase.slug).svg")
    #expect(try run.output == String(contentsOf: picture, encoding: .utf8))
    #expect(run.output.contains("lit"))
  }

  @Test("A folder that is not there is made, with those that hold it")
  func made() throws {
    let run = try ShellRun(
      #"""
      cd "$(mktemp -d)" && "$K" diagram --output new/folder && "$K" diagram --output new/folder
      echo $?; diff -rq "$D" new/folder
      """#)
    // What is checked in beside what is written is a case of the README's.
    let others = run.output.split(separator: "\n").dropFirst().map { $0.suffix(17) }
    #expect(run.output.hasPrefix("0\n"))
    #expect(others == [": four-points.jsonl", ": four-points.svg"].map { $0.suffix(17) })
  }

  @Test("A folder that cannot be made exits 2 and says so")
  func unwritable() throws {
    let run = try CommandRun(["diagram", "--output", "/dev/null/folder"])
    #expect(run.status == 2)
    #expect(run.errors.contains("/dev/null/folder/keyboard-machine.svg: cannot be written"))
  }
}
