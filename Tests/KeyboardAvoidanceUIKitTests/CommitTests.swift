import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// How a turn is committed, and whether there is an update link.
struct System: Sendable, CustomTestStringConvertible {
  let commits: Commits
  let hasUpdateLink: Bool

  static let all = Commits.allCases.flatMap { commits in
    [true, false].map { System(commits: commits, hasUpdateLink: $0) }
  }

  var testDescription: String {
    "\(commits.rawValue), \(hasUpdateLink ? "with" : "without") an update link"
  }

  /// A page of fields on a device of this system.
  @MainActor func form(
    _ policy: AvoidancePolicy = .keepGap(4), tops: [CGFloat] = [533], contentHeight: CGFloat? = nil
  ) -> Form {
    under(commits) {
      let form = Form(tops: tops, contentHeight: contentHeight, installs: false)
      form.device.run {
        form.avoidance = form.view.avoidKeyboard(
          policy, notificationCenter: form.device.notificationCenter, clock: form.clock,
          followsUpdates: hasUpdateLink)
      }
      form.device.endTurn()
      return form
    }
  }
}

/// What an app lays out by force in its own handler.
enum Forced: String, CaseIterable, Sendable {
  case view, superview, window

  @MainActor func layOut(_ view: UIView) {
    switch self {
    case .view: view.layoutIfNeeded()
    case .superview: view.superview?.layoutIfNeeded()
    case .window: view.window?.layoutIfNeeded()
    }
  }
}

@MainActor @Suite("The commit that carries the answer")
struct CommitTests {
  @Test("It is the next one after each notification", arguments: System.all)
  func noneMissed(_ system: System) {
    let form = system.form()
    form.focus()
    form.device.endTurn()
    func post(_ kind: DoubleKeyboard.Kind, _ height: CGFloat, bottom: CGFloat) {
      let keyboard = form.device.keyboard
      let end = kind == .willHide ? keyboard.below(height: height) : keyboard.docked(height: height)
      let before = form.device.commitCount
      keyboard.post(kind, end: end)
      form.device.endTurn()
      let missed = form.device.commitsMissed(since: before) {
        $0.rect(of: form.fields[0])?.maxY == bottom
      }
      #expect(missed == 0, "\(kind) \(height)")
    }
    post(.willShow, 260, bottom: 403)
    post(.didShow, 260, bottom: 403)
    post(.willChangeFrame, 300, bottom: 363)
    form.pass(0.5)
    post(.didChangeFrame, 320, bottom: 343)
    post(.willHide, 320, bottom: 567)
    post(.didHide, 320, bottom: 567)
    post(.willShow, 216, bottom: 447)
    #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
  }

  @Test("A burst gives one move, and a pair of hide and show none", arguments: System.all)
  func burst(_ system: System) {
    let form = system.form(tops: [533, 590])
    let before = form.device.animations.count
    form.focus()
    for height in [0, 216, 282, 260] as [CGFloat] {
      form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: height))
    }
    form.device.endTurn()
    #expect(moves(of: form.view, form, since: before) == 1 && form.gap() == 4)
    form.pass(0.5)
    let shown = form.device.animations.count
    form.device.keyboard.post(.willHide, end: form.device.keyboard.below(height: 260))
    form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: 260))
    form.device.endTurn()
    #expect(moves(of: form.view, form, since: shown) == 0 && form.gap() == 4)
    #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
  }

  @Test(
    "A layout pass that the app forces within willShow closes nothing", arguments: System.all,
    Forced.allCases)
  func forced(_ system: System, _ forced: Forced) {
    for animates in [false, true] {
      let form = system.form()
      form.focus()
      var lifts: [CGFloat] = []
      let token = form.device.notificationCenter.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          form.view.setNeedsLayout()
          if animates {
            UIView.animate(withDuration: 0.3) { forced.layOut(form.view) }
          } else {
            forced.layOut(form.view)
          }
          lifts.append(form.view.transform.ty)
        }
      }
      let before = form.device.animations.count
      for height in [216, 260] as [CGFloat] {
        form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: height))
      }
      form.device.endTurn()
      #expect(lifts == [0, 0])
      #expect(moves(of: form.view, form, since: before) == 1 && form.gap() == 4)
      form.device.notificationCenter.removeObserver(token)
    }
  }

  @Test("A layout pass that the app forces while a touch is delivered closes nothing")
  func forcedInTouch() {
    let form = System(commits: .inUpdateCycle, hasUpdateLink: true).form()
    let card = ForcingView(frame: CGRect(x: 0, y: 100, width: 375, height: 50))
    form.view.addSubview(card)
    form.focus()
    form.device.endTurn()
    var lifts: [CGFloat] = []
    card.touched = {
      for height in [216, 260] as [CGFloat] {
        form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: height))
        form.device.window.layoutIfNeeded()
        lifts.append(form.view.transform.ty)
      }
    }
    let before = form.device.animations.count
    DoubleFinger(in: form.device.window).tap(card)
    form.device.endTurn()
    #expect(lifts == [0, 0])
    #expect(moves(of: form.view, form, since: before) == 1 && form.gap() == 4)
  }

  @Test(
    "A caret that is known a turn later is revealed in that turn's commit", arguments: System.all)
  func laterCaret(_ system: System) {
    let form = system.form(.standard, tops: [], contentHeight: 1600)
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 335, height: 900))
    text.text = String(repeating: "line\n", count: 40)
    form.view.addSubview(text)
    form.device.run { _ = text.becomeFirstResponder() }
    form.device.keyboard.show(height: 260)
    form.device.endTurn()
    let offset = form.scroll?.contentOffset.y ?? 0
    let before = form.device.commitCount
    form.device.nextTurn()
    let revealed = form.scroll?.contentOffset.y ?? 0
    #expect(revealed > offset)
    let missed = form.device.commitsMissed(since: before) {
      $0.rect(of: text)?.minY == 100 - revealed
    }
    #expect(missed == 0)
    #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
  }

  @Test("A transaction that the app flushes carries the answer", arguments: System.all)
  func flushed(_ system: System) {
    let form = system.form()
    form.focus()
    form.device.endTurn()
    form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: 260))
    let before = form.device.commitCount
    form.device.run { CATransaction.flush() }
    #expect(form.device.commitCount == before + 1)
    #expect(form.device.frames.last?.rect(of: form.fields[0])?.maxY == 403)
  }

  @Test(
    "A turn is read once, and once more where something was noted and two things tell of its end",
    arguments: System.all)
  func readings(_ system: System) {
    let form = system.form()
    form.show()
    form.pass(1)
    var readings = 0
    form.avoidance?.inputSettings = { _ in
      readings += 1
      return nil
    }
    form.device.nextTurn()
    readings = 0
    form.device.nextTurn()
    #expect(readings == 1)
    readings = 0
    form.device.run { form.avoidance?.overlayBarHeight = 20 }
    form.device.nextTurn()
    let isToldTwice = (system.commits == .inUpdateCycle) != system.hasUpdateLink
    #expect(readings == (isToldTwice ? 3 : 2), "where the view has moved it is read again")
  }

  @Test(
    "What the app sets while the keyboard is up is answered by the next one", arguments: System.all)
  func settings(_ system: System) throws {
    let form = system.form()
    let avoidance = try #require(form.avoidance)
    form.show()
    func missed(bottom: CGFloat, _ set: () -> Void) -> Int? {
      let before = form.device.commitCount
      form.device.run(set)
      form.device.endTurn()
      return form.device.commitsMissed(since: before) {
        $0.rect(of: form.fields[0])?.maxY == bottom
      }
    }
    #expect(missed(bottom: 387) { avoidance.inputSettings = { _ in InputSettings(gap: 20) } } == 0)
    #expect(missed(bottom: 343) { avoidance.overlayBarHeight = 44 } == 0)
    #expect(missed(bottom: 387) { avoidance.overlayBarHeight = -44 } == 0, "no height at all")
    #expect(missed(bottom: 403) { avoidance.inputSettings = nil } == 0)
    #expect(missed(bottom: 400) { avoidance.policy = .keepGap(7) } == 0)
    let lowers = { avoidance.performWithoutAdjustment { form.view.frame.origin.y = 20 } }
    #expect(missed(bottom: 400, lowers) == 0)
    #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
  }

  @Test(
    "What others do at the end of the loop's turn is answered in its commit, if that comes after",
    arguments: [true, false])
  func otherObservers(_ hasUpdateLink: Bool) {
    let form = System(commits: .beforeWaiting, hasUpdateLink: hasUpdateLink).form()
    form.show()
    form.pass(1)
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, false, 1_000_000
    ) { _, _ in form.fields[0].frame.origin.y = 560 }
    CFRunLoopAddObserver(form.device.runLoop, observer, .commonModes)
    let before = form.device.commitCount
    form.device.nextTurn()
    let missed = form.device.commitsMissed(since: before) {
      $0.rect(of: form.fields[0])?.maxY == 403
    }
    #expect(missed == 0)
  }

  @Test("The focus is never given up in a layout pass", arguments: System.all)
  func resigns(_ system: System) {
    let form = system.form(.shiftBounds(10))
    form.show()
    DoubleFinger(in: form.device.window).tap(at: CGPoint(x: 100, y: 100))
    #expect(!form.fields[0].isFirstResponder)
    let before = form.device.commitCount
    form.device.keyboard.hide()
    form.device.endTurn()
    let missed = form.device.commitsMissed(since: before) {
      $0.rect(of: form.fields[0])?.minY == 533
    }
    #expect(missed == 0)
    #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
  }

  @Test("A sheet that moves in its container's layout is read after it has", arguments: System.all)
  func sheet(_ system: System) {
    under(system.commits) {
      let form = Form(tops: [40], installs: false)
      let container = MovingContainer(frame: form.device.window.bounds)
      let page = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 567))
      let field = UITextField(frame: CGRect(x: 20, y: 433, width: 335, height: 34))
      page.addSubview(field)
      container.addSubview(page)
      form.device.window.addSubview(container)
      form.install(.keepGap(4), on: page)
      form.device.endTurn()
      form.device.run { _ = field.becomeFirstResponder() }
      let before = form.device.commitCount
      form.device.keyboard.post(.willShow, end: form.device.keyboard.docked(height: 260))
      container.top = 60
      form.device.endTurn()
      let missed = form.device.commitsMissed(since: before) { $0.rect(of: field)?.maxY == 403 }
      #expect(missed == 0 && page.transform.ty == -124)
      #expect(form.device.complaints.isEmpty, "\(form.device.complaints)")
    }
  }

  @Test(
    "An avoidance with nothing focused and no keyboard does nothing at all", arguments: System.all)
  func idle(_ system: System) {
    let form = system.form()
    form.show()
    form.hide()
    form.device.endTurn()
    #expect(form.device.observerCount == 0)
    let recorder = form.avoidance?.record()
    for _ in 0..<10 { form.device.nextTurn() }
    #expect(recorder?.turnCount == 0)
    #expect(form.device.observerCount == 0)
  }

  private func moves(of view: UIView, _ form: Form, since count: Int) -> Int {
    form.device.animations.dropFirst(count)
      .filter { $0.source == .block && !$0.changes(of: view).isEmpty }.count
  }
}

/// Does something when it is touched.
private final class ForcingView: UIView {
  var touched: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched?() }
}

/// Places its one page as a presentation does: when it is laid out.
private final class MovingContainer: UIView {
  var top: CGFloat? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let top, let page = subviews.first else { return }
    page.center.y = top + page.bounds.height / 2
  }
}
