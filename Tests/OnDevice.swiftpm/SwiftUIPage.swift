import KeyboardAvoidanceUIKit
import SwiftUI
import UIKit

/// A page of SwiftUI, which avoids the keyboard by itself: nothing else must move it.
struct SwiftUIPage: View {
  @State private var name = ""
  @State private var note = ""

  var body: some View {
    Form {
      ForEach(0..<12, id: \.self) { Text("Row \($0)") }
      TextField("Name", text: $name)
      TextField("Note", text: $note, axis: .vertical)
    }
    .navigationTitle("SwiftUI page")
  }
}
