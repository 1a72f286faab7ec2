package import KeyboardAvoidance

extension VirtualScreen {
  /// A trace's event as the machine takes it; nothing if it names an input that the header does not
  /// have.
  package func keyboardEvent(_ event: TraceEvent, _ header: TraceHeader) -> KeyboardEvent? {
    switch event {
    case .notification(let notification, _): .notification(notification)
    case .focus(let name): header.id(of: name).flatMap { inputs[$0] }.map { .focus($0) }
    case .blur: .blur
    case .caret(let name, let frame): header.id(of: name).map { .caret($0, frame) }
    case .caretPending(let name): header.id(of: name).map { .caretPending($0) }
    case .companion(let name, let frame): header.id(of: name).map { .companion($0, frame) }
    case .resize(let name, let frame): header.id(of: name).map { .resize($0, frame) }
    case .layout(let change): .layout(change.applied(to: viewport))
    case .scroll(let offset): .scroll(offset: offset)
    case .scrollNested(let index, let offset): .scrollNested(index, offset: offset)
    case .sample(let sample): .sample(sample)
    case .dismiss(let reason): .dismissal(reason)
    case .tapOutside: .tapOutside
    case .pause: .pause
    case .resume: .resume
    }
  }
}
