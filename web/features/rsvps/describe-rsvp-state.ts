import type { RsvpSettings } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDeadline, isPastDeadline } from './describe-rsvp.ts';

/** Until when guests can answer. `timeZone` is IANA; `now` in epoch milliseconds. */
export function describeRsvpState(
  rsvp: Pick<RsvpSettings, 'enabled' | 'deadline'>,
  timeZone: string,
  now: number,
): string {
  if (!rsvp.enabled) return t('rsvpOffText');
  if (rsvp.deadline === null) return t('answerAnyTime');
  const until = formatDeadline(rsvp.deadline, timeZone);
  return isPastDeadline(rsvp, now) ? t('couldAnswerUntil', { until }) : t('canAnswerUntil', { until });
}
