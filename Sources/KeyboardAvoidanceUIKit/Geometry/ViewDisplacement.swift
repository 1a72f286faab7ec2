#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// What avoidance adds to a view, kept apart from what the app sets.
@MainActor final class ViewDisplacement {
  private weak var view: UIView?
  private var translation = AddedValue(.nearest)
  private var boundsOrigin: AddedValue
  private var bottomInset = AddedValue(.nearest)
  private var verticalIndicator = AddedValue(.nearest)
  private var horizontalIndicator = AddedValue(.nearest)
  private var place = RestingPlace()
  private var adjustment = Adjustment.identity

  init(of view: UIView) {
    self.view = view
    boundsOrigin = AddedValue(view is UIScrollView ? .step : .nearest)
  }

  /// Our part of the vertical translation, in points.
  var addedTranslation: Double { translation.added }

  /// Our part of the bottom content inset, in points.
  var addedBottomInset: Double { bottomInset.added }

  /// The app's own vertical bounds origin, in points.
  var restingBoundsOrigin: Double { boundsOrigin.base }

  /// Our part of what moves the view as a whole, in points.
  var lift: [Double] { [translation.added, boundsOrigin.added] }

  /// Whether anything is added.
  var isAtRest: Bool { translation.added == 0 && boundsOrigin.added == 0 && bottomInset.added == 0 }

  /// Takes over what the app has set since, and adds our part again where the app removed it or
  /// scaled the view.
  func refresh() {
    let isSetAnew = read()
    if distribute() || isSetAnew { write() }
  }

  /// Adds what a command says, in the window's points, in the place of what was added before.
  func apply(_ adjustment: Adjustment) {
    _ = read()
    self.adjustment = adjustment
    _ = distribute()
    write()
  }

  /// Runs code of the app with our part taken out, and puts that back.
  func withoutAdded<Result>(_ change: () throws -> Result) rethrows -> Result {
    let adjustment = adjustment
    let offset = (view as? UIScrollView)?.contentOffset
    apply(.identity)
    let without = (view as? UIScrollView)?.contentOffset
    defer {
      apply(adjustment)
      // An offset that the smaller inset has moved is where it was, unless the app has set it.
      if let scroll = view as? UIScrollView, let offset, without != offset,
        scroll.contentOffset == without
      {
        scroll.setContentOffset(offset, animated: false)
      }
    }
    return try change()
  }

  /// Makes our parts those of the adjustment, each in the points that it is written in; true if
  /// one has changed.
  private func distribute() -> Bool {
    let before = [translation.added, boundsOrigin.added, bottomInset.added]
    let scale = view?.scaleInWindow ?? 1
    let inset = adjustment.bottomInset / scale
    translation.add(adjustment.translation / (view?.superview?.stepInWindow ?? 1))
    boundsOrigin.add(adjustment.boundsOrigin / scale)
    bottomInset.add(inset)
    verticalIndicator.add(inset)
    horizontalIndicator.add(inset)
    return before != [translation.added, boundsOrigin.added, bottomInset.added]
  }

  /// True if the app has set something anew.
  private func read() -> Bool {
    guard let view else { return false }
    let lift = translation.added
    var isSetAnew = translation.read(view.transform.ty)
    readPlace(of: view, under: lift)
    isSetAnew = boundsOrigin.read(view.bounds.origin.y) || isSetAnew
    guard let scroll = view as? UIScrollView else { return isSetAnew }
    return readInsets(of: scroll) || isSetAnew
  }

  /// True if the app has set one of them anew. An inset of its own may be below zero by what the
  /// system adds to it.
  private func readInsets(of scroll: UIScrollView) -> Bool {
    let inset = scroll.contentInset.bottom
    let least = inset - scroll.adjustedContentInset.bottom
    let isInset = bottomInset.read(inset, atLeast: least)
    let isVertical = verticalIndicator.read(
      scroll.verticalScrollIndicatorInsets.bottom, atLeast: least)
    let isHorizontal = horizontalIndicator.read(
      scroll.horizontalScrollIndicatorInsets.bottom, atLeast: least)
    return isInset || isVertical || isHorizontal
  }

  /// Takes back what a frame that was set under the lift has done to the center.
  private func readPlace(of view: UIView, under lift: Double) {
    let height = view.bounds.height
    let top = view.center.y - view.anchorPoint.y * height
    let correction = place.read([top, top + height], under: lift)
    if correction != 0 { view.center.y += correction }
  }

  /// Sets what differs; a translation is concatenated to the app's own transform.
  private func write() {
    guard let view else { return }
    if view.transform.ty != translation.sum { view.transform.ty = translation.sum }
    if view.bounds.origin.y != boundsOrigin.sum { view.bounds.origin.y = boundsOrigin.sum }
    guard let scroll = view as? UIScrollView else { return }
    if scroll.contentInset.bottom != bottomInset.sum {
      scroll.contentInset.bottom = bottomInset.sum
    }
    if scroll.verticalScrollIndicatorInsets.bottom != verticalIndicator.sum {
      scroll.verticalScrollIndicatorInsets.bottom = verticalIndicator.sum
    }
    if scroll.horizontalScrollIndicatorInsets.bottom != horizontalIndicator.sum {
      scroll.horizontalScrollIndicatorInsets.bottom = horizontalIndicator.sum
    }
  }
}
#endif
