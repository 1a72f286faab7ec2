public import Foundation

/// A choice of an alert (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uialertaction
@MainActor open class UIAlertAction: NSObject {
  /// What a choice does (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertaction/style
  public typealias Style = CUIAlertActionStyle

  /// A choice (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// The text (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertaction/title
  public let title: String?

  /// What it does (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertaction/style
  public let style: UIAlertAction.Style

  /// Whether it can be chosen (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertaction/isenabled
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?
}

/// An alert or a sheet of actions, with fields if it is an alert. It stands in the middle of the
/// room that the keyboard leaves (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uialertcontroller
@MainActor open class UIAlertController: UIViewController {
  /// Alert or sheet (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/style
  public typealias Style = CUIAlertControllerStyle

  /// An alert or a sheet (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, kind) = (title, message, preferredStyle)
    modalPresentationStyle = .custom
  }

  /// The lesser text (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/message
  open var message: String?

  /// Alert or sheet (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/preferredstyle
  open var preferredStyle: UIAlertController.Style { kind }

  /// The choices (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/actions
  open var actions: [UIAlertAction] { choices }

  /// The choice that the return key makes (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/preferredaction
  open var preferredAction: UIAlertAction?

  /// The fields (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/textfields
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a choice (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)
  open func addAction(_ action: UIAlertAction) {
    choices.append(action)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds a field to an alert (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    fields.append(field)
    configurationHandler?(field)
    if isViewLoaded { panel.addSubview(field) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.addSubview(heading)
    heading.numberOfLines = 0
    heading.text = [title, message].compactMap { $0 }.joined(separator: "\n")
    for field in fields { panel.addSubview(field) }
    for action in choices { panel.addSubview(button(for: action)) }
    _ = view.keyboardLayoutGuide
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPanel()
  }

  private var kind: UIAlertController.Style = .alert
  private var choices: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  private let panel = UIView()
  private let heading = UILabel()

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak self] _ in
        self?.dismiss(animated: true) { action.handler?(action) }
      }, for: .touchUpInside)
    buttons.append(button)
    return button
  }

  private func layOutPanel() {
    guard let view else { return }
    let width: CGFloat = min(270, view.bounds.width)
    let text = heading.sizeThatFits(CGSize(width: width - 32, height: 0)).height
    heading.frame = CGRect(x: 16, y: 20, width: width - 32, height: text)
    var y = 20 + text + 20
    for field in fields {
      field.frame = CGRect(x: 16, y: y, width: width - 32, height: 32)
      y += 40
    }
    for button in buttons {
      button.frame = CGRect(x: 0, y: y, width: width, height: 44)
      y += 44
    }
    let bottom = min(view.keyboardLayoutGuide.layoutFrame.minY, view.bounds.maxY)
    let top =
      kind == .alert ? (bottom + view.safeAreaInsets.top - y) / 2 : bottom - y - 8
    panel.frame = CGRect(x: (view.bounds.width - width) / 2, y: top, width: width, height: y)
  }
}
