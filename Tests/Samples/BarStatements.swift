import Foundation
import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

func sample(initial: Viewport, bar: CGRect) {
  var viewport = initial
  // SAMPLE
  print(viewport)
}
