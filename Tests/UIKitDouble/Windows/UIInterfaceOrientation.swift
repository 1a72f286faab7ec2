/// How the interface is turned (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uiinterfaceorientation
public typealias UIInterfaceOrientation = CUIInterfaceOrientation
