import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { takeItineraryMail, takeNoticeMail } from '../actions/mail-budget.ts';
import { listOutbox } from '../db/outbox.ts';
import { parseSettings } from '../services/settings.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase, testItineraryDb } from '../testing/databases.ts';
import {
  changeTestEvent as change,
  createNoticeScenario,
  deliverNotices,
  newTestEmail as newEmail,
  readMailsTo,
  readTokenInEmail,
  sendNoticeTo,
  setUpPushService,
  subscribeEmail,
  tomorrowNoon,
} from '../testing/notices.ts';
import { addTestEvent } from '../testing/people.ts';
import { enterAsGuest } from '../testing/project.ts';
import { recordDelivery } from './record-delivery.ts';
import { sendOutboxMail } from './send-outbox-mail.ts';

const service = setUpPushService();

describe('an email', () => {
  it('lists the changes, and unsubscribes in one click by a form post', async () => {
    const { itinerary, dinner } = await createNoticeScenario(service);
    const guest = await enterAsGuest(itinerary);
    const email = newEmail();
    await subscribeEmail(guest, itinerary, email);
    const confirmation = await readTokenInEmail(email);
    await change(itinerary, dinner.id, { datetime: '2083-06-12T21:00', note: 'See evil.example' });
    expect((await deliverNotices(itinerary.id)).sort()).toEqual(['queued-2', 'queued-email', 'sent']);
    const [mail] = await readMailsTo(email);
    expect(mail?.subject).toBe('The plan changed: Lisbon');
    expect(mail?.text).toContain('Dinner (New time. See evil.\u200bexample): Sat, Jun 12 at 9:00 PM');
    expect(mail?.html).not.toContain('evil.example');

    const send = vi.fn(async () => ({ messageId: crypto.randomUUID() }));
    const bindings = { ...env, EMAIL: { send } } as unknown as Cloudflare.Env;
    const db = testItineraryDb(itinerary.id);
    const row = (await listOutbox(db)).find(
      ({ recipient, kind }) => recipient === email && kind === 'notice',
    );
    await everyDatabase
      .prepare("UPDATE outbox SET status = 'pending', attempts = 0, problem = NULL WHERE id = ?")
      .bind(row?.id)
      .run();
    await sendOutboxMail(bindings, db, parseSettings(env), row?.id ?? '', Date.now());
    const token = await readTokenInEmail(email);
    const headers = {
      'List-Unsubscribe': `<http://localhost:8787/notifications/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ to: email, headers: expect.objectContaining(headers) }),
    );

    expect(token).not.toBe(confirmation);
    const client = new TestBrowser();
    expect((await client.get(`/notifications/${token}`)).text).toContain('>Unsubscribe</button>');
    expect((await guest.get(`${itinerary.path}/notifications`)).body.mine).toHaveLength(1);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' };
    for (const _ of ['once', 'twice']) {
      const done = await client.post(`/notifications/${token}`, 'List-Unsubscribe=One-Click', form);
      expect(done).toMatchObject({ status: 200, text: expect.stringContaining('You’re unsubscribed') });
    }
    expect((await guest.get(`${itinerary.path}/notifications`)).body.mine).toEqual([]);
    expect((await client.post(`/notifications/${confirmation}`)).status).toBe(404);
  });

  it('is in the language and by the clock that its reader chose', async () => {
    const { itinerary, dinner } = await createNoticeScenario(service);
    const guest = await enterAsGuest(itinerary);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await guest.post(`/language/${itinerary.projectId}`, 'language=de&clock=24', form);
    const email = newEmail();
    await subscribeEmail(guest, itinerary, email);
    const [confirmation] = await readMailsTo(email);
    expect(confirmation?.subject).toBe('Bestätige deine E-Mail-Adresse: Lisbon');
    await change(itinerary, dinner.id, { datetime: '2083-06-12T21:00' });
    await deliverNotices(itinerary.id);
    const mail = (await readMailsTo(email)).find((one) => one?.subject.startsWith('Der Plan'));
    expect(mail?.subject).toBe('Der Plan hat sich geändert: Lisbon');
    expect(mail?.text).toMatch(/Dinner \(Neue Zeit\): Sa\., 12\. Juni um 21:00/);
    expect(mail?.html).toContain('<html lang="de" dir="ltr"');
    const page = await guest.get(`/notifications/${await readTokenInEmail(email)}`);
    expect(page.text).toContain('>Abmelden</button>');
    expect((await guest.get(`/report/${itinerary.projectId}`)).text).toContain('>Meldung senden</button>');
    expect((await guest.get(`/my-data/${itinerary.projectId}`)).text).toContain(
      '<h1>Dieser Browser kennt dich noch nicht',
    );
  });

  it('is in the outbox once, however often its message arrives', async () => {
    const { itinerary, dinner } = await createNoticeScenario(service);
    const email = newEmail();
    const guest = await enterAsGuest(itinerary);
    await subscribeEmail(guest, itinerary, email);
    await change(itinerary, dinner.id, { title: 'Supper' });
    const id = await everyDatabase
      .prepare('SELECT id FROM notice_subscriptions WHERE email = ?')
      .bind(email)
      .first<number>('id');
    const outcomes = await Promise.all([1, 2, 3].map(() => sendNoticeTo(env, id ?? 0, tomorrowNoon())));
    expect(outcomes.filter((outcome) => outcome === 'queued-email')).toHaveLength(1);
    expect(await readMailsTo(email)).toHaveLength(2);
  });

  it.each(['bounced', 'complained'])('that %s is the last one', async (type) => {
    const { itinerary, dinner } = await createNoticeScenario(service);
    const email = newEmail();
    const guest = await enterAsGuest(itinerary);
    await subscribeEmail(guest, itinerary, email);
    await change(itinerary, dinner.id, { title: 'Supper' });
    await deliverNotices(itinerary.id);
    const messageId = crypto.randomUUID();
    await everyDatabase
      .prepare(
        "UPDATE outbox SET message_id = ?, status = 'sent', sent_at = 1 WHERE recipient = ? AND kind = 'notice'",
      )
      .bind(messageId, email)
      .run();
    const payload = { messageId, ...(type === 'bounced' && { bounce: { type: 'hard', reason: '550' } }) };
    await recordDelivery(env, { type: `cf.email.sending.message.${type}`, payload }, 1);
    expect((await guest.get(`${itinerary.path}/notifications`)).body.mine).toEqual([]);
  });
});

describe('in one day', () => {
  it('a subscriber gets five, and the rest as one the next morning', async () => {
    const { itinerary, dinner } = await createNoticeScenario(service);
    const email = newEmail();
    await subscribeEmail(await enterAsGuest(itinerary), itinerary, email);
    const noon = tomorrowNoon();
    const rename = (n: number) => change(itinerary, dinner.id, { title: `Dinner ${n}` });
    const deliverAt = (hours: number) => deliverNotices(itinerary.id, noon + hours * 3_600_000);
    for (let n = 1; n <= 5; n++) {
      await rename(n);
      expect(await deliverAt(n)).toContain('queued-email');
    }
    await rename(6);
    expect(await deliverAt(6)).toContain('waits-for-morning');
    await rename(7);
    await addTestEvent(itinerary, { title: 'Brunch' });
    const before = await readMailsTo(email);
    expect(await deliverAt(24)).toContain('queued-email');
    const mails = await readMailsTo(email);
    expect(mails).toHaveLength(before.length + 1);
    expect(mails[0]?.text).toContain('Dinner 7');
    expect(mails[0]?.text).toContain('Brunch');
  });

  it('an itinerary in trial sends 100, urgent ones and reminders too', async () => {
    const project = { projectId: crypto.randomUUID(), isPaid: false, timeZone: 'UTC' };
    const take = (id: number, isUrgent: boolean) => {
      const subscription = { id, notifiedSeq: 1, email: newEmail() };
      return takeNoticeMail(env, { subscription, project, isUrgent, now: Date.now() });
    };
    for (let id = 1; id <= 99; id++) expect(await take(id, id % 2 === 0)).toBe(true);
    expect(await takeItineraryMail(env, project, 'reminder/1', Date.now())).toBe(true);
    expect(await take(100, true)).toBe(false);
    expect(await takeItineraryMail(env, project, 'reminder/2', Date.now())).toBe(false);
    // A message that arrives again is one email.
    expect(await takeItineraryMail(env, project, 'reminder/1', Date.now())).toBe(true);
    const tomorrow = Date.now() + 24 * 3_600_000;
    expect(await takeItineraryMail(env, { ...project, isPaid: true }, 'reminder/2', tomorrow)).toBe(true);
  });
});
