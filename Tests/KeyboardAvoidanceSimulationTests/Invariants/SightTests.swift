import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("What can be seen of an input")
struct SightTests {
  /// The lengths and answers that differ from those of the covered input of the small form.
  struct Expected: Equatable {
    var limit = 20.0
    var floor = 407.0
    var top = 500.0
    var bottom = 534.0
    var gap = 8.0
    var isOverlapped = true
    var hasWholeCompanion = false
    var waitsForCaret = false

    init() {}

    init(_ change: (inout Expected) -> Void) { change(&self) }

    init(_ sight: Sight) {
      (limit, floor, top, bottom) = (sight.limit, sight.floor, sight.top, sight.bottom)
      (gap, isOverlapped) = (sight.gap, sight.isOverlapped)
      (hasWholeCompanion, waitsForCaret) = (sight.hasWholeCompanion, sight.waitsForCaret)
    }
  }

  static let form = Evidence(
    SmallForm.header(.standard), [.focus("low")], [SmallForm.show]
  ).after

  static func seen(
    at offset: Double = 0, under keyboard: CGRect? = nil,
    _ change: (inout KeyboardMachine) -> Void = { _ in }
  ) -> Expected? {
    var machine = form
    change(&machine)
    return Sight(machine, offset: offset, under: keyboard).map { Expected($0) }
  }

  @Test("An input is seen in the view's coordinates, above the docked keyboard")
  func plain() {
    #expect(Self.seen() == Expected())
    #expect(
      Self.seen(at: 135)
        == Expected {
          $0.top = 365
          $0.bottom = 399
        })
    let lower = CGRect(x: 0, y: 447, width: 375, height: 220)
    #expect(Self.seen(under: lower) == Expected { $0.floor = 447 })
    #expect(
      Self.seen {
        $0.layout.window.origin.y = 30
        $0.layout.view.origin.y = 40
      } == Expected { $0.floor = 337 })
    #expect(Self.seen { $0.layout.overlayBarHeight = 44 } == Expected { $0.floor = 363 })
  }

  @Test("Nothing is seen of an input that is not to be kept clear, or that has no room or no place")
  func nothing() {
    #expect(Self.seen { $0.state = .hiding } == nil)
    #expect(Self.seen { $0.focused.isEnabled = false } == nil)
    #expect(Self.seen { $0.keyboard.isLocal = false } == nil)
    #expect(Self.seen { $0.isFocused = false } == nil)
    #expect(Self.seen(under: SmallForm.docked) { $0.state = .hiding } == nil)
    #expect(Self.seen { $0.layout.scroll?.insets.top = 407 } == nil)
    #expect(Self.seen { $0.layout.scroll?.insets.top = 406 } != nil)
    for length in [1e9, -1e9] {
      #expect(Self.seen { $0.focused.frame.origin.y = length * 0.9 } != nil)
      #expect(Self.seen { $0.focused.frame.origin.y = length * 1.1 } == nil)
      #expect(Self.seen { $0.focused.frame.origin.x = length * 1.1 } == nil)
    }
    #expect(Self.seen { $0.focused.frame.size.width = 1.1e9 } == nil)
    #expect(Self.seen { $0.focused.frame.size = CGSize(width: -1, height: 34) } == nil)
    #expect(Self.seen { $0.focused.frame.size = CGSize(width: 9, height: -1) } == nil)
  }

  @Test("The top limit is the scroll view's, the view's, or of a translation the window's")
  func limits() {
    #expect(Self.seen { $0.layout.scroll?.insets.top = 33 } == Expected { $0.limit = 33 })
    #expect(
      Self.seen {
        $0.layout.scroll = nil
        $0.layout.safeArea.top = 34
      } == Expected { $0.limit = 34 })
    #expect(
      Self.seen {
        $0.policy.mover = .translate
        $0.layout.windowSafeArea.top = 59
        $0.layout.view.origin.y = 10
      }
        == Expected {
          $0.limit = 49
          $0.floor = 397
        })
  }

  @Test("Without an overlap the floor is where the safe area ends")
  func uncovered() {
    #expect(
      Self.seen {
        $0.layout.window.origin.y = -300
        $0.layout.safeArea.bottom = 34
      }
        == Expected {
          $0.floor = 633
          $0.isOverlapped = false
        })
  }

  @Test("The gap is the input's, else the policy's, and never negative or endless")
  func gaps() {
    #expect(Self.seen { $0.policy.gap = 12 } == Expected { $0.gap = 12 })
    #expect(Self.seen { $0.focused.gap = 3 } == Expected { $0.gap = 3 })
    for gap in [-5.0, 2e9, .infinity, .nan] {
      #expect(Self.seen { $0.focused.gap = gap } == Expected { $0.gap = 0 })
    }
  }

  @Test("In nested scroll views it is where they are scrolled to, and as high as the least of them")
  func nested() {
    let text = NestedScroll(
      id: 0, frame: CGRect(x: 0, y: 100, width: 300, height: 200),
      metrics: ScrollMetrics(
        contentSize: CGSize(width: 300, height: 900), offset: 30,
        insets: VerticalInsets(top: 5, bottom: 15)))
    var list = text
    list.frame.origin.y = 1_000
    #expect(
      Self.seen { $0.layout.nested = [text] }
        == Expected {
          $0.top = 570
          $0.bottom = 604
        })
    #expect(
      Self.seen(at: 50) { $0.layout.nested = [text, list] }
        == Expected {
          $0.top = 1_490
          $0.bottom = 1_524
        })
    for (height, waits) in [(180.0, false), (181, true)] {
      #expect(
        Self.seen {
          $0.layout.nested = [list, text]
          $0.focused.frame.size.height = height
          $0.focused.isCaretPending = true
        }
          == Expected {
            $0.top = 1_540
            $0.bottom = 1_720
            $0.waitsForCaret = waits
          })
    }
  }

  @Test("Of an input that does not fit the caret is seen, else its upper part")
  func tall() {
    let caret = CGRect(x: 0, y: 620, width: 2, height: 20)
    let part = Expected { $0.bottom = 887 }
    let atCaret = Expected {
      $0.top = 620
      $0.bottom = 640
    }
    #expect(Self.seen { $0.focused.frame.size.height = 388 } == part)
    #expect(
      Self.seen {
        $0.focused.frame.size.height = 387
        $0.focused.caret = caret
      } == part)
    func tall(_ change: (inout KeyboardMachine) -> Void) -> Expected? {
      Self.seen {
        $0.focused.frame.size.height = 388
        $0.focused.caret = caret
        change(&$0)
      }
    }
    #expect(tall { _ in } == atCaret)
    #expect(tall { $0.focused.caret?.size.height = -1 } == part)
    #expect(
      tall { $0.focused.isCaretPending = true }
        == Expected {
          $0.bottom = 887
          $0.waitsForCaret = true
        })
    #expect(
      Self.seen {
        $0.policy.mover = .inset
        $0.focused.caret = caret
      } == atCaret, "an inset view always follows the caret")
  }
}
