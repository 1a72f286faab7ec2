import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// A page with two fields near the bottom of its safe area, in a scroll view or in the page's view.
final class TwoFieldPage: UIViewController {
  let upper = UITextField()
  let lower = UITextField()
  let scroll: UIScrollView?

  init(scrolls: Bool) {
    scroll = scrolls ? UIScrollView() : nil
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The view that avoids.
  var body: UIView { scroll ?? view }

  override func viewDidLoad() {
    super.viewDidLoad()
    let holder = UIView()
    holder.translatesAutoresizingMaskIntoConstraints = false
    body.addSubview(holder)
    if let scroll {
      scroll.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scroll)
      scroll.fill(view, holding: holder)
      holder.heightAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.heightAnchor)
        .isActive = true
    } else {
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        holder.topAnchor.constraint(equalTo: safeArea.topAnchor),
        holder.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        holder.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        holder.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      ])
    }
    for (field, bottom) in [(upper, -76), (lower, -16)] as [(UITextField, CGFloat)] {
      field.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 20),
        field.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -20),
        field.heightAnchor.constraint(equalToConstant: 44),
        field.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: bottom),
      ])
    }
  }
}

@MainActor @Suite("Pages that come and go with the keyboard up", .ordersInTurn)
struct PageTransitionTests {
  private func open(scrolls: Bool) -> (AppScreen, TwoFieldPage, UINavigationController) {
    let page = TwoFieldPage(scrolls: scrolls)
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let screen = AppScreen(tabs)
    screen.avoid(page.body)
    return (screen, page, navigation)
  }

  private func gap(_ scrolls: Bool) -> CGFloat { scrolls ? 8 : 4 }

  @Test(
    "Pushed away with the keyboard up and popped back, the page is as it was",
    arguments: [false, true])
  func pushed(_ scrolls: Bool) {
    let (screen, page, navigation) = open(scrolls: scrolls)
    let before = screen.everything
    screen.edit(page.lower)
    #expect(screen.gap(below: page.lower) == gap(scrolls))
    let next = TwoFieldPage(scrolls: scrolls)
    screen.app {
      navigation.pushViewController(next, animated: true)
      _ = page.lower.resignFirstResponder()
    }
    screen.device.keyboard.hide()
    screen.settle()
    screen.app { navigation.popViewController(animated: true) }
    screen.settle()
    expectSame(screen, as: before)
  }

  @Test(
    "Both pages avoid: the next page's field has its room, and so has this one's again",
    arguments: [false, true])
  func both(_ scrolls: Bool) {
    let (screen, page, navigation) = open(scrolls: scrolls)
    let before = screen.everything
    screen.edit(page.lower)
    let next = TwoFieldPage(scrolls: scrolls)
    screen.app { navigation.pushViewController(next, animated: true) }
    screen.avoid(next.body)
    screen.goOn(to: next.lower)
    screen.settle()
    #expect(screen.gap(below: next.lower) == gap(scrolls))
    screen.app { navigation.popViewController(animated: true) }
    screen.settle()
    screen.goOn(to: page.lower)
    #expect(screen.gap(below: page.lower) == gap(scrolls))
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("A swipe back that is called off leaves the field where it was", arguments: [false, true])
  func swipe(_ scrolls: Bool) {
    let (screen, first, navigation) = open(scrolls: scrolls)
    _ = first
    let page = TwoFieldPage(scrolls: scrolls)
    screen.app { navigation.pushViewController(page, animated: false) }
    screen.avoid(page.body)
    let before = screen.everything
    screen.edit(page.lower)
    let place = screen.place(of: page.lower)
    let swipe = DoubleSwipeBack(on: navigation, settling: 0.2)
    screen.app { swipe.begin() }
    screen.device.keyboard.hide()
    screen.settle()
    #expect(screen.place(of: page.lower) == place)
    screen.app { swipe.cancel() }
    screen.device.keyboard.show(height: 336)
    screen.settle()
    #expect(screen.place(of: page.lower) == place)
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test("Another tab and back: the page is as it was", arguments: [false, true])
  func tabs(_ scrolls: Bool) {
    let (screen, page, navigation) = open(scrolls: scrolls)
    let before = screen.everything
    screen.edit(page.lower)
    screen.app { navigation.parent.map { ($0 as? UITabBarController)?.selectedIndex = 1 } }
    screen.device.keyboard.hide()
    screen.settle()
    screen.app { navigation.parent.map { ($0 as? UITabBarController)?.selectedIndex = 0 } }
    screen.settle()
    expectSame(screen, as: before)
    screen.edit(page.upper)
    #expect(screen.gap(below: page.upper) == gap(scrolls))
  }

  @Test(
    "An alert with a field over the form: the form is in its place before and after",
    arguments: [false, true])
  func alert(_ scrolls: Bool) {
    let (screen, page, _) = open(scrolls: scrolls)
    let before = screen.everything
    screen.edit(page.lower)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    screen.app { page.present(alert, animated: true) }
    screen.settle()
    #expect(alert.textFields?.first?.isFirstResponder == true)
    screen.app { alert.dismiss(animated: true) }
    screen.settle()
    screen.goOn(to: page.lower)
    #expect(screen.gap(below: page.lower) == gap(scrolls))
    screen.endEditing()
    expectSame(screen, as: before)
  }

  @Test(
    "The app goes to the background and comes back without a keyboard", arguments: [false, true])
  func background(_ scrolls: Bool) {
    let (screen, page, _) = open(scrolls: scrolls)
    let before = screen.everything
    screen.edit(page.lower)
    screen.device.enterBackground()
    screen.app { _ = page.lower.resignFirstResponder() }
    screen.device.keyboard.moveUnannounced(to: .zero)
    screen.settle()
    screen.device.enterForeground()
    screen.settle()
    expectSame(screen, as: before)
    screen.edit(page.upper)
    #expect(screen.gap(below: page.upper) == gap(scrolls))
  }
}
