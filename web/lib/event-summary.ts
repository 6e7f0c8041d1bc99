import type { ReviewedEvent } from '../../worker/contract/reviewed-event.ts';
import type { EventSummary } from '../../worker/contract/unclaimed.ts';
import { parseAttendees } from '../../worker/domain/schedule/attendees.ts';
import { t } from '../../worker/messages/t.ts';
import { formatForeignZone, formatFullDate } from './dates.ts';
import { formatEventTimes } from './event-times.ts';
import { formatWeekdayTime } from './later-dates.ts';

/**
 * Formats the times in the event's own zones: "Jun 12, 2026, 8:15 PM – 9:40 PM PDT". Undefined without a date.
 */
export function formatSummaryTime({ datetime, ...event }: EventSummary): string | undefined {
  if (!datetime) return undefined;
  // Not for a page with a zone of its own, so the zone is always named.
  const { start, startZone, end, zone } = formatEventTimes({ ...event, datetime }, '');
  const day = formatFullDate(datetime, event.timeZone);
  return [`${day}, ${start}`, startZone, end && `– ${end}`, zone].filter(Boolean).join(' ');
}

/**
 * The time and the people of an event in a row of the review. `people` is undefined if it is for everyone. `hasZone`: the
 * time names its zone, which is not that of the itinerary.
 */
export function summarizeRow(
  event: Pick<ReviewedEvent, 'datetime' | 'timeZone' | 'attendees' | 'audience'>,
  pageZone: string,
): {
  time: string | undefined;
  hasZone: boolean;
  people: { text: string; isPrivate: boolean } | undefined;
} {
  const { datetime, timeZone, attendees, audience } = event;
  const zone = datetime === null ? undefined : formatForeignZone(datetime, timeZone, pageZone);
  const time = datetime === null ? undefined : [formatWeekdayTime(datetime, timeZone), zone];
  const isPrivate = audience === 'attendees';
  const isNamed = parseAttendees(attendees).mode !== 'everyone';
  return {
    time: time?.filter(Boolean).join(' '),
    hasZone: zone !== undefined,
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
