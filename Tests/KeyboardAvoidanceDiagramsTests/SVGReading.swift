import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture as an XML reader finds it.
final class SVGReading: NSObject, XMLParserDelegate {
  struct Arrow: Hashable {
    let source: String
    let target: String
    let triggers: [String]
    let isTimer: Bool
    let isLit: Bool
  }

  private(set) var states: Set<String> = []
  private(set) var litStates: Set<String> = []
  private(set) var arrows: [Arrow] = []
  private(set) var texts: [String] = []
  private var text: String?

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let classes = (attributes["class"] ?? "").split(separator: " ")
    if name == "text" { text = "" }
    if let state = attributes["data-state"] {
      states.insert(state)
      if classes.contains("lit") { litStates.insert(state) }
    }
    guard let source = attributes["data-from"], let target = attributes["data-to"] else { return }
    arrows.append(
      Arrow(
        source: source, target: target,
        triggers: (attributes["data-triggers"] ?? "").split(separator: " ").map(String.init),
        isTimer: classes.contains("timer"), isLit: classes.contains("lit")))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.append(string) }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard name == "text", let found = text else { return }
    texts.append(found)
    text = nil
  }
}
