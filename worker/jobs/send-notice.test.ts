import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { BindingsBrowser } from '../testing/bindings-browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import {
  changeTestEvent as change,
  createNoticeScenario,
  deliverNotices,
  findSubscriptionId,
  sendNoticeTo,
  setUpPushService,
  subscribePush,
  tomorrowNoon,
  withNoticeQueue,
} from '../testing/notices.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, type TestItinerary } from '../testing/project.ts';
import { consumeQueueBatch } from './consume-queue-batch.ts';
import { queueNotices, queueOverdueNotices } from './queue-notices.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const service = setUpPushService();

describe('a message', () => {
  it('says what changed, after the window, once, with a link to that state', async () => {
    const { itinerary, dinner, guest, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { datetime: '2083-06-12T20:00' });
    await change(itinerary, dinner.id, { datetime: '2083-06-12T21:00', note: 'Bring a coat' });
    expect(await deliverNotices(itinerary.id, Date.now())).toEqual(['waits']);
    expect(await deliverNotices(itinerary.id)).toEqual(['queued-1', 'sent']);
    expect(await deliverNotices(itinerary.id)).toEqual(['nothing-pending']);
    expect(await sendNoticeTo(env, await findSubscriptionId(endpoint), tomorrowNoon() + DAY_MS)).toBe(
      'nothing-new',
    );
    const { revision } = (await guest.get(`${itinerary.path}/itinerary`)).body.project;
    expect(service.receivedBy(endpoint)).toMatchObject([
      {
        title: 'Lisbon',
        body: 'Dinner is now on Sat, Jun 12 at 9:00 PM. Bring a coat',
        url: `http://localhost:8787/project/${itinerary.projectId}?revision=${revision}#event-${dinner.id}`,
      },
    ]);
    const text = JSON.stringify(service.receivedBy(endpoint));
    for (const secret of ['Ponto Final', itinerary.accessCode, itinerary.adminCode])
      expect(text).not.toContain(secret);
  });

  it.each<[string, (itinerary: TestItinerary, id: number) => Promise<unknown>]>([
    [
      'what was changed back',
      async (itinerary, id) => {
        await change(itinerary, id, { title: 'Supper' });
        await change(itinerary, id, {});
      },
    ],
    [
      'what was saved without telling guests',
      (itinerary, id) => change(itinerary, id, { title: 'Supper', notify: false }),
    ],
    [
      'what was added and removed',
      async (itinerary) => {
        const { id } = (await addTestEvent(itinerary, { title: 'Lunch' })).body;
        await itinerary.host.delete(`${itinerary.path}/events/${id}`);
      },
    ],
    ['a new FAQ', ({ host, path }) => host.post(`${path}/faqs`, { question: 'Parking?', answer: 'No.' })],
  ])('does not tell %s', async (_, edit) => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await edit(itinerary, dinner.id);
    await deliverNotices(itinerary.id);
    expect(service.receivedBy(endpoint)).toEqual([]);
  });

  it('is one for all events that were cleared, and none after they were restored', async () => {
    const { itinerary, endpoint } = await createNoticeScenario(service);
    const { host, path, id } = itinerary;
    const { undo } = (await host.delete(`${path}/events`)).body;
    await deliverNotices(id);
    await host.post(`${path}/events/restore`, { ids: undo.ids });
    const rows = await everyDatabase
      .prepare('SELECT * FROM pending_notices WHERE project_id = ?')
      .bind(id)
      .all();
    expect(rows.results).toHaveLength(1);
    await deliverNotices(id, tomorrowNoon() + HOUR_MS);
    expect(service.receivedBy(endpoint).map(({ body }) => body)).toEqual([
      'Dinner was removed',
      'Dinner is new: Sat, Jun 12 at 7:30 PM',
    ]);
  });

  it('does not tell people that they were renamed', async () => {
    const itinerary = await createTestItinerary();
    await addTestEvent(itinerary, { attendees: 'Ben' });
    const { browser, person } = await invitePerson(itinerary, 'Ben');
    const endpoint = await subscribePush(service, browser, itinerary);
    const changed = await itinerary.host.patch(`${itinerary.path}/people/${person.id}`, { name: 'Benjamin' });
    expect(changed.status).toBe(200);
    await deliverNotices(itinerary.id);
    expect(service.receivedBy(endpoint)).toEqual([]);
  });

  it('costs a save nothing where nobody subscribed', async () => {
    const itinerary = await createTestItinerary();
    await addTestEvent(itinerary, {});
    expect(await deliverNotices(itinerary.id)).toEqual(['nothing-pending']);
  });

  it('comes at most once per window', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    const now = tomorrowNoon();
    await change(itinerary, dinner.id, { title: 'Supper' });
    await deliverNotices(itinerary.id, now);
    await change(itinerary, dinner.id, { title: 'Banquet' });
    const { bindings, messages } = withNoticeQueue();
    const id = await findSubscriptionId(endpoint);
    expect(await sendNoticeTo(bindings, id, now + 9 * MINUTE_MS)).toBe('waits');
    expect(messages).toEqual([{ projectId: itinerary.id, subscriptionId: id }]);
    expect(await sendNoticeTo(bindings, id, now + 10 * MINUTE_MS)).toBe('sent');
    expect(service.receivedBy(endpoint).map(({ body }) => body)).toEqual([
      'Dinner: Now called Supper',
      'Supper: Now called Banquet',
    ]);
  });

  it('waits for the morning, then is sent by the scheduled job', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Supper' });
    const [night, morning] = [tomorrowNoon() + 12 * HOUR_MS, tomorrowNoon() + 21 * HOUR_MS];
    expect(await deliverNotices(itinerary.id, night)).toEqual(['queued-1', 'waits']);
    expect(service.receivedBy(endpoint)).toEqual([]);
    const { bindings, messages } = withNoticeQueue();
    const message = { projectId: itinerary.id, subscriptionId: await findSubscriptionId(endpoint) };
    await queueOverdueNotices(bindings, night + HOUR_MS);
    expect(messages).not.toContainEqual(message);
    await queueOverdueNotices(bindings, morning);
    expect(messages).toContainEqual(message);
    expect(await sendNoticeTo(env, message.subscriptionId, morning)).toBe('sent');
  });

  it('comes at night if the event is near, with what waited', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    const night = tomorrowNoon() + 12 * HOUR_MS;
    await change(itinerary, dinner.id, { title: 'Supper' });
    await deliverNotices(itinerary.id, night);
    const datetime = new Date(night + 9 * HOUR_MS).toISOString();
    await addTestEvent(itinerary, { title: 'Breakfast', datetime });
    expect(await deliverNotices(itinerary.id, night + HOUR_MS)).toEqual(['queued-1', 'sent']);
    expect(service.receivedBy(endpoint)).toMatchObject([
      { body: expect.stringMatching(/^Breakfast is new.*\nDinner: Now called/) },
    ]);
  });
});

it('a project whose message was lost is found by the scheduled job', async () => {
  const { itinerary, dinner } = await createNoticeScenario(service);
  await change(itinerary, dinner.id, { title: 'Supper' });
  const { bindings, messages } = withNoticeQueue();
  await queueOverdueNotices(bindings, Date.now() + 10 * MINUTE_MS);
  expect(messages).not.toContainEqual({ projectId: itinerary.id });
  await queueOverdueNotices(bindings, Date.now() + 11 * MINUTE_MS + 1);
  expect(messages).toContainEqual({ projectId: itinerary.id });
});

it('a save queues a message for the end of the window, once per window', async () => {
  const { itinerary, dinner } = await createNoticeScenario(service);
  const send = vi.fn(async () => {});
  const host = Object.assign(new BindingsBrowser(), { bindings: { NOTICE_QUEUE: { send } } });
  await host.setGrant(itinerary.projectId, 'admin');
  await change({ ...itinerary, host }, dinner.id, { title: 'Supper' });
  await change({ ...itinerary, host }, dinner.id, { title: 'Banquet' });
  expect(send.mock.calls).toEqual([[{ projectId: itinerary.id }, { delaySeconds: 600 }]]);
});

it('a change while messages are queued opens a window of its own', async () => {
  const { itinerary, dinner } = await createNoticeScenario(service);
  await change(itinerary, dinner.id, { title: 'Supper' });
  const { bindings } = withNoticeQueue();
  const send = vi.spyOn(bindings.NOTICE_QUEUE, 'send');
  vi.spyOn(bindings.NOTICE_QUEUE, 'sendBatch').mockImplementation(async () => {
    await change(itinerary, dinner.id, { title: 'Banquet' });
    return {} as QueueSendBatchResponse;
  });
  await queueNotices(bindings, itinerary.id, tomorrowNoon());
  expect(send).toHaveBeenCalledWith({ projectId: itinerary.id }, { delaySeconds: 600 });
  const row = await everyDatabase
    .prepare('SELECT * FROM pending_notices WHERE project_id = ?')
    .bind(itinerary.id)
    .first();
  expect(row?.first_at).toBe(row?.last_at);
});

it('messages of the queue reach the project and its subscribers; others are kept as dead letters', async () => {
  const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
  await change(itinerary, dinner.id, { title: 'Supper' });
  await everyDatabase
    .prepare('UPDATE pending_notices SET first_at = 1, last_at = 1 WHERE project_id = ?')
    .bind(itinerary.id)
    .run();
  const { bindings, messages } = withNoticeQueue();
  const consume = async (body: object) => {
    const id = crypto.randomUUID();
    const batch = createMessageBatch('foldout-notices', [{ id, timestamp: new Date(), attempts: 1, body }]);
    await consumeQueueBatch(batch, bindings);
    return everyDatabase.prepare('SELECT body FROM dead_jobs WHERE id = ?').bind(id).first('body');
  };
  expect(await consume({ projectId: itinerary.id })).toBeNull();
  const subscriptionId = await findSubscriptionId(endpoint);
  expect(messages).toEqual([{ projectId: itinerary.id, subscriptionId }]);
  expect(await consume({ subscriptionId: 0 })).toBe('{"subscriptionId":0}');
});
