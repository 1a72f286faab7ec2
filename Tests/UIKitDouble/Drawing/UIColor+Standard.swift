import Foundation

extension UIColor {
  /// Black (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/black
  public class var black: UIColor {
    UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  }

  /// Dark gray (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/darkgray
  public class var darkGray: UIColor {
    UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 1)
  }

  /// Light gray (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/lightgray
  public class var lightGray: UIColor {
    UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1)
  }

  /// White (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/white
  public class var white: UIColor {
    UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }

  /// Gray (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/gray
  public class var gray: UIColor {
    UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  }

  /// Red (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/red
  public class var red: UIColor {
    UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  /// Green (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/green
  public class var green: UIColor {
    UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  }

  /// Blue (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/blue
  public class var blue: UIColor {
    UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  }

  /// Cyan (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/cyan
  public class var cyan: UIColor {
    UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  }

  /// Yellow (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/yellow
  public class var yellow: UIColor {
    UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  }

  /// Magenta (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/magenta
  public class var magenta: UIColor {
    UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  }

  /// Orange (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/orange
  public class var orange: UIColor {
    UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  }

  /// Purple (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/purple
  public class var purple: UIColor {
    UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  }

  /// Brown (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/brown
  public class var brown: UIColor {
    UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  }

  /// Clear (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/clear
  public class var clear: UIColor {
    UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// System red (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemred
  public class var systemRed: UIColor {
    UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
  }

  /// System green (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgreen
  public class var systemGreen: UIColor {
    UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  }

  /// System blue (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemblue
  public class var systemBlue: UIColor {
    UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  }

  /// System orange (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemorange
  public class var systemOrange: UIColor {
    UIColor(red: 1, green: 0.584, blue: 0, alpha: 1)
  }

  /// System yellow (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemyellow
  public class var systemYellow: UIColor {
    UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  }

  /// System pink (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systempink
  public class var systemPink: UIColor {
    UIColor(red: 1, green: 0.176, blue: 0.333, alpha: 1)
  }

  /// System purple (iOS 9.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systempurple
  public class var systemPurple: UIColor {
    UIColor(red: 0.686, green: 0.322, blue: 0.871, alpha: 1)
  }

  /// System teal (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemteal
  public class var systemTeal: UIColor {
    UIColor(red: 0.188, green: 0.69, blue: 0.78, alpha: 1)
  }

  /// System indigo (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemindigo
  public class var systemIndigo: UIColor {
    UIColor(red: 0.345, green: 0.337, blue: 0.839, alpha: 1)
  }

  /// System brown (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systembrown
  public class var systemBrown: UIColor {
    UIColor(red: 0.635, green: 0.518, blue: 0.369, alpha: 1)
  }

  /// System gray (iOS 7.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgray
  public class var systemGray: UIColor {
    UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
  }

  /// System gray 2 (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgray2
  public class var systemGray2: UIColor {
    UIColor(red: 0.682, green: 0.682, blue: 0.698, alpha: 1)
  }

  /// System gray 3 (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgray3
  public class var systemGray3: UIColor {
    UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  }

  /// System gray 4 (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgray4
  public class var systemGray4: UIColor {
    UIColor(red: 0.82, green: 0.82, blue: 0.839, alpha: 1)
  }

  /// System gray 5 (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgray5
  public class var systemGray5: UIColor {
    UIColor(red: 0.898, green: 0.898, blue: 0.918, alpha: 1)
  }

  /// System gray 6 (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgray6
  public class var systemGray6: UIColor {
    UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  }

  /// Label (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/label
  public class var label: UIColor {
    UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  }

  /// Secondary label (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/secondarylabel
  public class var secondaryLabel: UIColor {
    UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
  }

  /// Tertiary label (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/tertiarylabel
  public class var tertiaryLabel: UIColor {
    UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  }

  /// Quaternary label (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/quaternarylabel
  public class var quaternaryLabel: UIColor {
    UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.18)
  }

  /// Link (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/link
  public class var link: UIColor {
    UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  }

  /// Placeholder text (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/placeholdertext
  public class var placeholderText: UIColor {
    UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  }

  /// Separator (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/separator
  public class var separator: UIColor {
    UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)
  }

  /// Opaque separator (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/opaqueseparator
  public class var opaqueSeparator: UIColor {
    UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1)
  }

  /// System background (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systembackground
  public class var systemBackground: UIColor {
    UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }

  /// Secondary system background (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/secondarysystembackground
  public class var secondarySystemBackground: UIColor {
    UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  }

  /// Tertiary system background (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/tertiarysystembackground
  public class var tertiarySystemBackground: UIColor {
    UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }

  /// System grouped background (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgroupedbackground
  public class var systemGroupedBackground: UIColor {
    UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  }

  /// Secondary system grouped background (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/secondarysystemgroupedbackground
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }

  /// Tertiary system grouped background (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/tertiarysystemgroupedbackground
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  }

  /// System fill (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/systemfill
  public class var systemFill: UIColor {
    UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2)
  }

  /// Secondary system fill (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/secondarysystemfill
  public class var secondarySystemFill: UIColor {
    UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.16)
  }

  /// Tertiary system fill (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/tertiarysystemfill
  public class var tertiarySystemFill: UIColor {
    UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
  }

  /// Quaternary system fill (iOS 13.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/quaternarysystemfill
  public class var quaternarySystemFill: UIColor {
    UIColor(red: 0.455, green: 0.455, blue: 0.502, alpha: 0.08)
  }

  /// Dark text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/darktext
  public class var darkText: UIColor {
    UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  }

  /// Light text (iOS 2.0).
  /// https://developer.apple.com/documentation/uikit/uicolor/lighttext
  public class var lightText: UIColor {
    UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
  }
}
