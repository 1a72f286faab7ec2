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

  private struct Known {
    weak var view: UIView?
    let id: InputID
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
  func focused(
    _ input: UIView, in chain: [UIScrollView], for mover: Mover
  ) -> FocusedInput {
    let settings = settings(of: input)
    return FocusedInput(
      id(of: input),
      frame: viewports.contentFrame(box(of: input), of: input, in: chain.first, for: mover),
      caret: caret(of: input, in: chain.first, for: mover),
      gap: settings.usableGap, placement: settings.placement, isEnabled: settings.isEnabled)
  }

  /// A text view that avoids the keyboard itself is as large as its content.
  private func box(of input: UIView) -> CGRect {
    guard input === view, let scroll = input as? UIScrollView else { return input.bounds }
    return CGRect(origin: .zero, size: scroll.contentSize)
  }

  private func caret(of input: UIView, in holder: UIView?, for mover: Mover) -> CGRect? {
    guard let text = input as? any UITextInput, let range = text.selectedTextRange else {
      return nil
    }
    let caret = text.caretRect(for: range.end)
    let edges = [caret.minX, caret.minY, caret.maxX, caret.maxY]
    guard !caret.isNull, edges.allSatisfy(\.isFinite) else { return nil }
    let page = text.textInputView ?? input
    return viewports.contentFrame(caret, of: page, in: holder, for: mover)
  }

  private func settings(of input: UIView) -> InputSettings {
    if let own = settings?(input) { return own }
    let views = sequence(first: input) { [view] in $0 === view ? nil : $0.superview }
    for case let avoiding as any KeyboardAvoidingInput in views {
      return avoiding.keyboardAvoidance
    }
    return .standard
  }

  private func id(of input: UIView) -> InputID {
    if let known = known[ObjectIdentifier(input)], known.view === input { return known.id }
    known = known.filter { $0.value.view != nil }
    lastID += 1
    let id = InputID(rawValue: lastID)
    known[ObjectIdentifier(input)] = Known(view: input, id: id)
    return id
  }
}
#endif
