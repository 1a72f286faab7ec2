#include "InterruptFlag.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t is_set = 0;

static void note(int number) {
  is_set = 1;
  signal(number, SIG_DFL);
}

void interrupt_flag_install(void) {
  is_set = 0;
  signal(SIGINT, note);
  // Who started the process may have blocked it, and that is inherited.
  sigset_t interrupts;
  sigemptyset(&interrupts);
  sigaddset(&interrupts, SIGINT);
  sigprocmask(SIG_UNBLOCK, &interrupts, NULL);
}

bool interrupt_flag_is_set(void) { return is_set != 0; }
