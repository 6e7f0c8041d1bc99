import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MIN_REVISION_HEADER, REVISION_PARAMETER } from './contract/live.ts';
import { BindingsBrowser } from './testing/bindings-browser.ts';
import { everyDatabase } from './testing/databases.ts';
import { LaggingCopy } from './testing/lagging-copy.ts';
import { LiveSocket } from './testing/live-socket.ts';
import { createTestItinerary, EVENT_INPUT, FAQ_INPUT, type TestItinerary } from './testing/project.ts';

let copy: LaggingCopy;
let itinerary: TestItinerary;
/** A guest far from the primary, who has entered; the copy knows that. */
let guest: BindingsBrowser;

const createFarBrowser = () => Object.assign(new BindingsBrowser(), { bindings: copy.toBindings() });

const enter = (browser: BindingsBrowser, accessCode = itinerary.accessCode) =>
  browser.post(`${itinerary.path}/access`, { accessCode });

const addEvent = (title: string) =>
  itinerary.host.post(`${itinerary.path}/events`, { ...EVENT_INPUT, title });

const listTitles = async (browser: BindingsBrowser, headers: Record<string, string> = {}) => {
  const { body } = await browser.send('GET', `${itinerary.path}/itinerary`, undefined, headers);
  return body.events.map(({ title }: { title: string }) => title);
};

const readRevision = async () =>
  (await itinerary.host.get(`${itinerary.path}/itinerary`)).body.project.revision as number;

beforeEach(async () => {
  itinerary = await createTestItinerary();
  await addEvent('Dinner');
  copy = await LaggingCopy.create(itinerary);
  guest = createFarBrowser();
  await enter(guest);
  copy.answered = 0;
});

/** Changes the text of events and FAQs at the primary, so that it shows who answered. */
const markPrimary = () =>
  everyDatabase.batch([
    everyDatabase.prepare(`UPDATE projects SET name = 'Primary' WHERE id = ${itinerary.id}`),
    everyDatabase.prepare(`UPDATE events SET title = 'Primary' WHERE project_id = ${itinerary.id}`),
    everyDatabase.prepare(`UPDATE faqs SET question = 'Primary' WHERE project_id = ${itinerary.id}`),
  ]);

const readFeedPath = async () =>
  new URL((await guest.get(`${itinerary.path}/calendar`)).body.feedUrl).pathname;

describe('a guest', () => {
  it.each([
    ['itinerary', 'Dinner'],
    ['events', 'Dinner'],
    ['faqs', 'parking'],
  ])('gets %s from the nearest copy', async (what, content) => {
    await itinerary.host.post(`${itinerary.path}/faqs`, FAQ_INPUT);
    await copy.catchUp();
    await markPrimary();
    const { status, text } = await guest.get(`${itinerary.path}/${what}`);
    expect(status).toBe(200);
    expect(text).toContain(content);
    expect(text).not.toContain('Primary');
    expect(copy.answered).toBe(1);
  });

  it('gets the page and calendar files from the nearest copy', async () => {
    const feedPath = await readFeedPath();
    const { events } = (await guest.get(`${itinerary.path}/itinerary`)).body;
    await markPrimary();
    copy.answered = 0;
    expect((await guest.get(`/project/${itinerary.projectId}`)).text).toContain('Dinner');
    expect((await guest.get(feedPath)).text).toContain('Dinner');
    const file = await guest.get(`${itinerary.path}/events/${events[0].id}/calendar.ics`);
    expect(file.text).toContain('Dinner');
    const stranger = createFarBrowser();
    expect((await stranger.get(`/access/${itinerary.projectId}`)).text).toContain('Lisbon');
    expect(copy.answered).toBe(4);
  });

  it('may see what was there before the last change', async () => {
    await addEvent('Brunch');
    expect(await listTitles(guest)).toEqual(['Dinner']);
    await copy.catchUp();
    expect(await listTitles(guest)).toEqual(['Dinner', 'Brunch']);
  });

  it('sees the state that a notice’s link names', async () => {
    await addEvent('Brunch');
    const page = `/project/${itinerary.projectId}`;
    expect((await guest.get(page)).text).not.toContain('Brunch');
    expect((await guest.get(`${page}?${REVISION_PARAMETER}=${await readRevision()}`)).text).toContain(
      'Brunch',
    );
  });

  it('sees the state that a live message announced, and nothing older afterwards', async () => {
    const { updates } = await LiveSocket.open(guest, itinerary.path);
    await addEvent('Brunch');
    await vi.waitFor(() => expect(updates).toHaveLength(2));
    const revision = String(updates[1]?.revision);
    expect(revision).toBe(String(await readRevision()));
    expect(await listTitles(guest, { [MIN_REVISION_HEADER]: revision })).toEqual(['Dinner', 'Brunch']);
    expect(await listTitles(guest)).toEqual(['Dinner', 'Brunch']);
    expect((await guest.get(`/project/${itinerary.projectId}`)).text).toContain('Brunch');
  });

  it('sees nothing older than what its conditional request has', async () => {
    await addEvent('Brunch');
    const { headers } = await guest.send('GET', `${itinerary.path}/itinerary`, undefined, {
      [MIN_REVISION_HEADER]: String(await readRevision()),
    });
    guest.cookies.delete(`__Host-seen-${itinerary.projectId}`);
    const again = await guest.send('GET', `${itinerary.path}/itinerary`, undefined, {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('is who the guest said to be, before the copy has heard of it', async () => {
    const claimed = await guest.post(`${itinerary.path}/identity`, { name: 'Nora' });
    const { body } = await guest.get(`${itinerary.path}/itinerary`);
    expect(body.project.viewer.person).toEqual(claimed.body.person);
  });

  it('enters an itinerary that the copy has not heard of', async () => {
    itinerary = await createTestItinerary();
    const entered = await enter(createFarBrowser());
    expect(entered).toMatchObject({ status: 200, body: { itinerary: { events: [] } } });
  });
});

describe('a browser whose access ended', () => {
  let feedPath: string;

  beforeEach(async () => {
    feedPath = await readFeedPath();
    await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'QX7B4M' });
    await addEvent('Secret brunch');
  });

  it('reads nothing that was written after that, whatever the copy has heard', async () => {
    expect(await listTitles(guest)).toEqual(['Dinner']);
    await copy.catchUp();
    for (const path of ['itinerary', 'events', 'faqs']) {
      expect((await guest.get(`${itinerary.path}/${path}`)).status).toBe(401);
    }
    expect((await guest.get(`/project/${itinerary.projectId}`)).text).not.toContain('brunch');
  });

  it('gets no calendar file with it', async () => {
    const [event] = (await itinerary.host.get(`${itinerary.path}/events`)).body;
    for (const path of [feedPath, `${itinerary.path}/events/${event.id}/calendar.ics`]) {
      const before = await guest.get(path);
      expect(before.status).toBe(200);
      expect(before.text).not.toContain('Secret');
    }
    await copy.catchUp();
    expect((await guest.get(feedPath)).status).toBe(404);
    expect((await guest.get(`${itinerary.path}/events/${event.id}/calendar.ics`)).status).toBe(401);
  });

  it('is refused at once where the primary answers', async () => {
    const headers = { [MIN_REVISION_HEADER]: String(await readRevision()) };
    expect((await guest.send('GET', `${itinerary.path}/itinerary`, undefined, headers)).status).toBe(401);
    copy.fails = true;
    expect((await guest.get(`${itinerary.path}/itinerary`)).status).toBe(401);
  });

  it('may do nothing else, even before the copy has heard of it', async () => {
    const feedback = { userType: 'guest', feedbackText: 'Lovely.' };
    expect((await guest.post(`${itinerary.path}/feedback`, feedback)).status).toBe(401);
    expect((await guest.get(`${itinerary.path}/share`)).status).toBe(401);
    expect((await guest.get(`${itinerary.path}/calendar`)).status).toBe(401);
    expect((await enter(createFarBrowser())).status).toBe(401);
  });

  it('reads everything at once with the new code', async () => {
    expect((await enter(guest, 'QX7B4M')).status).toBe(200);
    expect(await listTitles(guest)).toEqual(['Dinner', 'Secret brunch']);
  });
});

describe('a host', () => {
  it('reads its own changes', async () => {
    const host = Object.assign(createFarBrowser(), { cookies: itinerary.host.cookies });
    await host.post(`${itinerary.path}/events`, { ...EVENT_INPUT, title: 'Brunch' });
    expect(await listTitles(host)).toEqual(['Dinner', 'Brunch']);
    expect((await host.get(`/project/${itinerary.projectId}`)).text).toContain('Brunch');
    const [, brunch] = (await host.get(`${itinerary.path}/events`)).body;
    const file = await host.get(`${itinerary.path}/events/${brunch.id}/calendar.ics`);
    expect(file.text).toContain('Brunch');
    expect(copy.answered).toBe(0);
  });
});

describe('the primary answers', () => {
  beforeEach(() => addEvent('Brunch'));

  it('instead of a copy that is older than two minutes', async () => {
    await everyDatabase
      .prepare(`DELETE FROM events WHERE title = 'Brunch' AND project_id = ${itinerary.id}`)
      .run();
    await copy.catchUp(121_000);
    await everyDatabase
      .prepare(`UPDATE events SET title = 'Late dinner' WHERE project_id = ${itinerary.id}`)
      .run();
    expect(await listTitles(guest)).toEqual(['Late dinner']);
  });

  it('instead of a copy that has no heartbeat', async () => {
    await copy.catchUp(Date.now());
    await everyDatabase
      .prepare(
        `UPDATE events SET title = 'Late dinner' WHERE title = 'Dinner' AND project_id = ${itinerary.id}`,
      )
      .run();
    expect(await listTitles(guest)).toContain('Late dinner');
  });

  it('if the copy fails', async () => {
    copy.fails = true;
    expect(await listTitles(guest)).toEqual(['Dinner', 'Brunch']);
  });
});

describe('while the primary does not answer', () => {
  const MINUTE = 60_000;
  const overload = () =>
    Promise.reject(new Error('D1_ERROR: D1 DB is overloaded. Too many requests queued.'));
  const read = (headers: Record<string, string> = {}) =>
    guest.send('GET', `${itinerary.path}/itinerary`, undefined, headers);

  beforeEach(async () => {
    guest.cookies.delete(`__Host-seen-${itinerary.projectId}`);
    await copy.catchUp(40 * MINUTE);
    copy.primary = overload;
  });

  it('a guest gets what an old copy has, which says how old it is', async () => {
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(body.events).toMatchObject([{ title: 'Dinner' }]);
    expect(Math.round((Date.now() - body.asOf) / MINUTE)).toBe(40);
    const again = await read({ 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(Number(again.headers.get('x-as-of'))).toBeGreaterThan(0);
    expect((await guest.get(`/project/${itinerary.projectId}`)).text).toContain('"asOf":');
  });

  it('and does not wait longer than three seconds', async () => {
    copy.primary = () => new Promise(() => {});
    expect((await read()).body.asOf).toBeGreaterThan(0);
  });

  it('but nothing older than an hour, or than the guest has seen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const seen = { 'x-min-revision': String((await read()).body.project.revision + 1) };
    expect(await read(seen)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    copy.primary = undefined;
    await copy.catchUp(61 * MINUTE);
    copy.primary = overload;
    const tooOld = await read();
    expect(tooOld.status).toBe(503);
    expect(tooOld.headers.get('retry-after')).toBe('5');
  });

  it('an error of ours is not hidden', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    copy.primary = () => Promise.reject(new Error('D1_ERROR: no such column: titel'));
    expect((await read()).status).toBe(500);
  });

  it('and what is current again says nothing of its age', async () => {
    copy.primary = undefined;
    expect((await read()).body).not.toHaveProperty('asOf');
  });
});
