public import KeyboardAvoidance

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// A screen without a device: it applies commands and answers where things are.
public struct VirtualScreen: Hashable, Sendable {
  /// Where the view is at rest, and the scroll view's offset as it is now.
  public private(set) var viewport: Viewport

  /// The inputs as they are now, by id.
  public private(set) var inputs: [InputID: FocusedInput]

  /// The focused input.
  public private(set) var focused: InputID?

  /// The adjustment that was applied last.
  public private(set) var adjustment = Adjustment.identity

  /// A screen at rest.
  public init(viewport: Viewport, inputs: [FocusedInput] = []) {
    self.viewport = viewport
    self.inputs = Dictionary(inputs.map { ($0.id, $0) }) { $1 }
  }

  /// Applies a command as a host does: the adjustment as a whole, then the offset.
  public mutating func apply(_ command: AdjustmentCommand) {
    guard case .adjust(let move) = command else { return }
    adjustment = move.adjustment
    if let offset = move.contentOffset { viewport.scroll?.offset = offset }
    for nested in move.nestedOffsets { scrollNested(nested.id, to: nested.offset) }
  }

  /// Takes over what an event says of the screen.
  public mutating func note(_ event: KeyboardEvent) {
    switch event {
    case .focus(let input):
      inputs[input.id] = input
      focused = input.id
    case .blur: focused = nil
    case .caret(let id, let frame):
      inputs[id]?.caret = frame
      inputs[id]?.isCaretPending = false
    case .caretPending(let id):
      inputs[id]?.caret = nil
      inputs[id]?.isCaretPending = true
    case .companion(let id, let frame): inputs[id]?.companion = frame
    case .resize(let id, let frame): inputs[id]?.frame = frame
    case .layout(let viewport): if viewport.isUsable { self.viewport = viewport }
    case .scroll(let offset): viewport.scroll?.offset = offset
    case .scrollNested(let id, let offset): scrollNested(id, to: offset)
    case .notification, .sample, .dismissal, .tapOutside, .pause, .resume: break
    }
  }

  private mutating func scrollNested(_ id: Int, to offset: Double) {
    for index in viewport.nested.indices where viewport.nested[index].id == id {
      viewport.nested[index].metrics.offset = offset
    }
  }

  /// The offsets of the nested scroll views, innermost first, and the view's own last, in points.
  public var offsets: [Double] {
    viewport.nested.map(\.metrics.offset) + (viewport.scroll.map { [$0.offset] } ?? [])
  }

  /// How far the scroll view can be scrolled now, in points; `nil` without one.
  public var maxOffset: Double? {
    viewport.scroll?.offsets(
      height: viewport.view.size.height, adding: adjustment.bottomInset
    ).upperBound
  }

  /// The focused input's frame in screen coordinates, as displaced and scrolled now.
  public var focusedFrame: CGRect? {
    guard let focused, let frame = inputs[focused]?.frame else { return nil }
    let view = viewport.viewOnScreen
    let down = viewport.contentTop + adjustment.translation - adjustment.boundsOrigin
    return frame.offsetBy(dx: view.origin.x, dy: view.origin.y + down)
  }

  /// The room between a keyboard frame and the focused input, in points; negative if covered.
  public func gap(to keyboard: CGRect?) -> Double? {
    guard let keyboard, let frame = focusedFrame else { return nil }
    return keyboard.origin.y - (frame.origin.y + frame.size.height)
  }
}
