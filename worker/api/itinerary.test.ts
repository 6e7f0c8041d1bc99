import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { signInAsOwner } from '../testing/account.ts';
import { TestBrowser } from '../testing/browser.ts';
import { countRoundTrips } from '../testing/database.ts';
import { everyDatabase } from '../testing/databases.ts';
import {
  createTestItinerary,
  EVENT_INPUT,
  enterAsAdmin,
  enterAsGuest,
  FAQ_INPUT,
  type TestItinerary,
} from '../testing/project.ts';

describe('works', () => {
  it('returns exactly the documented fields', async () => {
    const itinerary = await createTestItinerary();
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    await itinerary.host.post(`${itinerary.path}/faqs`, FAQ_INPUT);
    const { body } = await (await enterAsGuest(itinerary)).get(`${itinerary.path}/itinerary`);
    expect(Object.keys(body)).toEqual(['project', 'events', 'faqs', 'newsSeq', 'signUps', 'papers']);
    expect(Object.keys(body.project).sort()).toEqual(PROJECT_FIELDS);
    expect(Object.keys(body.events[0]).sort()).toEqual(EVENT_FIELDS);
    expect(Object.keys(body.faqs[0]).sort()).toEqual([
      'answer',
      'createdAt',
      'id',
      'order',
      'question',
      'sequence',
      'updatedAt',
    ]);
    const admin = (await itinerary.host.get(`${itinerary.path}/itinerary`)).body.project;
    expect(Object.keys(admin).sort()).toEqual([...PROJECT_FIELDS, 'adminCode', 'ownerEmail'].sort());
  });

  it('returns the same events and FAQs as their own routes', async () => {
    const { host, path } = await createTestItinerary();
    const special = {
      title: 'Tea "at" 5 \\ é 🎈 العربية',
      description: 'One\n\ttwo \u2028 three',
      vibe: 'Zażółć',
    };
    const zone = { timeZone: 'Asia/Kathmandu', endsAt: '2083-06-12T23:59:59.999' };
    for (const event of [
      EVENT_INPUT,
      { ...EVENT_INPUT, ...special, ...zone },
      { ...EVENT_INPUT, datetime: '1995-01-01T00:00:00.001Z' },
    ]) {
      expect((await host.post(`${path}/events`, event)).status).toBe(201);
    }
    await host.post(`${path}/faqs`, { question: 'Tea "at" 5?', answer: 'Yes.\n\nNo \\ maybe.' });
    const { body } = await host.get(`${path}/itinerary`);
    expect(body.events).toEqual((await host.get(`${path}/events`)).body);
    expect(body.faqs).toEqual((await host.get(`${path}/faqs`)).body);
  });

  it('responds 304 to a known ETag until the content or the role changes', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const path = `${itinerary.path}/itinerary`;
    const etag = (await guest.get(path)).headers.get('etag') ?? '';
    expect(await guest.get(path, { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' });
    expect(await guest.get(path, { 'If-None-Match': `W/${etag}` })).toMatchObject({ status: 304 });
    await guest.post(`${itinerary.path}/verify-admin`, { adminCode: itinerary.adminCode });
    const asAdmin = await guest.get(path, { 'If-None-Match': etag });
    expect(asAdmin.body.project.viewer.role).toBe('admin');
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    const changed = await guest.get(path, { 'If-None-Match': asAdmin.headers.get('etag') ?? '' });
    expect(changed).toMatchObject({ status: 200, body: { events: [{ title: 'Dinner' }] } });
    for (const invalid of ['*', '"', 'x', '"1"', '""']) {
      expect((await guest.get(path, { 'If-None-Match': invalid })).status).toBe(200);
    }
  });

  it('never responds 304 to the ETag of another role', async () => {
    const itinerary = await createTestItinerary();
    const { path, projectId, host } = itinerary;
    await host.post(`${path}/events`, EVENT_INPUT);
    const admin = await enterAsAdmin(itinerary);
    const etag = (await admin.get(`${path}/itinerary`)).headers.get('etag') ?? '';
    // Without a new revision, so that only the role makes the difference.
    await everyDatabase
      .prepare('UPDATE projects SET admin_version = 2 WHERE project_id = ?')
      .bind(projectId)
      .run();
    const demoted = await admin.get(`${path}/itinerary`, { 'If-None-Match': etag });
    expect(demoted).toMatchObject({
      status: 200,
      body: { project: { viewer: { role: 'viewer' } }, events: [{ title: 'Dinner' }] },
    });
    expect(demoted.headers.get('etag')).not.toBe(etag);
    expect(demoted.text).not.toMatch(/adminCode|ownerEmail/);
    const known = { 'If-None-Match': demoted.headers.get('etag') ?? '' };
    expect((await admin.get(`${path}/itinerary`, known)).status).toBe(304);
  });

  it('reads for the owner although the access code was changed elsewhere', async () => {
    const itinerary = await createTestItinerary();
    const { path, projectId, host } = itinerary;
    await host.post(`${path}/events`, EVENT_INPUT);
    const owner = await signInAsOwner(new TestBrowser(), projectId);
    await host.put(`${path}/customizations`, { accessCode: 'K7M2QX' });
    expect((await owner.get(`${path}/itinerary`)).body).toMatchObject({
      project: { viewer: { role: 'owner' }, accessCode: 'K7M2QX' },
      events: [{ title: 'Dinner' }],
    });
    expect((await owner.get(`${path}/events`)).body).toHaveLength(1);
  });

  it('takes one round trip and reads at most 6 additional rows, or 5 for a 304', async () => {
    const itinerary = await createTestItinerary();
    for (let n = 0; n < 12; n++) await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    for (let n = 0; n < 4; n++) await itinerary.host.post(`${itinerary.path}/faqs`, FAQ_INPUT);
    const { body } = await itinerary.host.delete(
      `${itinerary.path}/events/${(await itinerary.host.get(`${itinerary.path}/events`)).body[0].id}`,
    );
    expect(body.success).toBe(true);
    const full = await measure(itinerary);
    expect(full).toMatchObject({ status: 200, trips: 1 });
    expect(full.rowsRead).toBeLessThanOrEqual(6 + 11 + 4);
    const cached = await measure(itinerary, { 'If-None-Match': full.etag });
    expect(cached).toMatchObject({ status: 304, trips: 1 });
    expect(cached.rowsRead).toBeLessThanOrEqual(5);
  });
});

describe('refuses', () => {
  it('ends the access of a former owner, although the browser is still signed in', async () => {
    const { path, projectId } = await createTestItinerary();
    const owner = await signInAsOwner(new TestBrowser(), projectId);
    expect((await owner.get(path)).body.project.viewer.role).toBe('owner');
    await everyDatabase
      .prepare('UPDATE projects SET owner_user_id = NULL WHERE project_id = ?')
      .bind(projectId)
      .run();
    for (const call of ['', '/itinerary', '/events', '/faqs', '/calendar']) {
      expect((await owner.get(path + call)).status).toBe(401);
    }
    expect((await owner.get('/api/current-project')).status).toBe(401);
    expect((await owner.get(`/project/${projectId}`)).text).not.toContain('adminCode');
  });

  it('returns the same error whether or not the itinerary exists', async () => {
    const { path } = await createTestItinerary();
    const stranger = (await createTestItinerary()).host;
    const [existing, missing] = await Promise.all([
      stranger.get(`${path}/itinerary`),
      stranger.get('/api/projects/ZZZZZZZZ/itinerary'),
    ]);
    expect(existing.status).toBe(401);
    const withoutId = ({ body }: typeof existing) => ({ ...body, requestId: '' });
    expect(withoutId(existing)).toEqual(withoutId(missing));
  });
});

/** Requests the itinerary and counts round trips to the database and rows read. */
async function measure({ host, path }: TestItinerary, headers: Record<string, string> = {}) {
  const { bindings, counts } = countRoundTrips();
  const request = host.toRequest('GET', `${path}/itinerary`, undefined, headers);
  const response = await app.fetch(request, { ...env, ...bindings }, createExecutionContext());
  return { status: response.status, etag: response.headers.get('etag') ?? '', ...counts };
}

const PROJECT_FIELDS = [
  'accessCode', 'contactName', 'contactPhone', 'createdAt', 'customBackgroundColor', 'customColors', 'customLinks',
  'customTitle', 'groupSize',
  'headerImage', 'headerImages', 'id', 'isPaid', 'language', 'look', 'name', 'ownerName', 'place', 'projectId', 'revision', 'rsvp',
  'selectedBackground', 'selectedFont', 'showCountdown', 'showCreatorName', 'timeZone', 'titleChangesUsed', 'titleFont',
  'viewer',
]; // biome-ignore format: shorter as a paragraph

const EVENT_FIELDS = [
  'attendees', 'audience', 'createdAt', 'datetime', 'description', 'endTimeZone', 'endsAt', 'id', 'location', 'pinned', 'rsvp',
  'sequence', 'timeZone', 'title', 'updatedAt', 'vibe',
]; // biome-ignore format: shorter as a paragraph

describeAccess('itinerary');
