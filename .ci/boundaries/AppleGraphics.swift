// What a file sees that imports Foundation and CoreGraphics: each type once, although both modules
// have it. A name that is found twice, even if it is the same type, is no type in a macro's code.
@_exported public import AppleFoundation
@_exported public import CoreGraphics

public typealias CGPoint = AppleCoreFoundation.CGPoint
public typealias CGSize = AppleCoreFoundation.CGSize
public typealias CGRect = AppleCoreFoundation.CGRect
public typealias CGVector = AppleCoreFoundation.CGVector
public typealias CGRectEdge = AppleCoreFoundation.CGRectEdge
public typealias CGAffineTransform = AppleCoreFoundation.CGAffineTransform
