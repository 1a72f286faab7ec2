import Foundation

/// Holds a presented controller's view. A sheet of a size of its own is moved here, in layout: by
/// the commit at the latest, not when the keyboard posts.
@MainActor final class PresentationContainer: UIView, KeyboardFollower {
  private weak var sheet: UIView?
  private let place: CGRect
  private let size: CGSize

  init(of sheet: UIView, in window: UIWindow) {
    self.sheet = sheet
    place = sheet.frame
    size = window.bounds.size
    super.init(frame: window.bounds)
  }

  required init?(coder: NSCoder) { nil }

  func keyboardDidMove(_ keyboard: DoubleKeyboard) { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let sheet, let device = window?.device, device.behavior.sheets == .makeRoom,
      place.width < bounds.width, bounds.size == size
    else { return }
    let covered = device.keyboard.overlap(with: self)
    let free = place.minY - safeAreaInsets.top
    let lift = min(max(0, covered - (bounds.height - place.maxY)), max(0, free))
    let moved = place.offsetBy(dx: 0, dy: -lift)
    if sheet.layoutRect != moved { sheet.lay(in: moved) }
  }
}
