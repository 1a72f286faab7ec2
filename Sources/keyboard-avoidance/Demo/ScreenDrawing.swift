internal import Foundation
internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// A screen drawn in characters, to scale: the view's content, its fields, the keyboard.
@MainActor
struct ScreenDrawing {
  private let label: String
  private let columns: Int
  private var rows: [[Character]]
  private let caption: String

  /// Points that a character is wide; it is twice as high.
  private static let scale = 21.0

  init(_ label: String, _ player: TracePlayer, _ header: TraceHeader) {
    self.label = label
    let (screen, machine) = (player.screen, player.machine)
    let size = screen.viewport.screen
    columns = max(12, Int((size.width / Self.scale).rounded()))
    let count = max(6, Int((size.height / Self.scale / 2).rounded()))
    rows = Array(repeating: Array(repeating: " ", count: columns), count: count)
    let keyboard = machine.visibleFrame
    caption = screen.gap(to: keyboard).map { "gap \($0.toThousandths) pt" } ?? ""
    drawContent(screen)
    for input in header.inputs {
      guard let id = header.id(of: input.name), let field = screen.inputs[id] else { continue }
      draw(input.name, screen.place(of: field), isFocused: screen.focused == id, over: keyboard)
    }
    if let keyboard { draw(keyboard) }
  }

  /// Drawings side by side, each under its label.
  static func row(_ drawings: [ScreenDrawing]) -> [String] {
    let height = drawings.map { $0.lines.count }.max() ?? 0
    return (0..<height).map { index in
      drawings.map { drawing in
        index < drawing.lines.count
          ? drawing.lines[index] : String(repeating: " ", count: drawing.columns + 2)
      }.joined(separator: "  ")
    }
  }

  /// As many drawings in a row as a width has room for, at least one.
  static func rows(_ drawings: [ScreenDrawing], width: Int) -> [[ScreenDrawing]] {
    drawings.reduce(into: [[ScreenDrawing]]()) { rows, drawing in
      if let last = rows.last, self.width(of: last + [drawing]) <= width {
        rows[rows.count - 1].append(drawing)
      } else {
        rows.append([drawing])
      }
    }
  }

  static func width(of drawings: [ScreenDrawing]) -> Int {
    drawings.reduce(-2) { $0 + $1.columns + 4 }
  }

  private var lines: [String] {
    let edge = String(repeating: "─", count: columns)
    let head = " " + Self.fitted(label, columns) + " "
    let body = rows.map { row in
      let text = String(row)
      let colored = row.contains("▒") ? Ink.keyboard(text) : text
      return "│" + (row.contains("[") ? Ink.bold(text) : colored) + "│"
    }
    return [head, "╭\(edge)╮"] + body + ["╰\(edge)╯", " " + Self.fitted(caption, columns) + " "]
  }

  private static func fitted(_ text: String, _ width: Int) -> String {
    let shown = String(text.prefix(width))
    return shown + String(repeating: " ", count: width - shown.count)
  }

  /// A dotted line for each stretch of content, so that one sees it move.
  private mutating func drawContent(_ screen: VirtualScreen) {
    let viewport = screen.viewport
    let content = viewport.scroll?.contentSize.height ?? viewport.view.size.height
    let displacement = screen.displacement
    for mark in stride(from: 40.0, to: content - 20, by: 120) {
      let y = viewport.viewOnScreen.origin.y + displacement + mark
      guard let row = row(at: y), y >= viewport.viewOnScreen.origin.y || viewport.scroll == nil
      else { continue }
      for column in stride(from: 2, to: columns - 2, by: 2) { rows[row][column] = "·" }
    }
  }

  private mutating func draw(
    _ name: String, _ frame: CGRect, isFocused: Bool, over keyboard: CGRect?
  ) {
    let bottom = frame.origin.y + frame.size.height
    guard var row = row(at: (frame.origin.y + bottom) / 2) else { return }
    if let keyboard, bottom <= keyboard.origin.y, let top = self.row(at: keyboard.origin.y) {
      row = min(row, top - 1)
    }
    let left = min(max(0, Int((frame.origin.x / Self.scale).rounded())), columns - 4)
    let right = min(columns, Int(((frame.origin.x + frame.size.width) / Self.scale).rounded()))
    let text = Array(" \(name)\(isFocused ? "▏" : "")")
    guard rows.indices.contains(row) else { return }
    for column in left..<max(right, left + 4) {
      let index = column - left
      rows[row][column] = index > 0 && index <= text.count ? text[index - 1] : " "
    }
    rows[row][left] = "["
    rows[row][max(right, left + 4) - 1] = "]"
  }

  private mutating func draw(_ keyboard: CGRect) {
    let title = Array(" keyboard ")
    let top = max(0, Int((keyboard.origin.y / (2 * Self.scale)).rounded()))
    let start = (columns - title.count) / 2
    for row in top..<max(top, rows.count) {
      for column in 0..<columns {
        let index = column - start
        let isTitle = row == (top + rows.count) / 2 && title.indices.contains(index)
        rows[row][column] = isTitle ? title[index] : "▒"
      }
    }
  }

  private func row(at y: Double) -> Int? {
    let row = Int((y / (2 * Self.scale)).rounded(.down))
    return rows.indices.contains(row) ? row : nil
  }
}

extension VirtualScreen {
  /// How far down the content stands from where it would be unscrolled at the view's top, in points.
  fileprivate var displacement: Double {
    viewport.contentTop + adjustment.translation - adjustment.boundsOrigin
  }

  /// An input's frame on the screen, as displaced and scrolled now.
  fileprivate func place(of input: FocusedInput) -> CGRect {
    let view = viewport.viewOnScreen
    return input.frame.offsetBy(dx: view.origin.x, dy: view.origin.y + displacement)
  }
}
