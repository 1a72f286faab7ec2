/// A view of the system's that makes room for the keyboard by itself.
@MainActor protocol KeyboardFollower: UIView {
  /// The keyboard is elsewhere; called before the app's observers hear of it.
  func keyboardDidMove(_ keyboard: DoubleKeyboard)
}

extension DoubleKeyboard {
  /// How much of a view it covers from below, in points, docked.
  func overlap(with view: UIView) -> CGFloat {
    guard isDocked, let screen = view.window?.windowScene?.screen else { return 0 }
    let covered = view.bounds.intersection(view.convert(frame, from: screen.coordinateSpace))
    return covered.isNull ? 0 : covered.height
  }
}
