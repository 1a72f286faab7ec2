// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "KeyboardAvoidance",
  platforms: [.iOS(.v17), .macOS(.v14), .visionOS(.v1)],
  products: [
    .library(name: "KeyboardAvoidance", targets: ["KeyboardAvoidance"]),
    .library(name: "KeyboardAvoidanceDiagrams", targets: ["KeyboardAvoidanceDiagrams"]),
    .library(name: "KeyboardAvoidanceSimulation", targets: ["KeyboardAvoidanceSimulation"]),
    .library(name: "KeyboardAvoidanceViewer", targets: ["KeyboardAvoidanceViewer"]),
    .library(name: "KeyboardAvoidanceUIKit", targets: ["KeyboardAvoidanceUIKit"]),
    .library(name: "KeyboardAvoidanceTrials", targets: ["UIKitTrials"]),
    .executable(name: "keyboard-avoidance", targets: ["keyboard-avoidance"]),
  ],
  targets: [
    .target(name: "KeyboardAvoidance", swiftSettings: settings),
    .target(
      name: "KeyboardAvoidanceDiagrams", dependencies: ["KeyboardAvoidance"],
      swiftSettings: settings),
    .target(
      name: "KeyboardAvoidanceSimulation", dependencies: ["KeyboardAvoidance"],
      swiftSettings: settings),
    .target(
      name: "KeyboardAvoidanceViewer",
      dependencies: ["KeyboardAvoidance", "KeyboardAvoidanceSimulation"],
      resources: [.embedInCode("Page/Assets")], swiftSettings: settings),
    .target(
      name: "KeyboardAvoidanceUIKit", dependencies: ["KeyboardAvoidance"],
      swiftSettings: settings),
    .target(name: "AllocationCounter"),
    .target(name: "InterruptFlag"),
    .executableTarget(
      name: "keyboard-avoidance",
      dependencies: [
        "AllocationCounter", "InterruptFlag", "KeyboardAvoidance", "KeyboardAvoidanceDiagrams",
        "KeyboardAvoidanceSimulation", "KeyboardAvoidanceViewer",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "KeyboardAvoidanceTests", dependencies: ["KeyboardAvoidance"],
      swiftSettings: settings),
    .testTarget(
      name: "KeyboardAvoidanceCommandTests", dependencies: ["keyboard-avoidance"],
      exclude: ["Transcripts"], swiftSettings: settings),
    .testTarget(
      name: "KeyboardAvoidanceDiagramsTests", dependencies: ["KeyboardAvoidanceDiagrams"],
      swiftSettings: settings),
    .testTarget(
      name: "KeyboardAvoidanceSimulationTests", dependencies: ["KeyboardAvoidanceSimulation"],
      exclude: ["Pages", "Traces/Refused", "VirtualKeyboard/Told"],
      resources: [.copy("Cases"), .copy("Runs")],
      swiftSettings: settings),
    .testTarget(
      name: "KeyboardAvoidanceViewerTests", dependencies: ["KeyboardAvoidanceViewer"],
      swiftSettings: settings),
    // What UIKit and the adapter are said to do, on the double here and on Apple's UIKit elsewhere.
    .target(
      name: "UIKitTrials", dependencies: ["KeyboardAvoidanceUIKit"], path: "Tests/UIKitTrials",
      swiftSettings: settings),
    .testTarget(
      name: "UIKitTrialsTests", dependencies: ["UIKitTrials"], swiftSettings: settings),
  ]
)

#if os(Linux)
  // Stands in for UIKit where there is none. Of the other products only the adapter and its trials
  // reach it.
  package.products.append(.library(name: "UIKitDouble", targets: ["UIKitDouble"]))
  package.targets += [
    .target(name: "UIKitDoubleC", path: "Tests/UIKitDoubleC"),
    .target(
      name: "UIKitDouble", dependencies: ["UIKitDoubleC"], path: "Tests/UIKitDouble",
      exclude: ["Declarations.txt", "README.md"], swiftSettings: settings),
    .testTarget(
      name: "UIKitDoubleTests", dependencies: ["UIKitDouble"], exclude: ["ObjectiveC.tsv"],
      swiftSettings: settings),
    .testTarget(
      name: "KeyboardAvoidanceUIKitTests",
      dependencies: ["KeyboardAvoidanceUIKit", "KeyboardAvoidanceSimulation", "UIKitDouble"],
      swiftSettings: settings),
  ]
  // The on-device app's screens; the app itself needs Xcode.
  package.targets += [
    .target(
      name: "OnDeviceScreens", dependencies: ["KeyboardAvoidanceUIKit", "UIKitTrials"],
      path: "Tests/OnDevice.swiftpm/Screens", swiftSettings: settings),
    .testTarget(
      name: "OnDeviceTests", dependencies: ["OnDeviceScreens", "KeyboardAvoidanceSimulation"],
      swiftSettings: settings),
  ]
  let users = ["KeyboardAvoidanceUIKit", "UIKitTrials", "OnDeviceScreens", "OnDeviceTests"]
  for target in package.targets where users.contains(target.name) {
    target.dependencies.append("UIKitDouble")
  }
#endif
