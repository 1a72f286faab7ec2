internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension JSONText {
  /// `[x, y, width, height]`
  init(_ frame: CGRect) {
    let (origin, size) = (frame.origin, frame.size)
    self.init([
      JSONText(Double(origin.x)), JSONText(Double(origin.y)), JSONText(Double(size.width)),
      JSONText(Double(size.height)),
    ])
  }

  /// `[width, height]`
  fileprivate init(_ size: CGSize) {
    self.init([JSONText(Double(size.width)), JSONText(Double(size.height))])
  }

  /// `[top, bottom]`
  fileprivate init(_ insets: VerticalInsets) {
    self.init([JSONText(insets.top), JSONText(insets.bottom)])
  }
}

extension Viewport {
  /// The layout with every offset at 0: what is the same while the user scrolls.
  var withoutOffsets: Viewport {
    var layout = self
    layout.scroll?.offset = 0
    for index in layout.nested.indices { layout.nested[index].metrics.offset = 0 }
    return layout
  }

  /// The layout but for the offsets.
  var json: JSONText {
    JSONText([
      "screen": JSONText(screen), "window": JSONText(window), "view": JSONText(view),
      "safeArea": JSONText(safeArea), "windowSafeArea": JSONText(windowSafeArea),
      "bars": JSONText(overlayBarHeight),
      "scroll": scroll?.json ?? .null,
      "nested": JSONText(
        nested.map { JSONText(["frame": JSONText($0.frame), "scroll": $0.metrics.json]) }),
    ])
  }
}

extension ScrollMetrics {
  fileprivate var json: JSONText {
    JSONText(["content": JSONText(contentSize), "insets": JSONText(insets)])
  }
}

extension FocusedInput {
  /// The frame, the caret, the companion and whether it is enabled.
  var json: JSONText {
    let caret: JSONText = isCaretPending ? "pending" : caret.map { JSONText($0) } ?? .null
    return JSONText([
      JSONText(frame), caret, companion.map { JSONText($0) } ?? .null, JSONText(isEnabled),
    ])
  }
}
