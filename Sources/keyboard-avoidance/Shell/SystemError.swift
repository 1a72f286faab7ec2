internal import Foundation

/// What the system's errors mean, in plain words.
enum SystemError {
  static func words(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "you are not allowed to (permission denied)"
    case EISDIR: "it is a folder, not a file"
    case ENOTDIR: "a part of the path is a file, not a folder"
    case ELOOP: "its symbolic links lead in a circle"
    case ENAMETOOLONG: "the name is too long"
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    default: String(cString: strerror(number))
    }
  }
}
