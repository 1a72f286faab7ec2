/// Text of a trace as it can be shown anywhere: nothing in it acts, and nothing in it is unseen.
enum VisibleText {
  /// The text with control characters as their pictures, and with characters that XML forbids or
  /// that turn the direction of what stands beside them as code points.
  ///
  /// XML 1.0 allows of the control characters only tab and the line ends, and neither U+FFFE nor
  /// U+FFFF (its production `Char`). Pictures are those of the Unicode block Control Pictures.
  static func of(_ text: String) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let picture = picture(of: scalar) {
        visible.append(picture)
      } else if isUnseen(scalar) {
        visible.append(
          contentsOf: "‹U+\(String(scalar.value, radix: 16, uppercase: true))›".unicodeScalars)
      } else {
        visible.append(scalar)
      }
    }
    return String(visible)
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: Unicode.Scalar(0x2421)
    default: nil
    }
  }

  /// C1 controls, separators of lines, marks and overrides of direction, and what is no character.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x200E, 0x200F, 0x061C, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFDD0...0xFDEF:
      true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}

extension String {
  /// The text for the content or a quoted attribute of HTML and of XML.
  var escapedForMarkup: String {
    var escaped = ""
    for character in VisibleText.of(self).unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
