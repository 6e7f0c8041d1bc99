import { EVENT_DEFAULTS, type Event } from '../../worker/contract/events.ts';
import { toInstant } from '../../worker/domain/time/zoned-time.ts';

type EventInput = { title: string; starts: string; ends?: string; timeZone: string; endTimeZone?: string };

/** An event of the API; `starts` and `ends` are wall times (`YYYY-MM-DDTHH:mm`) in their time zones. */
export function createEvent({ title, starts, ends, timeZone, endTimeZone }: EventInput): Event {
  const toIso = (wallTime: string, zone: string) =>
    new Date(toInstant(wallTime, zone) ?? Number.NaN).toISOString();
  createdEvents += 1;
  return {
    ...EVENT_DEFAULTS,
    id: createdEvents,
    title,
    datetime: toIso(starts, timeZone),
    endsAt: ends ? toIso(ends, endTimeZone ?? timeZone) : null,
    timeZone,
    endTimeZone: endTimeZone ?? null,
    sequence: 0,
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: '2020-01-01T00:00:00.000Z',
  };
}

let createdEvents = 0;
