#if os(Linux) || os(iOS)
import Foundation
import KeyboardAvoidanceUIKit

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// Says the machine's state and the gap between the focused input and the keyboard, as they are.
@MainActor final class StatusLine: UILabel {
  private weak var avoidance: AvoidanceHandle?
  private weak var page: UIView?

  /// Lies over a page's lower edge of the bar above.
  func attach(to view: UIView) {
    font = .systemFont(ofSize: 12)
    translatesAutoresizingMaskIntoConstraints = false
    isUserInteractionEnabled = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
    ])
  }

  /// Follows an avoidance's changes.
  func follow(_ avoidance: AvoidanceHandle?, in page: UIView) {
    (self.avoidance, self.page) = (avoidance, page)
    update()
    guard let updates = avoidance?.updates() else { return }
    Task { [weak self] in
      for await _ in updates { self?.update() }
    }
  }

  /// Says it anew.
  func update() {
    guard let avoidance, let page else { return }
    let state = avoidance.avoider.assumeIsolated { $0.state }
    let new = Self.describe(state, gap: gap(in: page))
    if text != new { text = new }
  }

  /// The line's words.
  static func describe(_ state: KeyboardState, gap: Double?) -> String {
    let gap = gap.map { "gap \(($0 * 10).rounded() / 10)" } ?? "no field"
    return "\(state) · \(gap)"
  }

  private func gap(in page: UIView) -> Double? {
    guard let input = Self.firstResponder(in: page), let frame = avoidance?.keyboard.frame,
      let screen = page.window?.screen
    else { return nil }
    let place = input.convert(input.bounds, to: screen.coordinateSpace)
    return Double(frame.minY - place.maxY)
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
  }
}
#endif
