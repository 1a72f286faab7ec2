// Foundation as Apple's SDK divides it: all that it is here, but the structures of geometry are
// CoreFoundation's, and what they can do is CoreGraphics's. Sources see it under Foundation's name.
@_exported public import AppleCoreFoundation
@_exported public import Foundation

public typealias CGPoint = AppleCoreFoundation.CGPoint
public typealias CGSize = AppleCoreFoundation.CGSize
public typealias CGRect = AppleCoreFoundation.CGRect
public typealias CGVector = AppleCoreFoundation.CGVector
public typealias CGRectEdge = AppleCoreFoundation.CGRectEdge
