internal import Foundation

/// An argument as the shell handed it over: bytes, which need not be UTF-8.
struct RawArgument: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The arguments of this process, its name first.
  static var ofProcess: [RawArgument] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { pointer in
        let bytes = UnsafeBufferPointer(start: pointer, count: strlen(pointer))
        return RawArgument(bytes: bytes.map(UInt8.init(bitPattern:)))
      }
    }
  }

  /// The argument as text; bytes that are not UTF-8, and control characters, as `\xFF`.
  var text: String {
    if let text = String(validating: bytes, as: UTF8.self) {
      return text.unicodeScalars.reduce(into: "") { text, scalar in
        if scalar.properties.generalCategory == .control {
          text += Self.escaped(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return bytes.reduce(into: "") { text, byte in
      text += (0x20..<0x7F).contains(byte) ? String(UnicodeScalar(byte)) : Self.escaped(byte)
    }
  }

  /// The last part of a path, as it can be printed.
  var lastComponent: String {
    RawArgument(bytes: Array(bytes.split(separator: UInt8(ascii: "/")).last ?? [])).text
  }

  var asksForHelp: Bool { ["--help", "-h"].contains(text) }

  /// Whether it is an option rather than an operand; `-` is standard input.
  var isOption: Bool { bytes.first == UInt8(ascii: "-") && bytes.count > 1 }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "\\x" + (digits.count == 1 ? "0\(digits)" : digits)
  }
}
