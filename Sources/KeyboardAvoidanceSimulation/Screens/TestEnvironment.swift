internal import Foundation

/// What a test run is told from outside.
enum TestEnvironment {
  /// The whole number that a variable holds; what is none is said on standard error, and ignored.
  static func number<Number: FixedWidthInteger>(
    _ name: String, in variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> Number? {
    guard let text = variables[name] else { return nil }
    if let number = Number(text) { return number }
    let message = "\(name)=\(text) is ignored; accepted is a whole number of 0 or more\n"
    FileHandle.standardError.write(Data(message.utf8))
    return nil
  }
}
