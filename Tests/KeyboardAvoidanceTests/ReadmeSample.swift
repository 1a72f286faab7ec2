import Foundation
import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The README's sample, compiled.
@MainActor
func readmeSample(_ print: @escaping @Sendable (Any...) -> Void) async {
  let avoider = KeyboardAvoider(policy: .keepGap(4))

  // The one host gets every command at once, in order, and applies it to its view.
  await avoider.connect { command in
    switch command {
    case .adjust(let move): print("move to", move.adjustment)
    case .resignFirstResponder: print("resign the first responder")
    }
  }

  // A turn: what belongs together, as the host saw it.
  let field = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))
  await avoider.send(turn: [
    .layout(Viewport(screen: CGSize(width: 375, height: 667))),
    .focus(field),
    .willShow(CGRect(x: 0, y: 407, width: 375, height: 260)),  // translation -164: the gap is 4
  ])
  await avoider.send(.willShow(CGRect(x: 0, y: 367, width: 375, height: 300)))  // -204: still 4
  print(await avoider.settled())  // shown: a didShow that never comes is not waited for
}
