import { t } from '../../worker/messages/t.ts';

const MINUTE_MS = 60_000;

/** "in 40 min", "in 1 h"; undefined for later, when the time of an event says more than how long it takes. */
export function describeSoon(milliseconds: number): string | undefined {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  if (minutes > 60) return undefined;
  return minutes === 60 ? t('inOneHour') : t('inMinutes', { minutes });
}
