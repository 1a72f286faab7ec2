public import Foundation

/// A bar with a field to search by (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uisearchbar
@MainActor open class UISearchBar: UIView {
  /// How it looks (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/style
  public typealias Style = CUISearchBarStyle

  /// A bar with a frame (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty bar; the coder is not looked at (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/init(coder:)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// What hears of the search (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/delegate
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/searchtextfield
  open var searchTextField: UISearchTextField { field }

  /// What is searched for (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/text
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What stands in the empty field (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/placeholder
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The text above (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/prompt
  open var prompt: String?

  /// Whether there is a button to cancel by (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/showscancelbutton
  open var showsCancelButton = false {
    didSet { setNeedsLayout() }
  }

  /// Sets whether there is a button to cancel by (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/setshowscancelbutton(_:animated:)
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// How it looks (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/searchbarstyle
  open var searchBarStyle: UISearchBar.Style = .default

  /// How it looks (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/barstyle
  open var barStyle: UIBarStyle = .default

  /// The bar's colour (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/bartintcolor
  open var barTintColor: UIColor?

  /// The choices below the field (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/scopebuttontitles
  open var scopeButtonTitles: [String]?

  /// Which choice is chosen (iOS 3.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbar/selectedscopebuttonindex
  open var selectedScopeButtonIndex = 0

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room: CGFloat = showsCancelButton ? 70 : 0
    field.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 16 - room), height: 36)
    cancel.isHidden = !showsCancelButton
    cancel.frame = CGRect(
      x: bounds.width - 70, y: (bounds.height - 36) / 2, width: 62, height: 36)
  }

  private let field = UISearchTextField(frame: .zero)
  private let cancel = UIButton(type: .system)
  private lazy var relay = SearchRelay(self)

  private func prepare() {
    if bounds.height == 0 { bounds.size.height = 56 }
    field.delegate = relay
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    addSubview(field)
    addSubview(cancel)
  }
}

/// Tells a bar's delegate what its field hears.
@MainActor private final class SearchRelay: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

/// What hears of a search (iOS 2.0).
/// https://developer.apple.com/documentation/uikit/uisearchbardelegate
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the field may take the focus (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarshouldbeginediting(_:)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// The field has the focus (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbartextdidbeginediting(_:)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether the field may give the focus up (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarshouldendediting(_:)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// The field has the focus no more (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbartextdidendediting(_:)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The text has changed (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbar(_:textdidchange:)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// The search key was tapped (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarsearchbuttonclicked(_:)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The cancel button was tapped (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarcancelbuttonclicked(_:)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A controller that searches in what another shows (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uisearchcontroller
@MainActor open class UISearchController: UIViewController {
  /// A controller that shows results in another; without one, where it searches (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/init(searchresultscontroller:)
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without results; the coder is not looked at (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/init(coder:)
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }

  /// The controller of the results (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchresultscontroller
  open var searchResultsController: UIViewController? { results }

  /// Who works the results out (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchresultsupdater
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The bar (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchbar
  open var searchBar: UISearchBar { bar }

  /// Whether it searches (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/isactive
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive {
        bar.text = nil
        bar.resignFirstResponder()
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Whether what is behind is dimmed (iOS 9.1).
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/obscuresbackgroundduringpresentation
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar goes (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/hidesnavigationbarduringpresentation
  open var hidesNavigationBarDuringPresentation = true

  private let results: UIViewController?
  private lazy var bar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    bar.searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
      }, for: .editingChanged)
    return bar
  }()
}

/// Who works the results of a search out (iOS 8.0).
/// https://developer.apple.com/documentation/uikit/uisearchresultsupdating
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text has changed, or the bar has the focus (iOS 8.0).
  /// https://developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)
  func updateSearchResults(for searchController: UISearchController)
}
