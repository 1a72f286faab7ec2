internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

extension TraceHeader {
  /// Headers with one thing less or at its default; each is strictly plainer, so that taking them
  /// over comes to an end.
  var plainer: [TraceHeader] {
    let viewports = viewport.plainer.map { plain in
      var header = self
      header.viewport = plain
      return header
    }
    let policies = policy.plainer.map { plain in
      var header = self
      header.policy = plain
      return header
    }
    let settings = inputs.indices.flatMap { index in
      inputs[index].input.plainer.map { plain in
        var header = self
        header.inputs[index].input = plain
        return header
      }
    }
    return viewports + policies + settings
  }

  /// The header without the inputs that are not named, those left numbered from 1; nothing if all
  /// are.
  func keeping(_ names: Set<String>) -> TraceHeader? {
    guard inputs.contains(where: { !names.contains($0.name) }) else { return nil }
    var header = self
    header.inputs = inputs.filter { names.contains($0.name) }
    for index in header.inputs.indices {
      header.inputs[index].input.id = InputID(rawValue: index + 1)
    }
    return header
  }
}

extension Viewport {
  fileprivate var plainer: [Viewport] {
    func with(_ change: (inout Viewport) -> Void) -> Viewport {
      var viewport = self
      change(&viewport)
      return viewport
    }
    let screen = CGRect(origin: .zero, size: screen)
    let plain = [
      with { $0.nested = [] }, with { $0.nested = Array(nested.dropLast()) },
      with { $0.overlayBarHeight = 0 },
      with {
        $0.window = screen
        $0.view = screen
      },
      with { $0.window = screen }, with { $0.view = CGRect(origin: .zero, size: window.size) },
      with {
        $0.safeArea = .zero
        $0.windowSafeArea = .zero
        $0.scroll?.insets = .zero
      },
      with { $0.scroll?.offset = 0 - (scroll?.insets.top ?? 0) },
    ]
    return plain.filter { $0 != self }
  }
}

extension FocusedInput {
  fileprivate var plainer: [FocusedInput] {
    func with(_ change: (inout FocusedInput) -> Void) -> FocusedInput {
      var input = self
      change(&input)
      return input
    }
    let plain = [
      with { $0.companion = nil }, with { $0.isCaretPending = false }, with { $0.caret = nil },
      with { $0.gap = nil }, with { $0.placement = nil }, with { $0.isEnabled = true },
    ]
    return plain.filter { $0 != self }
  }
}

extension AvoidancePolicy {
  /// The policy with one thing as in `standard`; the mover and what it restores stay.
  fileprivate var plainer: [AvoidancePolicy] {
    func with(_ change: (inout AvoidancePolicy) -> Void) -> AvoidancePolicy {
      var policy = self
      change(&policy)
      return policy
    }
    let standard = AvoidancePolicy.standard
    let plain = [
      with { $0.engagement = standard.engagement }, with { $0.placement = standard.placement },
      with { $0.anchor = standard.anchor }, with { $0.drag = standard.drag },
      with { $0.target = standard.target }, with { $0.grace = standard.grace },
      with { $0.restore = .standard(for: mover) },
      with { $0.dismissesOnOutsideTap = standard.dismissesOnOutsideTap },
    ]
    return plain.filter { $0 != self }
  }
}
