/// A binary heap, the least element first: adding and taking one are logarithmic.
struct Heap<Element: Comparable> {
  /// The elements, each no less than the one at half its place.
  private(set) var elements: [Element] = []

  /// The least element.
  var first: Element? { elements.first }

  /// How many elements there are.
  var count: Int { elements.count }

  /// Adds an element.
  mutating func insert(_ element: Element) {
    elements.append(element)
    rise(from: elements.count - 1)
  }

  /// Takes the least element out.
  mutating func popFirst() -> Element? {
    guard elements.count > 1 else { return elements.popLast() }
    elements.swapAt(0, elements.count - 1)
    let first = elements.popLast()
    sink(from: 0)
    return first
  }

  /// Drops elements, in linear time.
  mutating func removeAll(where isDropped: (Element) -> Bool) {
    elements.removeAll(where: isDropped)
    for place in (0..<elements.count / 2).reversed() { sink(from: place) }
  }

  private mutating func rise(from place: Int) {
    var place = place
    while place > 0, elements[place] < elements[(place - 1) / 2] {
      elements.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(from place: Int) {
    var place = place
    while 2 * place + 1 < elements.count {
      var least = 2 * place + 1
      if least + 1 < elements.count, elements[least + 1] < elements[least] { least += 1 }
      guard elements[least] < elements[place] else { return }
      elements.swapAt(place, least)
      place = least
    }
  }
}

extension Heap: Sendable where Element: Sendable {}
