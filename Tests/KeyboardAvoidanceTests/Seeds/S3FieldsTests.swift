import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The article on many fields in a scroll view: a phone of 667 points, content of 1200 scrolled to
/// 200, a keyboard of 216, a field that ends at 900.
enum S3 {
  static let viewport = viewport()
  static let field = FocusedInput.field(bottom: 900)
  static let keyboard = 216.0

  static func viewport(offset: Double = 200) -> Viewport {
    Viewport(
      screen: CGSize(width: 375, height: 667),
      scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 1200), offset: offset))
  }

  /// The keyboard is up for the field, and the content scrolled to 449.
  static func shown(_ field: FocusedInput = field, in viewport: Viewport = viewport) -> SeedHost {
    var host = SeedHost(.scrollCovered, in: viewport)
    host.show(field, keyboard)
    return host
  }

  /// The offset after the user scrolled to a place and ended editing.
  static func restored(from offset: Double) -> Double {
    var host = shown()
    host.turn(.scroll(offset: offset))
    host.turn(.blur)
    return host.offset
  }
}

@Suite("S3 Many fields in a scroll view: covered")
struct S3CoveredTests {
  @Test("S3.1 The field may be known before the keyboard or after it")
  func eitherOrder() {
    for isFieldFirst in [true, false] {
      var host = SeedHost(.scrollCovered, in: S3.viewport)
      let show = KeyboardEvent.willShow(host.keyboard(S3.keyboard))
      host.turn(isFieldFirst ? .focus(S3.field) : show)
      host.turn(isFieldFirst ? show : .focus(S3.field))
      #expect(host.offset == 449)
    }
  }

  @Test("S3.2 willShow alone is enough")
  func willShowAlone() {
    var host = SeedHost(.scrollCovered, in: S3.viewport)
    host.turn(.focus(S3.field))
    host.turn(.willShow(host.keyboard(S3.keyboard)))
    host.wait()
    #expect(host.offset == 449)
    #expect(host.state == .shown)
  }

  @Test("S3.3 Without a frame or without a field nothing is scrolled")
  func nothingToDo() {
    var host = SeedHost(.scrollCovered, in: S3.viewport)
    host.turn(.willShow(host.keyboard(S3.keyboard)))
    #expect(host.offset == 200)
    var frameless = SeedHost(.scrollCovered, in: S3.viewport)
    frameless.turn(.focus(S3.field), .willShow(nil))
    #expect(frameless.moves.isEmpty)
  }

  @Test("S3.4 The line is where the keyboard's top is in the view, wherever the view ends")
  func line() {
    #expect(S3.shown().offset == 700 - 451 + 200)
    var viewport = S3.viewport
    viewport.view.size.height = 600
    let host = S3.shown(in: viewport)
    #expect(host.offset == 700 - 451 + 200)
    #expect(host.inset == 600 - 451)
  }

  @Test(
    "S3.5 A field is where the content's offset puts it",
    arguments: [(200, 449), (300, 449), (448.5, 449), (449, 449), (500, 500)])
  func displayed(_ start: Double, _ offset: Double) {
    #expect(S3.shown(in: S3.viewport(offset: start)).offset == offset)
  }

  @Test("S3.6 A covered field is scrolled to the keyboard's top, and the inset is what is covered")
  func covered() {
    let host = S3.shown()
    #expect(host.offset == 449)
    #expect(host.inset == 216)
    #expect(host.adjustment.addedContentOffset == 249)
  }

  @Test("S3.7 A field that is not covered scrolls nothing; the inset follows all the same")
  func clear() {
    let host = S3.shown(.field(bottom: 651))
    #expect(host.offset == 200)
    #expect(host.inset == 216)
  }

  @Test("S3.13 The seed's vectors", arguments: [(449.0, 200.0), (100, 0)])
  func vectors(_ current: Double, _ restored: Double) {
    let host = S3.shown()
    #expect(host.adjustment == Adjustment(bottomInset: 216, addedContentOffset: 249))
    #expect(host.offset == 449)
    #expect(S3.restored(from: current) == restored)
  }

  @Test("S3.15 A view that begins below the window's top has its line by so much higher")
  func ownCoordinates() {
    var viewport = S3.viewport
    viewport.view = CGRect(x: 0, y: 64, width: 375, height: 603)
    #expect(S3.shown(in: viewport).offset == 900 - (451 - 64))
  }

  @Test("S3.16 From field to field the next is revealed, though no notification comes")
  func fieldToField() {
    let next = FocusedInput.field(2, bottom: 950)
    for turn in [[KeyboardEvent.blur, .focus(next)], [.focus(next)]] {
      var host = S3.shown()
      host.turn(turn)
      #expect(host.offset == 499)
      host.hide()
      #expect(host.offset == 200)
    }
  }

  @Test("S3.18 The safe area is part of what is covered, not added to it")
  func safeArea() {
    let insets = VerticalInsets(bottom: 34)
    var viewport = S3.viewport
    viewport.safeArea = insets
    viewport.scroll?.insets = insets
    let host = S3.shown(in: viewport)
    #expect(host.inset == 182)
    #expect(host.offset == 449)
  }
}

@Suite("S3 Many fields in a scroll view: restored")
struct S3RestoreTests {
  @Test("S3.8 The end of editing restores, the keyboard's leaving need not come")
  func endOfEditing() {
    var host = S3.shown()
    host.turn(.blur)
    #expect(host.offset == 200)
    #expect(host.state.isUp)
    host.turn(.willHide(host.gone(S3.keyboard)))
    #expect(host.inset == 0)
  }

  @Test(
    "S3.9 What was added is taken back: to the top at the most, from the end not at all",
    arguments: [(248, 0), (249, 0), (300, 51), (533, 284), (534, 533)])
  func rules(_ current: Double, _ restored: Double) {
    #expect(S3.restored(from: current) == restored)
  }

  @Test("S3.9 Where the top and the end both claim the offset, it goes to the nearer: the end")
  func claimedTwice() {
    var viewport = S3.viewport(offset: 0)
    viewport.scroll?.contentSize.height = 700
    var host = S3.shown(.field(bottom: 690), in: viewport)
    #expect(host.offset == 239)
    host.turn(.scroll(offset: 100))
    host.turn(.blur)
    #expect(host.offset == 700 - 667)
  }

  @Test("S3.10 What was taken back is not taken back again")
  func once() {
    var host = S3.shown()
    host.turn(.blur)
    host.turn(.scroll(offset: 300))
    host.turn(.willHide(host.gone(S3.keyboard)))
    #expect(host.offset == 300)
  }

  @Test("S3.11 The user's own scroll while editing is kept")
  func userScroll() {
    #expect(S3.restored(from: 500) == 251)
    #expect(S3.restored(from: 400) == 151)
  }

  @Test("S3.12 Return restores like any other end of editing")
  func returnKey() {
    var host = S3.shown()
    host.hide(.returnKey)
    #expect(host.offset == 200)
  }

  @Test("S3.14 Beyond the end the offset goes to the end, never past it")
  func pastEnd() {
    #expect(S3.restored(from: 600) == 1200 - 667)
  }
}
