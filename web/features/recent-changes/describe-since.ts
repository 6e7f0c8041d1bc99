import { DAY_MS, toLocalDay } from '../../../worker/domain/time/days.ts';
import { formatDate, formatDay, formatFullDate, formatTime } from '../../lib/dates.ts';

/**
 * When the page was shown last, to follow "Since": "2:10 PM" today, "yesterday", "Tuesday" within a week, else "Jun 3".
 * Both times in epoch milliseconds; `zone` is the reader's.
 */
export function describeSince(at: number, now: number, zone: string): string {
  const iso = new Date(at).toISOString();
  const [day, today] = [toLocalDay(at, zone), toLocalDay(now, zone)];
  const days = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (days === 0) return formatTime(iso, zone);
  if (days === 1) return 'yesterday';
  if (days > 0 && days < 7) return formatDay(iso, zone).weekday;
  return day.slice(0, 4) === today.slice(0, 4) ? formatDate(iso, zone) : formatFullDate(iso, zone);
}
