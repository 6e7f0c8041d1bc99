import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseDataPoint, type ServedView, type ViewDataPoint } from './domain/itinerary/served-view.ts';
import { BindingsBrowser } from './testing/bindings-browser.ts';
import { invitePerson } from './testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from './testing/project.ts';

// The ten questions of docs/operations.md, answered from nothing but data points and log lines.

type Line = Record<string, unknown>;

let views: ServedView[];
let lines: Line[];
let itinerary: TestItinerary;

const observed = () => {
  const VIEWS = { writeDataPoint: (point: ViewDataPoint) => views.push(parseDataPoint(point)) };
  return Object.assign(new BindingsBrowser(), { bindings: { VIEWS } });
};
/** What the operator asks: the views of one itinerary. */
const ofItinerary = () => views.filter(({ projectId }) => projectId === itinerary.projectId);

beforeEach(async () => {
  [views, lines] = [[], []];
  itinerary = await createTestItinerary();
  await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
  vi.spyOn(console, 'log').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an operator can answer', () => {
  it('1. why a guest saw no events', async () => {
    const guest = await enterAsGuest(itinerary, observed());
    const [event] = (await guest.get(`${itinerary.path}/events`)).body;
    await itinerary.host.delete(`${itinerary.path}/events/${event.id}`);
    await guest.get(`${itinerary.path}/itinerary`);
    // The host had deleted them: a later revision with none, from the primary.
    expect(ofItinerary().map(({ events }) => events)).toEqual([1, 0]);
    const [before, after] = ofItinerary();
    expect(after).toMatchObject({ outcome: 'ok', source: 'primary', reader: 'shared' });
    expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
  });

  it('2. why a guest sees an old version', async () => {
    const guest = await enterAsGuest(itinerary, observed());
    await itinerary.host.post(`${itinerary.path}/events`, { ...EVENT_INPUT, title: 'Lunch' });
    const other = await enterAsGuest(itinerary, observed());
    await other.get(`/project/${itinerary.projectId}`);
    // The guest has not asked again since: nobody was sent the old revision after the new one.
    const revisions = ofItinerary().map(({ revision }) => revision);
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
    expect(guest.cookies.size).toBeGreaterThan(0);
  });

  it('3. why nobody can open it any more', async () => {
    const guest = await enterAsGuest(itinerary, observed());
    await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'K7M2QX' });
    await guest.get(`${itinerary.path}/itinerary`);
    expect(ofItinerary().map(({ outcome }) => outcome)).toEqual(['ok', 'ACCESS_REQUIRED']);
    expect(lines).toContainEqual(expect.objectContaining({ job: 'code-changed' }));
  });

  it('4. whether a person has opened the personal link', async () => {
    const { person } = await invitePerson(itinerary, 'Ben', observed());
    expect(ofItinerary()).toEqual([expect.objectContaining({ reader: 'linked', personId: person.id })]);
  });

  it('5. whether it was slow, and which request', async () => {
    const guest = await enterAsGuest(itinerary, observed());
    const { headers } = await guest.get(`${itinerary.path}/itinerary`);
    const slowest = ofItinerary().find(({ requestId }) => requestId === headers.get('x-request-id'));
    expect(slowest?.ms).toBeGreaterThanOrEqual(0);
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId: slowest?.requestId, ms: slowest?.ms, status: 200 }),
    );
  });

  it('6. when a subscribed calendar was last updated', async () => {
    const { feedUrl } = (await itinerary.host.get(`${itinerary.path}/calendar`)).body;
    await observed().get(new URL(feedUrl).pathname);
    expect(ofItinerary()).toEqual([expect.objectContaining({ reader: 'feed', events: 1, outcome: 'ok' })]);
  });

  it('7. what happened in a request that somebody quotes', async () => {
    const { body } = await observed().post(`${itinerary.path}/access`, { accessCode: 'WR0NGX' });
    const found = lines.filter(({ requestId }) => requestId === body.requestId);
    expect(found).toEqual([
      expect.objectContaining({ route: '/api/projects/:projectId/access', code: 'CODE_INCORRECT' }),
    ]);
  });

  it('8. what is broken in browsers, and since which release', async () => {
    const report = {
      message: 'TypeError: x is undefined',
      path: `/project/${itinerary.projectId}`,
      release: 'r42',
    };
    await observed().post('/api/client-errors', report);
    expect(lines).toContainEqual(
      expect.objectContaining({ job: 'client-error', page: '/project/:projectId', release: 'r42' }),
    );
  });

  it('9. how many guests have seen a change', async () => {
    const guests = await Promise.all([1, 2, 3].map(() => enterAsGuest(itinerary, observed())));
    await itinerary.host.post(`${itinerary.path}/events`, { ...EVENT_INPUT, title: 'Lunch' });
    await guests[0]?.get(`${itinerary.path}/itinerary`);
    const newest = Math.max(...ofItinerary().map(({ revision }) => revision));
    expect(ofItinerary().filter(({ revision }) => revision === newest)).toHaveLength(1);
  });

  it('10. whether an unchanged answer or a refusal was all that a page got', async () => {
    const guest = await enterAsGuest(itinerary, observed());
    const { headers } = await guest.get(`${itinerary.path}/itinerary`);
    await guest.get(`${itinerary.path}/itinerary`, { 'if-none-match': headers.get('etag') ?? '' });
    expect(ofItinerary().at(-1)).toMatchObject({ source: '304', events: 0, outcome: 'ok' });
  });
});
