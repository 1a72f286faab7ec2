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

  @Test("An index below one, zero or less is zero and draws nothing", arguments: [1, 0, -3])
  func emptyRanges(count: Int) {
    var generator = SplitMix64(seed: 5)
    #expect(generator.index(below: count) == 0)
    #expect(generator == SplitMix64(seed: 5))
  }
}
