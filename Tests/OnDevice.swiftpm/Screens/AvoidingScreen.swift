#if os(Linux) || os(iOS)
import Foundation
import KeyboardAvoidanceUIKit

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

/// A screen whose view avoids the keyboard, with a line that says how it goes, and a trace.
@MainActor class AvoidingScreen: UIViewController {
  /// What keeps the avoidance alive.
  private(set) var avoidance: AvoidanceHandle?

  /// The line at the top: the state, and the gap below the focused input.
  let status = StatusLine()

  private var recorder: TraceRecorder?
  private let center: NotificationCenter

  /// A screen that hears of the keyboard at a centre.
  init(notificationCenter: NotificationCenter = .default) {
    center = notificationCenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The view that avoids the keyboard, and how.
  var avoiding: (view: UIView, policy: AvoidancePolicy)? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    build()
    status.attach(to: view)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Share", image: nil,
        primaryAction: UIAction { [weak self] _ in
          self?.shareTrace()
        }),
      UIBarButtonItem(
        title: "Record", image: nil,
        primaryAction: UIAction { [weak self] _ in
          self?.record()
        }),
    ]
    guard let avoiding else { return }
    avoidance = avoiding.view.avoidKeyboard(avoiding.policy, notificationCenter: center)
    status.follow(avoidance, in: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    status.update()
  }

  /// Puts the screen's own views in.
  func build() {}

  /// Begins a trace; begin while the keyboard is down.
  func record() { recorder = avoidance?.record() }

  /// The trace so far, as a file that becomes a case by being put into the cases' folder.
  func traceFile() throws -> URL? {
    guard let recorder else { return nil }
    let name = "device-\(title ?? "screen").jsonl".replacingOccurrences(of: " ", with: "-")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try recorder.trace().write(to: file)
    return file
  }

  private func shareTrace() {
    #if os(iOS)
    guard let file = try? traceFile() else { return }
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
    #endif
  }

  /// A field in a line.
  func makeField(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    return field
  }

  /// Fills the safe area of the screen.
  func fill(_ inner: UIView) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
#endif
