internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

#if os(Linux) || os(iOS)

/// What avoidance adds to a view, kept apart from what the app sets.
@MainActor final class ViewDisplacement {
  private weak var view: UIView?
  private var translation = AddedValue(.nearest)
  private var boundsOrigin: AddedValue
  private var bottomInset = AddedValue(.length)
  private var verticalIndicator = AddedValue(.length)
  private var horizontalIndicator = AddedValue(.length)

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

  /// Whether anything is added.
  var isAtRest: Bool { translation.added == 0 && boundsOrigin.added == 0 && bottomInset.added == 0 }

  /// Takes over what the app has set since, and adds our part again where the app removed it.
  func refresh() {
    if read() { write() }
  }

  /// Adds what a command says, in the place of what was added before.
  func apply(_ adjustment: Adjustment) {
    _ = read()
    translation.add(adjustment.translation)
    boundsOrigin.add(adjustment.boundsOrigin)
    bottomInset.add(adjustment.bottomInset)
    verticalIndicator.add(adjustment.bottomInset)
    horizontalIndicator.add(adjustment.bottomInset)
    write()
  }

  /// True if the app has set something anew.
  private func read() -> Bool {
    guard let view else { return false }
    var isSetAnew = translation.read(view.transform.ty)
    isSetAnew = boundsOrigin.read(view.bounds.origin.y) || isSetAnew
    guard let scroll = view as? UIScrollView else { return isSetAnew }
    isSetAnew = bottomInset.read(scroll.contentInset.bottom) || isSetAnew
    isSetAnew = verticalIndicator.read(scroll.verticalScrollIndicatorInsets.bottom) || isSetAnew
    return horizontalIndicator.read(scroll.horizontalScrollIndicatorInsets.bottom) || isSetAnew
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
