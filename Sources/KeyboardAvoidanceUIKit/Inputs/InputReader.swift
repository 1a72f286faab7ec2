#if os(Linux) || os(iOS)
internal import KeyboardAvoidance

#if os(Linux)
internal import UIKitDouble
#elseif os(iOS)
internal import UIKit
#endif

/// Reads the focused input: its place, its caret and its settings.
@MainActor final class InputReader {
  private weak var view: UIView?
  private let viewports: ViewportReader
  private var known: [ObjectIdentifier: Known] = [:]
  private var lastID = 0

  /// The app's settings for an input; asked first.
  var settings: ((UIView) -> InputSettings?)?

  /// What was read last of the focused input's caret, in the input's own coordinates.
  private struct CaretMemory {
    let id: InputID
    /// When the input took the focus, in halves of a turn.
    let focused: Int
    var position: UITextPosition?
    var size: CGSize?
    var rect: CGRect?
  }

  private var carets: CaretMemory?

  /// Nothing is focused: the next input's caret is new, whichever it is.
  func forgetCaret() { carets = nil }

  private struct Known {
    weak var view: UIView?
    let id: InputID
    let isInWebView: Bool
  }

  init(in view: UIView, viewports: ViewportReader) {
    self.view = view
    self.viewports = viewports
  }

  /// The scroll views between the input and the avoiding scroll view, innermost first.
  func chain(to input: UIView?, for mover: Mover) -> [UIScrollView] {
    guard let input, input !== view, viewports.scrollView(for: mover) != nil else { return [] }
    var chain: [UIScrollView] = []
    var holder = input.superview
    while let current = holder, current !== view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { chain.append(scroll) }
      holder = current.superview
    }
    return chain
  }

  /// The input as it is now; places in the content of the chain's innermost scroll view.
  ///
  /// In the turn in which an input takes the focus its caret may still be where it was when it was
  /// last focused. Where that decides, it is said to be pending until the next turn.
  func focused(
    _ input: UIView, in chain: [UIScrollView], _ reading: CaretReading, at halfTurn: Int
  ) -> FocusedInput {
    let settings = settings(of: input)
    let id = known(input).id
    let place = Place(holder: chain.first, mover: reading.mover)
    let frame = contentFrame(box(of: input), of: input, place)
    if carets?.id != id { carets = CaretMemory(id: id, focused: halfTurn) }
    let isUsed = settings.isEnabled && reading.isUsed(forHeight: frame.height)
    let isPending = isUsed && reading.mover != .inset && halfTurn - (carets?.focused ?? 0) < 2
    return FocusedInput(
      id, frame: frame, caret: isUsed && !isPending ? caret(of: input, place, reading) : nil,
      isCaretPending: isPending && input is any UITextInput,
      companion: shown(settings.companion).map { contentFrame($0.bounds, of: $0, place) },
      gap: settings.usableGap,
      placement: settings.placement, isEnabled: settings.isEnabled)
  }

  private struct Place {
    let holder: UIView?
    let mover: Mover
  }

  private func contentFrame(_ rect: CGRect, of other: UIView, _ place: Place) -> CGRect {
    viewports.contentFrame(rect, of: other, in: place.holder, for: place.mover)
  }

  /// What must stay visible with an input, while it is shown inside the avoiding view.
  func companion(of input: UIView) -> UIView? { shown(settings(of: input).companion) }

  private func shown(_ companion: UIView?) -> UIView? {
    guard let companion, let view, companion.isDescendant(of: view), !companion.isHidden else {
      return nil
    }
    return companion
  }

  /// A text view that avoids the keyboard itself is as large as its content.
  private func box(of input: UIView) -> CGRect {
    guard input === view, let scroll = input as? UIScrollView else { return input.bounds }
    return CGRect(origin: .zero, size: scroll.contentSize)
  }

  /// The caret, read again where something was noted, the selection is another, or the input has
  /// another size.
  private func caret(of input: UIView, _ place: Place, _ reading: CaretReading) -> CGRect? {
    guard let text = input as? any UITextInput, let range = text.selectedTextRange else {
      return nil
    }
    let page = text.textInputView ?? input
    let end = range.end
    let isSame = carets?.position.map { text.compare($0, to: end) } == .orderedSame
    if reading.isAsked || !isSame || carets?.size != input.bounds.size {
      carets?.position = end
      carets?.size = input.bounds.size
      carets?.rect = text.caretRect(for: end)
    }
    guard let caret = carets?.rect else { return nil }
    let edges = [caret.minX, caret.minY, caret.maxX, caret.maxY]
    return edges.allSatisfy(\.isFinite) ? contentFrame(caret, of: page, place) : nil
  }

  private func settings(of input: UIView) -> InputSettings {
    if let own = settings?(input) { return own }
    if known(input).isInWebView { return .disabled }
    let views = sequence(first: input) { [view] in $0 === view ? nil : $0.superview }
    for case let avoiding as any KeyboardAvoidingInput in views {
      return avoiding.keyboardAvoidance
    }
    return .standard
  }

  private func known(_ input: UIView) -> Known {
    if let known = known[ObjectIdentifier(input)], known.view === input { return known }
    known = known.filter { $0.value.view != nil }
    lastID += 1
    let new = Known(view: input, id: InputID(rawValue: lastID), isInWebView: input.isInWebView)
    known[ObjectIdentifier(input)] = new
    return new
  }
}
#endif
