import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { unsealMail } from '../actions/outbox.ts';
import { updateOutboxMailUndelivered } from '../db/outbox.ts';
import { parseSettings } from '../services/settings.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { everyDatabase, everyItineraryDb, requireItineraryD1 } from '../testing/databases.ts';
import { createTestItinerary, enterAsAdmin, enterAsGuest, type TestItinerary } from '../testing/project.ts';

const createAddress = () => `${crypto.randomUUID()}@example.com`;

const readCodesMail = async (host: TestBrowser, path: string) => (await host.get(`${path}/codes-mail`)).body;

/** An itinerary whose email with the codes was sent. */
async function createSentItinerary(options: Parameters<typeof createTestItinerary>[0] = {}) {
  const itinerary = await createTestItinerary({ ...options, isCounted: true });
  const { host, path } = itinerary;
  await expect.poll(async () => (await readCodesMail(host, path)).status, { timeout: 10_000 }).toBe('sent');
  return itinerary;
}

/** The same, and then its mail server said that the address does not exist. */
async function createBouncedItinerary() {
  const itinerary = await createSentItinerary();
  const messageId = await everyDatabase
    .prepare('SELECT message_id FROM outbox WHERE project_id = ?')
    .bind(itinerary.id)
    .first<string>('message_id');
  const report = { problem: 'address' as const, reason: '550 5.1.1 User unknown' };
  expect(await updateOutboxMailUndelivered(everyItineraryDb, messageId ?? '', report)).toBe(true);
  return itinerary;
}

const correct = ({ host, path }: TestItinerary, ownerEmail: string, more: object = {}) =>
  host.put(`${path}/owner-email`, { ownerEmail, ...more });

/** The emails to an address, oldest first. */
async function listMails(recipient: string) {
  const { results } = await everyDatabase
    .prepare('SELECT id, kind, status, sealed FROM outbox WHERE recipient = ? ORDER BY created_at, kind DESC')
    .bind(recipient)
    .all<{ id: string; kind: string; status: string; sealed: string }>();
  return Promise.all(
    results.map(async ({ sealed, ...row }) => ({
      ...row,
      text: (await unsealMail(parseSettings(env), { id: row.id, sealed }))?.text ?? '',
    })),
  );
}

const readRole = async (browser: TestBrowser, path: string) =>
  (await browser.get(path)).body.project?.viewer.role;

describe('the codes email', () => {
  it('is sent through the queue, and can be resent 3 times', async () => {
    const { host, path, id } = await createTestItinerary();
    await expect
      .poll(async () => (await host.get(`${path}/codes-mail`)).body.status, { timeout: 10_000 })
      .toBe('sent');
    expect((await host.post(`${path}/codes-mail`)).status).toBe(200);
    const mails = await everyDatabase
      .prepare("SELECT count(*) AS n FROM outbox WHERE project_id = ? AND kind = 'codes'")
      .bind(id)
      .first('n');
    expect(mails).toBe(2);
    for (let n = 0; n < 2; n++) await host.post(`${path}/codes-mail`);
    expect((await host.post(`${path}/codes-mail`)).status).toBe(429);
  });

  it('is limited per mailbox across itineraries', async () => {
    const ownerEmail = `${crypto.randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      const { host, path } = await createTestItinerary({ ownerEmail });
      for (let m = 0; m < 3; m++) statuses.push((await host.post(`${path}/codes-mail`)).status);
    }
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429, 429]);
  });
});

describe('correcting the owner’s email', () => {
  it('says why the email did not arrive', async () => {
    const { host, path, ownerEmail } = await createBouncedItinerary();
    expect(await readCodesMail(host, path)).toEqual({
      status: 'failed',
      email: ownerEmail,
      problem: 'address',
      isDelivered: false,
      mayHaveArrived: false,
      canCorrect: true,
    });
  });

  it('says that a receipt did not arrive, though the codes did', async () => {
    const { host, path, id, projectId, ownerEmail } = await createSentItinerary();
    await requireItineraryD1(id)
      .prepare(
        "INSERT INTO outbox (id, project_id, kind, recipient, sealed, status, next_at, created_at, problem) VALUES (?, ?, 'receipt', ?, '', 'failed', 0, ?, 'address')",
      )
      .bind(`receipt:${projectId}`, id, ownerEmail, Date.now())
      .run();
    expect(await readCodesMail(host, path)).toMatchObject({ status: 'failed', problem: 'address' });
  });

  it('sends the same codes to the new address if the earlier one did not get them', async () => {
    const itinerary = await createBouncedItinerary();
    const { host, path, accessCode, adminCode, ownerEmail } = itinerary;
    const admin = await enterAsAdmin(itinerary);
    const address = createAddress();
    const { status, body } = await correct(itinerary, address.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, project: { ownerEmail: address, accessCode, adminCode } });
    const [mail, ...others] = await listMails(address);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(accessCode);
    expect(mail?.text).toContain(adminCode);
    // The codes, and the notice with the undo link.
    expect((await listMails(ownerEmail)).map(({ kind }) => kind).sort()).toEqual(['address', 'codes']);
    expect(await readRole(admin, path)).toBe('admin');
    expect((await readCodesMail(host, path)).email).toBe(address);
  });

  it('changes the admin code, ends other admins and tells the earlier address if it may have got the codes', async () => {
    const itinerary = await createSentItinerary({ paid: false });
    const { host, path, accessCode, adminCode, ownerEmail } = itinerary;
    const [admin, guest] = [await enterAsAdmin(itinerary), await enterAsGuest(itinerary)];
    const address = createAddress();
    const { body } = await correct(itinerary, address);
    expect(body.project.adminCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(body.project.adminCode).not.toBe(adminCode);
    expect(body.project.accessCode).toBe(accessCode);
    expect(await Promise.all([host, admin, guest].map((browser) => readRole(browser, path)))).toEqual([
      'admin',
      'viewer',
      'viewer',
    ]);
    expect((await listMails(address))[0]?.text).toContain(body.project.adminCode);
    const [codes, notice] = await listMails(ownerEmail);
    expect([codes?.kind, notice?.kind]).toEqual(['codes', 'address']);
    expect(notice?.text).toContain('The admin code in our earlier email no longer works.');
    for (const secret of [address, body.project.adminCode, accessCode]) {
      expect(notice?.text).not.toContain(secret);
    }
  });

  it('changes the access code too, if asked, with a link that works', async () => {
    const itinerary = await createSentItinerary();
    const { host, path, accessCode } = itinerary;
    const guest = await enterAsGuest(itinerary);
    const address = createAddress();
    const { body } = await correct(itinerary, address, { newAccessCode: true });
    expect(body.project.accessCode).not.toBe(accessCode);
    expect([await readRole(guest, path), await readRole(host, path)]).toEqual([undefined, 'admin']);
    const share = (await host.get(`${path}/share`)).body;
    expect(share.accessCode).toBe(body.project.accessCode);
    expect((await listMails(address))[0]?.text).toContain(share.url);
  });

  it('stops what was to be sent to the earlier address and sends its receipt to the new one', async () => {
    const itinerary = await createTestItinerary();
    const { id, projectId, ownerEmail } = itinerary;
    const d1 = requireItineraryD1(id);
    await d1.batch([
      d1
        .prepare("UPDATE outbox SET status = 'pending', attempts = 0, sent_at = NULL WHERE project_id = ?")
        .bind(id),
      d1
        .prepare(
          "INSERT INTO outbox (id, project_id, kind, recipient, sealed, status, next_at, created_at, problem) VALUES (?, ?, 'receipt', ?, '', 'failed', 0, 0, 'address')",
        )
        .bind(`receipt:${projectId}`, id, ownerEmail),
    ]);
    const address = createAddress();
    expect((await correct(itinerary, address)).status).toBe(200);
    expect(await listMails(ownerEmail)).toMatchObject([
      { kind: 'codes', status: 'failed' },
      { kind: 'address' },
    ]);
    const redirected = (await listMails(address)).find(({ kind }) => kind === 'receipt');
    expect(redirected).toMatchObject({ status: 'pending' });
  });

  it('sends nothing more when it is repeated', async () => {
    const itinerary = await createBouncedItinerary();
    const address = createAddress();
    const first = await correct(itinerary, address);
    const second = await correct(itinerary, address);
    expect(second.status).toBe(200);
    expect(second.body.project).toMatchObject({ ...first.body.project, revision: expect.any(Number) });
    expect(await listMails(address)).toHaveLength(1);
  });

  it('lets one of several parallel corrections win, and sends one email', async () => {
    const itinerary = await createBouncedItinerary();
    const addresses = [createAddress(), createAddress(), createAddress()];
    const responses = await Promise.all(addresses.map((address) => correct(itinerary, address)));
    const { body } = await itinerary.host.get(itinerary.path);
    const mails = (await Promise.all(addresses.map(listMails))).flat();
    const won = responses.filter(({ status }) => status === 200);
    expect(mails).toHaveLength(won.length);
    expect(won.at(-1)?.status).toBe(200);
    expect(addresses).toContain(body.project.ownerEmail);
    for (const { status, body: refusal } of responses.filter((response) => response.status !== 200)) {
      expect({ status, code: refusal.code }).toEqual({ status: 409, code: 'CONFLICT' });
    }
  });

  it('ends the earlier address’s claim and gives the new one a claim', async () => {
    const [earlier, next] = [await createSignedInUser(), await createSignedInUser()];
    const itinerary = await createTestItinerary({ ownerEmail: earlier.user.email });
    expect((await correct(itinerary, next.user.email)).status).toBe(200);
    expect((await earlier.browser.get('/api/my-projects')).body).toEqual([]);
    expect((await next.browser.get('/api/my-projects')).body).toMatchObject([
      { projectId: itinerary.projectId },
    ]);
  });

  it('is refused as soon as an account owns the itinerary', async () => {
    const owner = await createSignedInUser();
    const itinerary = await createTestItinerary({ ownerEmail: owner.user.email });
    await owner.browser.get('/api/my-projects');
    const refused = await correct(itinerary, createAddress());
    expect(refused).toMatchObject({ status: 409, body: { code: 'OWNER_BOUND' } });
    expect((await readCodesMail(itinerary.host, itinerary.path)).canCorrect).toBe(false);
  });

  it('gives an itinerary that somebody disowned to the new address, without an email to them', async () => {
    const stranger = await createSignedInUser();
    const itinerary = await createSentItinerary({ ownerEmail: stranger.user.email });
    await stranger.browser.get('/api/my-projects');
    await stranger.browser.post(`${itinerary.path}/disown`);
    const address = createAddress();
    expect((await correct(itinerary, address)).status).toBe(200);
    expect(await listMails(address)).toHaveLength(1);
    expect((await listMails(stranger.user.email)).map(({ kind }) => kind)).toEqual(['codes']);
  });

  it('refuses what is no address', async () => {
    const itinerary = await createTestItinerary();
    for (const ownerEmail of ['nobody', '', 7, null, 'a@b.example\nbcc: c@d.example']) {
      const { status, body } = await correct(itinerary, ownerEmail as string);
      expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['ownerEmail'] });
    }
  });

  it('is limited to five times a day for an itinerary', async () => {
    const itinerary = await createBouncedItinerary();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await correct(itinerary, createAddress())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is limited for a mailbox across itineraries', async () => {
    const [name] = crypto.randomUUID().split('-');
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) {
      const itinerary = await createTestItinerary();
      statuses.push((await correct(itinerary, `${name}+${n}@example.com`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describeAccess('owner-email');
