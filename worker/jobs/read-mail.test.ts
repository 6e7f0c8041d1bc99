import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { everyDatabase } from '../testing/databases.ts';
import {
  buildEmail,
  buildRestaurantHtml,
  createIntakeUser,
  deliverAndReadEmail,
  deliverEmail,
} from '../testing/mail.ts';
import { createTestItinerary } from '../testing/project.ts';
import { readReceivedMail } from './read-mail.ts';

/** The queue message of an account's email. */
const toMessage = (mailId: number) => ({ mailId, projectId: null });

const LIST = '/api/unclaimed-events';
const restaurantEmail = (fields: Parameters<typeof buildRestaurantHtml>[0] = {}, date?: string) =>
  buildEmail({ html: buildRestaurantHtml(fields), ...(date && { date }) });

describe('a confirmation email', () => {
  it('becomes an unclaimed event linked to its email', async () => {
    const { browser, address } = await createIntakeUser();
    expect(await deliverAndReadEmail(address, restaurantEmail())).toEqual({
      outcome: 'events',
      proposed: 1,
    });
    const { body } = await browser.get(LIST);
    expect(body).toMatchObject([
      {
        kind: 'event',
        title: 'Ponto Final',
        datetime: '2083-06-12T18:30:00.000Z',
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

  it('is read once if it is delivered three times at once', async () => {
    const { browser, address } = await createIntakeUser();
    const { jobs } = await deliverEmail(address, restaurantEmail());
    const id = jobs[0]?.mailId ?? 0;
    await Promise.all([1, 2, 3].map(() => readReceivedMail(env, toMessage(id), Date.now())));
    await readReceivedMail(env, toMessage(id), Date.now());
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('is recognized if it is forwarded again, even at the same time', async () => {
    const { browser, address } = await createIntakeUser();
    const deliveries = await Promise.all([
      deliverEmail(address, restaurantEmail()),
      deliverEmail(address, restaurantEmail()),
    ]);
    const ids = deliveries.map(({ jobs }) => jobs[0]?.mailId ?? 0);
    await Promise.allSettled(ids.map((id) => readReceivedMail(env, toMessage(id), Date.now())));
    for (const id of ids) await readReceivedMail(env, toMessage(id), Date.now());
    expect(await deliverAndReadEmail(address, restaurantEmail())).toMatchObject({ outcome: 'known' });
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('restores a deleted unclaimed event if it is forwarded again', async () => {
    const { browser, address } = await createIntakeUser();
    const raw = restaurantEmail();
    await deliverAndReadEmail(address, raw);
    const [card] = (await browser.get(LIST)).body;
    await browser.delete(`${LIST}/${card.id}`);
    expect(await deliverAndReadEmail(address, raw)).toMatchObject({ outcome: 'events' });
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('saves nothing if the database fails, and everything on retry', async () => {
    const { browser, address } = await createIntakeUser();
    const { jobs } = await deliverEmail(
      address,
      buildEmail({ html: buildRestaurantHtml({ name: 'Boom Bar' }) }),
    );
    const id = jobs[0]?.mailId ?? 0;
    await everyDatabase.exec(
      "CREATE TRIGGER boom BEFORE UPDATE OF outcome ON mails WHEN NEW.outcome = 'events' BEGIN SELECT RAISE(ABORT, 'injected'); END",
    );
    await expect(readReceivedMail(env, toMessage(id), Date.now())).rejects.toThrow();
    await everyDatabase.exec('DROP TRIGGER boom');
    expect((await browser.get(LIST)).body).toEqual([]);
    await readReceivedMail(env, toMessage(id), Date.now());
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });
});

describe('a change email', () => {
  const moved = { start: '2083-06-12T21:00:00+01:00' };

  it('updates the unclaimed event and shows what changed, until it is answered', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, restaurantEmail());
    expect(
      await deliverAndReadEmail(address, restaurantEmail(moved, 'Sun, 02 May 2083 10:00:00 +0000')),
    ).toMatchObject({
      outcome: 'updated',
    });
    const [card] = (await browser.get(LIST)).body;
    expect(card).toMatchObject({
      datetime: '2083-06-12T20:00:00.000Z',
      needsReview: true,
      reasons: [],
      emailChange: { kind: 'changed', was: { title: 'Ponto Final', datetime: '2083-06-12T18:30:00.000Z' } },
    });
    const back = await browser.post(`${LIST}/${card.id}/answer`, { answer: 'dismiss' });
    expect(back.body.event).toMatchObject({
      datetime: '2083-06-12T18:30:00.000Z',
      emailChange: null,
      needsReview: false,
    });
    expect((await browser.post(`${LIST}/${card.id}/answer`, { answer: 'apply' })).status).toBe(409);
    // Forwarding the first confirmation again must not report the old time as a change.
    expect(await deliverAndReadEmail(address, restaurantEmail())).toMatchObject({ outcome: 'known' });
  });

  it('proposes a change of an assigned event, applied only once it is accepted', async () => {
    const { browser, address, userId } = await createIntakeUser();
    const { projectId, id: project, host, path } = await createTestItinerary();
    await everyDatabase
      .prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
      .bind(userId, project)
      .run();
    await deliverAndReadEmail(address, restaurantEmail());
    const [card] = (await browser.get(LIST)).body;
    const { body } = await browser.post(`${LIST}/${card.id}/assign`, { projectId });
    await deliverAndReadEmail(address, restaurantEmail(moved, 'Sun, 02 May 2083 10:00:00 +0000'));
    expect((await host.get(`${path}/events`)).body).toEqual([body.event]);
    const [proposal] = (await browser.get(LIST)).body;
    expect(proposal).toMatchObject({
      needsReview: true,
      emailChange: {
        kind: 'change-of-assigned',
        event: { eventId: body.event.id, projectId, projectName: 'Lisbon' },
      },
    });
    expect((await browser.post(`${LIST}/${proposal.id}/answer`, { answer: 'apply' })).status).toBe(200);
    expect((await host.get(`${path}/events`)).body).toMatchObject([
      { id: body.event.id, datetime: '2083-06-12T20:00:00.000Z', sequence: 1 },
    ]);
    expect((await browser.get(LIST)).body).toEqual([]);
    expect(
      await deliverAndReadEmail(address, restaurantEmail(moved, 'Sun, 02 May 2083 10:00:00 +0000')),
    ).toMatchObject({
      outcome: 'known',
    });
  });

  it('keeps both the change and a simultaneous edit', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, restaurantEmail());
    const [card] = (await browser.get(LIST)).body;
    const { jobs } = await deliverEmail(address, restaurantEmail(moved, 'Sun, 02 May 2083 10:00:00 +0000'));
    const id = jobs[0]?.mailId ?? 0;
    const results = await Promise.allSettled([
      readReceivedMail(env, toMessage(id), Date.now()),
      browser.send('PATCH', `${LIST}/${card.id}`, { title: 'Our dinner' }),
    ]);
    if (results[0].status === 'rejected') await readReceivedMail(env, toMessage(id), Date.now());
    const [after] = (await browser.get(LIST)).body;
    const title = after.emailChange?.was.title ?? after.title;
    expect([title, 'Ponto Final']).toContain(title);
    expect(after.datetime === '2083-06-12T20:00:00.000Z' || after.title === 'Our dinner').toBe(true);
  });
});

describe('a cancellation email', () => {
  const cancellation = () => restaurantEmail({ status: 'ReservationCancelled' });

  it('marks the unclaimed event, which is deleted with an undo once it is accepted', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, restaurantEmail());
    expect(await deliverAndReadEmail(address, cancellation())).toMatchObject({ outcome: 'cancelled' });
    const [card] = (await browser.get(LIST)).body;
    expect(card).toMatchObject({ needsReview: true, emailChange: { kind: 'cancelled' } });
    const { body } = await browser.post(`${LIST}/${card.id}/answer`, { answer: 'apply' });
    expect(body).toMatchObject({ event: null, undo: { ids: [card.id] } });
    expect((await browser.get(LIST)).body).toEqual([]);
    expect((await browser.post(`${LIST}/restore`, { ids: body.undo.ids })).body.events).toHaveLength(1);
    const kept = await browser.post(`${LIST}/${card.id}/answer`, { answer: 'dismiss' });
    expect(kept.body.event).toMatchObject({ emailChange: null, needsReview: false });
  });

  it('is the email that the event shows until the cancellation is dismissed', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, restaurantEmail());
    const [before] = (await browser.get(LIST)).body;
    await deliverAndReadEmail(address, cancellation());
    const [canceled] = (await browser.get(LIST)).body;
    expect(canceled.id).toBe(before.id);
    expect(canceled.mail.id).toBeGreaterThan(before.mail.id);
    expect((await browser.get(`${LIST}/${before.id}/mail`)).body.mail.id).toBe(canceled.mail.id);
    const kept = await browser.post(`${LIST}/${before.id}/answer`, { answer: 'dismiss' });
    expect(kept.body.event.mail.id).toBe(before.mail.id);
  });

  it('keeps an assigned event until the cancellation is accepted', async () => {
    const { browser, address, userId } = await createIntakeUser();
    const { projectId, id: project, host, path } = await createTestItinerary();
    await everyDatabase
      .prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
      .bind(userId, project)
      .run();
    await deliverAndReadEmail(address, restaurantEmail());
    const [card] = (await browser.get(LIST)).body;
    await browser.post(`${LIST}/${card.id}/assign`, { projectId });
    await deliverAndReadEmail(address, cancellation());
    const [cancellationCard] = (await browser.get(LIST)).body;
    expect(cancellationCard).toMatchObject({
      kind: 'cancellation',
      emailChange: { kind: 'cancellation-of-assigned' },
    });
    expect((await host.get(`${path}/events`)).body).toHaveLength(1);
    await browser.post(`${LIST}/${cancellationCard.id}/answer`, { answer: 'apply' });
    expect((await host.get(`${path}/events`)).body).toEqual([]);
    const { feedUrl } = (await host.get(`${path}/calendar`)).body;
    expect((await host.get(new URL(feedUrl).pathname)).text).toContain('STATUS:CANCELLED');
  });

  it('asks once about an assigned event, however often it comes', async () => {
    const { browser, address, userId } = await createIntakeUser();
    const { projectId, id: project } = await createTestItinerary();
    await everyDatabase
      .prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
      .bind(userId, project)
      .run();
    await deliverAndReadEmail(address, restaurantEmail());
    const [card] = (await browser.get(LIST)).body;
    await browser.post(`${LIST}/${card.id}/assign`, { projectId });
    const outcomes: string[] = [];
    for (let delivery = 0; delivery < 4; delivery++)
      outcomes.push((await deliverAndReadEmail(address, cancellation())).outcome);
    expect(outcomes).toEqual(['cancelled', 'known', 'known', 'known']);
    const [cancellationCard, ...further] = (await browser.get(LIST)).body;
    expect(further).toEqual([]);
    await browser.post(`${LIST}/${cancellationCard.id}/answer`, { answer: 'dismiss' });
    expect(await deliverAndReadEmail(address, cancellation())).toMatchObject({ outcome: 'cancelled' });
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('is only listed if it matches no event', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, cancellation());
    expect((await browser.get(LIST)).body).toEqual([]);
    expect((await browser.get('/api/intake/mails')).body).toMatchObject([
      { outcome: 'cancelled', summary: 'No matching event to cancel.' },
    ]);
  });
});

describe('a similar booking', () => {
  it('is marked as a possible duplicate', async () => {
    const { browser, address } = await createIntakeUser();
    await deliverAndReadEmail(address, restaurantEmail());
    await deliverAndReadEmail(address, restaurantEmail({ number: 'AGENCY1' }));
    const [twin, first] = (await browser.get(LIST)).body;
    expect(twin).toMatchObject({
      needsReview: true,
      emailChange: { kind: 'duplicate', of: { id: first.id } },
    });
    const { body } = await browser.post(`${LIST}/${twin.id}/answer`, { answer: 'dismiss' });
    expect(body.event).toMatchObject({ emailChange: null, needsReview: false });
  });
});

it('saves Gmail’s forwarding code without opening its link', async () => {
  const { browser, address } = await createIntakeUser();
  const raw = buildEmail({
    from: 'Gmail Team <forwarding-noreply@google.com>',
    subject: '(#483920175) Gmail Forwarding Confirmation - Receive Mail from a@b.example',
    text: 'Confirmation code: 483920175\r\nhttps://mail-settings.google.com/mail/vf-abc',
  });
  const followed = vi.spyOn(globalThis, 'fetch');
  expect(await deliverAndReadEmail(address, raw)).toEqual({ outcome: 'code', proposed: 1 });
  expect(followed).not.toHaveBeenCalled();
  followed.mockRestore();
  expect((await browser.get(LIST)).body).toMatchObject([{ kind: 'forwarding-code', code: '483920175' }]);
});
