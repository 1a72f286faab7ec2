import KeyboardAvoidanceSimulation
import Testing

@Suite("SplitMix64")
struct SplitMix64Tests {
  @Test("The sequence of seed 1234567 is the published one")
  func referenceSequence() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("An index is below its count, and every index occurs")
  func indices() {
    var generator = SplitMix64(seed: 0)
    let drawn = (0..<1_000).map { _ in generator.index(below: 7) }
    #expect(Set(drawn) == Set(0..<7))
  }

  @Test("Indices, fractions and orders are drawn by a mapping that never changes")
  func mapping() {
    func drawn<Value>(_ draw: (inout SplitMix64) -> Value) -> Value {
      var generator = SplitMix64(seed: 1_234_567)
      return draw(&generator)
    }
    let digits = drawn { generator in (0..<12).map { _ in generator.index(below: 10) } }
    #expect(digits == [3, 1, 5, 2, 8, 4, 5, 2, 4, 8, 4, 4])
    let coins = drawn { generator in (0..<12).map { _ in generator.index(below: 2) } }
    #expect(coins == [0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0])
    let large = drawn { generator in (0..<3).map { _ in generator.index(below: 1 << 40) } }
    #expect(large == [384_916_527_099, 190_923_703_384, 585_168_119_203])
    let fractions = drawn { generator in (0..<3).map { _ in generator.fraction() } }
    #expect(fractions == [0.3500795420214081, 0.17364409667091263, 0.5322073040624192])
    let order = drawn { $0.shuffled(["a", "b", "c", "d", "e", "f", "g"]) }
    #expect(order == ["f", "d", "e", "a", "g", "b", "c"])
    #expect(drawn { $0.shuffled([Int]()) } == [])
  }

  @Test("An index below one, zero or less is zero and draws nothing", arguments: [1, 0, -3])
  func emptyRanges(count: Int) {
    var generator = SplitMix64(seed: 5)
    #expect(generator.index(below: count) == 0)
    #expect(generator == SplitMix64(seed: 5))
  }
}
