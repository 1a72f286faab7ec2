/// What a mistyped word was meant to be.
enum Suggestion {
  /// ` – did you mean '--json'?`, or nothing where no word is near.
  static func phrase(for word: String, in words: [String]) -> String {
    nearest(to: word, in: words).map { " – did you mean '\($0)'?" } ?? ""
  }

  /// The word that takes the fewest changes of a letter, at most a third of its letters; one that
  /// begins with what was typed counts as near too.
  static func nearest(to word: String, in words: [String]) -> String? {
    let typed = word.lowercased()
    let ranked = words.map { (word: $0, distance: distance(typed, $0.lowercased())) }
    if let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, (best.word.drop { $0 == "-" }.count + 1) / 3)
    {
      return best.word
    }
    guard typed.drop(while: { $0 == "-" }).count > 1 else { return nil }
    return words.first { $0.lowercased().hasPrefix(typed) }
  }

  /// How many letters must be put in, left out, replaced or exchanged with the next.
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var before: [Int] = []
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + (a[i] == b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      before = row
      row = next
    }
    return row[b.count]
  }
}
