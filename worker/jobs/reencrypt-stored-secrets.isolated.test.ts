import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsealMail } from '../actions/outbox.ts';
import type { CreatedProject } from '../contract/projects.ts';
import { findOutboxMail } from '../db/outbox.ts';
import { makeJpeg } from '../domain/images/testing/images.ts';
import { parseSettings } from '../services/settings.ts';
import { createSignedInUser } from '../testing/account.ts';
import { BindingsBrowser } from '../testing/bindings-browser.ts';
import { wrapAll } from '../testing/database.ts';
import { everyDatabase as DB, requireItineraryD1, testItineraryDb } from '../testing/databases.ts';
import { buildEmail, buildRestaurantHtml, deliverEmail } from '../testing/mail.ts';
import { EVENT_INPUT } from '../testing/project.ts';
import { requestUploadUrl } from '../testing/upload.ts';
import { reencryptStoredSecrets } from './reencrypt-stored-secrets.ts';
import { sendOutboxMail } from './send-outbox-mail.ts';

const OLD = { APP_SECRET: parseSettings(env).APP_SECRET };
const BOTH = { APP_SECRET: 'new-0123456789-new-0123456789-new', APP_SECRET_PREVIOUS: OLD.APP_SECRET };
const NEW = { APP_SECRET: BOTH.APP_SECRET };

const MINUTE_MS = 60_000;

type Itinerary = CreatedProject & { path: string; host: BindingsBrowser };

function openBrowser(bindings: object) {
  const browser = new BindingsBrowser();
  browser.bindings = bindings;
  return browser;
}

/** A paid itinerary made with the old secret, and its owner's account. */
async function createItinerary(): Promise<Itinerary> {
  const host = openBrowser(OLD);
  const ownerEmail = `${crypto.randomUUID()}@example.com`;
  const created = await host.post('/api/projects', { name: 'Lisbon', ownerName: 'Ada', ownerEmail });
  const project = created.body.project as CreatedProject;
  await DB.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(project.id).run();
  const path = `/api/projects/${project.projectId}`;
  await host.post(`${path}/events`, EVENT_INPUT);
  return { ...project, path, host };
}

async function signInOwner({ host, id }: Itinerary) {
  const { user } = await createSignedInUser({ browser: host });
  await DB.prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?').bind(user.id, id).run();
}

async function runJob(bindings: object, minutes: number) {
  await reencryptStoredSecrets({ ...env, ...bindings } as Cloudflare.Env, Date.now() + minutes * MINUTE_MS);
}

const listProgress = async () =>
  (await DB.prepare('SELECT * FROM reseal_progress ORDER BY target').all()).results;

/** Runs the job as the cron trigger does, until it is finished. */
async function reencryptEverything() {
  await runJob(BOTH, 0);
  for (let minute = 2; minute < 20; minute++) await runJob(BOTH, minute);
  expect((await listProgress()).map(({ finished_at }) => finished_at)).not.toContain(null);
}

const readCodes = async (id: number) =>
  DB.prepare(
    'SELECT access_code_sealed, access_code_hash, admin_code_sealed, link_key_sealed FROM projects WHERE id = ?',
  )
    .bind(id)
    .first();

const enter = ({ path, accessCode }: Itinerary, bindings: object, code = accessCode) =>
  openBrowser(bindings).post(`${path}/access`, { accessCode: code });

beforeEach(async () => {
  await DB.prepare('DELETE FROM reseal_progress').run();
});
afterEach(() => vi.restoreAllMocks());

describe('rotating APP_SECRET', () => {
  it('keeps everything open at every step', async () => {
    const itinerary = await createItinerary();
    const { host, path, id, accessCode, adminCode } = itinerary;
    await signInOwner(itinerary);
    const guest = openBrowser(OLD);
    await guest.post(`${path}/access`, { accessCode });
    const visitor = guest.cookies.get('__Host-visitor');
    const { inviteKey } = (await guest.get(`${path}/share`)).body;
    const feed = new URL((await guest.get(`${path}/calendar`)).body.feedUrl).pathname;
    const email = () => buildEmail({ html: buildRestaurantHtml() });
    const readAddress = async (of: string) => (await host.get(`${of}/intake`)).body.address;
    const addresses = [await readAddress('/api'), await readAddress(path)];

    const check = async (bindings: { APP_SECRET: string }) => {
      for (const browser of [host, guest]) browser.bindings = bindings;
      expect((await guest.get(`${path}/itinerary`)).body.project.accessCode).toBe(accessCode);
      expect((await host.get(path)).body.project).toMatchObject({ accessCode, adminCode });
      expect((await host.get('/api/account/export')).body.itineraries[0].adminCode).toBe(adminCode);
      expect((await guest.get(`${path}/share`)).body).toMatchObject({ accessCode, inviteKey });
      expect((await openBrowser(bindings).get(feed)).status).toBe(200);
      expect([await readAddress('/api'), await readAddress(path)]).toEqual(addresses);
      expect((await deliverEmail(addresses[0], email(), bindings)).rejected).toBeUndefined();
      expect((await guest.post(`${path}/access`, { accessCode })).status).toBe(200);
      const newcomer = openBrowser(bindings);
      const typed = await newcomer.post(`${path}/access`, { accessCode });
      expect(typed.status).toBe(200);
      expect((await newcomer.post(`${path}/verify-admin`, { adminCode })).status).toBe(200);
      const row = await findOutboxMail(testItineraryDb(id), id, 'codes');
      expect((row && (await unsealMail(bindings, row)))?.text).toContain(accessCode);
    };
    await check(OLD);
    await check(BOTH);
    await reencryptEverything();
    await check(BOTH);
    await check(NEW);
    expect(guest.cookies.get('__Host-visitor')?.split('!')[0]).toBe(visitor?.split('!')[0]);
    expect(guest.cookies.get('__Host-visitor')).not.toBe(visitor);
  });

  it('keeps what is under way: repeated requests and uploads', async () => {
    const { host, path } = await createItinerary();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const [event, faq] = [
      { ...EVENT_INPUT, title: 'Once' },
      { question: 'Where?', answer: 'Here.' },
    ];
    const upload = await requestUploadUrl(host, path);
    const first = [
      await host.post(`${path}/events`, event, key),
      await host.post(`${path}/faqs`, faq, key),
      await host.post(`${path}/feedback`, { userType: 'owner', feedbackText: 'Nice' }, key),
    ];
    host.bindings = BOTH;
    const file = makeJpeg();
    const sent = await host.put(upload.uploadURL, file, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(file.length),
    });
    expect(sent.status).toBe(200);
    const second = [
      await host.post(`${path}/events`, event, key),
      await host.post(`${path}/faqs`, faq, key),
      await host.post(`${path}/feedback`, { userType: 'owner', feedbackText: 'Nice' }, key),
    ];
    expect(second.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(second.map(({ body }) => body.id)).toEqual(first.map(({ body }) => body.id));
    expect((await host.get(`${path}/events`)).body).toHaveLength(2);
    const count = await DB.prepare(
      'SELECT count(*) AS n FROM feedback WHERE project_id = (SELECT id FROM projects WHERE project_id = ?)',
    );
    expect(await count.bind(path.split('/').at(-1)).first('n')).toBe(1);
    const other = await host.post(`${path}/events`, { ...event, title: 'Twice' }, key);
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('continues where it was interrupted, and changes nothing when it runs again', async () => {
    const { id } = await createItinerary();
    await runJob(BOTH, 0);
    const before = await readCodes(id);
    await runJob(BOTH, 1); // too early
    expect(await readCodes(id)).toEqual(before);
    await reencryptEverything();
    const after = await readCodes(id);
    expect(after?.access_code_hash).not.toBe(before?.access_code_hash);
    const progress = await listProgress();
    await runJob(BOTH, 30);
    expect(await listProgress()).toEqual(progress);
    await DB.prepare('UPDATE reseal_progress SET cursor = NULL, finished_at = NULL').run();
    await runJob(BOTH, 31);
    expect(await readCodes(id)).toEqual(after);
  });

  it('does not overwrite a code that is changed meanwhile', async () => {
    const itinerary = await createItinerary();
    await runJob(BOTH, 0);
    itinerary.host.bindings = BOTH;
    let isChanged = false;
    const databases = wrapAll(async (run, { queries }) => {
      // The job has read the codes and is about to write them.
      const isWrite = queries.some((query) => /^update "projects"/i.test(query)) && queries.length === 2;
      if (isWrite && !isChanged) {
        isChanged = true;
        const body = { accessCode: 'PARTY7' };
        expect((await itinerary.host.put(`${itinerary.path}/customizations`, body)).status).toBe(200);
      }
      return run();
    });
    await runJob({ ...BOTH, ...databases }, 2);
    await reencryptEverything();
    expect(isChanged).toBe(true);
    expect((await enter(itinerary, NEW, 'PARTY7')).status).toBe(200);
    expect((await enter(itinerary, NEW)).status).toBe(401);
    const host = openBrowser(NEW);
    await host.post(`${itinerary.path}/access`, { accessCode: 'PARTY7' });
    const verified = await host.post(`${itinerary.path}/verify-admin`, { adminCode: itinerary.adminCode });
    expect(verified.status).toBe(200);
  });

  it('works in bounded batches', async () => {
    await createItinerary();
    const itineraries = requireItineraryD1('D0000000');
    await itineraries
      .prepare(
        `INSERT INTO outbox (id, kind, recipient, sealed, status, next_at, created_at)
       SELECT 'many-' || key, 'receipt', 'a@example.com', 'unreadable', 'sent', 0, 0 FROM json_each(?)`,
      )
      .bind(JSON.stringify(Array(1200).fill(0)))
      .run();
    await runJob(BOTH, 0);
    await runJob(BOTH, 2);
    const read = async () =>
      itineraries
        .prepare("SELECT * FROM reseal_progress WHERE target = 'emails'")
        .first<Record<string, number>>();
    expect((await read())?.processed).toBeLessThanOrEqual(1000);
    expect((await read())?.finished_at).toBeNull();
    await runJob(BOTH, 3);
    await runJob(BOTH, 4);
    expect(await read()).toMatchObject({ unreadable: 1200, finished_at: expect.any(Number) });
    await itineraries.prepare("DELETE FROM outbox WHERE id LIKE 'many-%'").run();
  });

  it('starts again when the secret is changed back', async () => {
    const itinerary = await createItinerary();
    await reencryptEverything();
    const back = { ...OLD, APP_SECRET_PREVIOUS: NEW.APP_SECRET };
    await runJob(back, 30);
    for (let minute = 32; minute < 40; minute++) await runJob(back, minute);
    expect((await enter(itinerary, OLD)).status).toBe(200);
  });

  it('does nothing without a previous secret, and logs no secret', async () => {
    const log = vi.spyOn(console, 'log');
    await runJob(NEW, 0);
    expect(await listProgress()).toEqual([]);
    await createItinerary();
    await reencryptEverything();
    const logged = log.mock.calls.flat().join();
    expect(logged).toContain('"job":"reencrypt"');
    for (const secret of Object.values(BOTH)) expect(logged).not.toContain(secret);
    expect(JSON.stringify(await listProgress())).not.toContain(BOTH.APP_SECRET.slice(0, 12));
  });
});

describe('a secret that was changed without keeping the previous one', () => {
  it('shows codes as missing, and answers everything', async () => {
    const itinerary = await createItinerary();
    const { host, path, projectId } = itinerary;
    await signInOwner(itinerary);
    const { address } = (await host.get('/api/intake')).body;
    const feed = new URL((await host.get(`${path}/calendar`)).body.feedUrl).pathname;
    host.bindings = NEW;
    expect((await host.post(`${path}/access-owned`)).status).toBe(200);
    const answers = await Promise.all([
      host.get(`/project/${projectId}`),
      host.get('/dashboard'),
      host.get('/api/my-projects'),
      host.get(path),
      host.get(`${path}/itinerary`),
      host.get(`${path}/share`),
      host.get(`${path}/calendar`),
      host.get(`${path}/export`),
      host.get(`${path}/export.ics`),
      host.get('/api/account/export'),
      host.get('/api/intake'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(200));
    expect((await host.get(path)).body.project).toMatchObject({ accessCode: '', adminCode: '' });
    expect((await host.get(feed)).status).toBe(404);
    expect((await host.post(`${path}/codes-mail`)).body.code).toBe('CONFLICT');
    const renewed = (await host.get('/api/intake')).body.address;
    expect(renewed).not.toBe(address);
    expect((await deliverEmail(renewed, buildEmail({ text: 'Hi' }), NEW)).rejected).toBeUndefined();
  });

  it.each([0, 1])('lets the owner set a new code (is_paid = %i)', async (isPaid) => {
    const itinerary = await createItinerary();
    const { host, path, id } = itinerary;
    await signInOwner(itinerary);
    await DB.prepare('UPDATE projects SET is_paid = ? WHERE id = ?').bind(isPaid, id).run();
    host.bindings = NEW;
    const saved = await host.put(`${path}/customizations`, { accessCode: 'PARTY7' });
    expect(saved.body.project.accessCode).toBe('PARTY7');
    expect((await enter(itinerary, NEW, 'PARTY7')).status).toBe(200);
    const name = await host.put(`${path}/customizations`, { adminCode: 'ABCD2345EFGH', name: 'Porto' });
    expect(name.status).toBe(isPaid ? 200 : 403);
  });

  it('marks emails as failed with the reason', async () => {
    const { id } = await createItinerary();
    await DB.prepare("UPDATE outbox SET status = 'pending', attempts = 0 WHERE project_id = ?")
      .bind(id)
      .run();
    const db = testItineraryDb(id);
    const row = await findOutboxMail(db, id, 'codes');
    await sendOutboxMail(env, db, parseSettings({ ...env, ...NEW }), row?.id ?? '', Date.now());
    expect(await findOutboxMail(db, id, 'codes')).toMatchObject({
      status: 'failed',
      lastError: expect.stringContaining('secret'),
    });
  });
});
