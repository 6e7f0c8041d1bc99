import type { Proposal } from '../../worker/contract/proposals.ts';
import type { EventSummary } from '../../worker/contract/unclaimed.ts';
import { parseAttendees } from '../../worker/domain/schedule/attendees.ts';
import { t } from '../../worker/messages/t.ts';
import { formatFullDate } from './dates.ts';
import { type EventTimes, formatEventTimes } from './event-times.ts';
import { formatShortWeekdayDate } from './later-dates.ts';

/**
 * Formats the times in the event's own zones: "Jun 12, 2026, 8:15 PM – 9:40 PM PDT". Undefined without a date.
 */
export function formatSummaryTime({ datetime, ...event }: EventSummary): string | undefined {
  if (!datetime) return undefined;
  // Not for a page with a zone of its own, so the zone is always named.
  const day = formatFullDate(datetime, event.timeZone);
  return `${day}, ${joinTimes(formatEventTimes({ ...event, datetime }, ''))}`;
}

/** "8:15 PM – 9:40 PM PDT". */
const joinTimes = ({ start, startZone, end, zone }: EventTimes): string =>
  [start, startZone, end && `– ${end}`, zone].filter(Boolean).join(' ');

/**
 * The time and the people of an event in a row of the review, below a heading with its day. `time` names the zone if it is not
 * that of the heading; `day` is that day, short. Both are undefined without a date, `people` if it is for everyone.
 */
export function summarizeRow(
  { attendees, audience, ...event }: Pick<Proposal, keyof EventSummary | 'attendees' | 'audience'>,
  headingZone: string,
): {
  time: string | undefined;
  day: string | undefined;
  people: { text: string; isPrivate: boolean } | undefined;
} {
  const { datetime, timeZone } = event;
  const times = datetime === null ? undefined : formatEventTimes({ ...event, datetime }, headingZone);
  const isPrivate = audience === 'attendees';
  const isNamed = parseAttendees(attendees).mode !== 'everyone';
  return {
    time: times && joinTimes(times),
    day: datetime === null ? undefined : formatShortWeekdayDate(datetime, timeZone),
    people: isPrivate || isNamed ? { text: attendees || t('guestsWithPersonalLink'), isPrivate } : undefined,
  };
}

/** Returns the fields in which two versions of an event differ. */
export function listSummaryChanges(
  was: EventSummary,
  is: EventSummary,
): { label: string; was: string; is: string }[] {
  const rows: [string, string, string][] = [
    [t('titleLabel'), was.title, is.title],
    [t('when'), formatSummaryTime(was) ?? t('hasNoDate'), formatSummaryTime(is) ?? t('hasNoDate')],
    [t('whereLabel'), was.location || t('noPlace'), is.location || t('noPlace')],
  ];
  return rows
    .filter(([, old, now]) => old !== now)
    .map(([label, old, now]) => ({ label, was: old, is: now }));
}
