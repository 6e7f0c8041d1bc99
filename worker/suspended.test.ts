import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { closeSuspendedPages } from './jobs/close-suspended-pages.ts';
import { sendOutboxMail } from './jobs/send-outbox-mail.ts';
import { parseSettings } from './services/settings.ts';
import { createAccessProject, prepareRow, sendPrepared } from './testing/access-suite.ts';
import { ACCESS_TABLE } from './testing/access-table.ts';
import { signInAsOwner } from './testing/account.ts';
import { createAssistantKey, postMessage, toCall } from './testing/assistant.ts';
import { TestBrowser } from './testing/browser.ts';
import { everyDatabase, testItineraryDb } from './testing/databases.ts';
import { LiveSocket } from './testing/live-socket.ts';
import { restoreProject, suspendProject } from './testing/outbox.ts';
import { invitePerson } from './testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest } from './testing/project.ts';
import { setHeaderImage } from './testing/upload.ts';

const CANARY = 'Heron at the zinc bar';
const REASON = 'It sells counterfeit tickets.';

/** Those that only the export and the email's token open, and what does not read the itinerary. */
const OPEN = [
  'GET /api/projects/:projectId/export',
  'GET /api/projects/:projectId/export.ics',
  'DELETE /api/projects/:projectId/access',
  'GET /open/:projectId',
  'POST /open/:projectId',
  'GET /report/:projectId',
  'POST /report/:projectId',
  'GET /language/:projectId',
  'POST /language/:projectId',
];
const ROWS = ACCESS_TABLE.filter(
  ({ method, route }) => /:projectId|^\/calendar\//.test(route) && !OPEN.includes(`${method} ${route}`),
);

describe('an itinerary that was taken down', () => {
  it.each([true, false])(
    'is refused by every route, with Full Access: %s',
    async (isPaid) => {
      const project = await createAccessProject(isPaid);
      const scenario = { project, otherProject: await createAccessProject(true) };
      const admin = await new TestBrowser().setGrant(project.projectId, 'admin');
      const prepared = [];
      for (const row of ROWS.filter(({ isTrial }) => Boolean(isTrial) !== isPaid)) {
        prepared.push({ row, request: await prepareRow(row, scenario) });
      }
      await suspendProject(project.id, REASON);
      const opened = [];
      for (const { row, request } of prepared) {
        for (const browser of [new TestBrowser(), admin]) {
          const { status, text } = await sendPrepared(row, browser, request);
          // A calendar address that is not right is none of the itinerary.
          const isUnknown =
            status === 404 && row.route.startsWith('/calendar/') && row.expected.anonymous === 404;
          if (status !== 451 && !isUnknown) opened.push(`${status} ${row.method} ${row.route}`);
          expect(text).not.toContain(EVENT_INPUT.title);
        }
      }
      expect(opened).toEqual([]);
    },
    60_000,
  );

  it('tells hosts why, and nobody else, and lets hosts export it', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId, id } = itinerary;
    await host.post(`${path}/events`, { ...EVENT_INPUT, title: CANARY });
    const guest = await enterAsGuest(itinerary);
    const cohost = await invitePerson(itinerary, 'Ana');
    await host.patch(`${path}/people/${cohost.person.id}`, {
      role: 'cohost',
      sequence: cohost.person.sequence,
    });
    await suspendProject(id, REASON);
    const refused = { status: 451, body: { code: 'SUSPENDED' } };
    for (const browser of [host, cohost.browser]) {
      expect(await browser.get(`${path}/itinerary`)).toMatchObject({ ...refused, body: { reason: REASON } });
      expect((await browser.get(`${path}/export`)).text).toContain(CANARY);
      const page = await browser.get(`/project/${projectId}`);
      expect(page).toMatchObject({ status: 451, text: expect.stringContaining(REASON) });
      expect(page.text).not.toContain(CANARY);
    }
    expect((await guest.get(`${path}/export`)).status).toBe(451);
    for (const browser of [guest, new TestBrowser()]) {
      const answer = await browser.get(`${path}/itinerary`);
      expect(answer).toMatchObject(refused);
      expect(answer.body.reason).toBeUndefined();
      for (const page of ['project', 'access', 'checkout']) {
        const { status, text } = await browser.get(`/${page}/${projectId}`);
        expect({ page, status }).toEqual({ page, status: 451 });
        expect(text).not.toContain(REASON);
        expect(text).not.toContain('Lisbon');
      }
    }
  });

  it('is closed to who has a copy and asks whether it is up to date, until it is restored', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, id, projectId } = itinerary;
    const image = await setHeaderImage(host, path);
    const guest = await enterAsGuest(itinerary);
    const feed = new URL((await guest.get(`${path}/calendar`)).body.feedUrl).pathname;
    const urls = [`${path}/itinerary`, `/project/${projectId}`, image, feed];
    const known = new Map<string, Record<string, string>>();
    for (const url of urls) {
      const etag = (await guest.get(url)).headers.get('etag');
      known.set(url, etag ? { 'If-None-Match': etag } : {});
    }
    const readAll = () => Promise.all(urls.map(async (url) => (await guest.get(url, known.get(url))).status));
    expect(await readAll()).toEqual([304, expect.any(Number), 304, 304]);
    await suspendProject(id);
    expect(await readAll()).toEqual([451, 451, 451, 451]);
    await restoreProject(id);
    expect((await readAll()).map((status) => status < 400)).toEqual([true, true, true, true]);
  });

  it('is closed to its owner and to assistants', async () => {
    const itinerary = await createTestItinerary();
    const owner = await signInAsOwner(new TestBrowser(), itinerary.projectId);
    const { key } = await createAssistantKey(itinerary);
    await suspendProject(itinerary.id, REASON);
    expect(await owner.post(`${itinerary.path}/access-owned`)).toMatchObject({
      status: 451,
      body: { reason: REASON },
    });
    expect((await postMessage(toCall('read_itinerary'), { key })).status).toBe(451);
  });

  it('closes open pages, sends nothing, and opens again when restored', async () => {
    const itinerary = await createTestItinerary();
    const { path, id, host } = itinerary;
    const guest = await enterAsGuest(itinerary);
    const socket = await LiveSocket.open(guest, path);
    await suspendProject(id);
    await closeSuspendedPages(env, Date.now());
    await expect.poll(() => socket.closedWith).toBeDefined();
    await expect(LiveSocket.open(guest, path)).rejects.toThrow('451');
    await everyDatabase
      .prepare("UPDATE outbox SET status = 'pending', attempts = 0, problem = NULL WHERE project_id = ?")
      .bind(id)
      .run();
    const mailId =
      (await everyDatabase
        .prepare('SELECT id FROM outbox WHERE project_id = ?')
        .bind(id)
        .first<string>('id')) ?? '';
    const send = () => sendOutboxMail(env, testItineraryDb(id), parseSettings(env), mailId, Date.now());
    expect(await send()).toBe('not-due');
    await restoreProject(id);
    expect(await send()).toBe('sent');
    expect((await host.get(`${path}/itinerary`)).status).toBe(200);
  });
});
