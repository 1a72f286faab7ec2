import Foundation
import Testing

@Suite("The command view")
struct ViewCommandTests {
  private let trace = [
    CommandTests.header, CommandTests.show, #"{"at":1, "expect":{"gap":4}}"#,
  ].joined(separator: "\n")

  @Test("It writes a page of every trace into a file, and prints nothing")
  func page() throws {
    let (input, page) = (try TemporaryFile(trace), try TemporaryFile(""))
    let run = try CommandRun(["view", input.path, "-", "-o", page.path], input: trace)
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    let html = try String(contentsOfFile: page.path, encoding: .utf8)
    #expect(html.hasPrefix("<!doctype html>"))
    #expect(html.contains("<title>2 traces · Keyboard avoidance</title>"))
    #expect(html.contains("\"label\":\"\(URL(filePath: input.path).lastPathComponent)\""))
    #expect(html.contains("\"label\":\"standard input\""))
  }

  @Test("Without a file it prints; a film strip is a drawing in SVG")
  func strip() throws {
    let run = try CommandRun(["view", "--format", "svg", "-"], input: trace)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("gap 4 pt"))
  }

  @Test("A file '-' is standard output")
  func dash() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun(
      ["view", "--format", "svg", "-", "-o", "-"], input: trace, folder: folder)
    #expect(run.status == 0 && run.output.hasPrefix("<svg "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("A trace that cannot be read exits 2 with its line, and the others are drawn")
  func unreadable() throws {
    let bad = try TemporaryFile(#"{"trace":2}"#)
    let run = try CommandRun(["view", bad.path, "no-such-file.jsonl", "-"], input: trace)
    #expect(run.status == 2)
    #expect(run.errors.contains("\(bad.path): line 1, key 'trace'"))
    #expect(run.errors.contains("no-such-file.jsonl: "))
    #expect(run.output.hasPrefix("<!doctype html>"))
  }

  @Test("Where no trace can be read, nothing is written")
  func nothing() throws {
    let page = try TemporaryFile("as it was")
    let run = try CommandRun(["view", "no-such-file.jsonl", "-o", page.path])
    #expect(run.status == 2)
    #expect(try String(contentsOfFile: page.path, encoding: .utf8) == "as it was")
  }

  @Test("A file that is longer than what is written keeps nothing of its own")
  func longerFile() throws {
    let drawn = try CommandRun(["view", "--format", "svg", "-"], input: trace)
    let file = try TemporaryFile(String(repeating: "x", count: 2 * drawn.output.utf8.count))
    let run = try CommandRun(
      ["view", "--format", "svg", "-", "-o", file.path], input: trace)
    #expect(run.status == 0)
    let written = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(
      written.trimmingCharacters(in: .newlines) == drawn.output.trimmingCharacters(in: .newlines))
  }

  @Test("A page for which there is no room exits 2 and says so")
  func full() throws {
    let run = try CommandRun(["view", "-", "-o", "/dev/full"], input: trace)
    #expect(run.status == 2 && run.errors.hasPrefix("/dev/full: cannot be written: "))
  }

  @Test("A page that cannot be written exits 2 and says so")
  func unwritable() throws {
    let run = try CommandRun(["view", "-", "-o", "/no-such-folder/page.html"], input: trace)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        /no-such-folder/page.html: cannot be written: there is no such file or folder

        """)
  }

  @Test("Wrong arguments exit 64 and say what is accepted")
  func usage() throws {
    let format = try CommandRun(["view", "--format", "gif", "-"], input: trace)
    #expect(format.status == 64)
    #expect(format.errors.contains("accepted are html, svg"))
    #expect(try CommandRun(["view"]).status == 64)
    #expect(try CommandRun(["view", "-o"]).status == 64)
  }
}
