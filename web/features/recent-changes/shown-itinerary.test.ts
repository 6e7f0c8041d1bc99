import { describe, expect, it } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { createEvent } from '../../testing/create-event.ts';
import {
  findUnseen,
  listMissedChanges,
  see,
  seeAll,
  seeChange,
  toShownItinerary,
  type Unseen,
} from './shown-itinerary.ts';

const [MONDAY, TUESDAY, FRIDAY] = ['07', '08', '11'].map((day) => Date.parse(`2027-06-${day}T09:00:00Z`)) as [
  number,
  number,
  number,
];
const timeZone = 'Europe/Rome';
const event = (title: string, starts: string, fields: Partial<Event> = {}): Event => ({
  ...createEvent({ title, starts, timeZone }),
  ...fields,
});
const dinner = event('Dinner', '2027-06-12T19:00');
const brunch = event('Brunch', '2027-06-13T11:00');
const laterDinner = { ...dinner, datetime: '2027-06-12T19:00:00.000Z' };
const ben = { id: 2, name: 'Ben', linked: true };
type Viewer = Project['viewer'];
const of = (events: Event[], viewer: Viewer = { role: 'viewer', person: null }) => ({
  project: { viewer },
  events,
});

const listMissed = (unseen: Unseen, itinerary: ReturnType<typeof of>) =>
  listMissedChanges(unseen, itinerary).map(({ before, after }) => (after ?? before)?.title);

describe('on return', () => {
  const shown = toShownItinerary(of([dinner]), TUESDAY);

  it('lists what changed since the page was shown', () => {
    const now = of([laterDinner, brunch]);
    const unseen = findUnseen(shown, now, FRIDAY);
    expect(listMissed(unseen, now)).toEqual(['Dinner', 'Brunch']);
    expect(unseen.before.at).toBe(TUESDAY);
    expect(unseen.shown, 'unseen until seen').toEqual(shown);
  });

  it('lists nothing on the first visit, and starts to remember', () => {
    const unseen = findUnseen(undefined, of([dinner]), FRIDAY);
    expect(listMissed(unseen, of([dinner]))).toEqual([]);
    expect(unseen.shown).toEqual(toShownItinerary(of([dinner]), FRIDAY));
  });

  it('remembers that the page was shown without changes', () => {
    expect(findUnseen(shown, of([dinner]), FRIDAY).shown.at).toBe(FRIDAY);
  });

  it('lists nothing that somebody else saw on a shared device', () => {
    const surprise = event('Surprise', '2027-06-12T22:00', { audience: 'attendees', attendees: 'Ben' });
    const bens = toShownItinerary(of([dinner, surprise], { role: 'viewer', person: ben }), TUESDAY);
    const next = of([laterDinner]);
    const unseen = findUnseen(bens, next, FRIDAY);
    expect(listMissed(unseen, next)).toEqual([]);
    expect(JSON.stringify(unseen)).not.toContain('Surprise');
  });

  it("neither stores nor lists a host's private events of others", () => {
    const secret = event('Secret', '2027-06-12T22:00', { audience: 'attendees', attendees: 'Ana' });
    const host: Viewer = { role: 'owner', person: null };
    const now = of([dinner, secret], host);
    expect(JSON.stringify(findUnseen(shown, now, FRIDAY))).not.toContain('Secret');
    expect(listMissed(findUnseen(shown, now, FRIDAY), now)).toEqual([]);
  });

  it('lists an event that became private for others as removed', () => {
    const unseen = findUnseen(toShownItinerary(of([dinner, brunch]), TUESDAY), of([dinner]), FRIDAY);
    expect(listMissedChanges(unseen, of([dinner]))).toMatchObject([
      { id: brunch.id, before: { title: 'Brunch' } },
    ]);
  });

  it('lists nothing about events that are over', () => {
    const unseen = findUnseen(
      toShownItinerary(of([dinner, brunch]), MONDAY),
      of([brunch]),
      Date.parse('2027-06-13T01:00Z'),
    );
    expect(unseen.missed.size).toBe(0);
  });
});

describe('while the page is open', () => {
  const first = of([dinner, brunch]);
  const changed = of([laterDinner]);
  const unseen = findUnseen(toShownItinerary(first, MONDAY), changed, TUESDAY);

  it('counts what was seen, and keeps it on the list until it is dismissed', () => {
    const afterDinner = see(unseen, changed, new Set([dinner.id]), TUESDAY);
    expect(listMissed(afterDinner, changed)).toEqual(['Dinner', 'Brunch']);
    expect(listMissed(findUnseen(afterDinner.shown, changed, FRIDAY), changed)).toEqual(['Brunch']);
    expect(afterDinner.shown.at).toBe(MONDAY);
    const afterBoth = see(afterDinner, changed, new Set([brunch.id]), FRIDAY);
    expect(afterBoth.shown).toEqual(toShownItinerary(changed, FRIDAY));
    expect(listMissed(seeAll(changed, FRIDAY), changed)).toEqual([]);
  });

  it('does not list what the guest watched, or a host changed here', () => {
    const next = of([laterDinner, event('Drinks', '2027-06-12T23:00')]);
    const after = seeChange(seeAll(changed, MONDAY), changed, next, TUESDAY);
    expect(after.shown).toEqual(toShownItinerary(next, TUESDAY));
    const withUnseen = seeChange(unseen, changed, next, TUESDAY);
    expect(listMissed(findUnseen(withUnseen.shown, next, FRIDAY), next)).toEqual(['Dinner', 'Brunch']);
  });

  it('follows a missed change that changes again, and drops one that was taken back', () => {
    const again = of([{ ...laterDinner, location: 'The bridge' }, brunch]);
    const after = seeChange(unseen, changed, again, TUESDAY);
    expect(listMissedChanges(after, again)).toMatchObject([
      { id: dinner.id, after: { location: 'The bridge' } },
    ]);
    expect(listMissed(seeChange(unseen, changed, first, TUESDAY), first)).toEqual([]);
  });

  it('starts anew for another person', () => {
    const bens = of([laterDinner], { role: 'viewer', person: ben });
    expect(seeChange(unseen, changed, bens, TUESDAY)).toEqual(seeAll(bens, TUESDAY));
  });
});
