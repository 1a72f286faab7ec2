import KeyboardAvoidanceUIKit
import UIKit

// SAMPLE
