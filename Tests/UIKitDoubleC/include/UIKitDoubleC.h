// The enumerations of UIKit that Objective-C declares with NS_ENUM.
//
// They are open: a raw value that has no name, such as the keyboard's curve 7, is kept, and a
// Swift `switch` needs `@unknown default`, as on Apple's platforms. A Swift enumeration would
// return nil for it. Each is named as UIKit names it, with a C in front, and is reached from
// Swift by its UIKit name through a type alias of the module UIKitDouble.

#ifndef UIKITDOUBLEC_H
#define UIKITDOUBLEC_H

#define DOUBLE_ENUM(name) enum __attribute__((enum_extensibility(open))) name : long

/// https://developer.apple.com/documentation/uikit/uiview/animationcurve
typedef DOUBLE_ENUM(CUIViewAnimationCurve) {
  CUIViewAnimationCurveEaseInOut,
  CUIViewAnimationCurveEaseIn,
  CUIViewAnimationCurveEaseOut,
  CUIViewAnimationCurveLinear,
} CUIViewAnimationCurve;

/// https://developer.apple.com/documentation/uikit/uiviewanimatingposition
typedef DOUBLE_ENUM(CUIViewAnimatingPosition) {
  CUIViewAnimatingPositionEnd,
  CUIViewAnimatingPositionStart,
  CUIViewAnimatingPositionCurrent,
} CUIViewAnimatingPosition;

/// https://developer.apple.com/documentation/uikit/uiviewanimatingstate
typedef DOUBLE_ENUM(CUIViewAnimatingState) {
  CUIViewAnimatingStateInactive,
  CUIViewAnimatingStateActive,
  CUIViewAnimatingStateStopped,
} CUIViewAnimatingState;

/// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state
typedef DOUBLE_ENUM(CUIGestureRecognizerState) {
  CUIGestureRecognizerStatePossible,
  CUIGestureRecognizerStateBegan,
  CUIGestureRecognizerStateChanged,
  CUIGestureRecognizerStateEnded,
  CUIGestureRecognizerStateCancelled,
  CUIGestureRecognizerStateFailed,
} CUIGestureRecognizerState;

/// https://developer.apple.com/documentation/uikit/uitouch/phase
typedef DOUBLE_ENUM(CUITouchPhase) {
  CUITouchPhaseBegan,
  CUITouchPhaseMoved,
  CUITouchPhaseStationary,
  CUITouchPhaseEnded,
  CUITouchPhaseCancelled,
} CUITouchPhase;

/// https://developer.apple.com/documentation/uikit/uitouch/touchtype
typedef DOUBLE_ENUM(CUITouchType) {
  CUITouchTypeDirect,
  CUITouchTypeIndirect,
  CUITouchTypePencil,
  CUITouchTypeIndirectPointer,
} CUITouchType;

/// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode
typedef DOUBLE_ENUM(CUIScrollViewKeyboardDismissMode) {
  CUIScrollViewKeyboardDismissModeNone,
  CUIScrollViewKeyboardDismissModeOnDrag,
  CUIScrollViewKeyboardDismissModeInteractive,
  CUIScrollViewKeyboardDismissModeOnDragWithAccessory,
  CUIScrollViewKeyboardDismissModeInteractiveWithAccessory,
} CUIScrollViewKeyboardDismissMode;

/// https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior
typedef DOUBLE_ENUM(CUIScrollViewContentInsetAdjustmentBehavior) {
  CUIScrollViewContentInsetAdjustmentAutomatic,
  CUIScrollViewContentInsetAdjustmentScrollableAxes,
  CUIScrollViewContentInsetAdjustmentNever,
  CUIScrollViewContentInsetAdjustmentAlways,
} CUIScrollViewContentInsetAdjustmentBehavior;

/// https://developer.apple.com/documentation/uikit/uiscene/activationstate
typedef DOUBLE_ENUM(CUISceneActivationState) {
  CUISceneActivationStateUnattached = -1,
  CUISceneActivationStateForegroundActive,
  CUISceneActivationStateForegroundInactive,
  CUISceneActivationStateBackground,
} CUISceneActivationState;

/// https://developer.apple.com/documentation/uikit/uiapplication/state
typedef DOUBLE_ENUM(CUIApplicationState) {
  CUIApplicationStateActive,
  CUIApplicationStateInactive,
  CUIApplicationStateBackground,
} CUIApplicationState;

/// https://developer.apple.com/documentation/uikit/uiinterfaceorientation
typedef DOUBLE_ENUM(CUIInterfaceOrientation) {
  CUIInterfaceOrientationUnknown = 0,
  CUIInterfaceOrientationPortrait = 1,
  CUIInterfaceOrientationPortraitUpsideDown = 2,
  CUIInterfaceOrientationLandscapeLeft = 4,
  CUIInterfaceOrientationLandscapeRight = 3,
} CUIInterfaceOrientation;

/// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
typedef DOUBLE_ENUM(CUIUserInterfaceIdiom) {
  CUIUserInterfaceIdiomUnspecified = -1,
  CUIUserInterfaceIdiomPhone = 0,
  CUIUserInterfaceIdiomPad = 1,
  CUIUserInterfaceIdiomTV = 2,
  CUIUserInterfaceIdiomCarPlay = 3,
  CUIUserInterfaceIdiomMac = 5,
  CUIUserInterfaceIdiomVision = 6,
} CUIUserInterfaceIdiom;

/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
typedef DOUBLE_ENUM(CUIUserInterfaceSizeClass) {
  CUIUserInterfaceSizeClassUnspecified,
  CUIUserInterfaceSizeClassCompact,
  CUIUserInterfaceSizeClassRegular,
} CUIUserInterfaceSizeClass;

/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
typedef DOUBLE_ENUM(CUIModalPresentationStyle) {
  CUIModalPresentationFullScreen = 0,
  CUIModalPresentationPageSheet = 1,
  CUIModalPresentationFormSheet = 2,
  CUIModalPresentationCurrentContext = 3,
  CUIModalPresentationCustom = 4,
  CUIModalPresentationOverFullScreen = 5,
  CUIModalPresentationOverCurrentContext = 6,
  CUIModalPresentationPopover = 7,
  CUIModalPresentationNone = -1,
  CUIModalPresentationAutomatic = -2,
} CUIModalPresentationStyle;

/// https://developer.apple.com/documentation/uikit/uitableview/style
typedef DOUBLE_ENUM(CUITableViewStyle) {
  CUITableViewStylePlain,
  CUITableViewStyleGrouped,
  CUITableViewStyleInsetGrouped,
} CUITableViewStyle;

/// https://developer.apple.com/documentation/uikit/uibutton/buttontype
typedef DOUBLE_ENUM(CUIButtonType) {
  CUIButtonTypeCustom = 0,
  CUIButtonTypeSystem = 1,
  CUIButtonTypeDetailDisclosure = 2,
  CUIButtonTypeInfoLight = 3,
  CUIButtonTypeInfoDark = 4,
  CUIButtonTypeContactAdd = 5,
  CUIButtonTypeClose = 7,
} CUIButtonType;

/// https://developer.apple.com/documentation/uikit/uitextstoragedirection
typedef DOUBLE_ENUM(CUITextStorageDirection) {
  CUITextStorageDirectionForward,
  CUITextStorageDirectionBackward,
} CUITextStorageDirection;

/// https://developer.apple.com/documentation/uikit/uitextlayoutdirection
typedef DOUBLE_ENUM(CUITextLayoutDirection) {
  CUITextLayoutDirectionRight = 2,
  CUITextLayoutDirectionLeft,
  CUITextLayoutDirectionUp,
  CUITextLayoutDirectionDown,
} CUITextLayoutDirection;

/// https://developer.apple.com/documentation/uikit/uitextgranularity
typedef DOUBLE_ENUM(CUITextGranularity) {
  CUITextGranularityCharacter,
  CUITextGranularityWord,
  CUITextGranularitySentence,
  CUITextGranularityParagraph,
  CUITextGranularityLine,
  CUITextGranularityDocument,
} CUITextGranularity;

/// https://developer.apple.com/documentation/uikit/nswritingdirection
typedef DOUBLE_ENUM(CNSWritingDirection) {
  CNSWritingDirectionNatural = -1,
  CNSWritingDirectionLeftToRight = 0,
  CNSWritingDirectionRightToLeft = 1,
} CNSWritingDirection;

/// https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
typedef DOUBLE_ENUM(CUITextFieldDidEndEditingReason) {
  CUITextFieldDidEndEditingReasonCommitted,
  CUITextFieldDidEndEditingReasonCancelled,
} CUITextFieldDidEndEditingReason;

/// https://developer.apple.com/documentation/uikit/uikeyboardtype
typedef DOUBLE_ENUM(CUIKeyboardType) {
  CUIKeyboardTypeDefault,
  CUIKeyboardTypeASCIICapable,
  CUIKeyboardTypeNumbersAndPunctuation,
  CUIKeyboardTypeURL __attribute__((swift_name("URL"))),
  CUIKeyboardTypeNumberPad,
  CUIKeyboardTypePhonePad,
  CUIKeyboardTypeNamePhonePad,
  CUIKeyboardTypeEmailAddress,
  CUIKeyboardTypeDecimalPad,
  CUIKeyboardTypeTwitter,
  CUIKeyboardTypeWebSearch,
  CUIKeyboardTypeASCIICapableNumberPad,
} CUIKeyboardType;

/// https://developer.apple.com/documentation/uikit/uireturnkeytype
typedef DOUBLE_ENUM(CUIReturnKeyType) {
  CUIReturnKeyDefault,
  CUIReturnKeyGo,
  CUIReturnKeyGoogle,
  CUIReturnKeyJoin,
  CUIReturnKeyNext,
  CUIReturnKeyRoute,
  CUIReturnKeySearch,
  CUIReturnKeySend,
  CUIReturnKeyYahoo,
  CUIReturnKeyDone,
  CUIReturnKeyEmergencyCall,
  CUIReturnKeyContinue,
} CUIReturnKeyType;

/// https://developer.apple.com/documentation/uikit/uimenuelement/state
typedef DOUBLE_ENUM(CUIMenuElementState) {
  CUIMenuElementStateOff,
  CUIMenuElementStateOn,
  CUIMenuElementStateMixed,
} CUIMenuElementState;

#endif
