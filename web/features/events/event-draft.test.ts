import { describe, expect, it } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import { DATE_CASES } from '../../../worker/domain/time/testing/date-cases.ts';
import {
  createEventDraft,
  findEventErrors,
  isSameEventDraft,
  toEventBody,
  toEventDraft,
} from './event-draft.ts';

const stored: Event = {
  id: 1,
  title: 'Flight home',
  description: 'UA 12',
  datetime: '2026-11-01T06:30:45Z', // the second 1:30 of that night in New York
  endsAt: null,
  timeZone: 'America/New_York',
  endTimeZone: null,
  location: 'JFK',
  attendees: 'Everyone except Ann, Bob',
  vibe: null,
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

  it('ignores changes that would be stored the same', () => {
    const draft = toEventDraft(stored);
    expect(isSameEventDraft(draft, { ...draft, title: ' Flight home ' })).toBe(true);
    expect(isSameEventDraft(draft, { ...draft, vibe: 'Calm' })).toBe(false);
  });
});
