internal import Foundation
internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// A realistic cycle: focus, the keyboard comes, the input method is switched, a tap, it goes.
enum BenchCycle {
  private static let screen = CGSize(width: 390, height: 844)
  private static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
  private static let higher = CGRect(x: 0, y: 470, width: 390, height: 374)
  private static let gone = CGRect(x: 0, y: 844, width: 390, height: 336)

  static let viewport = Viewport(
    screen: screen, safeArea: VerticalInsets(top: 47, bottom: 34),
    scroll: ScrollMetrics(
      contentSize: CGSize(width: 390, height: 1400), insets: VerticalInsets(top: 47, bottom: 34)))

  static let policy: AvoidancePolicy = {
    var policy = AvoidancePolicy.standard
    policy.dismissesOnOutsideTap = true
    return policy
  }()

  /// The eight turns of a cycle. The input stays focused, so from the second cycle on each ends as
  /// it began, and the episode goes on.
  static let turns: [KeyboardEvent] = [
    .focus(FocusedInput(1, frame: CGRect(x: 20, y: 560, width: 350, height: 44))),
    .willChangeFrame(docked), .willShow(docked), .didShow(docked), .willShow(higher),
    .tapOutside, .willHide(gone), .didHide(gone),
  ]
}
