import type { EventFields } from '../../worker/contract/events.ts';
import { EVENT_FIELD_NAMES, type EventFieldName } from '../../worker/domain/event/event-fields.ts';
import { AUDIENCE_LABELS, EVENT_LABELS } from '../../worker/domain/event/event-labels.ts';
import { t } from '../../worker/messages/t.ts';
import { formatDateTime, formatPlaceZone } from './dates.ts';

/** The fields of an event as hosts read them; '' is unset. */
export const EVENT_FIELD_TEXTS: Record<EventFieldName, (event: EventFields) => string> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  datetime: ({ datetime, timeZone }) => formatInZone(datetime, timeZone),
  endsAt: ({ endsAt, endTimeZone, timeZone }) => formatInZone(endsAt, endTimeZone ?? timeZone),
  timeZone: ({ timeZone }) => timeZone,
  endTimeZone: ({ endTimeZone }) => endTimeZone ?? '',
  location: ({ location }) => location,
  attendees: ({ attendees }) => attendees,
  audience: ({ audience }) => AUDIENCE_LABELS[audience],
  rsvp: ({ rsvp }) => describeRsvp(rsvp),
  vibe: ({ vibe }) => vibe ?? '',
  pinned: ({ pinned }) => (pinned ? t('yes') : ''),
};

/** Each field with its label. */
export const EVENT_FIELD_ROWS = EVENT_FIELD_NAMES.map(
  (name) => [() => EVENT_LABELS[name], EVENT_FIELD_TEXTS[name]] as const,
);

/** A time with the place of its zone; '' without a time. */
export const formatInZone = (iso: string | null, zone: string) =>
  iso ? `${formatDateTime(iso, zone)} ${formatPlaceZone(iso, zone)}` : '';

function describeRsvp(rsvp: EventFields['rsvp']): string {
  if (!rsvp) return t('off');
  return rsvp.capacity === null ? t('on') : t('onForPeople', { number: rsvp.capacity });
}
