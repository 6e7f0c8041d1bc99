import { expect, it } from 'vitest';
import { everyDatabase } from '../testing/databases.ts';
import {
  createNoticeScenario,
  deliverNotices,
  newTestEmail,
  PUSH_PREFIX,
  readMailsTo,
  setUpPushService,
  subscribeEmail,
  subscribePush,
  tomorrowNoon,
  withNoticeQueue,
} from '../testing/notices.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';
import { queueNotices, queueOverdueNotices } from './queue-notices.ts';
import { sendNotice } from './send-notice.ts';

const service = setUpPushService();
const HOUR_MS = 3_600_000;

const shift = async ({ host, path }: TestItinerary, fromEventId: number, more = {}) =>
  (await host.post(`${path}/shift`, { fromEventId, minutes: 30, until: 'day', ...more })).body;

/** Everything that the queue delivers now, until it is empty. Messages with a delay are not due. */
async function deliverNow(projectId: number, now: number): Promise<string[]> {
  const { bindings, messages } = withNoticeQueue();
  const outcomes = [await queueNotices(bindings, projectId, now)];
  for (const message of messages) {
    if ('subscriptionId' in message)
      outcomes.push(await sendNotice(bindings, message, now, message.isUrgent));
  }
  return outcomes;
}

/** Two in the morning in the itinerary's zone. */
const atNight = () => tomorrowNoon() + 14 * HOUR_MS;

it('tells at night and at once what was moved, and what was moved back', async () => {
  const { itinerary, dinner, endpoint, guest } = await createNoticeScenario(service);
  const email = newTestEmail();
  await subscribeEmail(guest, itinerary, email);
  const { undo } = await shift(itinerary, dinner.id, { note: 'The ferry is late.' });
  expect((await deliverNow(itinerary.id, Date.now())).sort()).toEqual([
    'queued-email',
    'queued-urgent-2',
    'sent',
  ]);
  const [first] = service.receivedBy(endpoint);
  expect(first?.body).toBe('Dinner is now on Sat, Jun 12 at 8:00 PM. The ferry is late.');
  await itinerary.host.post(`${itinerary.path}/undo`, { seq: undo.seq });
  await deliverNow(itinerary.id, Date.now());
  expect(service.receivedBy(endpoint).map(({ body }) => body)).toEqual([
    first?.body,
    'Dinner is now on Sat, Jun 12 at 7:30 PM',
  ]);
  expect(await readMailsTo(email)).toHaveLength(3);
  const kinds = await everyDatabase
    .prepare('SELECT kind FROM outbox WHERE recipient = ? ORDER BY created_at')
    .bind(email)
    .all();
  expect(kinds.results.map(({ kind }) => kind)).toEqual([
    'notice-confirmation',
    'urgent-notice',
    'urgent-notice',
  ]);
});

it('does not wait for the window or the morning, unlike other changes of that time', async () => {
  const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
  const lunch = (await addTestEvent(itinerary, { title: 'Lunch', datetime: '2083-06-20T12:00' })).body;
  await deliverNotices(itinerary.id);
  await itinerary.host.put(`${itinerary.path}/events/${lunch.id}`, {
    ...lunch,
    title: 'Picnic',
    undo: undefined,
  });
  const [, ben] = [dinner, await invitePerson(itinerary, 'Ben')];
  const other = await subscribePush(service, ben.browser, itinerary);
  await shift(itinerary, (await addTestEvent(itinerary, { title: 'Golf', attendees: 'Ana' })).body.id);
  const outcomes = await deliverNow(itinerary.id, Date.now());
  // Ben has no part in it.
  expect(outcomes).toEqual(['queued-urgent-2', 'sent', 'not-urgent']);
  expect(service.receivedBy(other)).toEqual([]);
  expect(service.receivedBy(endpoint)).toHaveLength(2);
  // The window has ended, and the day has begun.
  await deliverNotices(itinerary.id, atNight() + 10 * HOUR_MS);
  expect(service.receivedBy(endpoint)).toHaveLength(2);
});

it('reaches everyone it is for and nobody else, of 160 and 12 events', async () => {
  const itinerary = await createTestItinerary();
  const canary = `CANARY${crypto.randomUUID().slice(0, 8)}`;
  const first = (
    await addTestEvent(itinerary, { title: 'Event 1', datetime: '2083-06-12T08:00', attendees: 'Ana, Ben' })
  ).body;
  for (let hour = 9; hour < 20; hour++) {
    const isSecret = hour % 4 === 0;
    await addTestEvent(itinerary, {
      title: isSecret ? `${canary} ${hour}` : `Event ${hour}`,
      datetime: `2083-06-12T${String(hour).padStart(2, '0')}:00`,
      attendees: isSecret ? 'Cleo' : 'Ana, Ben',
      ...(isSecret && { audience: 'attendees' }),
    });
  }
  const [ana, cleo, dan] = [
    await invitePerson(itinerary, 'Ana'),
    await invitePerson(itinerary, 'Cleo'),
    await invitePerson(itinerary, 'Dan'),
  ];
  const toPerson = { ana: ana.person.id, cleo: cleo.person.id, dan: dan.person.id };
  const names = ['ana', 'cleo', 'dan', 'code'] as const;
  const subscribers = await Promise.all(
    Array.from({ length: 160 }, async (_, index) => ({
      who: names[index % 4] ?? 'code',
      ...(await service.subscribe(PUSH_PREFIX)),
    })),
  );
  await everyDatabase
    .prepare(
      `INSERT INTO notice_subscriptions (project_id, visitor_id, kind, endpoint, p256dh, auth, only_mine, person_id, link_version, grant_version, notified_seq, created_at, confirmed_at)
     SELECT ?, value ->> '$.endpoint', 'push', value ->> '$.endpoint', value ->> '$.keys.p256dh', value ->> '$.keys.auth', 0,
     value ->> '$.person', iif(value ->> '$.person' IS NULL, NULL, 1), iif(value ->> '$.person' IS NULL, 1, NULL),
     coalesce((SELECT max(seq) FROM changes WHERE project_id = ?), 0), 1, 1 FROM json_each(?)`,
    )
    .bind(
      itinerary.id,
      itinerary.id,
      JSON.stringify(
        subscribers.map((one) => ({ ...one, person: one.who === 'code' ? null : toPerson[one.who] })),
      ),
    )
    .run();
  const { moved } = await shift(itinerary, first.id);
  expect(moved).toHaveLength(12);
  await deliverNow(itinerary.id, Date.now());
  const countOf = (who: string) =>
    subscribers
      .filter((one) => one.who === who)
      .map(({ endpoint }) => service.receivedBy(endpoint).length)
      .reduce((sum, count) => sum + count, 0);
  expect(names.map(countOf)).toEqual([40, 40, 0, 40]);
  const cleos = new Set(subscribers.filter(({ who }) => who === 'cleo').map(({ endpoint }) => endpoint));
  for (const { endpoint, body } of service.received) expect(body.includes(canary)).toBe(cleos.has(endpoint));
});

it('is found by the scheduled job if its message was lost', async () => {
  const { itinerary, dinner } = await createNoticeScenario(service);
  await shift(itinerary, dinner.id);
  const { bindings, messages } = withNoticeQueue();
  await queueOverdueNotices(bindings, Date.now() + 20_000);
  expect(messages).toContainEqual({ projectId: itinerary.id });
});

it('is not told to who declined', async () => {
  const itinerary = await createTestItinerary();
  const dinner = (await addTestEvent(itinerary, {})).body;
  await itinerary.host.put(`${itinerary.path}/rsvp-settings`, { enabled: true });
  const ana = await invitePerson(itinerary, 'Ana');
  const endpoint = await subscribePush(service, ana.browser, itinerary);
  await ana.browser.put(`${itinerary.path}/rsvps/me`, { eventId: null, answer: 'no' });
  await enterAsGuest(itinerary);
  await shift(itinerary, dinner.id);
  expect(await deliverNow(itinerary.id, Date.now())).toEqual(['queued-urgent-1', 'not-urgent']);
  expect(service.receivedBy(endpoint)).toEqual([]);
});
