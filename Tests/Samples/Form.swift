// SAMPLE

@MainActor final class Form {
  var viewport = Viewport(screen: CGSize(width: 375, height: 667))
  var move: AdjustmentCommand.Move?

  func apply(_ move: AdjustmentCommand.Move) { self.move = move }
}
