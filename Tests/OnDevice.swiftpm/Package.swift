// swift-tools-version: 6.0
// An app for Xcode and Swift Playgrounds; to be confirmed on a Mac.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "OnDevice",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "OnDevice", targets: ["AppModule"], bundleIdentifier: "dev.keyboard-avoidance.ondevice",
      displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ],
  dependencies: [.package(name: "KeyboardAvoidance", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "KeyboardAvoidanceUIKit", package: "KeyboardAvoidance"),
        .product(name: "KeyboardAvoidanceTrials", package: "KeyboardAvoidance"),
      ],
      path: ".")
  ],
  swiftLanguageModes: [.v6]
)
