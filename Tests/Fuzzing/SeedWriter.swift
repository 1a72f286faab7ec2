import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation

/// Takes a trace, and writes into the folder `SEEDS` the bytes that the event fuzzer reads.
///
/// It is built like a fuzzer because what it is linked with is instrumented like one; given files it
/// takes each once.
@_cdecl("LLVMFuzzerTestOneInput")
public func writeSeed(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: bytes, count: count))
  guard let folder = ProcessInfo.processInfo.environment["SEEDS"],
    let trace = try? TraceReader.read(data)
  else { return 0 }
  let seed = Data(eventBytes(of: Run(trace)))
  let name = seed.reduce(UInt64(14_695_981_039_346_656_037)) {
    ($0 ^ UInt64($1)) &* 1_099_511_628_211
  }
  try? seed.write(to: URL(filePath: folder).appending(path: String(name, radix: 16)))
  return 0
}

private func eventBytes(of run: Run) -> [UInt8] {
  var sink = EventSink()
  var screen = VirtualScreen(
    viewport: run.header.viewport, inputs: run.header.inputs.map(\.input))
  sink.policy(run.header.policy)
  sink.viewport(run.header.viewport)
  var last = Int64(0)
  for turn in run.turns {
    let milliseconds = turn.time.nanoseconds / 1_000_000
    sink.short(Int(min(milliseconds - last, 65_535)))
    last = milliseconds
    let events = turn.events.compactMap { event -> KeyboardEvent? in
      let event = screen.keyboardEvent(event, run.header)
      if let event { screen.note(event) }
      return event
    }
    for part in stride(from: 0, through: max(0, events.count - 1), by: 6) {
      let some = events[part..<min(part + 6, events.count)]
      if part > 0 { sink.short(0) }
      sink.byte(some.count)
      for event in some { sink.event(event) }
    }
  }
  return sink.bytes
}
