internal import KeyboardAvoidance

#if canImport(CoreGraphics)
  internal import CoreGraphics
#else
  internal import Foundation
#endif

/// Real devices.
///
/// Screens and safe areas are those of the device. Keyboard heights are reported ones where there
/// are reports: letters of 216 pt in portrait and 162 pt in landscape on phones with a home button;
/// 291 pt, and 336 pt with predictions, on phones without one; 313 pt on the 9.7-inch pad, of which
/// 55 pt stay with a hardware keyboard; a bar of 69 pt on the 11-inch pad. The split of a height
/// into letters and predictions, all landscape heights of pads, and everything that floats are
/// approximate: rely on the order of magnitude, as with any height that is not read at run time.
extension DeviceProfile {
  /// The first iPhone SE: 320 × 568, home button.
  public static let phone320x568 = phone(
    "iPhone SE (1st), 320 x 568", 320, 568, safe: (20, 0, 0), letters: (216, 162), bar: (37, 32))

  /// The iPhone 8 and the later iPhones SE: 375 × 667, home button.
  public static let phone375x667 = phone(
    "iPhone SE (3rd), 375 x 667", 375, 667, safe: (20, 0, 0), letters: (216, 162), bar: (44, 38))

  /// The iPhones X, XS and 11 Pro: 375 × 812.
  public static let phone375x812 = phone(
    "iPhone 11 Pro, 375 x 812", 375, 812, safe: (44, 34, 21), letters: (291, 171), bar: (44, 38))

  /// The iPhones XR and 11: 414 × 896.
  public static let phone414x896 = phone(
    "iPhone 11, 414 x 896", 414, 896, safe: (48, 34, 21), letters: (301, 171), bar: (45, 38))

  /// The iPhones 12, 13 and 14: 390 × 844.
  public static let phone390x844 = phone(
    "iPhone 14, 390 x 844", 390, 844, safe: (47, 34, 21), letters: (291, 171), bar: (45, 38))

  /// The iPhones 14 Pro, 15 and 16: 393 × 852.
  public static let phone393x852 = phone(
    "iPhone 16, 393 x 852", 393, 852, safe: (59, 34, 21), letters: (291, 171), bar: (45, 38))

  /// The iPhones 16 Pro and 17: 402 × 874; the heights are taken from 393 × 852.
  public static let phone402x874 = phone(
    "iPhone 16 Pro, 402 x 874", 402, 874, safe: (62, 34, 21), letters: (291, 171), bar: (45, 38))

  /// The iPhones 14 Pro Max, 15 Plus and 16 Plus: 430 × 932.
  public static let phone430x932 = phone(
    "iPhone 16 Plus, 430 x 932", 430, 932, safe: (59, 34, 21), letters: (301, 171), bar: (45, 38))

  /// The 9.7-inch iPad and the iPads mini with a home button: 768 × 1024.
  public static let pad768x1024 = pad(
    "iPad 9.7, 768 x 1024", 768, 1024, safe: (20, 0), letters: (258, 343), shortcuts: 55)

  /// The 11-inch iPad Pro: 834 × 1194.
  public static let pad834x1194 = pad(
    "iPad Pro 11, 834 x 1194", 834, 1194, safe: (24, 20), letters: (282, 367), shortcuts: 69)

  /// The 12.9-inch iPad Pro without a home button: 1024 × 1366.
  public static let pad1024x1366 = pad(
    "iPad Pro 12.9, 1024 x 1366", 1024, 1366, safe: (24, 20), letters: (368, 443), shortcuts: 69)

  /// Every device above, phones first.
  public static let all: [DeviceProfile] = [
    phone320x568, phone375x667, phone375x812, phone414x896, phone390x844, phone393x852,
    phone402x874, phone430x932, pad768x1024, pad834x1194, pad1024x1366,
  ]

  /// A phone: the safe area at the top in portrait, at the bottom in portrait and in landscape;
  /// heights in portrait and in landscape.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, safe: (Double, Double, Double),
    letters: (Double, Double), bar: (Double, Double)
  ) -> DeviceProfile {
    DeviceProfile(
      name: name,
      portrait: Face(
        screen: CGSize(width: width, height: height),
        safeArea: VerticalInsets(top: safe.0, bottom: safe.1),
        letters: letters.0, predictiveBar: bar.0),
      landscape: Face(
        screen: CGSize(width: height, height: width),
        safeArea: VerticalInsets(top: 0, bottom: safe.2),
        letters: letters.1, predictiveBar: bar.1))
  }

  /// A pad: the safe area is the same in both orientations, as is the bar with the predictions.
  private static func pad(
    _ name: String, _ width: Double, _ height: Double, safe: (Double, Double),
    letters: (Double, Double), shortcuts: Double
  ) -> DeviceProfile {
    let safeArea = VerticalInsets(top: safe.0, bottom: safe.1)
    return DeviceProfile(
      name: name,
      portrait: Face(
        screen: CGSize(width: width, height: height), safeArea: safeArea,
        letters: letters.0, predictiveBar: 55),
      landscape: Face(
        screen: CGSize(width: height, height: width), safeArea: safeArea,
        letters: letters.1, predictiveBar: 55),
      shortcutsBar: shortcuts,
      loose: Loose(floating: CGSize(width: 320, height: 254), rise: 100))
  }
}
