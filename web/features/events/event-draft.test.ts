import { describe, expect, it } from 'vitest';
import { EVENT_DEFAULTS, type Event } from '../../../worker/contract/events.ts';
import { DATE_CASES } from '../../../worker/domain/time/testing/date-cases.ts';
import {
  createEventDraft,
  createNextEventDraft,
  findEventErrors,
  isSameEventDraft,
  toEventBody,
  toEventDraft,
} from './event-draft.ts';

const stored: Event = {
  ...EVENT_DEFAULTS,
  id: 1,
  title: 'Flight home',
  description: 'UA 12',
  datetime: '2026-11-01T06:30:45Z', // the second 1:30 of that night in New York
  timeZone: 'America/New_York',
  location: 'JFK',
  attendees: 'Everyone except Ann, Bob',
  sequence: 3,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

describe('a new event', () => {
  it('starts tomorrow at noon in the project’s zone, not the browser’s', () => {
    const lateInNewYork = Date.parse('2026-03-01T03:00:00Z'); // 28 February, 22:00 there
    expect(createEventDraft('America/New_York', lateInNewYork).startsAt).toBe('2026-03-01T12:00');
    expect(createEventDraft('Asia/Tokyo', lateInNewYork).startsAt).toBe('2026-03-02T12:00');
  });

  it.each(DATE_CASES)('is tomorrow at noon: $name', ({ now, timeZone, tomorrow }) => {
    expect(createEventDraft(timeZone, Date.parse(now)).startsAt).toBe(`${tomorrow}T12:00`);
  });

  it('requires title, description, date and location', () => {
    expect(Object.keys(findEventErrors(createEventDraft('UTC')))).toEqual([
      'title',
      'description',
      'location',
    ]);
    expect(findEventErrors({ ...toEventDraft(stored), startsAt: '' })).toHaveProperty('datetime');
  });

  it('cannot end before it starts', () => {
    const draft = { ...toEventDraft(stored), startsAt: '2026-05-01T12:00', endsAt: '2026-05-01T11:00' };
    expect(findEventErrors(draft)).toHaveProperty('endsAt');
    expect(toEventBody({ ...draft, endsAt: draft.startsAt }).endsAt).toBeNull();
  });
});

describe('an event added after another', () => {
  const start = (previous: Partial<Event>) => {
    const { startsAt, timeZone } = createNextEventDraft({ ...stored, ...previous });
    return `${startsAt} ${timeZone}`;
  };
  const dinner = { datetime: '2027-06-12T23:00:00Z', endsAt: null }; // 7 PM

  it('starts an hour later, or when that one ends', () => {
    expect(start(dinner)).toBe('2027-06-12T20:00 America/New_York');
    expect(start({ ...dinner, endsAt: '2027-06-13T01:30:00Z' })).toBe('2027-06-12T21:30 America/New_York');
  });

  it('stays on the day', () => {
    expect(start({ datetime: '2027-06-13T03:15:00Z' })).toBe('2027-06-12T23:15 America/New_York');
    expect(start({ ...dinner, endsAt: '2027-06-15T14:00:00Z' })).toBe('2027-06-12T20:00 America/New_York');
  });

  it('starts where and when a journey arrives', () => {
    const flight = { ...dinner, endsAt: '2027-06-13T07:20:00Z', endTimeZone: 'Europe/Rome' };
    expect(start(flight)).toBe('2027-06-13T09:20 Europe/Rome');
  });
});

describe('editing', () => {
  it('shows times in the zone of the event and sends an unchanged time as the stored instant', () => {
    const draft = toEventDraft(stored);
    expect(draft.startsAt).toBe('2026-11-01T01:30');
    expect(draft.attendees).toEqual({ mode: 'except', names: ['Ann', 'Bob'] });
    expect(toEventBody({ ...draft, title: 'Flight' }, stored)).toMatchObject({
      datetime: stored.datetime,
      attendees: stored.attendees,
      endsAt: null,
    });
  });

  it('sends a changed time or zone as a wall clock', () => {
    const draft = toEventDraft(stored);
    expect(toEventBody({ ...draft, startsAt: '2026-11-01T02:30' }, stored).datetime).toBe('2026-11-01T02:30');
    expect(toEventBody({ ...draft, timeZone: 'America/Chicago' }, stored).datetime).toBe('2026-11-01T01:30');
  });

  it('shows and sends an arrival in its own zone', () => {
    const flight = { ...stored, endsAt: '2026-11-01T14:00:00Z', endTimeZone: 'Europe/Rome' };
    const draft = toEventDraft(flight);
    expect(draft.endsAt).toBe('2026-11-01T15:00');
    expect(toEventBody(draft, flight)).toMatchObject({ endsAt: flight.endsAt, endTimeZone: 'Europe/Rome' });
    expect(toEventBody({ ...draft, endTimeZone: '' }, flight)).toMatchObject({
      endsAt: '2026-11-01T15:00',
      endTimeZone: null,
    });
    // It may land before it left by the clocks.
    expect(
      findEventErrors({ ...draft, endsAt: '2026-11-01T01:00', endTimeZone: 'Pacific/Honolulu' }),
    ).toEqual({});
  });

  it('ignores changes that would be stored the same', () => {
    const draft = toEventDraft(stored);
    expect(isSameEventDraft(draft, { ...draft, title: ' Flight home ' })).toBe(true);
    expect(isSameEventDraft(draft, { ...draft, vibe: 'Calm' })).toBe(false);
  });
});
