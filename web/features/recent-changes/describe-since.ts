import { DAY_MS, toLocalDay } from '../../../worker/domain/time/days.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate, formatDay, formatFullDate, formatTime } from '../../lib/dates.ts';

/**
 * Since when the page was not shown: "Since 2:10 PM" today, "Since yesterday", "Since Tuesday" within a week, else "Since Jun 3".
 * Both times in epoch milliseconds; `zone` is the reader's.
 */
export function describeSince(at: number, now: number, zone: string): string {
  const iso = new Date(at).toISOString();
  const [day, today] = [toLocalDay(at, zone), toLocalDay(now, zone)];
  const days = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (days === 1) return t('sinceYesterday');
  if (days === 0) return t('sinceTime', { time: formatTime(iso, zone) });
  if (days > 0 && days < 7) return t('sinceTime', { time: formatDay(iso, zone).weekday });
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return t('sinceTime', { time: isThisYear ? formatDate(iso, zone) : formatFullDate(iso, zone) });
}
