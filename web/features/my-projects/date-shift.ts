import { t } from '../../../worker/messages/t.ts';

/** Formats a shift: "7 days later", "1 day earlier", "on the same days". */
export function formatShift(days: number): string {
  if (days === 0) return t('sameDays');
  const count = Math.abs(days);
  return days > 0 ? t('daysLater', { count }) : t('daysEarlier', { count });
}
