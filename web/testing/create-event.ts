import type { Event } from '../../worker/contract/events.ts';
import { toInstant } from '../../worker/domain/time/zoned-time.ts';

type EventInput = { title: string; starts: string; ends?: string; timeZone: string };

/** An event of the API; `starts` and `ends` are wall times (`YYYY-MM-DDTHH:mm`) in `timeZone`. */
export function createEvent({ title, starts, ends, timeZone }: EventInput): Event {
  const toIso = (wallTime: string) => new Date(toInstant(wallTime, timeZone) ?? Number.NaN).toISOString();
  createdEvents += 1;
  return {
    id: createdEvents,
    title,
    description: '',
    datetime: toIso(starts),
    endsAt: ends ? toIso(ends) : null,
    timeZone,
    location: '',
    attendees: 'Everyone',
    vibe: null,
    sequence: 0,
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: '2020-01-01T00:00:00.000Z',
  };
}

let createdEvents = 0;
