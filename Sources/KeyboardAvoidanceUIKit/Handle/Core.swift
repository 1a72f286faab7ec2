// Policies, events and states are the core's, and belong to the adapter's face: one import is
// enough for an app.
@_exported public import KeyboardAvoidance
