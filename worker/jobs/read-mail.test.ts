import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createIntakeUser, deliverEmail, deliverAndReadEmail, buildEmail, buildRestaurantHtml } from '../testing/mail.ts';
import { createTestItinerary } from '../testing/project.ts';
import { readReceivedMail } from './read-mail.ts';

const LIST = '/api/unclaimed-events';
const table = (fields: Parameters<typeof buildRestaurantHtml>[0] = {}, date?: string) =>
  buildEmail({ html: buildRestaurantHtml(fields), ...(date && { date }) });

describe('a mail', () => {
  it('becomes a card that knows its mail', async () => {
    const { browser, address } = await createIntakeUser();
    expect(await deliverAndReadEmail(address, table())).toEqual({ outcome: 'events', cards: 1 });
    const { body } = await browser.get(LIST);
    expect(body).toMatchObject([
      {
        kind: 'event',
        title: 'Ponto Final',
        datetime: '2027-06-12T18:30:00.000Z',
        timeZone: 'Europe/Lisbon',
        eventType: 'restaurant',
        attendees: 'Jane Doe',
        needsReview: false,
        mail: { subject: 'Your table is booked', senderAddress: 'book@ponto.example', senderIsKnown: true },
      },
    ]);
    const mails = (await browser.get('/api/intake/mails')).body;
    expect(mails).toMatchObject([{ outcome: 'events', summary: '1 new event.' }]);
    expect((await browser.get(`${LIST}/${body[0].id}/mail`)).body.text).toContain('Your table is booked');
  });

  it('delivered three times at once is read once', async () => {
    const { browser, address } = await createIntakeUser();
    const { jobs } = await deliverEmail(address, table());
    const id = jobs[0]?.mailId ?? 0;
    await Promise.all([1, 2, 3].map(() => readReceivedMail(env, id, Date.now())));
    await readReceivedMail(env, id, Date.now());
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('passed on a second time is known, two at the same moment too', async () => {
    const { browser, address } = await createIntakeUser();
    const deliveries = await Promise.all([deliverEmail(address, table()), deliverEmail(address, table())]);
    const ids = deliveries.map(({ jobs }) => jobs[0]?.mailId ?? 0);
    await Promise.allSettled(ids.map((id) => readReceivedMail(env, id, Date.now())));
    for (const id of ids) await readReceivedMail(env, id, Date.now());
    expect(await deliverAndReadEmail(address, table())).toMatchObject({ outcome: 'known' });
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('whose card was deleted comes back when it is forwarded anew', async () => {
    const { browser, address } = await createIntakeUser();
    const raw = table();
    await deliverAndReadEmail(address, raw);
    const [card] = (await browser.get(LIST)).body;
    await browser.delete(`${LIST}/${card.id}`);
    expect(await deliverAndReadEmail(address, raw)).toMatchObject({ outcome: 'events' });
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('that fails in the database leaves nothing, and the next try does all of it', async () => {
    const { browser, address } = await createIntakeUser();
    const { jobs } = await deliverEmail(address, buildEmail({ html: buildRestaurantHtml({ name: 'Boom Bar' }) }));
    const id = jobs[0]?.mailId ?? 0;
    await env.DB.exec(
      "CREATE TRIGGER boom BEFORE UPDATE OF outcome ON mails WHEN NEW.outcome = 'events' BEGIN SELECT RAISE(ABORT, 'injected'); END",
    );
    await expect(readReceivedMail(env, id, Date.now())).rejects.toThrow();
    await env.DB.exec('DROP TRIGGER boom');
    expect((await browser.get(LIST)).body).toEqual([]);
    await readReceivedMail(env, id, Date.now());
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });
});

describe('a change', () => {
  const moved = { start: '2027-06-12T21:00:00+01:00' };

  it('moves the waiting card, which says what it was; either answer settles it', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, table());
    expect(await deliverAndReadEmail(address, table(moved, 'Sun, 02 May 2027 10:00:00 +0000'))).toMatchObject({
      outcome: 'updated',
    });
    const [card] = (await browser.get(LIST)).body;
    expect(card).toMatchObject({
      datetime: '2027-06-12T20:00:00.000Z',
      needsReview: true,
      reasons: [],
      notice: { kind: 'changed', was: { title: 'Ponto Final', datetime: '2027-06-12T18:30:00.000Z' } },
    });
    const back = await browser.post(`${LIST}/${card.id}/answer`, { answer: 'dismiss' });
    expect(back.body.event).toMatchObject({
      datetime: '2027-06-12T18:30:00.000Z',
      notice: null,
      needsReview: false,
    });
    expect((await browser.post(`${LIST}/${card.id}/answer`, { answer: 'apply' })).status).toBe(409);
    // The first confirmation once more does not bring the old time back as news.
    expect(await deliverAndReadEmail(address, table())).toMatchObject({ outcome: 'known' });
  });

  it('of an assigned event never touches it, until somebody says so', async () => {
    const { browser, address, userId } = await createIntakeUser();
    const { projectId, id: project, host, path } = await createTestItinerary();
    await env.DB.prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?').bind(userId, project).run();
    await deliverAndReadEmail(address, table());
    const [card] = (await browser.get(LIST)).body;
    const { body } = await browser.post(`${LIST}/${card.id}/assign`, { projectId });
    await deliverAndReadEmail(address, table(moved, 'Sun, 02 May 2027 10:00:00 +0000'));
    expect((await host.get(`${path}/events`)).body).toEqual([body.event]);
    const [proposal] = (await browser.get(LIST)).body;
    expect(proposal).toMatchObject({
      needsReview: true,
      notice: {
        kind: 'change-of-assigned',
        event: { eventId: body.event.id, projectId, projectName: 'Lisbon' },
      },
    });
    expect((await browser.post(`${LIST}/${proposal.id}/answer`, { answer: 'apply' })).status).toBe(200);
    expect((await host.get(`${path}/events`)).body).toMatchObject([
      { id: body.event.id, datetime: '2027-06-12T20:00:00.000Z', sequence: 1 },
    ]);
    expect((await browser.get(LIST)).body).toEqual([]);
    expect(await deliverAndReadEmail(address, table(moved, 'Sun, 02 May 2027 10:00:00 +0000'))).toMatchObject({
      outcome: 'known',
    });
  });

  it('read while its card is being edited is not lost, and loses nothing', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, table());
    const [card] = (await browser.get(LIST)).body;
    const { jobs } = await deliverEmail(address, table(moved, 'Sun, 02 May 2027 10:00:00 +0000'));
    const id = jobs[0]?.mailId ?? 0;
    const results = await Promise.allSettled([
      readReceivedMail(env, id, Date.now()),
      browser.send('PATCH', `${LIST}/${card.id}`, { title: 'Our dinner' }),
    ]);
    if (results[0].status === 'rejected') await readReceivedMail(env, id, Date.now());
    const [after] = (await browser.get(LIST)).body;
    const told = after.notice?.was.title ?? after.title;
    expect([told, 'Ponto Final']).toContain(told);
    expect(after.datetime === '2027-06-12T20:00:00.000Z' || after.title === 'Our dinner').toBe(true);
  });
});

describe('a cancellation', () => {
  const off = () => table({ status: 'ReservationCancelled' });

  it('marks the waiting card; the answer takes it away, with an undo', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, table());
    expect(await deliverAndReadEmail(address, off())).toMatchObject({ outcome: 'cancelled' });
    const [card] = (await browser.get(LIST)).body;
    expect(card).toMatchObject({ needsReview: true, notice: { kind: 'cancelled' } });
    const { body } = await browser.post(`${LIST}/${card.id}/answer`, { answer: 'apply' });
    expect(body).toMatchObject({ event: null, undo: { ids: [card.id] } });
    expect((await browser.get(LIST)).body).toEqual([]);
    expect((await browser.post(`${LIST}/restore`, { ids: body.undo.ids })).body.events).toHaveLength(1);
    const kept = await browser.post(`${LIST}/${card.id}/answer`, { answer: 'dismiss' });
    expect(kept.body.event).toMatchObject({ notice: null, needsReview: false });
  });

  it('of an assigned event is told, and the event stays until somebody says so', async () => {
    const { browser, address, userId } = await createIntakeUser();
    const { projectId, id: project, host, path } = await createTestItinerary();
    await env.DB.prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?').bind(userId, project).run();
    await deliverAndReadEmail(address, table());
    const [card] = (await browser.get(LIST)).body;
    await browser.post(`${LIST}/${card.id}/assign`, { projectId });
    await deliverAndReadEmail(address, off());
    const [told] = (await browser.get(LIST)).body;
    expect(told).toMatchObject({ kind: 'notice', notice: { kind: 'cancellation-of-assigned' } });
    expect((await host.get(`${path}/events`)).body).toHaveLength(1);
    await browser.post(`${LIST}/${told.id}/answer`, { answer: 'apply' });
    expect((await host.get(`${path}/events`)).body).toEqual([]);
  });

  it('of nothing that is here makes nothing, and is listed', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, off());
    expect((await browser.get(LIST)).body).toEqual([]);
    expect((await browser.get('/api/intake/mails')).body).toMatchObject([
      { outcome: 'cancelled', summary: 'It cancels nothing that is here.' },
    ]);
  });
});

describe('what looks alike', () => {
  it('asks whether it is the same', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, table());
    await deliverAndReadEmail(address, table({ number: 'AGENCY1' }));
    const [twin, first] = (await browser.get(LIST)).body;
    expect(twin).toMatchObject({ needsReview: true, notice: { kind: 'duplicate', of: { id: first.id } } });
    const { body } = await browser.post(`${LIST}/${twin.id}/answer`, { answer: 'dismiss' });
    expect(body.event).toMatchObject({ notice: null, needsReview: false });
  });
});

describe('mail to the shared address that names the account in its text', () => {
  const SHARED = 'trips@foldout.example';
  const typed = (email: string, from = 'friend@elsewhere.example') =>
    buildEmail({
      from,
      html: `<p>For ${email}</p>${buildRestaurantHtml({ number: crypto.randomUUID().slice(0, 8) })}`,
    });

  it('is flagged, at most 60, and says who sent it', async () => {
    const { browser, email } = await createIntakeUser();
    await deliverAndReadEmail(SHARED, typed(email));
    const [card] = (await browser.get(LIST)).body;
    expect(card).toMatchObject({
      needsReview: true,
      mail: { senderIsKnown: false, envelope: 'friend@elsewhere.example' },
    });
    expect(card.confidence).toBeLessThanOrEqual(60);
    expect(card.reasons[0]).toBe('It came from an address that is not one of yours.');
  });

  it('is taken ten times a day, and dropped after that', async () => {
    const { browser, email } = await createIntakeUser();
    const results = [];
    for (let n = 0; n < 12; n++) results.push((await deliverAndReadEmail(SHARED, typed(email))).outcome);
    expect(results.filter((outcome) => outcome === 'dropped')).toHaveLength(2);
    expect((await browser.get('/api/intake/mails')).body).toHaveLength(10);
  });

  it('is nobody’s when it came for an account that is gone by now, whomever it names', async () => {
    const [gone, named] = [await createIntakeUser(), await createIntakeUser()];
    const { jobs } = await deliverEmail(gone.address, typed(named.email));
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(gone.userId).run();
    expect(await readReceivedMail(env, jobs[0]?.mailId ?? 0, Date.now())).toMatchObject({
      outcome: 'dropped',
    });
    expect((await named.browser.get(LIST)).body).toEqual([]);
  });

  it('is nobody’s where it names nobody', async () => {
    const { jobs } = await deliverEmail(SHARED, typed('stranger@nowhere.example'));
    const id = jobs[0]?.mailId ?? 0;
    expect(await readReceivedMail(env, id, Date.now())).toEqual({ outcome: 'dropped', cards: 0 });
    const row = await env.DB.prepare('SELECT user_id, subject FROM mails WHERE id = ?').bind(id).first();
    expect(row).toEqual({ user_id: null, subject: '' });
  });

  it('lets the sender become one of the account’s, by a mail that only its mailbox can answer', async () => {
    const { browser, email } = await createIntakeUser();
    const from = `friend-${crypto.randomUUID()}@elsewhere.example`;
    await deliverAndReadEmail(SHARED, typed(email, from));
    const [card] = (await browser.get(LIST)).body;
    const asked = await browser.post(`${LIST}/${card.id}/this-is-me`);
    expect(asked).toMatchObject({ status: 202, body: { email: from, status: 'sent' } });
    expect((await browser.get('/api/intake')).body.aliases).toMatchObject([
      { email: from, status: 'pending' },
    ]);
    const other = await createIntakeUser();
    const token = await readToken(from);
    expect((await other.browser.post('/api/intake/aliases/confirm', { token })).status).toBe(400);
    const confirmed = await browser.post('/api/intake/aliases/confirm', { token });
    expect(confirmed.body).toEqual({ success: true, email: from });
    expect((await browser.post('/api/intake/aliases/confirm', { token })).status).toBe(400);
    const head = [
      'Received: from mail.example by cloudflare-email.net (unknown) id 1; Sat',
      'Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=elsewhere.example',
    ];
    const { jobs } = await deliverEmail(SHARED, buildEmail({ from, head }));
    const row = await env.DB.prepare('SELECT tie FROM mails WHERE id = ?').bind(jobs[0]?.mailId).first('tie');
    expect(row).toBe('verified');
    const { body } = await browser.get('/api/intake');
    expect((await browser.delete(`/api/intake/aliases/${body.aliases[0].id}`)).status).toBe(200);
  });
});

async function readToken(recipient: string): Promise<string> {
  const { createDb } = await import('../db/client.ts');
  const { listOutbox } = await import('../db/outbox.ts');
  const { unsealMail } = await import('../actions/outbox.ts');
  const { parseSettings } = await import('../services/settings.ts');
  const row = (await listOutbox(createDb(env.DB))).find((mail) => mail.recipient === recipient);
  if (!row) throw new Error('no mail was announced');
  const { text } = await unsealMail(parseSettings(env), row);
  return /confirmSender=([\w-]+)/.exec(text)?.[1] ?? '';
}
