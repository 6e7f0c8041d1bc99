import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { wrapAll } from '../testing/database.ts';
import { everyDatabase } from '../testing/databases.ts';
import {
  changeTestEvent as change,
  createNoticeScenario,
  deliverNotices,
  findSubscriptionId,
  PUSH_PREFIX,
  sendNoticeTo,
  setUpPushService,
  tomorrowNoon,
  withNoticeQueue,
} from '../testing/notices.ts';
import { addTestEvent } from '../testing/people.ts';
import { createTestItinerary } from '../testing/project.ts';
import { queueNotices } from './queue-notices.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const service = setUpPushService();

describe('a push service', () => {
  it('that is down or busy gets the message again later, and later each time', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Supper' });
    const failures = [{ status: 503 }, { status: 429, retryAfter: '900' }, { status: 500 }];
    service.control({ failNext: failures });
    const now = tomorrowNoon();
    expect(await deliverNotices(itinerary.id, now)).toEqual(['queued-1', 'retries']);
    const id = await findSubscriptionId(endpoint);
    const { bindings } = withNoticeQueue();
    const outcomes = [];
    for (const seconds of [29, 30, 30 + 899, 30 + 900, 30 + 900 + 599, 30 + 900 + 600]) {
      outcomes.push(await sendNoticeTo(bindings, id, now + seconds * 1000));
    }
    expect(outcomes).toEqual(['not-due', 'retries', 'not-due', 'retries', 'not-due', 'sent']);
    expect(service.receivedBy(endpoint)).toHaveLength(1);
  });

  it.each([404, 410])('that answers %s ends the subscription', async (status) => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Supper' });
    service.control({ failNext: [{ status }] });
    expect(await deliverNotices(itinerary.id)).toEqual(['queued-1', 'gone']);
    expect(await findSubscriptionId(endpoint)).toBe(0);
  });

  it.each([302, 400, 403, 413])(
    'that answers %s does not get this message again, but the next',
    async (status) => {
      const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
      await change(itinerary, dinner.id, { title: 'Supper' });
      service.control({ failNext: [{ status }] });
      expect(await deliverNotices(itinerary.id)).toEqual(['queued-1', 'gave-up']);
      await change(itinerary, dinner.id, { title: 'Banquet' });
      await deliverNotices(itinerary.id, tomorrowNoon() + HOUR_MS);
      expect(service.receivedBy(endpoint)).toMatchObject([{ body: 'Supper: Now called Banquet' }]);
    },
  );

  it('gets a message once, however often it is queued', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Supper' });
    const id = await findSubscriptionId(endpoint);
    await Promise.all([1, 2, 3].map(() => sendNoticeTo(env, id, tomorrowNoon())));
    expect(service.receivedBy(endpoint)).toHaveLength(1);
  });

  it('that fails for hours is given up', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Supper' });
    service.control({ failNext: Array.from({ length: 20 }, () => ({ status: 500 })) });
    await deliverNotices(itinerary.id);
    const id = await findSubscriptionId(endpoint);
    const outcomes = [];
    for (let days = 1; outcomes.at(-1) !== 'gave-up'; days++) {
      outcomes.push(await sendNoticeTo(env, id, tomorrowNoon() + days * DAY_MS));
    }
    expect(outcomes).toHaveLength(8);
  });

  it('that failed before the night does not delay what cannot wait for the morning', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Supper' });
    service.control({ failNext: [{ status: 503 }] });
    // 10:00 PM is ten hours after noon.
    const night = tomorrowNoon() + 10 * HOUR_MS;
    expect(await deliverNotices(itinerary.id, night - 10_000)).toEqual(['queued-1', 'retries']);
    expect(await sendNoticeTo(env, await findSubscriptionId(endpoint), night + 20_000)).toBe('waits');
    const datetime = new Date(night + 12 * HOUR_MS).toISOString();
    await change(itinerary, dinner.id, { title: 'Breakfast', datetime });
    expect(await deliverNotices(itinerary.id, night + HOUR_MS)).toEqual(['queued-1', 'sent']);
  });

  it('that does not answer is asked again', async () => {
    const { itinerary, dinner } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Supper' });
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Network connection lost.'));
    expect(await deliverNotices(itinerary.id)).toEqual(['queued-1', 'retries']);
  });

  it('is not asked once the browser’s subscription has expired', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Supper' });
    await everyDatabase
      .prepare('UPDATE notice_subscriptions SET expires_at = 1 WHERE endpoint = ?')
      .bind(endpoint)
      .run();
    expect(await deliverNotices(itinerary.id)).toEqual(['queued-1', 'access-ended']);
  });
});

/** More than a queue takes at once. */
const GUESTS = 150;

describe(`${GUESTS} guests`, () => {
  it('get one message each, although the consumer is killed and every message arrives twice', async () => {
    const itinerary = await createTestItinerary();
    const subscriptions = await Promise.all(
      Array.from({ length: GUESTS }, () => service.subscribe(PUSH_PREFIX)),
    );
    await everyDatabase
      .prepare(
        `INSERT INTO notice_subscriptions (project_id, visitor_id, kind, endpoint, p256dh, auth, only_mine, grant_version, notified_seq, created_at, confirmed_at)
       SELECT ?, value ->> '$.endpoint', 'push', value ->> '$.endpoint', value ->> '$.keys.p256dh', value ->> '$.keys.auth', 0, 1, 0, 1, 1 FROM json_each(?)`,
      )
      .bind(itinerary.id, JSON.stringify(subscriptions))
      .run();
    await addTestEvent(itinerary, { title: 'Brunch' });

    const now = tomorrowNoon();
    const { bindings, messages } = withNoticeQueue();
    // The first consumer is killed after it queued the messages, so the project's message arrives again.
    vi.spyOn(bindings.NOTICE_QUEUE, 'sendBatch').mockImplementationOnce(async (batch) => {
      for (const { body } of batch) messages.push(body);
      throw new Error('killed');
    });
    await expect(queueNotices(bindings, itinerary.id, now)).rejects.toThrow('killed');
    expect(await queueNotices(bindings, itinerary.id, now)).toBe(`queued-${GUESTS}`);
    expect(messages).toHaveLength(GUESTS + 100);

    const sendAll = async (at: number) => {
      for (const message of messages) {
        if ('subscriptionId' in message)
          await sendNoticeTo(bindings, message.subscriptionId, at).catch(() => {});
      }
    };
    // The next one is killed while it sends to ten guests: before the push service has the message, or after.
    const fetchPush = vi.mocked(fetch).getMockImplementation();
    let calls = 0;
    vi.mocked(fetch).mockImplementation(async (...args) => {
      calls++;
      if (calls > 60 && calls <= 65) return new Promise(() => {});
      return (await fetchPush?.(...args)) ?? new Response();
    });
    const killed = sendAll(now);
    await vi.waitFor(() => expect(calls).toBe(61), { timeout: 60_000 });
    vi.mocked(fetch).mockImplementation(async (...args) => (await fetchPush?.(...args)) ?? new Response());
    await sendAll(now + MINUTE_MS);
    void killed;

    const counts = new Map<string, number>();
    for (const { endpoint } of service.received) counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
    expect([counts.size, Math.max(...counts.values())]).toEqual([GUESTS, 1]);
  });

  it('killed after the push service took a message, show it once', async () => {
    const { itinerary, dinner, endpoint } = await createNoticeScenario(service);
    await change(itinerary, dinner.id, { title: 'Supper' });
    const now = tomorrowNoon();
    const id = await findSubscriptionId(endpoint);
    const failing = wrapAll((run, { queries }) => {
      if (queries.some((query) => /set .*"last_sent_at" = /i.test(query))) throw new Error('killed');
      return run();
    });
    const { bindings } = withNoticeQueue();
    await expect(sendNoticeTo({ ...bindings, ...failing }, id, now)).rejects.toThrow();
    expect(await sendNoticeTo(bindings, id, now + 1_000)).toBe('not-due');
    expect(await sendNoticeTo(bindings, id, now + MINUTE_MS)).toBe('sent');
    expect(service.receivedBy(endpoint)).toHaveLength(2);
    expect(service.listShown().filter((shown) => shown.endpoint === endpoint)).toHaveLength(1);
  });
});
