internal import KeyboardAvoidanceSimulation

/// Traces as one page for a browser, to be watched.
///
/// The page is complete in itself: it loads nothing, and its content security policy lets nothing
/// but its own style and script run, whatever stands in a trace. It holds numbers, names and the
/// texts of the traces; no file's content.
///
///     let recording = TraceRecording(try TraceReader.read(data), label: "report.jsonl")
///     let html = TracePage([recording]).html
public struct TracePage: Sendable {
  private let recordings: [TraceRecording]

  /// A page of recordings, the first one shown first.
  public init(_ recordings: [TraceRecording]) { self.recordings = recordings }

  /// The page in HTML.
  public var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escapedForMarkup)</title>
    <style>\(PageAssets.style)</style>
    </head>
    <body>
    <noscript>This page draws the trace with JavaScript, which is switched off here.</noscript>
    <script type="application/json" id="data">\(PageData(recordings).json.text)</script>
    <script>\(PageAssets.script)</script>
    </body>
    </html>

    """
  }

  private var title: String {
    guard recordings.count == 1, let only = recordings.first else {
      return "\(recordings.count) traces · Keyboard avoidance"
    }
    return "\(only.header.name.isEmpty ? only.label : only.header.name) · Keyboard avoidance"
  }

  /// Nothing but the page's own style and script, by their digests.
  private var policy: String {
    let style = SHA256.base64(of: PageAssets.style)
    let script = SHA256.base64(of: PageAssets.script)
    return "default-src 'none'; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; "
      + "base-uri 'none'; form-action 'none'"
  }
}
