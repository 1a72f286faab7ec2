import Foundation

extension UIView {
  /// Puts a view in front of the others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
  public func addSubview(_ view: UIView) {
    view.move(to: self, at: .max)
  }

  /// Puts a view at a place counted from the back (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)
  public func insertSubview(_ view: UIView, at index: Int) {
    view.move(to: self, at: index)
  }

  /// Puts a view right in front of a subview (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:abovesubview:)
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, 1)
  }

  /// Puts a view right behind a subview (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:)
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, 0)
  }

  private func insert(_ view: UIView, besides sibling: UIView, _ step: Int) {
    if view.parent === self { view.removeFromSuperview() }
    let place = children.firstIndex { $0 === sibling }
    view.move(to: self, at: place.map { $0 + step } ?? .max)
  }

  /// Puts a subview behind the others (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/sendsubviewtoback(_:)
  public func sendSubviewToBack(_ view: UIView) {
    guard let place = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: place), at: 0)
    setNeedsLayout()
  }

  /// Lets two subviews change places (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/exchangesubview(at:withsubviewat:)
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    setNeedsLayout()
  }

  /// The view, or one in it, with a tag (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:)
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Brings a subview to the front (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)
  public func bringSubviewToFront(_ view: UIView) {
    guard let place = children.firstIndex(where: { $0 === view }), view !== children.last else {
      return
    }
    children.append(children.remove(at: place))
    setNeedsLayout()
  }

  /// Whether this view is the other one or holds it at any depth (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === view }
  }

  /// Ends the focus of whoever in this view has it; `force` does not ask. Whether somebody gave it up
  /// (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uiview/endediting(_:)
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let holder = window?.focus, holder.isInside(self) else { return false }
    return holder.giveUpFocus(forced: force)
  }

  /// The traits of the view's window, scene and device (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection
  public var traitCollection: UITraitCollection {
    window?.windowScene?.traits ?? UITraitCollection()
  }

  /// Moves the view in the tree and tells everybody concerned, in UIKit's order.
  func move(to newParent: UIView?, at index: Int) {
    let oldWindow = window
    let newWindow = newParent?.window
    if let oldParent = parent {
      oldParent.willRemoveSubview(self)
    }
    willMove(toSuperview: newParent)
    let changesWindow = oldWindow !== newWindow && !(self is UIWindow)
    if changesWindow {
      if oldWindow != nil { loseFocusOnLeaving() }
      forEachInTree { $0.willMove(toWindow: newWindow) }
    }
    dropConstraintsOutwards(to: newParent)
    if let oldParent = parent {
      oldParent.children.removeAll { $0 === self }
      oldParent.setNeedsLayout()
    }
    parent = newParent
    if let newParent {
      let place = min(max(0, index), newParent.children.count)
      newParent.children.insert(self, at: place)
      newParent.setNeedsLayout()
    }
    if changesWindow, let oldWindow { oldWindow.device?.endAnimations(in: self) }
    updateSafeArea()
    didMoveToSuperview()
    if changesWindow { forEachInTree { $0.didMoveToWindow() } }
    newParent?.didAddSubview(self)
  }

  /// Constraints between the view, or what is in it, and what it leaves are no more.
  private func dropConstraintsOutwards(to newParent: UIView?) {
    LayoutLedger.inputsChanged()
    guard parent != nil, parent !== newParent else { return }
    forEachInTree { view in
      for line in view.constraintsTouching
      where line.terms.contains(where: { $0.view?.isDescendant(of: self) == false }) {
        line.deactivate()
      }
    }
  }

  private func loseFocusOnLeaving() {
    guard let holder = window?.focus, holder.isInside(self) else { return }
    holder.giveUpFocus(forced: true)
  }

  /// The view, then all below it.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for child in children { child.forEachInTree(body) }
  }
}

extension UIResponder {
  /// Whether the responder is the view or, along the chain, in it.
  func isInside(_ view: UIView) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === view }
  }

  /// Resigns; if forced, whatever a delegate or `canResignFirstResponder` says.
  @discardableResult func giveUpFocus(forced: Bool) -> Bool {
    isForcedToResign = forced
    defer { isForcedToResign = false }
    return resignFirstResponder()
  }
}
