import Testing

@testable import KeyboardAvoidanceViewer

@Suite("Text that can be shown")
struct VisibleTextTests {
  @Test("Control characters are shown by their pictures")
  func pictures() {
    #expect(VisibleText.of("a\u{0}\n\u{1F}\u{7F}b") == "a␀␊␟␡b")
  }

  @Test("What is unseen or no character is shown by its code point")
  func codePoints() {
    #expect(VisibleText.of("\u{85}") == "‹U+85›")
    #expect(VisibleText.of("x\u{202E}y") == "x‹U+202E›y")
    #expect(VisibleText.of("\u{FFFF}\u{1FFFE}") == "‹U+FFFF›‹U+1FFFE›")
  }

  @Test("Everything else stays as it is")
  func rest() {
    for text in ["", "Straße", "日本語", "עברית", "😀👩‍👩‍👧", "</script>"] {
      #expect(VisibleText.of(text) == text)
    }
  }

  @Test("Markup has no character left that means something to it")
  func markup() {
    #expect("<a b='c' d=\"e\">&".escapedForMarkup == "&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;")
  }
}
