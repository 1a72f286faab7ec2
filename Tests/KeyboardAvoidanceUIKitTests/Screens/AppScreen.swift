import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// An app's screen on a device: what the user does, and what the user sees.
@MainActor final class AppScreen {
  let device: DoubleDevice
  private let clock = ManualClock()
  private var handles: [AvoidanceHandle] = []

  static let portrait = CGSize(width: 390, height: 844)
  static let uprightInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  static let turnedInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  /// The screen of an app whose window has this root controller.
  init(_ root: UIViewController, on device: DoubleDevice? = nil) {
    self.device =
      device ?? DoubleDevice(size: Self.portrait, safeAreaInsets: Self.uprightInsets)
    self.device.run { self.device.window.rootViewController = root }
    self.device.endTurn()
  }

  /// Has a view avoid the keyboard.
  @discardableResult
  func avoid(_ view: UIView, _ policy: AvoidancePolicy? = nil) -> AvoidanceHandle {
    let handle = device.run {
      view.avoidKeyboard(policy, notificationCenter: device.notificationCenter, clock: clock)
    }
    handles.append(handle)
    device.endTurn()
    return handle
  }

  // MARK: What the user does

  /// Taps an input, so that the keyboard comes.
  func edit(_ input: UIView, keyboard height: CGFloat = 336) {
    device.run { _ = input.becomeFirstResponder() }
    keyboard(height)
  }

  /// Has the keyboard come, or take another height.
  func keyboard(_ height: CGFloat) {
    device.keyboard.show(height: height)
    settle()
  }

  /// Ends editing; the keyboard goes.
  func endEditing() {
    device.run { _ = device.window.endEditing(true) }
    device.keyboard.hide()
    settle()
  }

  /// Goes on to another input while the keyboard stays.
  func goOn(to input: UIView) {
    device.run { _ = input.becomeFirstResponder() }
    settle()
  }

  /// Types, letter by letter, a turn for each.
  func type(_ text: String) {
    for letter in text {
      device.run { DoubleTyping(in: device.window).type(String(letter)) }
      device.endTurn()
    }
  }

  /// Turns the device, with a keyboard that has another height then.
  func turn(to orientation: UIInterfaceOrientation, keyboard height: CGFloat?) {
    let insets = orientation == .portrait ? Self.uprightInsets : Self.turnedInsets
    device.run { device.rotate(to: orientation, safeAreaInsets: insets) }
    if let height { device.keyboard.show(height: height) }
    settle()
  }

  /// Runs code of the app, as a turn of its own.
  func app(_ body: () -> Void) {
    device.run(body)
    device.endTurn()
  }

  /// Lets everything come to rest.
  func settle(for seconds: TimeInterval = 0.6) {
    device.endTurn()
    device.advance(by: seconds)
    try? clock.advance(by: .seconds(seconds))
    for handle in handles where handle.isActive {
      handle.avoider.assumeIsolated { _ = $0.send(turn: [] as [KeyboardEvent]) }
    }
    device.nextTurn()
  }

  // MARK: What the user sees

  /// Where a view is on the screen, to a thousandth of a point.
  func place(of view: UIView) -> CGRect {
    let frame = view.convert(view.bounds, to: device.screen.coordinateSpace)
    return CGRect(
      x: frame.minX.rounded(to: 1000), y: frame.minY.rounded(to: 1000),
      width: frame.width.rounded(to: 1000), height: frame.height.rounded(to: 1000))
  }

  /// The room between a view and the keyboard, in points.
  func gap(below view: UIView) -> CGFloat {
    device.keyboard.frame.minY - place(of: view).maxY
  }

  /// Where a text view's caret is on the screen.
  func caret(of text: UITextView) -> CGRect {
    guard let end = text.selectedTextRange?.end else { return .null }
    return text.convert(text.caretRect(for: end), to: device.screen.coordinateSpace)
  }

  /// Everything that avoidance could leave behind.
  var everything: [String] { device.window.everything() }
}

extension CGFloat {
  fileprivate func rounded(to part: CGFloat) -> CGFloat { (self * part).rounded() / part }
}

extension UIView {
  /// A line for each view of the app in this tree; of lists none for their cells, which they make
  /// as they need them.
  func everything(_ depth: Int = 0) -> [String] {
    let name = "\(type(of: self))"
    guard !name.hasSuffix("Probe"), !isHidden else { return [] }
    var line = String(repeating: "  ", count: depth) + name
    let (frame, move) = (bounds, transform)
    var numbers = [
      center.x, center.y, frame.minX, frame.minY, frame.width, frame.height, move.a, move.b, move.c,
      move.d, move.tx, move.ty,
    ]
    var insets = [safeAreaInsets]
    if let scroll = self as? UIScrollView {
      numbers += [scroll.contentSize.width, scroll.contentSize.height]
      insets += [
        scroll.contentInset, scroll.adjustedContentInset, scroll.verticalScrollIndicatorInsets,
        scroll.horizontalScrollIndicatorInsets,
      ]
    }
    numbers += insets.flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
    line += numbers.map { " \($0 + 0)" }.joined()
    let isList = self is UITableView || self is UICollectionView
    return [line] + (isList ? [] : subviews.flatMap { $0.everything(depth + 1) })
  }
}

/// Compares everything with what was before, and names what differs.
@MainActor func expectSame(
  _ screen: AppScreen, as before: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let now = screen.everything
  #expect(now.count == before.count, sourceLocation: sourceLocation)
  for (now, before) in zip(now, before) where now != before {
    Issue.record("\(now) was \(before)", sourceLocation: sourceLocation)
  }
}

extension UIScrollView {
  /// Pins this to all edges of a page, and what it holds to all edges of its content, as wide as
  /// the page.
  func fill(_ page: UIView, holding content: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: page.topAnchor),
      bottomAnchor.constraint(equalTo: page.bottomAnchor),
      leadingAnchor.constraint(equalTo: page.leadingAnchor),
      trailingAnchor.constraint(equalTo: page.trailingAnchor),
      content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }
}
