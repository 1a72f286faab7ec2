extension PlatformProfile {
  /// iOS 5 to 7: loose keyboards are announced above the screen, fields hide and show.
  public static let iOS5 = make("iOS 5") {
    $0.fieldToField = .hideAndShow
    $0.heightChange = .show
    $0.undocking = .changeAcrossTop
    $0.floating = .changeAboveScreen
    $0.hasLayoutGuide = false
  }

  /// iOS 8 and 9: an undocking without a hiding, a docking in a burst, no change for predictions.
  public static let iOS9 = make("iOS 9") {
    $0.fieldToField = .hideAndShow
    $0.heightChange = .show
    $0.undocking = .change
    $0.floating = .changeWithoutFrame
    $0.docking = .burst
    $0.rotation = .burst
    $0.callsForeignKeyboardLocal = true
    $0.hasLayoutGuide = false
  }

  /// iOS 10: fields hide and show, the keyboard is announced again before editing ends in code.
  public static let iOS10 = make("iOS 10") {
    $0.fieldToField = .hideAndShow
    $0.focusesFirst = false
    $0.hideChanges = 2
    $0.showsAgainBeforeEndingInCode = true
    $0.docking = .twoChangesAndShow
    $0.hasLayoutGuide = false
  }

  /// iOS 11 and 12: nothing between fields, only a change for emoji, drags end without a height.
  public static let iOS11 = make("iOS 11") {
    $0.heightChange = .change
    $0.dragHideFrame = .withoutHeight
    $0.rotation = .change
    $0.secureField = .threeChanges
    $0.callsForeignKeyboardLocal = true
    $0.hasLayoutGuide = false
  }

  /// iOS 13: floating keyboards, of which only the change is posted.
  public static let iOS13 = make("iOS 13") {
    $0.floating = .change
    $0.announcesMovesByZero = true
    $0.hideFrame = .reaching(points: 30)
    $0.hasLayoutGuide = false
  }

  /// iOS 14: cross-fade transitions hide at an all-zero frame.
  public static let iOS14 = make("iOS 14") {
    $0.crossFadeHideFrame = .zero
    $0.onlyReportsMoves = true
    $0.hasLayoutGuide = false
  }

  /// iOS 15 and 16: a layout guide; cross-fade transitions hide above the screen.
  public static let iOS15 = make("iOS 15") {
    $0.crossFadeHideFrame = .above(points: 71)
    $0.postsChangeFirst = false
    $0.rotation = .change
    $0.hidesInBackground = false
  }

  /// iOS 17 and 18: the keyboard runs in a process of its own.
  public static let iOS17 = make("iOS 17") {
    $0.crossFadeHideFrame = .zero
    $0.fieldToField = .show
    $0.focusesFirst = false
    $0.hidesForHardwareKeyboard = false
  }

  /// iOS 26: dids come early, a hiding keeps the height of an accessory.
  public static let iOS26 = make("iOS 26") {
    $0.crossFadeHideFrame = .zero
    $0.didDelay = .milliseconds(40)
    $0.hideFrame = .reaching(points: 44)
  }

  /// Every account above, old ones first.
  public static let all: [PlatformProfile] = [
    iOS5, iOS9, iOS10, iOS11, iOS13, iOS14, iOS15, iOS17, iOS26,
  ]

  private static func make(
    _ name: String, _ change: (inout PlatformProfile) -> Void
  ) -> PlatformProfile {
    var profile = PlatformProfile(name: name)
    change(&profile)
    return profile
  }
}
