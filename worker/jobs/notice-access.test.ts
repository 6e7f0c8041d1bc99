import { describe, expect, it } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import {
  changeTestEvent as change,
  createNoticeScenario,
  deliverNotices,
  findSubscriptionId,
  newTestEmail as newEmail,
  readMailsTo,
  setUpPushService,
  subscribeEmail,
  subscribePush,
  tomorrowNoon,
} from '../testing/notices.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

const HOUR_MS = 3_600_000;

const service = setUpPushService();

describe('access', () => {
  it('by the code ends with the code, and by a personal link does not', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    const { browser } = await invitePerson(itinerary, 'Ana');
    const linked = await subscribePush(service, browser, itinerary);
    await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'K7M2QX' });
    await change(itinerary, dinner.id, { title: 'Supper' });
    expect((await deliverNotices(itinerary.id)).sort()).toEqual(['access-ended', 'queued-2', 'sent']);
    expect(service.receivedBy(linked)).toHaveLength(1);
    expect(await findSubscriptionId(endpoint)).toBe(0);
  });

  it.each<[string, (host: TestBrowser, person: string) => Promise<unknown>]>([
    ['renewed', (host, person) => host.post(`${person}/link`)],
    ['removed with its person', (host, person) => host.delete(person)],
  ])('by a personal link ends when it is %s', async (_, end) => {
    const itinerary = await createTestItinerary();
    const { browser, person } = await invitePerson(itinerary, 'Ana');
    const endpoint = await subscribePush(service, browser, itinerary);
    await end(itinerary.host, `${itinerary.path}/people/${person.id}`);
    await addTestEvent(itinerary, {});
    expect(await deliverNotices(itinerary.id)).toEqual(['queued-1', 'access-ended']);
    expect(await findSubscriptionId(endpoint)).toBe(0);
  });

  it('tells of a private event its people alone, in every message and email', async () => {
    const itinerary = await createTestItinerary();
    const code = await enterAsGuest(itinerary);
    const claimed = await enterAsGuest(itinerary);
    await claimed.post(`${itinerary.path}/identity`, { name: 'Ben' });
    const [ana, cara] = [await invitePerson(itinerary, 'Ana'), await invitePerson(itinerary, 'Cara')];
    const host = await subscribePush(service, itinerary.host, itinerary);
    const others = [
      await subscribePush(service, code, itinerary),
      await subscribePush(service, claimed, itinerary),
      await subscribePush(service, cara.browser, itinerary),
      host,
    ];
    const own = await subscribePush(service, ana.browser, itinerary);
    const emails = { own: newEmail(), code: newEmail(), cara: newEmail() };
    await subscribeEmail(ana.browser, itinerary, emails.own);
    await subscribeEmail(code, itinerary, emails.code);
    await subscribeEmail(cara.browser, itinerary, emails.cara);

    const canary = `CANARY${crypto.randomUUID().slice(0, 8)}`;
    const secret = { title: canary, audience: 'attendees', attendees: 'Ana, Ben', note: `${canary} note` };
    const { id } = (await addTestEvent(itinerary, secret)).body;
    await deliverNotices(itinerary.id);
    await change(itinerary, id, { ...secret, datetime: '2083-06-12T21:00' });
    await deliverNotices(itinerary.id, tomorrowNoon() + HOUR_MS);
    await itinerary.host.delete(`${itinerary.path}/events/${id}`);
    await deliverNotices(itinerary.id, tomorrowNoon() + 2 * HOUR_MS);

    expect(service.receivedBy(own).map(({ body }) => body)).toEqual([
      `${canary} is new: Sat, Jun 12 at 7:30 PM. ${canary} note`,
      `${canary} is now on Sat, Jun 12 at 9:00 PM. ${canary} note`,
      `${canary} was removed`,
    ]);
    for (const endpoint of others) expect(service.receivedBy(endpoint)).toEqual([]);
    expect((await readMailsTo(emails.own)).filter((mail) => mail?.text.includes(canary))).toHaveLength(3);
    for (const email of [emails.code, emails.cara]) {
      const mails = await readMailsTo(email);
      expect(mails).toHaveLength(1);
      expect(JSON.stringify(mails)).not.toContain(canary);
    }
  });

  it('tells nobody that an event became private', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Surprise', audience: 'attendees', attendees: 'Ana' });
    await deliverNotices(itinerary.id);
    await itinerary.host.delete(`${itinerary.path}/events/${dinner.id}`);
    await deliverNotices(itinerary.id, tomorrowNoon() + HOUR_MS);
    expect(service.receivedBy(endpoint)).toEqual([]);
  });

  it('to only one’s own events follows the person', async () => {
    const itinerary = await createTestItinerary();
    const { browser, person } = await invitePerson(itinerary, 'Ana');
    const endpoint = await subscribePush(service, browser, itinerary, true);
    await addTestEvent(itinerary, { title: 'Lunch', attendees: 'Ben' });
    await addTestEvent(itinerary, { title: 'Brunch', attendees: 'Ana, Ben' });
    await itinerary.host.patch(`${itinerary.path}/people/${person.id}`, { name: 'Anna' });
    await deliverNotices(itinerary.id);
    expect(service.receivedBy(endpoint).map(({ body }) => body)).toEqual([
      'Brunch is new: Sat, Jun 12 at 7:30 PM',
    ]);
  });

  it('and everything about it ends with the itinerary', async () => {
    const { itinerary, dinner } = await createNoticeScenario(service);
    const email = newEmail();
    await subscribeEmail(await enterAsGuest(itinerary), itinerary, email);
    await change(itinerary, dinner.id, { title: 'Supper' });
    await everyDatabase.prepare('DELETE FROM projects WHERE id = ?').bind(itinerary.id).run();
    for (const table of ['notice_subscriptions', 'pending_notices', 'outbox']) {
      const count = everyDatabase
        .prepare(`SELECT count(*) AS n FROM ${table} WHERE project_id = ?`)
        .bind(itinerary.id);
      expect(await count.first('n')).toBe(0);
    }
    expect(await deliverNotices(itinerary.id)).toEqual(['nothing-pending']);
  });
});
