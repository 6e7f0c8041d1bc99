/*
 * A library for LD_PRELOAD that moves the clock of a process by CLOCK_OFFSET_MS milliseconds. Timers and
 * timeouts, which use the monotonic clock, are left alone. Without libc's headers, so a compiler is enough.
 */
extern long syscall(long number, ...);
extern char *getenv(const char *name);
extern long long strtoll(const char *text, char **end, int base);

typedef struct {
  long seconds, nanoseconds;
} Timespec;
typedef struct {
  long seconds, microseconds;
} Timeval;

#ifdef __aarch64__
#define SYS_CLOCK_GETTIME 113
#else
#define SYS_CLOCK_GETTIME 228
#endif
#define CLOCK_REALTIME 0
#define CLOCK_REALTIME_COARSE 5
#define NANOSECONDS 1000000000

/* May run before any constructor does: memory allocators ask for the time. */
static long long read_offset(void) {
  static volatile long long offset;
  static volatile int is_known;
  if (!is_known) {
    const char *text = getenv("CLOCK_OFFSET_MS");
    offset = text ? strtoll(text, 0, 10) : 0;
    is_known = 1;
  }
  return offset;
}

/* A system call, since looking up libc's function allocates memory. */
int clock_gettime(int clock, Timespec *time) {
  int status = (int)syscall(SYS_CLOCK_GETTIME, clock, time);
  if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    long long offset = read_offset();
    time->seconds += offset / 1000;
    time->nanoseconds += offset % 1000 * 1000000;
    if (time->nanoseconds >= NANOSECONDS) {
      time->nanoseconds -= NANOSECONDS;
      time->seconds += 1;
    } else if (time->nanoseconds < 0) {
      time->nanoseconds += NANOSECONDS;
      time->seconds -= 1;
    }
  }
  return status;
}

int gettimeofday(Timeval *time, void *zone) {
  Timespec now;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  if (time) {
    time->seconds = now.seconds;
    time->microseconds = now.nanoseconds / 1000;
  }
  return 0;
}

long time(long *seconds) {
  Timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (seconds) *seconds = now.seconds;
  return now.seconds;
}
