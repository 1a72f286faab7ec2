// A C target needs one source file. The header says everything.
#include "UIKitDoubleC.h"
