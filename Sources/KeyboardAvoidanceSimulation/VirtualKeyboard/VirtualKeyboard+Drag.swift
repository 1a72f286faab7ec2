internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// The keyboard is dragged: nothing is posted until the finger lifts, but the host can look.
extension VirtualKeyboard {
  private static let step = Duration.milliseconds(50)

  mutating func dragToDismiss(_ script: inout Script) {
    guard isActive, focused != nil, !isForeign, let frame = place.dockedFrame else { return }
    for (index, part) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
      sample(frame, draggedBy: part, &script, at: Self.step * index)
    }
    endEditing(
      .drag, &script, rule: platform.dragHideFrame, at: script.end + Self.step)
  }

  mutating func cancelDrag(_ script: inout Script) {
    guard isActive, focused != nil, !isForeign, let frame = place.dockedFrame else { return }
    for (index, part) in [0, 0.25, 0.5, 0.25, 0].enumerated() {
      sample(frame, draggedBy: part, &script, at: Self.step * index)
    }
    sampleAtRest(&script)
  }

  /// Looks at a keyboard of which a part has been dragged off the screen.
  private func sample(
    _ frame: CGRect, draggedBy part: Double, _ script: inout Script, at time: Duration
  ) {
    let visible = Double(face.screen.height) - frame.origin.y
    let dragged = frame.offsetBy(dx: 0, dy: (visible * part).rounded())
    script.add([.sample(KeyboardSample(frame: dragged, isInteractive: true))], at: time)
  }

  /// Looks at the keyboard at rest, where there is a layout guide to look at.
  func sampleAtRest(_ script: inout Script) {
    guard platform.hasLayoutGuide else { return }
    let frame = place.frame ?? frameBelow(height: height)
    script.add([.sample(KeyboardSample(frame: frame))], at: script.end + Self.step)
  }
}
