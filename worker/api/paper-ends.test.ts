import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { UNDO_MS } from '../contract/limits.ts';
import { deletePapers } from '../jobs/delete-papers.ts';
import type { TestBrowser, TestResponse } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { addPaper, readPaperTitles, requestPaper } from '../testing/papers.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest } from '../testing/project.ts';
import { listProjectFiles } from '../testing/upload.ts';

const DAY_MS = 24 * 3_600_000;

const readFile = (browser: TestBrowser, path: string, id: number) => browser.get(`${path}/papers/${id}/file`);
const readOf = async (browser: TestBrowser, path: string) =>
  (await browser.get(`${path}/itinerary`)).body.papers as (number | null)[];

type EndRight = (
  host: TestBrowser,
  path: string,
  ids: { id: number; personId: number; otherId: number },
) => Promise<TestResponse>;

describe('a kept address', () => {
  /** By whether a phone drops the whole offline copy (401) or the ticket alone (404): web/offline/read-paper.ts. */
  it.each([
    [
      'the personal link is renewed',
      401,
      (host, path, { personId }) => host.post(`${path}/people/${personId}/link`),
    ],
    ['the person is removed', 401, (host, path, { personId }) => host.delete(`${path}/people/${personId}`)],
    ['the ticket is deleted', 404, (host, path, { id }) => host.delete(`${path}/papers/${id}`)],
    [
      'the ticket is for somebody else',
      404,
      (host, path, { id, otherId }) => host.patch(`${path}/papers/${id}`, { personId: otherId }),
    ],
  ] satisfies [string, number, EndRight][])('ends when %s: %i', async (_event, status, endRight) => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const [ana, ben] = [await invitePerson(itinerary, 'Ana'), await invitePerson(itinerary, 'Ben')];
    const { id } = await addPaper(itinerary, { personId: ana.person.id });
    const { id: shared } = await addPaper(itinerary);
    expect((await readFile(ana.browser, path, id)).status).toBe(200);
    const ids = { id, personId: ana.person.id, otherId: ben.person.id };
    expect((await endRight(host, path, ids)).status).toBe(200);
    expect((await readFile(ana.browser, path, id)).status).toBe(status);
    expect((await readFile(ana.browser, path, shared)).status).toBe(status === 401 ? 401 : 200);
  });

  it('ends for guests by code when the code changes, or the event is for others', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const guest = await enterAsGuest(itinerary);
    const event = (await addTestEvent(itinerary, {})).body;
    const [ofEvent, ofAll] = [await addPaper(itinerary, { eventId: event.id }), await addPaper(itinerary)];
    expect((await readFile(guest, path, ofEvent.id)).status).toBe(200);
    const hidden = { ...EVENT_INPUT, attendees: 'Ana', audience: 'attendees' };
    expect((await host.put(`${path}/events/${event.id}`, hidden)).status).toBe(200);
    expect((await readFile(guest, path, ofEvent.id)).status).toBe(404);
    expect((await readFile(guest, path, ofAll.id)).status).toBe(200);
    await host.put(`${path}/customizations`, { accessCode: 'K7M2QX' });
    expect((await readFile(guest, path, ofAll.id)).status).toBe(401);
  });
});

describe('the end of a paper', () => {
  it('can be undone for ten minutes, then deletes the title and the file, also if its upload is still to come', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    const { id } = await addPaper(itinerary, { title: 'Canary 7f3a ticket' });
    const restore = () => host.post(`${path}/papers/${id}/restore`);
    expect((await restore()).status).toBe(404);
    expect((await host.delete(`${path}/papers/${id}`)).body).toEqual({ success: true });
    expect((await host.delete(`${path}/papers/${id}`)).status).toBe(404);
    expect((await readFile(host, path, id)).status).toBe(404);
    expect(await readOf(host, path)).toEqual([]);
    await deletePapers(env, Date.now());
    expect((await restore()).body).toMatchObject({ id, title: 'Canary 7f3a ticket' });
    expect((await readFile(host, path, id)).status).toBe(200);
    await host.delete(`${path}/papers/${id}`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UNDO_MS + 1000 });
    expect((await restore()).status).toBe(404);
    vi.useRealTimers();
    await deletePapers(env, Date.now() + UNDO_MS + 1000);
    expect(await listProjectFiles(projectId)).toEqual([]);
    const stored = everyDatabase.prepare('SELECT title FROM papers WHERE id = ?').bind(id);
    expect(await stored.first('title')).toBe('');
    await requestPaper(itinerary);
    await deletePapers(env, Date.now() + 3 * DAY_MS);
    await deletePapers(env, Date.now() + 6 * DAY_MS);
    const rows = everyDatabase.prepare('SELECT id FROM papers WHERE project_id = ?').bind(itinerary.id);
    expect((await rows.all()).results).toEqual([]);
  });

  it('comes 30 days after the last event', async () => {
    const itinerary = await createTestItinerary();
    const { path, projectId, host } = itinerary;
    const startsAt = Date.now() + 5 * DAY_MS;
    await addTestEvent(itinerary, { datetime: new Date(startsAt).toISOString() });
    await addPaper(itinerary);
    await deletePapers(env, startsAt + 29 * DAY_MS);
    expect(await readPaperTitles(host, itinerary)).toEqual(['Ferry']);
    await deletePapers(env, startsAt + 31 * DAY_MS);
    await deletePapers(env, startsAt + 32 * DAY_MS);
    expect(await readPaperTitles(host, itinerary)).toEqual([]);
    expect(await readOf(host, path)).toEqual([]);
    expect(await listProjectFiles(projectId)).toEqual([]);
  });

  it('comes with its person’s wish to be forgotten', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    const { person, browser } = await invitePerson(itinerary, 'Ana');
    const { id } = await addPaper(itinerary, { title: 'Bus', personId: person.id });
    await host.delete(`${path}/papers/${id}`);
    await addPaper(itinerary, { personId: person.id });
    expect((await browser.get(`${path}/my-data`)).body.papers).toEqual([{ title: 'Ferry', kind: 'ticket' }]);
    expect((await browser.post(`${path}/my-data/erase`, { confirm: true })).status).toBe(200);
    expect(await readPaperTitles(host, itinerary)).toEqual([]);
    expect((await host.post(`${path}/papers/${id}/restore`)).status).toBe(404);
    await deletePapers(env, Date.now() + DAY_MS);
    expect(await listProjectFiles(projectId)).toEqual([]);
  });
});
