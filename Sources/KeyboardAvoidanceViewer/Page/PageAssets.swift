/// The page's style and script, embedded when the module is built.
enum PageAssets {
  /// The style sheet.
  static let style = text(PackageResources.page_css)

  /// The script: its parts in one scope, in the order in which they build on one another.
  static let script: String = {
    let parts = [
      PackageResources.timeline_js, PackageResources.drawing_js, PackageResources.stage_js,
      PackageResources.stage_marks_js, PackageResources.machine_js, PackageResources.list_js,
      PackageResources.panel_js, PackageResources.controls_js, PackageResources.player_js,
    ]
    return "(() => {\n\"use strict\";\n" + parts.map(text).joined(separator: "\n") + "})();\n"
  }()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
