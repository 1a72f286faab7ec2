public import Foundation

/// A guide whose constraints may depend on the edges it is near (iOS 15.0). Those are left out.
/// https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard takes, as of the last layout pass (iOS 15.0).
/// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether a floating or split keyboard is followed; false at first (iOS 15.0).
  /// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard
  open var followsUndockedKeyboard = false {
    didSet { owningView?.setNeedsLayout() }
  }

  /// Whether, without a keyboard, it stands on the safe area rather than the view's bottom; true
  /// at first (iOS 17.0).
  /// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea
  open var usesBottomSafeArea = true {
    didSet { owningView?.setNeedsLayout() }
  }

  /// How far above the keyboard a dismissing drag starts; below 0 counts as 0 (iOS 17.0).
  /// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { if keyboardDismissPadding < 0 { keyboardDismissPadding = 0 } }
  }

  /// Where it says that the keyboard is, on the screen, whatever is true; nil leaves it to the
  /// keyboard and `behavior.guide`.
  public var doubleFrame: CGRect? {
    didSet { owningView?.setNeedsLayout() }
  }

  /// Docked: from the keyboard's top, or the bottom it stands on if that is higher, to the view's
  /// bottom. Undocked and followed: the keyboard's rectangle. Else: what lies below the bottom it
  /// stands on.
  func place(in view: UIView) -> CGRect {
    let bounds = view.bounds
    let floor = bounds.maxY - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    guard let screen = view.window?.windowScene?.screen, let keyboard = screen.device?.keyboard
    else { return strip(of: bounds, from: floor) }
    if let doubleFrame { return view.convert(doubleFrame, from: screen.coordinateSpace) }
    switch screen.device?.behavior.guide {
    case .empty where keyboard.moves == movesBefore: return .zero
    case .wholeView where keyboard.moves == movesBefore: return bounds
    default: break
    }
    guard let onScreen = keyboard.frameForGuides else { return strip(of: bounds, from: floor) }
    let frame = view.convert(onScreen, from: screen.coordinateSpace)
    if onScreen.maxY >= screen.bounds.maxY - 1 {
      return strip(of: bounds, from: min(floor, frame.minY))
    }
    return followsUndockedKeyboard ? frame : strip(of: bounds, from: floor)
  }

  /// A guide follows its view, too: when that has moved, the guide lies elsewhere in it.
  func askForLayoutIfMoved() -> Bool {
    guard let owningView, place(in: owningView) != frame else { return false }
    owningView.setNeedsLayout()
    return true
  }

  /// How often the keyboard had moved when the guide came to its view.
  var movesBefore = -1

  private func strip(of bounds: CGRect, from top: CGFloat) -> CGRect {
    let top = max(top, bounds.minY)
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
  }
}

extension UIView {
  /// Whether somebody has asked for `keyboardLayoutGuide`.
  public var doubleHasKeyboardGuide: Bool { keyboardGuide != nil }

  /// The guide for the part of the view that the keyboard takes (iOS 15.0). Asking for it makes
  /// it; its frame is known after the next layout pass.
  /// https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    guide.movesBefore = (window?.device ?? DoubleDevice.inForce).keyboard.moves
    guide.rule = { [unowned guide] view in guide.place(in: view) }
    keyboardGuide = guide
    setNeedsLayout()
    return guide
  }
}
