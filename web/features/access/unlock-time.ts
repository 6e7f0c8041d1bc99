import { t } from '../../../worker/messages/t.ts';
import { formatTime } from '../../lib/dates.ts';

/** "You can try again in 8 seconds." or "… at 3:45 PM." in the browser's time zone; null once unlocked. Arguments in epoch ms. */
export function formatUnlockTime(unlocksAt: number, now: number): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const seconds = Math.ceil((unlocksAt - now) / 1000);
  if (seconds <= 0) return null;
  if (seconds <= 60) return t('tryAgainIn', { count: seconds });
  // Rounded up, so that the lock has ended at the time shown.
  return t('tryAgainAt', {
    time: formatTime(new Date(Math.ceil(unlocksAt / 60_000) * 60_000).toISOString(), zone),
  });
}
