import type { RsvpAnswer, RsvpSettings } from '../../../worker/contract/rsvps.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate, formatDateTime } from '../../lib/dates.ts';

/** What a guest answered, to the guest. */
export const toOwnAnswer = (answer: RsvpAnswer): string =>
  ({ yes: t('youreComing'), maybe: t('youMightCome'), no: t('youCantCome') })[answer];

/** "1 person", "3 people". */
export const formatPeople = (count: number) => t('peopleCount', { count });

/** "Jun 5" for a deadline at the end of that day, else "Jun 5, 6:00 PM"; in `timeZone` (IANA). */
export function formatDeadline(deadline: string, timeZone: string): string {
  const end = Date.parse(deadline);
  const isEndOfDay = /T(00:00|23:59)$/.test(formatWallClock(end, timeZone));
  return isEndOfDay ? formatDeadlineDay(deadline, timeZone) : formatDateTime(deadline, timeZone);
}

/** The last day on which answers are accepted, as "Jun 5". */
export const formatDeadlineDay = (deadline: string, timeZone: string) =>
  formatDate(new Date(Date.parse(deadline) - 1).toISOString(), timeZone);

/** Whether the deadline has passed at `now`, in epoch milliseconds. */
export const isPastDeadline = ({ deadline }: Pick<RsvpSettings, 'deadline'>, now: number) =>
  deadline !== null && Date.parse(deadline) <= now;
