import { describe, expect, it } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import { CLOCK_CASES } from '../../../worker/domain/time/testing/clock-cases.ts';
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
  location: 'JFK',
  attendees: 'Everyone except Ann, Bob',
  vibe: null,
  sequence: 3,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

describe('a new event', () => {
  it('is tomorrow at noon where the project is, not where the browser is', () => {
    const lateInNewYork = Date.parse('2026-03-01T03:00:00Z'); // 28 February, 22:00 there
    expect(createEventDraft('America/New_York', lateInNewYork).starts).toBe('2026-03-01T12:00');
    expect(createEventDraft('Asia/Tokyo', lateInNewYork).starts).toBe('2026-03-02T12:00');
  });

  it.each(CLOCK_CASES)('is tomorrow at noon: $name', ({ now, timeZone, tomorrow }) => {
    expect(createEventDraft(timeZone, Date.parse(now)).starts).toBe(`${tomorrow}T12:00`);
  });

  it('misses its title, description and location', () => {
    expect(Object.keys(findEventErrors(createEventDraft('UTC')))).toEqual([
      'title',
      'description',
      'location',
    ]);
    expect(findEventErrors({ ...toEventDraft(stored), starts: '' })).toHaveProperty('datetime');
  });

  it('cannot end before it starts', () => {
    const draft = { ...toEventDraft(stored), starts: '2026-05-01T12:00', ends: '2026-05-01T11:00' };
    expect(findEventErrors(draft)).toHaveProperty('endsAt');
    expect(toEventBody({ ...draft, ends: draft.starts }).endsAt).toBeNull();
  });
});

describe('editing', () => {
  it('shows the wall clock of the place and sends an untouched time back exactly', () => {
    const draft = toEventDraft(stored);
    expect(draft.starts).toBe('2026-11-01T01:30');
    expect(draft.attendees).toEqual({ mode: 'except', names: ['Ann', 'Bob'] });
    expect(toEventBody({ ...draft, title: 'Flight' }, stored)).toMatchObject({
      datetime: stored.datetime,
      attendees: stored.attendees,
      endsAt: null,
    });
  });

  it('sends a changed time, or the same time in another zone, as a wall clock', () => {
    const draft = toEventDraft(stored);
    expect(toEventBody({ ...draft, starts: '2026-11-01T02:30' }, stored).datetime).toBe('2026-11-01T02:30');
    expect(toEventBody({ ...draft, timeZone: 'America/Chicago' }, stored).datetime).toBe('2026-11-01T01:30');
  });

  it('is not a change while it stores the same', () => {
    const draft = toEventDraft(stored);
    expect(isSameEventDraft(draft, { ...draft, title: ' Flight home ' })).toBe(true);
    expect(isSameEventDraft(draft, { ...draft, vibe: 'Calm' })).toBe(false);
  });
});
