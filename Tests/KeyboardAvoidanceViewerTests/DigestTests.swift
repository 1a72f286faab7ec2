import Testing

@testable import KeyboardAvoidanceViewer

@Suite("The digest of a page's style and script")
struct DigestTests {
  /// The examples of FIPS 180-2 appendix B, and the empty message.
  @Test(
    "It is SHA-256",
    arguments: [
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ])
  func known(message: String, digest: String) {
    let bytes = SHA256.digest(of: Array(message.utf8))
    #expect(bytes == stride(from: 0, to: 64, by: 2).map { digest.byte(at: $0) })
  }

  @Test("It is written in base 64")
  func base64() {
    #expect(SHA256.base64(of: "abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }
}

extension String {
  /// The byte that two hexadecimal digits write.
  fileprivate func byte(at offset: Int) -> UInt8 {
    UInt8(dropFirst(offset).prefix(2), radix: 16) ?? 0
  }
}
