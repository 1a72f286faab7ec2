import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

/// One order in which the app changes its own values, the avoidance is installed and removed, and
/// the keyboard comes and goes.
struct Order: Sendable, CustomTestStringConvertible {
  enum Step: String, CaseIterable, Sendable {
    case change, install, show, hide, cancel
  }

  let steps: [Step]

  var testDescription: String { steps.map(\.rawValue).joined(separator: ", ") }

  /// Every order in which what begins comes before what ends.
  static let all: [Order] = permutations(Step.allCases).filter { steps in
    func index(_ step: Step) -> Int { steps.firstIndex(of: step) ?? 0 }
    return index(.show) < index(.hide) && index(.install) < index(.cancel)
  }.map { Order(steps: $0) }

  private static func permutations(_ steps: [Step]) -> [[Step]] {
    guard !steps.isEmpty else { return [[]] }
    return steps.indices.flatMap { index in
      var rest = steps
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}

/// How an app changes its own values.
enum OwnChange: CaseIterable, Sendable {
  /// To new ones, whatever is there.
  case set
  /// From what is there.
  case step
}

/// The values of a view that avoidance adds to.
struct OwnValues: Equatable {
  var transform: CGAffineTransform
  var boundsOrigin: CGPoint
  var insets: [UIEdgeInsets]

  @MainActor init(_ view: UIView) {
    transform = view.transform
    boundsOrigin = view.bounds.origin
    let scroll = view as? UIScrollView
    insets = [
      scroll?.contentInset ?? .zero, scroll?.verticalScrollIndicatorInsets ?? .zero,
      scroll?.horizontalScrollIndicatorInsets ?? .zero,
    ]
  }
}

/// A value that the app sets anew while something is added to it.
enum ValueSetAnew: CaseIterable, Sendable {
  case transform, boundsOrigin, bottomInset, verticalIndicator, horizontalIndicator

  var policy: AvoidancePolicy {
    switch self {
    case .transform: .keepGap(4)
    case .boundsOrigin: .shiftBounds(10)
    case .bottomInset, .verticalIndicator, .horizontalIndicator: .standard
    }
  }

  @MainActor func value(of view: UIView) -> CGFloat {
    let scroll = view as? UIScrollView
    return switch self {
    case .transform: view.transform.ty
    case .boundsOrigin: view.bounds.minY
    case .bottomInset: scroll?.contentInset.bottom ?? .nan
    case .verticalIndicator: scroll?.verticalScrollIndicatorInsets.bottom ?? .nan
    case .horizontalIndicator: scroll?.horizontalScrollIndicatorInsets.bottom ?? .nan
    }
  }

  @MainActor func set(_ value: CGFloat, of view: UIView) {
    let scroll = view as? UIScrollView
    switch self {
    case .transform: view.transform.ty = value
    case .boundsOrigin: view.bounds.origin.y = value
    case .bottomInset: scroll?.contentInset.bottom = value
    case .verticalIndicator: scroll?.verticalScrollIndicatorInsets.bottom = value
    case .horizontalIndicator: scroll?.horizontalScrollIndicatorInsets.bottom = value
    }
  }
}

@MainActor @Suite("The app's own values")
struct OwnValuesTests {
  nonisolated static let policies: [AvoidancePolicy] = [
    .keepGap(4), .shiftBounds(10), .standard, .scrollCovered,
    AvoidancePolicy(mover: .inset, restore: .always),
  ]

  @Test(
    "They are as the app left them, whatever came in whatever order", arguments: Order.all,
    OwnChange.allCases)
  func survive(_ order: Order, _ change: OwnChange) {
    for policy in Self.policies {
      let without = run(order, change, policy, installs: false)
      let with = run(order, change, policy, installs: true)
      #expect(with == without, "\(policy.mover)")
    }
  }

  private func run(
    _ order: Order, _ change: OwnChange, _ policy: AvoidancePolicy, installs: Bool
  ) -> OwnValues {
    let form = Form(contentHeight: policy.mover.isOfScrollView ? 1200 : nil, installs: false)
    for step in order.steps {
      switch step {
      case .change: self.change(form.view, change)
      case .install: if installs { form.install(policy) }
      case .show: form.show()
      case .hide: form.hide()
      case .cancel: form.avoidance?.cancel()
      }
      form.device.endTurn()
    }
    return OwnValues(form.view)
  }

  private func change(_ view: UIView, _ change: OwnChange) {
    switch change {
    case .set: view.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 7)
    case .step: view.transform = view.transform.translatedBy(x: 3, y: 7)
    }
    guard let scroll = view as? UIScrollView else {
      view.bounds.origin.y = change == .set ? 5 : view.bounds.origin.y + 5
      return
    }
    switch change {
    case .set:
      scroll.contentInset = UIEdgeInsets(top: 0, left: 2, bottom: 30, right: 4)
      scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    case .step:
      scroll.contentInset.bottom += 30
      scroll.horizontalScrollIndicatorInsets.bottom += 3
      scroll.contentOffset.y += 10
    }
  }

  @Test("A scaled view keeps its scale, and is lifted by what its parent measures")
  func scaled() {
    let form = Form(.keepGap(4))
    let scale = CGAffineTransform(scaleX: 0.9, y: 0.9)
    form.view.transform = scale
    form.show()
    #expect(abs(form.gap() - 4) < 0.01)
    #expect(form.view.transform.a == 0.9 && form.view.transform.ty < 0)
    form.hide()
    #expect(form.view.transform == scale)
  }

  @Test("A transform set anew while the keyboard is up is lifted too, in the same turn")
  func setAnew() {
    let form = Form(.keepGap(4))
    form.show()
    form.view.transform = .identity
    form.device.endTurn()
    #expect(form.gap() == 4)
    form.view.transform = CGAffineTransform(translationX: 0, y: 10)
    form.device.endTurn()
    #expect(form.gap() == 4)
    form.hide()
    #expect(form.view.transform == CGAffineTransform(translationX: 0, y: 10))
  }

  @Test(
    "What it sets anew is added to again in the turn, and none is told",
    arguments: ValueSetAnew.allCases)
  func addedAgain(_ own: ValueSetAnew) throws {
    let form = Form(own.policy, contentHeight: own.policy.mover.isOfScrollView ? 1200 : nil)
    form.show()
    let added = own.value(of: form.view)
    #expect(abs(added) > 100)
    let recorder = try #require(form.avoidance).record()
    let turns = recorder.turnCount
    own.set(0, of: form.view)
    form.device.endTurn()
    #expect(own.value(of: form.view) == added)
    #expect(recorder.turnCount == turns)
    form.hide()
    #expect(own.value(of: form.view) == 0)
  }

  @Test("What the app sets between two keyboards is kept to the last digit")
  func toTheLastDigit() {
    for policy in [.keepGap(4), .standard] as [AvoidancePolicy] {
      let form = Form(policy, contentHeight: policy.mover.isOfScrollView ? 1200 : nil)
      for own in [7, 7.0004] as [CGFloat] {
        form.view.transform.ty = own
        form.scroll?.contentInset.bottom = own
        form.show()
        form.hide()
        #expect(form.view.transform.ty == own)
        #expect(form.scroll == nil || form.scroll?.contentInset.bottom == own)
      }
    }
  }
}

extension Mover {
  fileprivate var isOfScrollView: Bool { self == .scroll || self == .inset }
}
