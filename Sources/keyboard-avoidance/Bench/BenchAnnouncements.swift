/// The will-notifications that wait for their did-notification, side by side: at most four.
struct BenchAnnouncements {
  private var left = SIMD4<Double>(), top = SIMD4<Double>()
  private var width = SIMD4<Double>(), height = SIMD4<Double>()
  private var ends = SIMD4<Int64>()
  private var isHide = SIMD4<UInt8>(), leaves = SIMD4<UInt8>(), isReplaced = SIMD4<UInt8>()
  private var count = 0

  private func isSame(_ place: Int, _ event: BenchFloor.Event) -> Bool {
    abs(left[place] - event.left) < 0.5 && abs(top[place] - event.top) < 0.5
      && abs(width[place] - event.width) < 0.5 && abs(height[place] - event.height) < 0.5
  }

  func isLate(_ event: BenchFloor.Event, _ isDocked: Bool, _ now: Int64) -> Bool {
    var place = count
    while place > 0 {
      place -= 1
      guard now < ends[place] else { continue }
      let isHide = event.kind == .didHide
      guard isHide ? self.isHide[place] != 0 : isSame(place, event) else { continue }
      return isReplaced[place] != 0 || (leaves[place] != 0 && isDocked && !isHide)
    }
    return false
  }

  mutating func note(
    _ event: BenchFloor.Event, leaves: Bool, _ isNoise: Bool, _ end: Int64, _ now: Int64
  ) {
    let isHide: UInt8 = event.kind == .willHide ? 1 : 0
    let wantsToLeave: UInt8 = leaves ? 1 : 0
    var end = end
    var replaced: UInt8 = 0
    var kept = 0
    for place in 0..<count where ends[place] > now {
      let isSame = isSame(place, event)
      if self.isHide[place] == isHide, isSame {
        end = max(end, ends[place])
        replaced = isNoise ? isReplaced[place] : 0
        continue
      }
      let isOvertaken = !isNoise && (self.leaves[place] != wantsToLeave || (!leaves && !isSame))
      move(place, to: kept)
      if isOvertaken { isReplaced[kept] = 1 }
      kept += 1
    }
    if kept == 4 {
      for place in 1..<4 { move(place, to: place - 1) }
      kept = 3
    }
    (left[kept], top[kept], width[kept], height[kept]) =
      (event.left, event.top, event.width, event.height)
    (ends[kept], self.isHide[kept], self.leaves[kept], isReplaced[kept]) =
      (end, isHide, wantsToLeave, replaced)
    count = kept + 1
  }

  private mutating func move(_ place: Int, to other: Int) {
    guard place != other else { return }
    (left[other], top[other], width[other], height[other]) =
      (left[place], top[place], width[place], height[place])
    (ends[other], isHide[other], leaves[other], isReplaced[other]) =
      (ends[place], isHide[place], leaves[place], isReplaced[place])
  }
}
