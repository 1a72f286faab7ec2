#if os(Linux) || os(iOS)
internal import Foundation
internal import KeyboardAvoidance

#if canImport(CoreGraphics)
internal import CoreGraphics
#endif

/// A value of JSON, as a trace's lines hold them.
indirect enum TraceValue: Encodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([TraceValue])
  case object([String: TraceValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number.isFinite ? number : Self.noNumber)
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  /// What stands for a number that is none, which JSON cannot say: no place is as far out, so that
  /// a replay has as little use for it as the app had.
  private static let noNumber = 1e300

  /// `[x, y, width, height]`
  static func frame(_ frame: CGRect) -> TraceValue {
    let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return .list(sides.map { .number(Double($0)) })
  }

  /// `[x, y, width, height]`, or null.
  static func frame(_ frame: CGRect?) -> TraceValue {
    guard let frame else { return .null }
    return self.frame(frame)
  }

  /// A name where the placement has one, else the number that it counts as.
  static func placement(_ placement: Placement) -> TraceValue {
    placement.name.map { .text($0) } ?? .number(placement.usableFraction)
  }

  /// `[width, height]`
  static func size(_ size: CGSize) -> TraceValue {
    .list([.number(Double(size.width)), .number(Double(size.height))])
  }

  /// `[top, bottom]`
  static func insets(_ insets: VerticalInsets) -> TraceValue {
    .list([.number(insets.top), .number(insets.bottom)])
  }
}

extension [String: TraceValue] {
  /// One line of JSON with its end, keys in alphabetical order.
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(TraceValue.object(self)), as: UTF8.self) + "\n"
  }
}
#endif
