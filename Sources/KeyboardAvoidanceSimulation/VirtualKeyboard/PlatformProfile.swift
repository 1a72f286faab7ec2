/// How a system posts what happens: which notifications, in which order, with which frames.
///
/// Accounts of one system differ, and systems differ from one another; nothing here is promised by
/// anybody. A profile is one consistent account. What a field says comes from the reports that its
/// docstring gives.
public struct PlatformProfile: Hashable, Sendable {
  /// What the account is called.
  public var name: String

  /// Whether the change of frame is posted before the showing or hiding that it belongs to.
  ///
  /// Observers print the order change, show for the first focus; one prints the hide in the place
  /// before the change. The dids are taken to follow their wills.
  public var postsChangeFirst = true

  /// Whether an input takes the focus before the notifications of the keyboard that comes for it.
  ///
  /// Logs of search bars show the keyboard first, logs of text fields the focus.
  public var focusesFirst = true

  /// What is posted when the focus goes from one input to another under the same keyboard.
  public var fieldToField = FieldToField.nothing

  /// What is posted when a docked keyboard gets another height.
  public var heightChange = HeightChange.changeAndShow

  /// What is posted when a docked keyboard is undocked or split.
  public var undocking = Undocking.changeAndHide

  /// What is posted when a docked keyboard becomes a floating one.
  ///
  /// One library says that a hiding follows the change, a framework that it may not.
  public var floating = Undocking.changeAndHide

  /// Whether a floating keyboard that is moved is announced by a change to an all-zero frame, as a
  /// framework's source notes.
  public var announcesMovesByZero = false

  /// Whether a loose keyboard that opens, closes or moves has its change only reported, not
  /// announced, as an observer of floating keyboards saw.
  public var onlyReportsMoves = false

  /// What is posted when a loose keyboard is docked.
  public var docking = Docking.changeAndShow

  /// What is posted when the device is rotated with a docked keyboard.
  ///
  /// Reports of a hiding and a showing span from iOS 5 to today's; one observer saw only a change.
  public var rotation = Rotation.hideAndShow

  /// The end frame of a hiding.
  ///
  /// A framework's source notes that the change may end while a part is still on the screen.
  public var hideFrame = HideFrame.belowScreen

  /// The end frame of the hiding after a drag.
  ///
  /// On a pad with iOS 11 the frame had no height, and a library that ignored it never restored.
  public var dragHideFrame = HideFrame.belowScreen

  /// The end frame of a hiding while cross-fade transitions are preferred; `nil` where there is no
  /// such preference.
  ///
  /// Since iOS 14 the keyboard fades and does not move: the frame is all zero, or 71 pt above the
  /// screen's top.
  public var crossFadeHideFrame: HideFrame?

  /// How often the change is announced when the keyboard hides; two was seen on dismissal.
  public var hideChanges = 1

  /// Whether the keyboard is announced once more just before it hides because editing is ended in
  /// code, as seen on iOS 10.
  public var showsAgainBeforeEndingInCode = false

  /// The time from a will to its did, where that is not the animation's duration.
  ///
  /// On iOS 26 a didShow came about 40 ms after its willShow.
  public var didDelay: Duration?

  /// Whether a phone with a hardware keyboard posts a hiding on focus and again on blur; the
  /// height before it was 0 on the simulator.
  public var hidesForHardwareKeyboard = true

  /// What is posted for an input for passwords.
  public var secureField = SecureField.twoShows

  /// Whether the keyboard is taken away in the background and comes back with the app.
  public var hidesInBackground = true

  /// Whether another app's keyboard is said to be this app's, as reported from phones.
  public var callsForeignKeyboardLocal = false

  /// Whether there is a layout guide, by which the host sees the keyboard at rest; since iOS 15.
  public var hasLayoutGuide = true

  /// An account that posts what most observers agree on; change what differs.
  public init(name: String) { self.name = name }
}
