import { t } from '../../../worker/messages/t.ts';
/** Moves a day (`YYYY-MM-DD`) by a number of days. */
export function moveDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the number of days between two days; NaN for invalid input. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);
}

/** Formats a shift: "7 days later", "1 day earlier", "on the same days". */
export function formatShift(days: number): string {
  if (days === 0) return t('sameDays');
  const count = Math.abs(days);
  return days > 0 ? t('daysLater', { count }) : t('daysEarlier', { count });
}
