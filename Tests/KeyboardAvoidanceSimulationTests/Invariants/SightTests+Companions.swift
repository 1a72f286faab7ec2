import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// What must stay visible with an input.
extension SightTests {
  @Test("What must stay visible is seen too if both fit, else as much of it as there is room for")
  func companions() {
    func with(
      _ top: Double, _ height: Double, _ change: (inout KeyboardMachine) -> Void = { _ in }
    ) -> Expected? {
      Self.seen {
        $0.focused.companion = CGRect(x: 0, y: top, width: 9, height: height)
        change(&$0)
      }
    }
    #expect(
      with(600, 287)
        == Expected {
          $0.bottom = 887
          $0.hasWholeCompanion = true
        })
    #expect(
      with(147, 20)
        == Expected {
          $0.top = 147
          $0.hasWholeCompanion = true
        })
    // 387 less the gap and the input's height leaves 345.
    #expect(with(600, 288) == Expected { $0.bottom = 879 })
    #expect(with(146, 20) == Expected { $0.top = 155 })
    #expect(with(400, 500) == Expected { $0.bottom = 879 })
    #expect(
      with(140, 400)
        == Expected {
          $0.top = 161
          $0.bottom = 540
        })
    #expect(with(879, 20) == Expected(), "out of reach")
    #expect(with(878, 20) == Expected { $0.bottom = 879 })
    #expect(with(135, 20) == Expected(), "out of reach above")
    #expect(with(135, 21) == Expected { $0.top = 155 })
    #expect(with(600, -1) == Expected(), "no place")
    #expect(
      with(600, 20) { $0.focused.frame.size.height = 388 } == Expected { $0.bottom = 887 },
      "the input itself does not fit")
  }

  @Test("An inset view shows what must stay visible with the caret, if both fit")
  func companionOfCaret() {
    func with(_ top: Double, _ height: Double, _ input: Double) -> Expected? {
      Self.seen {
        $0.policy.mover = .inset
        $0.focused.frame.size.height = input
        $0.focused.caret = CGRect(x: 0, y: 510, width: 2, height: 20)
        $0.focused.companion = CGRect(x: 0, y: top, width: 9, height: height)
      }
    }
    let both = Expected {
      $0.top = 510
      $0.bottom = 640
      $0.hasWholeCompanion = true
    }
    let caret = Expected {
      $0.top = 510
      $0.bottom = 530
    }
    #expect(with(600, 40, 34) == both && with(600, 40, 388) == both)
    #expect(with(600, 400, 34) == caret && with(600, 400, 388) == caret)
  }

  @Test("Where the whole view is the target it is seen with the input, wherever it is scrolled to")
  func wholeView() {
    func seen(_ change: (inout KeyboardMachine) -> Void) -> Expected? {
      Self.seen(at: 30) {
        $0.policy.mover = .shiftBounds
        $0.policy.target = .view
        $0.layout.view.size.height = 300
        $0.layout.window.origin.y = 250
        $0.layout.safeArea.bottom = 10
        $0.focused.frame.origin.y = 100
        change(&$0)
      }
    }
    let alone = Expected {
      $0.floor = 157
      $0.top = 70
      $0.bottom = 104
    }
    #expect(
      seen { _ in }
        == Expected {
          $0.floor = 157
          $0.top = 70
          $0.bottom = 199
        })
    #expect(seen { $0.policy.target = .input } == alone)
    #expect(seen { $0.policy.mover = .scroll } == alone)
    #expect(
      seen {
        $0.layout.view.size.height = 160
        $0.layout.window.origin.y = 300
        $0.layout.safeArea.top = 0
        $0.layout.scroll?.insets.top = 0
      }
        == Expected {
          $0.limit = 0
          $0.floor = 107
          $0.top = 51
          $0.bottom = 150
        })
  }
}
