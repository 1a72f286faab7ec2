public import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// An app's screen in one orientation: the avoiding view at rest and the inputs in it.
public struct ScreenLayout: Equatable, Sendable {
  /// Where the view is at rest.
  public var viewport: Viewport

  /// The inputs; frames and carets in content coordinates.
  public var inputs: [TraceInput]

  /// A layout of a view at rest and its inputs.
  ///
  /// Both orientations name the same inputs. They are put in alphabetical order, their ids
  /// counting from 1, as a trace's header has them.
  public init(viewport: Viewport, inputs: [TraceInput]) {
    self.viewport = viewport
    self.inputs = inputs.sorted { $0.name < $1.name }
    for index in self.inputs.indices {
      self.inputs[index].input.id = InputID(rawValue: index + 1)
    }
  }

  /// A form on a device: fields of 34 pt, spread evenly from top to bottom.
  ///
  /// The view lies below a navigation bar of 44 pt. In a scroll view the fields are 120 pt apart,
  /// and the content is as long as they need; else they share the height above the safe area.
  public static func form(
    on face: DeviceProfile.Face, fields names: [String], scrolls: Bool
  ) -> ScreenLayout {
    let width = Double(face.screen.width)
    let top = face.safeArea.top + 44
    let height = Double(face.screen.height) - top
    let safeArea = VerticalInsets(top: 0, bottom: face.safeArea.bottom)
    let step = scrolls ? 120 : (height - safeArea.bottom) / Double(max(1, names.count))
    let content = max(height, step * Double(names.count) + 40)
    let scroll = ScrollMetrics(
      contentSize: CGSize(width: width, height: content), offset: 0, insets: safeArea)
    let viewport = Viewport(
      screen: face.screen, view: CGRect(x: 0, y: top, width: width, height: height),
      safeArea: safeArea, scroll: scrolls ? scroll : nil)
    let inputs = names.enumerated().map { index, name in
      let bottom = step * Double(index + 1)
      let frame = CGRect(x: 20, y: bottom - 38, width: width - 40, height: 34)
      return TraceInput(name: name, input: FocusedInput(InputID(rawValue: index + 1), frame: frame))
    }
    return ScreenLayout(viewport: viewport, inputs: inputs)
  }

  /// What changed since another layout, as a host tells it: the offset is the user's.
  func events(since other: ScreenLayout) -> [TraceEvent] {
    var change = LayoutChange()
    change.screen = viewport.screen
    change.window = viewport.window
    change.windowSafeArea = viewport.windowSafeArea
    change.view = viewport.view
    change.safeArea = viewport.safeArea
    change.overlayBarHeight = viewport.overlayBarHeight
    change.contentSize = viewport.scroll?.contentSize
    change.insets = viewport.scroll?.insets
    let resized = inputs.filter { input in
      other.inputs.contains { $0.name == input.name && $0.input.frame != input.input.frame }
    }
    return [.layout(change)] + resized.map { .resize($0.name, $0.input.frame) }
  }
}
