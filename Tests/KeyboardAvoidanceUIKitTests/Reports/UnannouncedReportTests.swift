import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKitDouble

@MainActor @Suite("Reports: what is not announced")
struct UnannouncedReportTests {
  @Test(
    "mozilla-mobile/firefox-ios#30146: iOS 26 posts a frame without the credentials row; the layout guide has the true one",
    arguments: Commits.allCases)
  func b204a(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4))
      form.focus()
      // As high as its frame says, and some of it below the screen, so that it can grow unannounced.
      form.device.keyboard.post(.willShow, end: CGRect(x: 0, y: 407, width: 375, height: 340))
      form.device.endTurn()
      form.device.keyboard.drag(top: 360)
      #expect(form.device.keyboard.isDocked)
      form.pass(0.25)
      form.device.keyboard.post(.didShow, end: CGRect(x: 0, y: 407, width: 375, height: 340))
      form.device.keyboard.drag(top: 360)
      form.device.endTurn()
      form.pass(0.5)
      form.device.nextTurn()
      #expect(form.gap() == 4)
    }
  }

  @Test(
    "openradar 22383652 (lionheart/openradar-mirror#5951): the next field has an accessory view, the keyboard grows and posts nothing",
    arguments: Commits.allCases)
  func b234(_ commits: Commits) {
    under(commits) {
      let form = Form(.keepGap(4), tops: [450, 533])
      form.focus()
      form.device.keyboard.post(.willShow, end: CGRect(x: 0, y: 407, width: 375, height: 340))
      form.device.endTurn()
      form.pass(0.4)
      form.focus(1)
      form.device.keyboard.drag(top: 363)
      #expect(form.device.keyboard.isDocked)
      form.device.endTurn()
      form.pass(0.5)
      form.device.nextTurn()
      #expect(form.gap(form.fields[1]) == 4)
    }
  }

  @Test(
    "LHSKeyboardAdjusting#10, #6864: a list that appears beside another app's keyboard",
    arguments: Commits.allCases)
  func b233a(_ commits: Commits) {
    under(commits) {
      let form = Form(.insetContent, tops: [40], contentHeight: 1400, installs: false)
      form.device.keyboard.post(
        .willShow, end: form.device.keyboard.docked(height: 260), isLocal: false)
      form.device.endTurn()
      form.install(.insetContent)
      form.device.nextTurn()
      form.pass(0.5)
      #expect(form.scroll?.contentInset.bottom == 260)
      form.device.keyboard.post(
        .willHide, end: form.device.keyboard.below(height: 260), isLocal: false)
      form.device.endTurn()
      #expect(form.scroll?.contentInset.bottom == 0)
    }
  }

  @Test(
    "kirillzyusko/react-native-keyboard-controller#1512: Spotlight's keyboard is up as the app comes back, and goes without a word",
    arguments: Commits.allCases)
  func b274(_ commits: Commits) {
    under(commits) {
      let form = Form(.insetContent, tops: [40], contentHeight: 1400)
      form.device.enterBackground()
      form.device.endTurn()
      form.device.keyboard.post(
        .willShow, end: form.device.keyboard.docked(height: 260), isLocal: false)
      form.device.endTurn()
      form.pass(0.4)
      form.device.enterForeground()
      form.device.endTurn()
      form.device.keyboard.drag(top: 667)
      form.device.endTurn()
      form.pass(1)
      form.device.nextTurn()
      #expect(form.scroll?.contentInset.bottom == 0)
    }
  }
}
