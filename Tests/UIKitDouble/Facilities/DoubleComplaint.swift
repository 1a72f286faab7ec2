/// Something that UIKit answers with a warning, a hang or a wrong frame rather than an error. A
/// device collects them; a test looks at `device.complaints`.
@MainActor public struct DoubleComplaint: CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, CaseIterable, Sendable {
    /// A view asks for layout in every pass: on a device the commit never ends.
    case layoutNeverSettles
    /// A view was changed by an observer of the run loop after the turn's commit: the change is
    /// shown one frame late.
    case changedAfterCommit
    /// The focus was given up in a layout pass.
    case focusGivenUpInLayout
    /// A list's offset was set in an animation block: the rows that leave vanish before it starts.
    case rowsVanishInAnimation
    /// A view was added to a view that SwiftUI hosts: UIKit warns that this is not supported.
    case subviewInHostingView
  }

  /// What is wrong.
  public let kind: Kind

  /// The view it is about.
  public private(set) weak var view: UIView?

  /// How many commits there had been.
  public let commits: Int

  /// The kind, the view's class, and how many commits there had been.
  public nonisolated let description: String

  init(_ kind: Kind, of view: UIView?, commits: Int) {
    self.kind = kind
    self.view = view
    self.commits = commits
    let name = view.map { "\(type(of: $0))" } ?? "no view"
    description = "\(kind.rawValue): \(name), after commit \(commits)"
  }
}

extension DoubleDevice {
  /// Notes what is wrong, once for a view between two commits.
  func complain(_ kind: DoubleComplaint.Kind, of view: UIView?) {
    let isKnown = complaints.contains {
      $0.kind == kind && $0.view === view && $0.commits == frames.count
    }
    guard !isKnown else { return }
    let complaint = DoubleComplaint(kind, of: view, commits: frames.count)
    complaints.append(complaint)
    witness?.note(complaint)
  }
}
