import Foundation
import KeyboardAvoidanceSimulation

/// Whatever the bytes are, reading them as a trace gives a trace or an error that names its line,
/// and a trace that was read can be played and written, and is read back the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTraceReader(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: bytes, count: count))
  let trace: Trace
  do throws(TraceError) {
    trace = try TraceReader.read(data)
  } catch {
    precondition(error.line >= 1 && !error.message.isEmpty, "an error without a place: \(error)")
    return 0
  }
  _ = TracePlayer.play(trace)
  if let written = try? TraceWriter.write(trace) {
    guard let read = try? TraceReader.read(written) else {
      preconditionFailure(
        "what was written cannot be read: \(String(decoding: written, as: UTF8.self))")
    }
    precondition(read.header == trace.header, "the header came back otherwise")
    precondition(
      read.lines.map(\.content) == trace.lines.map(\.content), "a line came back otherwise")
  }
  return 0
}
