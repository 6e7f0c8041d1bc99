const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "in 8 seconds" or "at 3:45 PM" in the browser's time zone; null once unlocked. Arguments in epoch ms. */
export function formatUnlockTime(unlocksAt: number, now: number): string | null {
  const seconds = Math.ceil((unlocksAt - now) / 1000);
  if (seconds <= 0) return null;
  if (seconds === 1) return 'in 1 second';
  if (seconds <= 60) return `in ${seconds} seconds`;
  // Rounded up, so that the lock has ended at the time shown.
  return `at ${clock.format(Math.ceil(unlocksAt / 60_000) * 60_000)}`;
}
