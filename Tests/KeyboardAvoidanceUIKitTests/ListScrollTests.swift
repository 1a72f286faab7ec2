import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("A list's way to where the keyboard leaves its field")
struct ListScrollTests {
  let form = Form(installs: false)
  let table = UITableView(frame: CGRect(origin: .zero, size: Form.phone))

  init() {
    table.contentSize = CGSize(width: 375, height: 1400)
    table.addSubview(form.fields[0])
    form.view.addSubview(table)
    form.device.endTurn()
    form.avoidance = form.install(.standard, on: table)
    form.device.endTurn()
  }

  private func begin(height: CGFloat = 260) {
    form.device.keyboard.show(height: height)
    form.device.endTurn()
  }

  /// How many commits a second has in which nothing happens.
  private var commitsAtRest: Int {
    let before = form.device.commitCount
    form.device.advance(by: 1)
    return form.device.commitCount - before
  }

  @Test("It goes fast at first and slowly at the end, within the keyboard's time, sideways nowhere")
  func course() {
    table.contentSize.width = 900
    table.contentOffset.x = 120
    form.device.endTurn()
    form.focus()
    begin()
    let before = form.device.frames.count
    form.pass(0.3)
    let tops = form.device.frames.dropFirst(before).compactMap { $0.rect(of: form.fields[0])?.minY }
    let steps = zip(tops, tops.dropFirst()).map { $0 - $1 }
    let moves = steps.filter { $0 != 0 }
    #expect(moves.count == 14 && moves.allSatisfy { $0 > 0 })
    #expect(moves == moves.sorted(by: >), "\(moves)")
    let eighth = 365 + (533 - 365) / 8.0
    #expect(tops[6] > eighth && tops[7] < eighth, "an eighth is left after half the time")
    #expect(table.contentOffset == CGPoint(x: 120, y: 168))
  }

  @Test("When it has arrived, or is taken over, no frame is asked for any more")
  func noFrames() {
    form.focus()
    begin()
    form.pass(0.5)
    #expect(form.gap() == 8)
    #expect(commitsAtRest == 1)
    begin(height: 320)
    form.pass(0.05)
    table.contentOffset.y = 100
    form.pass(0.5)
    #expect(table.contentOffset.y == 100)
    #expect(commitsAtRest == 1)
  }

  @Test("A keyboard that grows on the way gives the list another end")
  func anotherEnd() {
    form.focus()
    begin()
    form.pass(0.1)
    begin(height: 330)
    form.pass(0.5)
    #expect(form.gap() == 8 && table.contentOffset.y == 238)
    #expect(commitsAtRest == 1)
  }

  @Test("A list in a list goes its way beside it")
  func nested() {
    let inner = UITableView(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
    inner.contentSize = CGSize(width: 375, height: 330)
    table.addSubview(inner)
    inner.addSubview(form.fields[0])
    form.fields[0].frame.origin.y = 290
    form.focus()
    begin()
    form.pass(0.05)
    #expect(inner.contentOffset.y > 0 && inner.contentOffset.y < 30)
    form.pass(0.5)
    #expect(form.gap() == 8)
    #expect(inner.contentOffset.y == 30 && table.contentOffset.y == 195)
    form.hide()
    #expect(inner.contentOffset.y == 0 && table.contentOffset.y == 0)
  }

  @Test("Cancelled on its way, the list is where it was at once, and stays there")
  func cancelled() {
    form.focus()
    begin()
    form.pass(0.1)
    form.avoidance?.cancel()
    #expect(table.contentOffset.y == 0)
    form.pass(0.5)
    #expect(table.contentOffset.y == 0 && commitsAtRest == 1)
  }

  @Test("A finger on another list leaves it on its way")
  func fingerElsewhere() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    other.contentSize = CGSize(width: 375, height: 900)
    form.view.addSubview(other)
    form.device.endTurn()
    DoubleFinger(in: form.device.window).down(at: CGPoint(x: 5, y: 50))
    #expect(other.isTracking)
    form.focus()
    begin()
    form.pass(0.5)
    #expect(form.gap() == 8)
  }

  @Test("It goes the same way when what was held back under a finger is due")
  func afterFinger() {
    let finger = DoubleFinger(in: form.device.window)
    finger.down(at: CGPoint(x: 5, y: 300))
    form.focus()
    begin()
    form.pass(0.3)
    #expect(table.contentOffset.y == 0)
    finger.up()
    form.device.endTurn()
    form.pass(0.05)
    #expect(table.contentOffset.y > 0 && table.contentOffset.y < 160)
    form.pass(0.5)
    #expect(form.gap() == 8)
  }

  @Test("A list that goes on its way takes nothing with it")
  func gone() {
    weak var gone: UITableView?
    do {
      let other = UITableView(frame: CGRect(origin: .zero, size: Form.phone))
      other.contentSize = CGSize(width: 375, height: 1400)
      gone = other
      let field = UITextField(frame: form.fields[0].frame)
      other.addSubview(field)
      form.view.addSubview(other)
      form.device.endTurn()
      form.install(.standard, on: other)
      form.device.endTurn()
      form.device.run { _ = field.becomeFirstResponder() }
      begin()
      form.device.run { other.removeFromSuperview() }
    }
    form.device.endTurn()
    form.device.advance(by: 0.5)
    #expect(gone == nil && commitsAtRest == 1)
  }

  @Test("A finger that is put on it stops it")
  func finger() {
    form.focus()
    begin()
    form.pass(0.1)
    DoubleFinger(in: form.device.window).down(at: CGPoint(x: 5, y: 100))
    form.device.endTurn()
    let offset = table.contentOffset.y
    form.pass(0.4)
    #expect(table.contentOffset.y == offset && offset < 168)
  }
}
