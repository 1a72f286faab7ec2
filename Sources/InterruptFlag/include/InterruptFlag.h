#pragma once
#include <stdbool.h>

/// From now on the first interrupt (Ctrl-C) only sets a flag; a second one ends the process.
void interrupt_flag_install(void);

/// Whether an interrupt has come.
bool interrupt_flag_is_set(void);
