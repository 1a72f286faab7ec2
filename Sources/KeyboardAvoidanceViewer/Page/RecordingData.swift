internal import KeyboardAvoidance
internal import KeyboardAvoidanceSimulation

/// A recording as JSON: layouts and inputs once each, and for each moment what changed.
struct RecordingData {
  private let recording: TraceRecording

  init(_ recording: TraceRecording) { self.recording = recording }

  var json: PageJSON {
    var tables = SceneTables(recording.header)
    var before: [(key: String, value: PageJSON)] = []
    let moments = recording.moments.map { moment in
      let standing = moment.standing(&tables)
      let changed = standing.filter { field in
        !before.contains { $0.key == field.key && $0.value == field.value }
      }
      before = standing
      return PageJSON(moment.happening + changed)
    }
    return PageJSON([
      "label": .init(recording.label),
      "name": .init(recording.header.name),
      "policy": .init(recording.header.policy.words),
      "gap": .init(recording.header.policy.gap),
      "inputs": PageJSON(recording.header.inputs.map { .init($0.name) }),
      "layouts": PageJSON(tables.layouts.values),
      "places": PageJSON(tables.places.values),
      "moments": PageJSON(moments),
    ])
  }
}

/// The layouts and the places of inputs that a recording has, each once.
struct SceneTables {
  /// Values in the order in which they came first.
  struct Table<Key: Hashable> {
    private(set) var values: [PageJSON] = []
    private var indices: [Key: Int] = [:]

    /// The index of a value by what it is made of.
    mutating func index(of key: Key, _ value: () -> PageJSON) -> Int {
      if let index = indices[key] { return index }
      indices[key] = values.count
      values.append(value())
      return values.count - 1
    }
  }

  var layouts = Table<Viewport>()
  var places = Table<[FocusedInput]>()
  private let ids: [InputID]

  init(_ header: TraceHeader) { ids = header.inputs.map(\.input.id) }

  /// The inputs of the screen in the header's order.
  func inputs(on screen: VirtualScreen) -> [FocusedInput] { ids.compactMap { screen.inputs[$0] } }

  /// The place of the focused input in the header's list, from 0; -1 if none is focused.
  func focused(on screen: VirtualScreen) -> Int {
    screen.focused.flatMap { ids.firstIndex(of: $0) } ?? -1
  }
}

extension RecordedMoment {
  /// What stands where after the moment; a page takes over what is not said again.
  fileprivate func standing(
    _ tables: inout SceneTables
  ) -> [(key: String, value: PageJSON)] {
    let layout = tables.layouts.index(of: screen.viewport.withoutOffsets) {
      screen.viewport.json
    }
    let inputs = tables.inputs(on: screen)
    let places = tables.places.index(of: inputs) { PageJSON(inputs.map(\.json)) }
    let adjustment = screen.adjustment
    return [
      ("state", PageJSON(snapshot.state.rawValue)),
      ("layout", PageJSON(layout)), ("places", PageJSON(places)),
      ("focus", PageJSON(tables.focused(on: screen))),
      (
        "adjustment",
        PageJSON([
          .init(adjustment.translation), .init(adjustment.boundsOrigin),
          .init(adjustment.bottomInset), .init(adjustment.addedContentOffset),
        ])
      ),
      ("offsets", PageJSON(screen.offsets.map { .init($0) })),
      ("style", PageJSON(keyboard.style.rawValue)),
      ("keyboard", keyboard.frame.map { PageJSON($0) } ?? .null),
      ("gap", snapshot.gap.map { PageJSON($0) } ?? .null),
      ("overlap", PageJSON(snapshot.overlap)),
    ]
  }
}
