import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser, signInAsOwner } from '../testing/account.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, FAQ_INPUT } from '../testing/project.ts';

describeAccess('my-projects');

describe('works', () => {
  it('lists itineraries by the verified email with counts, newest first', async () => {
    const { browser, user } = await createSignedInUser();
    const older = await createTestItinerary({ ownerEmail: user.email, name: 'Porto' });
    const newer = await createTestItinerary({ ownerEmail: user.email.toUpperCase(), paid: false });
    await createTestItinerary();
    await older.host.post(`${older.path}/events`, EVENT_INPUT);
    // Still June 12 in New York.
    const abroad = { datetime: '2083-06-13T10:00', timeZone: 'Asia/Tokyo' };
    await older.host.post(`${older.path}/events`, { ...EVENT_INPUT, ...abroad });
    await older.host.post(`${older.path}/faqs`, FAQ_INPUT);
    const listed = (await browser.get('/api/my-projects')).body;
    expect(listed.map(({ projectId }: { projectId: string }) => projectId)).toEqual([
      newer.projectId,
      older.projectId,
    ]);
    expect(listed[1]).toEqual({
      projectId: older.projectId,
      id: older.id,
      name: 'Porto',
      customTitle: null,
      ownerName: 'Ada',
      groupSize: 1,
      isPaid: true,
      createdAt: expect.any(String),
      timeZone: 'America/New_York',
      look: null,
      customColors: null,
      headerImage: null,
      eventCount: 2,
      faqCount: 1,
      firstDay: '2083-06-12',
      lastDay: '2083-06-13',
      hasPendingContent: false,
      isUnavailable: false,
    });
    expect(listed[0]).toMatchObject({ eventCount: 0, faqCount: 0, firstDay: null, lastDay: null });
  });

  it('keeps the itineraries when the email changes, and does not list them for others', async () => {
    const { browser, user } = await createSignedInUser();
    const { projectId } = await createTestItinerary({ ownerEmail: user.email });
    await browser.get('/api/my-projects');
    await everyDatabase
      .prepare("UPDATE users SET email = 'new@example.com' WHERE id = ?")
      .bind(user.id)
      .run();
    expect((await browser.get('/api/my-projects')).body).toMatchObject([{ projectId }]);
    const { browser: other } = await createSignedInUser({ email: user.email });
    expect((await other.get('/api/my-projects')).body).toEqual([]);
    expect((await other.post(`/api/projects/${projectId}/access-owned`)).status).toBe(404);
  });

  it('grants owner access to edit and to read receipts', async () => {
    const { browser, user } = await createSignedInUser();
    const { projectId, path, name } = await createTestItinerary({ ownerEmail: user.email });
    expect((await browser.get(`${path}/itinerary`)).status).toBe(401);
    expect((await browser.post(`${path}/access-owned`)).body).toEqual({
      success: true,
      project: { projectId, name },
    });
    const { project } = (await browser.get('/api/current-project')).body;
    expect(project).toMatchObject({ projectId, viewer: { role: 'owner' }, ownerEmail: user.email });
    expect((await browser.post(`${path}/events`, EVENT_INPUT)).status).toBe(201);
    expect((await browser.get(`${path}/payments`)).body).toEqual([]);
  });

  it('keeps owner access when the codes change', async () => {
    const { browser, user } = await createSignedInUser();
    const { path } = await createTestItinerary({ ownerEmail: user.email });
    await browser.post(`${path}/access-owned`);
    expect((await browser.put(`${path}/customizations`, { accessCode: 'QX7R2M' })).status).toBe(200);
    expect((await browser.get(`${path}/itinerary`)).status).toBe(200);
  });
});

describe('deletion', () => {
  it('revokes all access at once and deletes the rows', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId, accessCode, id } = itinerary;
    const guest = await enterAsGuest(itinerary);
    const event = (await host.post(`${path}/events`, EVENT_INPUT)).body;
    await host.post(`${path}/faqs`, FAQ_INPUT);
    await guest.post(`${path}/feedback`, { userType: 'guest', feedbackText: 'Lovely.' });
    const feed = new URL((await guest.get(`${path}/calendar`)).body.feedUrl).pathname;
    await signInAsOwner(host, projectId);
    expect(await host.delete(path, { confirmationName: 'Lisbon' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    for (const browser of [host, guest]) {
      for (const call of [
        '',
        '/itinerary',
        '/events',
        '/faqs',
        '/calendar',
        `/events/${event.id}/calendar.ics`,
      ]) {
        expect((await browser.get(path + call)).status).toBe(401);
      }
      expect((await browser.post(`${path}/events`, EVENT_INPUT)).status).toBe(401);
      expect((await browser.get('/api/current-project')).status).toBe(401);
    }
    expect((await guest.get(feed)).status).toBe(404);
    expect((await guest.get(`${path}/preview`)).status).toBe(401);
    expect((await guest.post(`${path}/access`, { accessCode })).body.code).toBe('CODE_INCORRECT');
    expect((await host.get('/api/my-projects')).body).toEqual([]);
    for (const table of ['events', 'faqs', 'feedback', 'outbox']) {
      const left = await everyDatabase
        .prepare(`SELECT count(*) AS n FROM ${table} WHERE project_id = ?`)
        .bind(id)
        .first('n');
      expect({ table, left }).toEqual({ table, left: 0 });
    }
    expect((await host.delete(path, { confirmationName: 'Lisbon' })).status).toBe(401);
  });
});

describe('refuses', () => {
  it.each(['lisbon', 'Lisbon ', '', 'Porto'])(
    'rejects the confirmation name %j',
    async (confirmationName) => {
      const { host, path, projectId } = await createTestItinerary();
      await signInAsOwner(host, projectId);
      const response = await host.delete(path, { confirmationName });
      expect(response).toMatchObject({
        status: 400,
        body: { fields: { confirmationName: expect.any(String) } },
      });
      expect((await host.get(`${path}/itinerary`)).status).toBe(200);
    },
  );
});

describe("an itinerary that is not the account's", () => {
  const listOwn = async (browser: TestBrowser) => (await browser.get('/api/my-projects')).body;
  const countMails = async (projectId: number, status: string) =>
    everyDatabase
      .prepare('SELECT count(*) AS n FROM outbox WHERE project_id = ? AND status = ?')
      .bind(projectId, status)
      .first<number>('n');

  it('leaves the dashboard, stops its emails and cannot be claimed by the address again', async () => {
    const { browser, user } = await createSignedInUser();
    const { host, path, id, projectId } = await createTestItinerary({ ownerEmail: user.email });
    expect(await listOwn(browser)).toMatchObject([{ projectId }]);
    await everyDatabase.prepare("UPDATE outbox SET status = 'pending' WHERE project_id = ?").bind(id).run();
    expect((await browser.post(`${path}/disown`)).status).toBe(200);
    expect(await countMails(id, 'pending')).toBe(0);
    expect(await listOwn(browser)).toEqual([]);
    expect((await browser.post(`${path}/access-owned`)).status).toBe(404);
    expect((await host.post(`${path}/codes-mail`)).status).toBe(200);
    expect(await countMails(id, 'pending')).toBe(0);
    expect((await host.get(path)).status).toBe(200);
  });

  it('comes back when the account asks for it, and only then', async () => {
    const { browser, user } = await createSignedInUser();
    const { path, projectId } = await createTestItinerary({ ownerEmail: user.email });
    await browser.get('/api/my-projects');
    expect((await browser.post(`${path}/reclaim`)).status).toBe(404);
    await browser.post(`${path}/disown`);
    const { browser: stranger } = await createSignedInUser();
    expect((await stranger.post(`${path}/reclaim`)).status).toBe(404);
    expect((await browser.post(`${path}/reclaim`)).status).toBe(200);
    expect(await listOwn(browser)).toMatchObject([{ projectId }]);
  });
});
