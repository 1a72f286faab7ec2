import Foundation
import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What the page on moving over calls a page: a view that answers where it is and applies commands.
@MainActor
final class Page {
  let field = CGRect(x: 20, y: 533, width: 335, height: 34)
  let text = CGRect(x: 0, y: 0, width: 375, height: 1400)
  let caret = CGRect(x: 24, y: 500, width: 2, height: 20)
  private(set) var adjustment = Adjustment.identity
  private(set) var offset = 0.0
  private(set) var resigns = 0

  /// Every adjustment and offset that was applied, in order.
  private(set) var log: [Applied] = []

  struct Applied: Equatable {
    let adjustment: Adjustment
    let offset: Double
  }

  private let scrolls: Bool

  init(scrolls: Bool = false) { self.scrolls = scrolls }

  var viewport: Viewport {
    let content = CGSize(width: 375, height: 1400)
    return Viewport(
      screen: CGSize(width: 375, height: 667),
      scroll: scrolls ? ScrollMetrics(contentSize: content, offset: offset) : nil)
  }

  func scrollByUser(_ distance: Double) { offset += distance }

  func apply(_ command: AdjustmentCommand) {
    switch command {
    case .adjust(let move):
      adjustment = move.adjustment
      offset = move.contentOffset ?? offset
      log.append(Applied(adjustment: adjustment, offset: offset))
    case .resignFirstResponder: resigns += 1
    }
  }
}

@MainActor
final class KeyboardHost {
  let page: Page
  let avoider: KeyboardAvoider

  init(_ page: Page, _ policy: AvoidancePolicy) {
    self.page = page
    avoider = KeyboardAvoider(policy: policy)
    avoider.assumeIsolated { avoider in
      avoider.connect { command in MainActor.assumeIsolated { page.apply(command) } }
    }
  }

  func send(_ events: KeyboardEvent...) {
    let turn = [.layout(page.viewport)] + events
    avoider.assumeIsolated { _ = $0.send(turn: turn) }
  }
}

/// The snippets of the page on moving over, one for each system; each returns its host.
@MainActor
enum MovingOver {
  static let keyboard = CGRect(x: 0, y: 407, width: 375, height: 260)
  static let otherKeyboard = CGRect(x: 0, y: 367, width: 375, height: 300)
  static let gone = CGRect(x: 0, y: 667, width: 375, height: 260)

  static func odScrollView(_ page: Page) -> KeyboardHost {
    var policy = AvoidancePolicy.scroll(margin: 20)
    policy.engagement = .always
    policy.dismissesOnOutsideTap = true
    let host = KeyboardHost(page, policy)
    host.send(.focus(FocusedInput(1, frame: page.field, gap: 40, placement: .center)))
    host.send(.willShow(keyboard))
    host.send(.tapOutside)
    host.send(.blur, .willHide(gone))
    return host
  }

  static func inset(_ page: Page) -> KeyboardHost {
    let host = KeyboardHost(page, .insetContent)
    host.send(.focus(FocusedInput(1, frame: page.text, caret: page.caret)))
    host.send(.willChangeFrame(keyboard))
    host.send(.willHide(gone))
    return host
  }

  static func autoSpring(_ page: Page) -> KeyboardHost {
    let host = KeyboardHost(page, .shiftBounds(10))
    host.send(.focus(FocusedInput(1, frame: page.field)))
    host.send(.willShow(keyboard))
    host.send(.tapOutside)
    host.send(.blur, .willHide(gone))
    return host
  }

  static func manyFields(_ page: Page) -> KeyboardHost {
    let host = KeyboardHost(page, .scrollCovered)
    host.send(.focus(FocusedInput(1, frame: page.field)))
    host.send(.willShow(keyboard))
    page.scrollByUser(20)
    host.send(.scroll(offset: page.offset))
    host.send(.blur)
    host.send(.willHide(gone))
    return host
  }

  static func gap(_ page: Page) -> KeyboardHost {
    let host = KeyboardHost(page, .keepGap(4, restore: .afterTap))
    host.send(.focus(FocusedInput(1, frame: page.field)))
    host.send(.willShow(keyboard))
    host.send(.didChangeFrame(otherKeyboard))
    host.send(.dismissal(.tap))
    host.send(.blur, .willHide(gone))
    return host
  }
}
