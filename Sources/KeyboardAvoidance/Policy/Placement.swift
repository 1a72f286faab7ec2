/// Where in the visible area an engaged input is put, from its top (0) to its bottom (1).
///
/// Every placement gives way where less than the gap would be left above the keyboard.
public struct Placement: Hashable, Sendable {
  /// How far down the input is put: 0 is `top`, 0.5 is `center`, 1 is `bottom`.
  ///
  /// `AvoidancePolicy.validated(for:)` throws for other numbers; the machine takes the nearest, and
  /// `bottom` for one that is no number.
  public var fraction: Double

  /// A placement at a fraction of the way from the top (0) to the bottom (1).
  public init(fraction: Double) { self.fraction = fraction }

  /// The gap below the visible area's top.
  public static let top = Placement(fraction: 0)

  /// In the middle of the visible area.
  public static let center = Placement(fraction: 0.5)

  /// The gap above the keyboard.
  public static let bottom = Placement(fraction: 1)

  /// A fraction of the way from the top (0) over the center (0.5) to the bottom (1).
  public static func fraction(_ fraction: Double) -> Placement { Placement(fraction: fraction) }

  /// The placements that have a name.
  public static let named: [(placement: Placement, name: String)] = [
    (.bottom, "bottom"), (.center, "center"), (.top, "top"),
  ]

  /// The placement with a name, if there is one.
  public init?(named name: String) {
    guard let named = Self.named.first(where: { $0.name == name }) else { return nil }
    self = named.placement
  }

  /// Its name, if it has one.
  public var name: String? { Self.named.first { $0.placement == self }?.name }

  /// Whether the fraction is one from 0 to 1.
  var isUsable: Bool { fraction >= 0 && fraction <= 1 }

  /// The nearest fraction that is one; that of `bottom` for what is no number.
  package var usableFraction: Double { fraction.isNaN ? 1 : min(max(fraction, 0), 1) }
}

extension Placement: CustomStringConvertible {
  /// Its name, or else its fraction.
  public var description: String { name ?? "\(fraction)" }
}

extension Placement: Codable {
  /// Reads a name or a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let fraction = try? container.decode(Double.self) {
      self.init(fraction: fraction)
      return
    }
    let name = try container.decode(String.self)
    guard let placement = Placement(named: name) else {
      let accepted = Self.named.map(\.name).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(name)' is no placement; accepted are \(accepted) and 0 to 1")
    }
    self = placement
  }

  /// Writes the name where there is one, else the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let name { try container.encode(name) } else { try container.encode(fraction) }
  }
}
