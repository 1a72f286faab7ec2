#include "InterruptFlag.h"

#include <signal.h>

static volatile sig_atomic_t is_set = 0;

static void note(int number) {
  is_set = 1;
  signal(number, SIG_DFL);
}

void interrupt_flag_install(void) {
  is_set = 0;
  signal(SIGINT, note);
}

bool interrupt_flag_is_set(void) { return is_set != 0; }
