/// The plan at the end of a turn.
extension BenchFloor {
  mutating func plan(_ asks: Bool, _ output: inout Output) {
    let isHeld = isUp && hasInput
    let leaves = wasUp && !isUp
    wasUp = isUp
    guard asks || leaves else { return }
    let sharedWidth = min(left + width, screenWidth) - max(left, 0)
    let sharedHeight = min(top + height, screenHeight) - max(top, 0)
    let overlap = isUp && sharedWidth >= 0.5 && sharedHeight >= 0.5 ? sharedHeight : 0
    var planned = overlap > 0 ? max(0, overlap - insetBottom) : 0
    if abs(planned) < 0.5 { planned = 0 }
    var goal = offset
    var takesBack = false
    if isHeld {
      if let revealed = reveal(overlap, planned) { goal = revealed }
    } else {
      isRevealing = false
    }
    let atRest = max(-insetTop, contentHeight + insetBottom - screenHeight)
    let revealed = goal
    if leaves {
      goal = min(max(goal, -insetTop), atRest)
      let reason = reason != 0 ? reason : hasInput ? Self.system : Self.focusLost
      if isOwed, restores & reason != 0 {
        takesBack = true
        goal = min(max(revealed - added, -insetTop), atRest)
        isOwed = false
      }
    } else if planned < inset {
      goal = min(max(goal, -insetTop), max(-insetTop, atRest + planned))
    }
    let differs = planned == 0 ? inset != 0 : abs(planned - inset) >= 0.5
    let scrolls = leaves ? goal != offset : abs(goal - offset) >= 0.5
    if differs || scrolls {
      added += revealed - offset
      if goal < revealed { added += min(0, goal - revealed + max(0, revealed - baseline - added)) }
      output.moves = true
      output.scrolls = leaves || goal != offset
      output.offset = goal
      offset = goal
      inset = planned
    }
    if takesBack { added = 0 }
    if output.moves { (output.inset, output.added) = (inset, added) }
  }

  /// The offset that reveals the input, if something asks for that.
  private mutating func reveal(_ overlap: Double, _ planned: Double) -> Double? {
    isOwed = true
    if isRevealing, abs(revealedTop - top) < 0.5, abs(revealedHeight - height) < 0.5,
      abs(revealedInputTop - inputTop) < 0.5, abs(revealedInputHeight - inputHeight) < 0.5
    {
      return nil
    }
    isRevealing = true
    revealedTop = top
    revealedHeight = height
    revealedInputTop = inputTop
    revealedInputHeight = inputHeight
    let areaBottom = overlap > 0 ? top : screenHeight - insetBottom
    guard areaBottom > insetTop else { return nil }
    let targetTop = inputTop - offset
    let targetBottom = targetTop + min(inputHeight, areaBottom - insetTop)
    let toClear = targetBottom + gap - areaBottom
    let toTop = targetTop - insetTop
    let wanted = overlap > 0 && toClear > 0 ? min(toClear, toTop) : min(0, toTop)
    guard wanted != 0 else { return nil }
    let last = contentHeight + insetBottom + planned - screenHeight
    return min(max(offset + wanted, -insetTop), max(-insetTop, last))
  }
}
