import Foundation
import Testing

/// A terminal of a test's own: what is written to its descriptor is what a user sees.
final class PseudoTerminal {
  let descriptor: Int32
  private let screen: Int32

  init() throws {
    var ends: (screen: Int32, command: Int32) = (-1, -1)
    try #require(openpty(&ends.screen, &ends.command, nil, nil, nil) == 0)
    (screen, descriptor) = ends
  }

  deinit {
    close(descriptor)
    close(screen)
  }

  /// What has been written since it was last read, escapes as `␛`.
  func text() -> String {
    // The terminal hands on what comes before the mark, however late.
    var mark: UInt8 = 0
    write(descriptor, &mark, 1)
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(screen, &byte, 1) == 1, byte != mark { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n").showingEscapes
  }
}

extension String {
  /// The text with a visible sign for what begins a terminal's commands.
  var showingEscapes: String { replacing("\u{1B}", with: "␛") }
}
