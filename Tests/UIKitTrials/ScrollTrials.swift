#if os(Linux) || os(iOS)
import Foundation

#if os(Linux)
import UIKitDouble
#else
import UIKit
#endif

private final class ScrollLog: NSObject, UIScrollViewDelegate {
  var log: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append(scrollView.contentOffset.y) }
}

/// Scroll views, without a finger.
@MainActor struct ScrollTrials: TrialSuite {
  let stage: any Stage
  let findings: Findings
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let log = ScrollLog()

  init(_ stage: any Stage, _ findings: Findings) {
    (self.stage, self.findings) = (stage, findings)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 2000)
    stage.window.addSubview(scroll)
    scroll.delegate = log
  }

  nonisolated static let trials: [Trial] = [
    trial("The offset is the bounds' origin") { $0.offset() },
    trial("A larger inset moves nothing by itself") { $0.inset() },
    trial("Indicator insets are set together and read one by one") { $0.indicators() },
    trial("Showing a rectangle scrolls just far enough") { $0.reveal() },
    trial("An animated scroll arrives later, and tells of it on its way") { $0.animated() },
    trial("What holds to a scroll view's edges sizes its content") { $0.content() },
  ]

  func offset() {
    scroll.contentOffset.y = 100
    expect(scroll.bounds.origin.y, is: 100)
    scroll.bounds.origin.y = 50
    expect(scroll.contentOffset.y, is: 50)
    expect(log.log, is: [100, 50])
  }

  func inset() {
    scroll.contentOffset.y = 300
    scroll.contentInset.bottom = 200
    expect(scroll.contentOffset.y, is: 300)
    expect(scroll.adjustedContentInset.bottom, is: 200)
  }

  func indicators() {
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)
    scroll.horizontalScrollIndicatorInsets.bottom = 7
    expect(scroll.verticalScrollIndicatorInsets.bottom, is: 5)
  }

  func reveal() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 490, width: 10, height: 10), animated: false)
    expect(scroll.contentOffset.y, is: 100)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
    expect(scroll.contentOffset.y, is: 100)
    scroll.contentInset.bottom = 150
    scroll.scrollRectToVisible(CGRect(x: 0, y: 490, width: 10, height: 10), animated: false)
    expect(scroll.contentOffset.y, is: 250)
  }

  func animated() {
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    stage.advance(by: 1)
    expect(scroll.contentOffset.y, is: 200)
    expect(log.log.last, is: 200)
    expect(log.log.count > 2, "told \(log.log.count) times")
  }

  func content() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    stage.endTurn()
    expect(scroll.contentSize, is: CGSize(width: 300, height: 900))
    scroll.contentOffset.y = 100
    stage.endTurn()
    expect(content.frame, is: CGRect(x: 0, y: 0, width: 300, height: 900))
    expect(scroll.contentOffset.y, is: 100)
  }
}
#endif
