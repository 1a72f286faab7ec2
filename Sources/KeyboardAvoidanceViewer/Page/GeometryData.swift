internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension PageJSON {
  /// `[x, y, width, height]`
  init(_ frame: CGRect) {
    let (origin, size) = (frame.origin, frame.size)
    self.init([
      PageJSON(Double(origin.x)), PageJSON(Double(origin.y)), PageJSON(Double(size.width)),
      PageJSON(Double(size.height)),
    ])
  }

  /// `[width, height]`
  fileprivate init(_ size: CGSize) {
    self.init([PageJSON(Double(size.width)), PageJSON(Double(size.height))])
  }

  /// `[top, bottom]`
  fileprivate init(_ insets: VerticalInsets) {
    self.init([PageJSON(insets.top), PageJSON(insets.bottom)])
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
  var json: PageJSON {
    PageJSON([
      "screen": PageJSON(screen), "window": PageJSON(window), "view": PageJSON(view),
      "safeArea": PageJSON(safeArea), "windowSafeArea": PageJSON(windowSafeArea),
      "bars": PageJSON(overlayBarHeight),
      "scroll": scroll?.json ?? .null,
      "nested": PageJSON(
        nested.map { PageJSON(["frame": PageJSON($0.frame), "scroll": $0.metrics.json]) }),
    ])
  }
}

extension ScrollMetrics {
  fileprivate var json: PageJSON {
    PageJSON(["content": PageJSON(contentSize), "insets": PageJSON(insets)])
  }
}

extension FocusedInput {
  /// The frame, the caret, the companion and whether it is enabled.
  var json: PageJSON {
    let caret: PageJSON = isCaretPending ? "pending" : caret.map { PageJSON($0) } ?? .null
    return PageJSON([
      PageJSON(frame), caret, companion.map { PageJSON($0) } ?? .null, PageJSON(isEnabled),
    ])
  }
}
