/// A keyboard that comes and goes with the focus.
extension DoubleKeyboard {
  /// Somebody who takes keys has the focus.
  func focusWasTaken() {
    guard let height = comesWithFocus, !isDocked || frame.height != height else { return }
    show(height: height)
  }

  /// Nobody who takes keys has it any more.
  func focusWasGivenUp() {
    if comesWithFocus != nil, isOnScreen { hide() }
  }
}

extension UIResponder {
  /// The focus was taken: the keyboard comes and the app hears of editing, in the device's order.
  func keyboardComes(with editing: () -> Void) {
    changeKeyboard(with: editing) { [weak self] keyboard in
      if self?.isFirstResponder == true { keyboard.focusWasTaken() }
    }
  }

  /// The focus was given up: the keyboard goes, unless another takes it over, and the app hears of
  /// the end of editing, in the device's order.
  func keyboardGoes(from window: UIWindow?, with editing: () -> Void) {
    guard let window, !window.isHandingOverFocus else { return editing() }
    changeKeyboard(of: window.device, with: editing) { [weak window] keyboard in
      if !(window?.focus is any UIKeyInput) { keyboard.focusWasGivenUp() }
    }
  }

  private func changeKeyboard(
    of device: DoubleDevice? = nil, with editing: () -> Void,
    _ change: @escaping (DoubleKeyboard) -> Void
  ) {
    guard let device = device ?? windowOfFocus?.device, device.keyboard.comesWithFocus != nil
    else { return editing() }
    let keyboard = device.keyboard
    switch device.behavior.focusOrder {
    case .keyboardFirst:
      change(keyboard)
      editing()
    case .editingFirst:
      editing()
      change(keyboard)
    case .keyboardInLaterTurn:
      editing()
      device.perform { change(keyboard) }
    }
  }
}
