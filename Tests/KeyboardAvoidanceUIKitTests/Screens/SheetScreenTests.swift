import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("A form in a sheet", .ordersInTurn)
struct SheetScreenTests {
  private func open(
    scrolls: Bool, size: CGSize = .zero, on device: DoubleDevice? = nil
  ) -> (AppScreen, TwoFieldPage) {
    let screen = AppScreen(TwoFieldPage(scrolls: scrolls), on: device)
    let page = TwoFieldPage(scrolls: scrolls)
    page.modalPresentationStyle = .pageSheet
    page.preferredContentSize = size
    screen.app { screen.device.window.rootViewController?.present(page, animated: true) }
    screen.settle()
    screen.avoid(page.body)
    return (screen, page)
  }

  private func gap(_ scrolls: Bool) -> CGFloat { scrolls ? 8 : 4 }

  @Test("Its field has its room, and everything is back", arguments: [false, true])
  func shown(_ scrolls: Bool) {
    let (screen, page) = open(scrolls: scrolls)
    let before = screen.everything
    screen.edit(page.lower)
    #expect(screen.gap(below: page.lower) == gap(scrolls))
    screen.goOn(to: page.upper)
    #expect(screen.gap(below: page.upper) >= gap(scrolls))
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("A drag that is called off leaves the field above the keyboard", arguments: [false, true])
  func drag(_ scrolls: Bool) {
    let (screen, page) = open(scrolls: scrolls)
    let before = screen.everything
    screen.edit(page.lower)
    let drag = DoubleSheetDrag(of: page, settling: 0.2)
    screen.app { drag.begin() }
    screen.device.keyboard.hide()
    screen.settle()
    screen.app { drag.cancel() }
    screen.keyboard(336)
    #expect(screen.gap(below: page.lower) == gap(scrolls))
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "A sheet of a size of its own, which moves up too, is not lifted twice",
    arguments: [false, true])
  func moves(_ scrolls: Bool) {
    var behavior = DoubleBehavior.current
    behavior.sheets = .makeRoom
    let device = DoubleDevice.pad(behavior: behavior)
    let (screen, page) = open(
      scrolls: scrolls, size: CGSize(width: 540, height: 620), on: device)
    let before = screen.everything
    screen.edit(page.lower, keyboard: 500)
    #expect(screen.gap(below: page.lower) >= gap(scrolls))
    screen.keyboard(700)
    #expect(screen.gap(below: page.lower) >= gap(scrolls))
    screen.endEditing()
    expectSame(screen, as: before)
  }
}

@MainActor @Suite("Windows that share a screen", .ordersInTurn)
struct WindowScreenTests {
  private func pad(scrolls: Bool, frame: CGRect) -> (AppScreen, TwoFieldPage) {
    let device = DoubleDevice.pad()
    let page = TwoFieldPage(scrolls: scrolls)
    let screen = AppScreen(page, on: device)
    device.setFrame(frame, of: device.scene)
    screen.avoid(page.body)
    screen.settle()
    return (screen, page)
  }

  private func gap(_ scrolls: Bool) -> CGFloat { scrolls ? 8 : 4 }

  @Test(
    "A window that is moved and resized with the keyboard up keeps its field clear",
    arguments: [false, true])
  func resized(_ scrolls: Bool) {
    let (screen, page) = pad(
      scrolls: scrolls, frame: CGRect(x: 100, y: 300, width: 600, height: 900))
    let before = screen.everything
    screen.edit(page.lower, keyboard: 500)
    #expect(screen.gap(below: page.lower) == gap(scrolls))
    for frame in [
      CGRect(x: 100, y: 400, width: 600, height: 900),
      CGRect(x: 0, y: 24, width: 1024, height: 1342),
      CGRect(x: 100, y: 100, width: 500, height: 700),
      CGRect(x: 100, y: 300, width: 600, height: 900),
    ] {
      screen.app { screen.device.setFrame(frame, of: screen.device.scene) }
      screen.settle()
      #expect(screen.gap(below: page.lower) >= gap(scrolls), "\(frame)")
    }
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "In Slide Over a field has its room, and so has the one in the window behind",
    arguments: [false, true])
  func slideOver(_ scrolls: Bool) {
    let (screen, page) = pad(scrolls: scrolls, frame: CGRect(x: 0, y: 0, width: 1024, height: 1366))
    let scene = screen.device.addScene(frame: CGRect(x: 690, y: 10, width: 320, height: 1346))
    let window = UIWindow(windowScene: scene)
    let over = TwoFieldPage(scrolls: scrolls)
    screen.app {
      window.rootViewController = over
      window.makeKeyAndVisible()
    }
    screen.avoid(over.body)
    let before = (screen.everything, window.everything())
    screen.edit(over.lower, keyboard: 500)
    #expect(screen.gap(below: over.lower) == gap(scrolls))
    screen.app { _ = over.lower.resignFirstResponder() }
    screen.goOn(to: page.lower)
    #expect(screen.gap(below: page.lower) == gap(scrolls))
    screen.endEditing()
    expectSame(screen, as: before.0)
    #expect(window.everything() == before.1)
  }

  @Test(
    "A keyboard that floats covers nothing, and docked again it does", arguments: [false, true])
  func floats(_ scrolls: Bool) {
    let (screen, page) = pad(scrolls: scrolls, frame: CGRect(x: 0, y: 0, width: 1024, height: 1366))
    let before = screen.everything
    screen.edit(page.lower, keyboard: 500)
    let floating = CGRect(x: 300, y: 700, width: 320, height: 260)
    screen.device.keyboard.post(.willChangeFrame, end: floating)
    screen.device.keyboard.post(.willHide, end: floating)
    screen.settle()
    expectSame(screen, as: before)
    screen.keyboard(500)
    #expect(screen.gap(below: page.lower) == gap(scrolls))
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "The neighbour's keyboard moves no field of this window, and is made room for",
    arguments: [false, true])
  func neighbour(_ scrolls: Bool) {
    let (screen, page) = pad(scrolls: scrolls, frame: CGRect(x: 0, y: 0, width: 507, height: 1366))
    let before = screen.everything
    let place = screen.place(of: page.lower)
    let keyboard = screen.device.keyboard
    keyboard.post(.willShow, end: keyboard.docked(height: 500), isLocal: false)
    keyboard.post(.didShow, end: keyboard.docked(height: 500), isLocal: false)
    screen.settle()
    #expect((page.scroll?.contentInset.bottom ?? 500) == 500)
    #expect(screen.place(of: page.lower) == place)
    keyboard.post(.willHide, end: keyboard.below(height: 500), isLocal: false)
    keyboard.post(.didHide, end: keyboard.below(height: 500), isLocal: false)
    screen.settle()
    expectSame(screen, as: before)
  }
}
