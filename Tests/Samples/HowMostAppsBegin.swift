import UIKit

final class FirstAttempt: UIViewController {
  let field = UITextField()

  // SAMPLE
}
