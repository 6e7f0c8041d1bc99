const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/**
 * When a locked door opens, for a person: "in 8 seconds" or "at 3:45 PM" by the reader's own clock; null
 * once it is open. Both moments in milliseconds since the epoch.
 */
export function formatUnlockTime(unlocksAt: number, now: number): string | null {
  const seconds = Math.ceil((unlocksAt - now) / 1000);
  if (seconds <= 0) return null;
  if (seconds === 1) return 'in 1 second';
  if (seconds <= 60) return `in ${seconds} seconds`;
  // Rounded up to the full minute, so that nobody comes a moment too early.
  return `at ${clock.format(Math.ceil(unlocksAt / 60_000) * 60_000)}`;
}
