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
  CUIUserInterfaceIdiomTv = 2,
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

/// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation
typedef DOUBLE_ENUM(CNSLayoutRelation) {
  CNSLayoutRelationLessThanOrEqual = -1,
  CNSLayoutRelationEqual = 0,
  CNSLayoutRelationGreaterThanOrEqual = 1,
} CNSLayoutRelation;

/// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
typedef DOUBLE_ENUM(CNSLayoutAttribute) {
  CNSLayoutAttributeLeft = 1,
  CNSLayoutAttributeRight = 2,
  CNSLayoutAttributeTop = 3,
  CNSLayoutAttributeBottom = 4,
  CNSLayoutAttributeLeading = 5,
  CNSLayoutAttributeTrailing = 6,
  CNSLayoutAttributeWidth = 7,
  CNSLayoutAttributeHeight = 8,
  CNSLayoutAttributeCenterX = 9,
  CNSLayoutAttributeCenterY = 10,
  CNSLayoutAttributeLastBaseline = 11,
  CNSLayoutAttributeFirstBaseline = 12,
  CNSLayoutAttributeLeftMargin = 13,
  CNSLayoutAttributeRightMargin = 14,
  CNSLayoutAttributeTopMargin = 15,
  CNSLayoutAttributeBottomMargin = 16,
  CNSLayoutAttributeLeadingMargin = 17,
  CNSLayoutAttributeTrailingMargin = 18,
  CNSLayoutAttributeCenterXWithinMargins = 19,
  CNSLayoutAttributeCenterYWithinMargins = 20,
  CNSLayoutAttributeNotAnAttribute = 0,
} CNSLayoutAttribute;

/// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
typedef DOUBLE_ENUM(CUILayoutConstraintAxis) {
  CUILayoutConstraintAxisHorizontal = 0,
  CUILayoutConstraintAxisVertical = 1,
} CUILayoutConstraintAxis;

/// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
typedef DOUBLE_ENUM(CUIStackViewDistribution) {
  CUIStackViewDistributionFill,
  CUIStackViewDistributionFillEqually,
  CUIStackViewDistributionFillProportionally,
  CUIStackViewDistributionEqualSpacing,
  CUIStackViewDistributionEqualCentering,
} CUIStackViewDistribution;

/// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
typedef DOUBLE_ENUM(CUIStackViewAlignment) {
  CUIStackViewAlignmentFill,
  CUIStackViewAlignmentLeading,
  CUIStackViewAlignmentFirstBaseline,
  CUIStackViewAlignmentCenter,
  CUIStackViewAlignmentTrailing,
  CUIStackViewAlignmentLastBaseline,
} CUIStackViewAlignment;

/// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
typedef DOUBLE_ENUM(CUIViewContentMode) {
  CUIViewContentModeScaleToFill,
  CUIViewContentModeScaleAspectFit,
  CUIViewContentModeScaleAspectFill,
  CUIViewContentModeRedraw,
  CUIViewContentModeCenter,
  CUIViewContentModeTop,
  CUIViewContentModeBottom,
  CUIViewContentModeLeft,
  CUIViewContentModeRight,
  CUIViewContentModeTopLeft,
  CUIViewContentModeTopRight,
  CUIViewContentModeBottomLeft,
  CUIViewContentModeBottomRight,
} CUIViewContentMode;

/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
typedef DOUBLE_ENUM(CUISemanticContentAttribute) {
  CUISemanticContentAttributeUnspecified,
  CUISemanticContentAttributePlayback,
  CUISemanticContentAttributeSpatial,
  CUISemanticContentAttributeForceLeftToRight,
  CUISemanticContentAttributeForceRightToLeft,
} CUISemanticContentAttribute;

/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
typedef DOUBLE_ENUM(CUIUserInterfaceStyle) {
  CUIUserInterfaceStyleUnspecified,
  CUIUserInterfaceStyleLight,
  CUIUserInterfaceStyleDark,
} CUIUserInterfaceStyle;

/// https://developer.apple.com/documentation/uikit/nstextalignment
typedef DOUBLE_ENUM(CNSTextAlignment) {
  CNSTextAlignmentLeft,
  CNSTextAlignmentCenter,
  CNSTextAlignmentRight,
  CNSTextAlignmentJustified,
  CNSTextAlignmentNatural,
} CNSTextAlignment;

/// https://developer.apple.com/documentation/uikit/nslinebreakmode
typedef DOUBLE_ENUM(CNSLineBreakMode) {
  CNSLineBreakByWordWrapping,
  CNSLineBreakByCharWrapping,
  CNSLineBreakByClipping,
  CNSLineBreakByTruncatingHead,
  CNSLineBreakByTruncatingTail,
  CNSLineBreakByTruncatingMiddle,
} CNSLineBreakMode;

/// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
typedef DOUBLE_ENUM(CUITextBorderStyle) {
  CUITextBorderStyleNone,
  CUITextBorderStyleLine,
  CUITextBorderStyleBezel,
  CUITextBorderStyleRoundedRect,
} CUITextBorderStyle;

/// https://developer.apple.com/documentation/uikit/uitextfield/viewmode
typedef DOUBLE_ENUM(CUITextFieldViewMode) {
  CUITextFieldViewModeNever,
  CUITextFieldViewModeWhileEditing,
  CUITextFieldViewModeUnlessEditing,
  CUITextFieldViewModeAlways,
} CUITextFieldViewMode;

/// https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
typedef DOUBLE_ENUM(CUITextAutocapitalizationType) {
  CUITextAutocapitalizationTypeNone,
  CUITextAutocapitalizationTypeWords,
  CUITextAutocapitalizationTypeSentences,
  CUITextAutocapitalizationTypeAllCharacters,
} CUITextAutocapitalizationType;

/// https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
typedef DOUBLE_ENUM(CUITextAutocorrectionType) {
  CUITextAutocorrectionTypeDefault,
  CUITextAutocorrectionTypeNo,
  CUITextAutocorrectionTypeYes,
} CUITextAutocorrectionType;

/// https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
typedef DOUBLE_ENUM(CUITextSpellCheckingType) {
  CUITextSpellCheckingTypeDefault,
  CUITextSpellCheckingTypeNo,
  CUITextSpellCheckingTypeYes,
} CUITextSpellCheckingType;

/// https://developer.apple.com/documentation/uikit/uikeyboardappearance
typedef DOUBLE_ENUM(CUIKeyboardAppearance) {
  CUIKeyboardAppearanceDefault,
  CUIKeyboardAppearanceDark,
  CUIKeyboardAppearanceLight,
} CUIKeyboardAppearance;

/// https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
typedef DOUBLE_ENUM(CUIControlContentHorizontalAlignment) {
  CUIControlContentHorizontalAlignmentCenter,
  CUIControlContentHorizontalAlignmentLeft,
  CUIControlContentHorizontalAlignmentRight,
  CUIControlContentHorizontalAlignmentFill,
  CUIControlContentHorizontalAlignmentLeading,
  CUIControlContentHorizontalAlignmentTrailing,
} CUIControlContentHorizontalAlignment;

/// https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
typedef DOUBLE_ENUM(CUIControlContentVerticalAlignment) {
  CUIControlContentVerticalAlignmentCenter,
  CUIControlContentVerticalAlignmentTop,
  CUIControlContentVerticalAlignmentBottom,
  CUIControlContentVerticalAlignmentFill,
} CUIControlContentVerticalAlignment;

/// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
typedef DOUBLE_ENUM(CUITableViewCellStyle) {
  CUITableViewCellStyleDefault,
  CUITableViewCellStyleValue1,
  CUITableViewCellStyleValue2,
  CUITableViewCellStyleSubtitle,
} CUITableViewCellStyle;

/// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
typedef DOUBLE_ENUM(CUITableViewCellSelectionStyle) {
  CUITableViewCellSelectionStyleNone,
  CUITableViewCellSelectionStyleBlue,
  CUITableViewCellSelectionStyleGray,
  CUITableViewCellSelectionStyleDefault,
} CUITableViewCellSelectionStyle;

/// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
typedef DOUBLE_ENUM(CUITableViewCellAccessoryType) {
  CUITableViewCellAccessoryNone,
  CUITableViewCellAccessoryDisclosureIndicator,
  CUITableViewCellAccessoryDetailDisclosureButton,
  CUITableViewCellAccessoryCheckmark,
  CUITableViewCellAccessoryDetailButton,
} CUITableViewCellAccessoryType;

/// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
typedef DOUBLE_ENUM(CUITableViewCellSeparatorStyle) {
  CUITableViewCellSeparatorStyleNone,
  CUITableViewCellSeparatorStyleSingleLine,
  CUITableViewCellSeparatorStyleSingleLineEtched,
} CUITableViewCellSeparatorStyle;

/// https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum
typedef DOUBLE_ENUM(CUITableViewCellEditingStyle) {
  CUITableViewCellEditingStyleNone,
  CUITableViewCellEditingStyleDelete,
  CUITableViewCellEditingStyleInsert,
} CUITableViewCellEditingStyle;

/// https://developer.apple.com/documentation/uikit/uitableview/rowanimation
typedef DOUBLE_ENUM(CUITableViewRowAnimation) {
  CUITableViewRowAnimationFade,
  CUITableViewRowAnimationRight,
  CUITableViewRowAnimationLeft,
  CUITableViewRowAnimationTop,
  CUITableViewRowAnimationBottom,
  CUITableViewRowAnimationNone,
  CUITableViewRowAnimationMiddle,
  CUITableViewRowAnimationAutomatic = 100,
} CUITableViewRowAnimation;

/// https://developer.apple.com/documentation/uikit/uitableview/scrollposition
typedef DOUBLE_ENUM(CUITableViewScrollPosition) {
  CUITableViewScrollPositionNone,
  CUITableViewScrollPositionTop,
  CUITableViewScrollPositionMiddle,
  CUITableViewScrollPositionBottom,
} CUITableViewScrollPosition;

/// https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
typedef DOUBLE_ENUM(CUICollectionViewScrollDirection) {
  CUICollectionViewScrollDirectionVertical,
  CUICollectionViewScrollDirectionHorizontal,
} CUICollectionViewScrollDirection;

/// https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
typedef DOUBLE_ENUM(CUICollectionElementCategory) {
  CUICollectionElementCategoryCell,
  CUICollectionElementCategorySupplementaryView,
  CUICollectionElementCategoryDecorationView,
} CUICollectionElementCategory;

/// https://developer.apple.com/documentation/uikit/uibarstyle
typedef DOUBLE_ENUM(CUIBarStyle) {
  CUIBarStyleDefault,
  CUIBarStyleBlack,
} CUIBarStyle;

/// https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
typedef DOUBLE_ENUM(CUIBarButtonItemStyle) {
  CUIBarButtonItemStylePlain = 0,
  CUIBarButtonItemStyleDone = 2,
} CUIBarButtonItemStyle;

/// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
typedef DOUBLE_ENUM(CUIBarButtonSystemItem) {
  CUIBarButtonSystemItemDone,
  CUIBarButtonSystemItemCancel,
  CUIBarButtonSystemItemEdit,
  CUIBarButtonSystemItemSave,
  CUIBarButtonSystemItemAdd,
  CUIBarButtonSystemItemFlexibleSpace,
  CUIBarButtonSystemItemFixedSpace,
  CUIBarButtonSystemItemCompose,
  CUIBarButtonSystemItemReply,
  CUIBarButtonSystemItemAction,
  CUIBarButtonSystemItemOrganize,
  CUIBarButtonSystemItemBookmarks,
  CUIBarButtonSystemItemSearch,
  CUIBarButtonSystemItemRefresh,
  CUIBarButtonSystemItemStop,
  CUIBarButtonSystemItemCamera,
  CUIBarButtonSystemItemTrash,
  CUIBarButtonSystemItemPlay,
  CUIBarButtonSystemItemPause,
  CUIBarButtonSystemItemRewind,
  CUIBarButtonSystemItemFastForward,
  CUIBarButtonSystemItemUndo,
  CUIBarButtonSystemItemRedo,
} CUIBarButtonSystemItem;

/// https://developer.apple.com/documentation/uikit/uialertcontroller/style
typedef DOUBLE_ENUM(CUIAlertControllerStyle) {
  CUIAlertControllerStyleActionSheet,
  CUIAlertControllerStyleAlert,
} CUIAlertControllerStyle;

/// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
typedef DOUBLE_ENUM(CUIAlertActionStyle) {
  CUIAlertActionStyleDefault,
  CUIAlertActionStyleCancel,
  CUIAlertActionStyleDestructive,
} CUIAlertActionStyle;

/// https://developer.apple.com/documentation/uikit/uisearchbar/style
typedef DOUBLE_ENUM(CUISearchBarStyle) {
  CUISearchBarStyleDefault,
  CUISearchBarStyleProminent,
  CUISearchBarStyleMinimal,
} CUISearchBarStyle;

/// https://developer.apple.com/documentation/uikit/uidatepicker/mode
typedef DOUBLE_ENUM(CUIDatePickerMode) {
  CUIDatePickerModeTime,
  CUIDatePickerModeDate,
  CUIDatePickerModeDateAndTime,
  CUIDatePickerModeCountDownTimer,
} CUIDatePickerMode;

/// https://developer.apple.com/documentation/uikit/uidatepickerstyle
typedef DOUBLE_ENUM(CUIDatePickerStyle) {
  CUIDatePickerStyleAutomatic,
  CUIDatePickerStyleWheels,
  CUIDatePickerStyleCompact,
  CUIDatePickerStyleInline,
} CUIDatePickerStyle;

/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
typedef DOUBLE_ENUM(CUIActivityIndicatorViewStyle) {
  CUIActivityIndicatorViewStyleMedium = 100,
  CUIActivityIndicatorViewStyleLarge = 101,
} CUIActivityIndicatorViewStyle;

/// https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
typedef DOUBLE_ENUM(CUIImageRenderingMode) {
  CUIImageRenderingModeAutomatic,
  CUIImageRenderingModeAlwaysOriginal,
  CUIImageRenderingModeAlwaysTemplate,
} CUIImageRenderingMode;

/// https://developer.apple.com/documentation/uikit/uiblureffect/style
typedef DOUBLE_ENUM(CUIBlurEffectStyle) {
  CUIBlurEffectStyleExtraLight,
  CUIBlurEffectStyleLight,
  CUIBlurEffectStyleDark,
  CUIBlurEffectStyleRegular = 4,
  CUIBlurEffectStyleProminent = 5,
  CUIBlurEffectStyleSystemUltraThinMaterial = 6,
  CUIBlurEffectStyleSystemThinMaterial = 7,
  CUIBlurEffectStyleSystemMaterial = 8,
  CUIBlurEffectStyleSystemThickMaterial = 9,
  CUIBlurEffectStyleSystemChromeMaterial = 10,
} CUIBlurEffectStyle;

/// https://developer.apple.com/documentation/uikit/uistatusbarstyle
typedef DOUBLE_ENUM(CUIStatusBarStyle) {
  CUIStatusBarStyleDefault = 0,
  CUIStatusBarStyleLightContent = 1,
  CUIStatusBarStyleDarkContent = 3,
} CUIStatusBarStyle;

/// https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
typedef DOUBLE_ENUM(CUIModalTransitionStyle) {
  CUIModalTransitionStyleCoverVertical,
  CUIModalTransitionStyleFlipHorizontal,
  CUIModalTransitionStyleCrossDissolve,
  CUIModalTransitionStylePartialCurl,
} CUIModalTransitionStyle;

/// https://developer.apple.com/documentation/uikit/uiinputview/style
typedef DOUBLE_ENUM(CUIInputViewStyle) {
  CUIInputViewStyleDefault,
  CUIInputViewStyleKeyboard,
} CUIInputViewStyle;

/// https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
typedef DOUBLE_ENUM(CUIScrollViewIndicatorStyle) {
  CUIScrollViewIndicatorStyleDefault,
  CUIScrollViewIndicatorStyleBlack,
  CUIScrollViewIndicatorStyleWhite,
} CUIScrollViewIndicatorStyle;

/// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
typedef DOUBLE_ENUM(CUINavigationItemLargeTitleDisplayMode) {
  CUINavigationItemLargeTitleDisplayModeAutomatic,
  CUINavigationItemLargeTitleDisplayModeAlways,
  CUINavigationItemLargeTitleDisplayModeNever,
} CUINavigationItemLargeTitleDisplayMode;

/// https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem
typedef DOUBLE_ENUM(CUITabBarSystemItem) {
  CUITabBarSystemItemMore,
  CUITabBarSystemItemFavorites,
  CUITabBarSystemItemFeatured,
  CUITabBarSystemItemTopRated,
  CUITabBarSystemItemRecents,
  CUITabBarSystemItemContacts,
  CUITabBarSystemItemHistory,
  CUITabBarSystemItemBookmarks,
  CUITabBarSystemItemSearch,
  CUITabBarSystemItemDownloads,
  CUITabBarSystemItemMostRecent,
  CUITabBarSystemItemMostViewed,
} CUITabBarSystemItem;

// Making an object of a class that is known at run time only. Objective-C sends `alloc` and an
// initializer; Swift does so for required initializers alone, and these are not: a subclass says
// `override`. They take the initializer from the class's vtable. Each returns a retained object.

/// Makes a view by `init(frame:)`; `base` is `UIView`.
void *_Nullable double_make_view(const void *_Nonnull type, const void *_Nonnull base, double x,
                                 double y, double width, double height);

/// Makes a cell by `init(style:reuseIdentifier:)`; `base` is `UITableViewCell`. The name is a
/// Swift string's two words, which are consumed.
void *_Nullable double_make_cell(const void *_Nonnull type, const void *_Nonnull base, long style,
                                 unsigned long name, unsigned long storage);

/// Makes a header or footer by `init(reuseIdentifier:)`; `base` is `UITableViewHeaderFooterView`.
void *_Nullable double_make_header(const void *_Nonnull type, const void *_Nonnull base,
                                   unsigned long name, unsigned long storage);

#endif
