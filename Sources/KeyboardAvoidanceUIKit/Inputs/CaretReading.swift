#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// When a caret is worth its price: reading one may lay a long text out to its end.
struct CaretReading {
  let mover: Mover

  /// Whether something was noted in this turn. If not, a caret is read again only when the
  /// selection is another.
  let isAsked: Bool

  /// The least height that can be left for an input, in points; `nil` without a keyboard.
  private let room: Double?

  /// By how much a keyboard may yet turn out to be higher than was announced, in points: a bar with
  /// suggestions and an accessory view.
  private static let reserve = 120.0

  /// For a turn at whose end the keyboard may have one of these frames, on the screen.
  init(viewport: Viewport?, mover: Mover, isAsked: Bool, keyboards: [CGRect]) {
    self.mover = mover
    self.isAsked = isAsked
    room = viewport.flatMap { viewport in
      guard !keyboards.isEmpty else { return nil }
      let overlap = keyboards.map(viewport.overlap).max() ?? 0
      let top =
        mover == .translate
        ? viewport.windowSafeArea.top - viewport.view.minY
        : viewport.scroll?.insets.top ?? viewport.safeArea.top
      let height = viewport.view.height - top - overlap - viewport.overlayBarHeight
      let shown = viewport.nested.map {
        $0.frame.height - $0.metrics.insets.top - $0.metrics.insets.bottom
      }
      return shown.reduce(height, min) - Self.reserve
    }
  }

  /// Whether the caret decides where an input of a height is put.
  func isUsed(forHeight height: Double) -> Bool {
    guard let room else { return false }
    return mover == .inset || height > room
  }
}
#endif
