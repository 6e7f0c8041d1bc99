import { describe, expect, it, vi } from 'vitest';
import { toInstant } from '../domain/time/zoned-time.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { wrapAll } from '../testing/database.ts';
import {
  findSubscriptionId,
  newTestEmail,
  PUSH_PREFIX,
  readMailsTo,
  readTokenInEmail,
  setUpPushService,
  withNoticeQueue,
} from '../testing/notices.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';
import { queueReminders } from './queue-reminders.ts';
import { sendReminder } from './send-reminder.ts';

const service = setUpPushService();
const MINUTE_MS = 60_000;
const BOTH = { evening: true, hour: true };
const ZONE = 'America/New_York';
const at = (local: string, zone = ZONE) => toInstant(local, zone) ?? Number.NaN;

async function remindByPush(
  browser: TestBrowser,
  { path }: TestItinerary,
  more: object = {},
): Promise<string> {
  const subscription = await service.subscribe(PUSH_PREFIX);
  const body = { kind: 'push', subscription, reminders: BOTH, ...more };
  const { status, text } = await browser.post(`${path}/notifications`, body);
  if (status !== 201) throw new Error(text);
  return subscription.endpoint;
}

/** The scheduled job at this time, and what it queues. */
async function runAt(now: number): Promise<string[]> {
  const { bindings, messages } = withNoticeQueue();
  await queueReminders(bindings, now);
  const outcomes: string[] = [];
  for (const message of [...messages]) {
    if ('reminderId' in message) outcomes.push(await sendReminder(bindings, message, now));
  }
  return outcomes;
}

/** Every minute of a while. */
async function runBetween(from: number, to: number): Promise<void> {
  for (let now = from; now <= to; now += MINUTE_MS) await runAt(now);
}

const bodiesOf = (endpoint: string) => service.receivedBy(endpoint).map(({ body }) => body);

describe('works', () => {
  it('in the evening before and an hour before, once each', async () => {
    const itinerary = await createTestItinerary();
    await addTestEvent(itinerary, { title: 'Brunch', datetime: '2083-06-12T11:00' });
    await addTestEvent(itinerary, { title: 'Dinner', datetime: '2083-06-12T19:30' });
    const endpoint = await remindByPush(await enterAsGuest(itinerary), itinerary);
    await runBetween(at('2083-06-11T18:50'), at('2083-06-11T19:30'));
    await runBetween(at('2083-06-12T09:50'), at('2083-06-12T10:20'));
    await runBetween(at('2083-06-12T18:20'), at('2083-06-12T18:50'));
    expect(bodiesOf(endpoint)).toEqual([
      'Tomorrow: 11:00 AM Brunch\n7:30 PM Dinner',
      'In an hour: Brunch, 11:00 AM',
      'In an hour: Dinner, 7:30 PM',
    ]);
  });

  it('by email, with a link to unsubscribe, if the address is confirmed', async () => {
    const itinerary = await createTestItinerary();
    await addTestEvent(itinerary, { datetime: '2083-06-12T19:30' });
    const guest = await enterAsGuest(itinerary);
    const email = newTestEmail();
    await guest.post(`${itinerary.path}/notifications`, { kind: 'email', email, reminders: BOTH });
    await runAt(at('2083-06-11T19:00'));
    expect(await readMailsTo(email)).toHaveLength(1);
    await guest.post(`/notifications/${await readTokenInEmail(email)}`);
    await runAt(at('2083-06-12T18:30'));
    await runAt(at('2083-06-12T18:31'));
    const [reminder, ...others] = await readMailsTo(email);
    expect(others).toHaveLength(1);
    expect(reminder?.subject).toBe('In an hour: Lisbon');
    expect(reminder?.text).toContain('7:30 PM');
  });

  it('shows and changes the choice; what is left out stays', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const read = async () => (await guest.get(`${itinerary.path}/notifications`)).body.mine[0].reminders;
    await remindByPush(guest, itinerary, { reminders: undefined });
    expect(await read()).toEqual({ evening: false, hour: false });
    await remindByPush(guest, itinerary, { reminders: { hour: true } });
    expect(await read()).toEqual({ evening: false, hour: true });
    await remindByPush(guest, itinerary, { reminders: undefined });
    expect(await read()).toEqual({ evening: false, hour: true });
  });
});

describe('leaves out', () => {
  it('what the reader may not see, declined, or has no part in', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const canary = `CANARY${crypto.randomUUID().slice(0, 8)}`;
    const datetime = '2083-06-12T19:30';
    await addTestEvent(itinerary, { title: canary, datetime, attendees: 'Ana', audience: 'attendees' });
    await addTestEvent(itinerary, { title: 'Golf', datetime, attendees: 'Ben' });
    const asked = (await addTestEvent(itinerary, { title: 'Gala', datetime, rsvp: { capacity: null } })).body;
    await host.put(`${path}/rsvp-settings`, { enabled: true });
    const [ana, ben, cleo] = [
      await invitePerson(itinerary, 'Ana'),
      await invitePerson(itinerary, 'Ben'),
      await invitePerson(itinerary, 'Cleo'),
    ];
    await ben.browser.put(`${path}/rsvps/me`, { eventId: asked.id, answer: 'no' });
    await cleo.browser.put(`${path}/rsvps/me`, { eventId: null, answer: 'no' });
    const endpoints = {
      ana: await remindByPush(ana.browser, itinerary, { onlyMine: true }),
      ben: await remindByPush(ben.browser, itinerary, { onlyMine: true }),
      cleo: await remindByPush(cleo.browser, itinerary),
      code: await remindByPush(await enterAsGuest(itinerary), itinerary),
    };
    await runAt(at('2083-06-11T19:00'));
    expect(bodiesOf(endpoints.ana)).toEqual([`Tomorrow: 7:30 PM ${canary}\n7:30 PM Gala`]);
    expect(bodiesOf(endpoints.ben)).toEqual(['Tomorrow: 7:30 PM Golf']);
    expect(bodiesOf(endpoints.cleo)).toEqual([]);
    expect(bodiesOf(endpoints.code)).toEqual(['Tomorrow: 7:30 PM Golf\n7:30 PM Gala']);
  });

  it('events that moved away or were deleted, and reminds at the new time', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const dinner = (await addTestEvent(itinerary, { datetime: '2083-06-12T19:30' })).body;
    const gone = (await addTestEvent(itinerary, { title: 'Golf', datetime: '2083-06-12T19:30' })).body;
    const endpoint = await remindByPush(await enterAsGuest(itinerary), itinerary);
    const { bindings, messages } = withNoticeQueue();
    await queueReminders(bindings, at('2083-06-12T18:30'));
    await host.delete(`${path}/events/${gone.id}`);
    await host.post(`${path}/shift`, { fromEventId: dinner.id, minutes: 45, until: 'day' });
    for (const message of messages) {
      if ('reminderId' in message) await sendReminder(bindings, message, at('2083-06-12T18:31'));
    }
    expect(bodiesOf(endpoint)).toEqual([]);
    await runBetween(at('2083-06-12T18:40'), at('2083-06-12T19:20'));
    expect(bodiesOf(endpoint)).toEqual(['In an hour: Dinner, 8:15 PM']);
  });

  it('what is more than 15 minutes late', async () => {
    const itinerary = await createTestItinerary();
    await addTestEvent(itinerary, { datetime: '2083-06-12T19:30' });
    const endpoint = await remindByPush(await enterAsGuest(itinerary), itinerary);
    const { bindings, messages } = withNoticeQueue();
    await queueReminders(bindings, at('2083-06-12T18:30'));
    expect(messages).toHaveLength(1);
    const [message] = messages;
    const due = message && 'reminderId' in message ? message : { projectId: 0, reminderId: 0 };
    expect(await sendReminder(bindings, due, at('2083-06-12T18:46'))).toBe('too-late');
    expect(bodiesOf(endpoint)).toEqual([]);
  });

  it('everything once the access has ended', async () => {
    const itinerary = await createTestItinerary();
    await addTestEvent(itinerary, { datetime: '2083-06-12T19:30' });
    const endpoint = await remindByPush(await enterAsGuest(itinerary), itinerary);
    await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'K7M2QX' });
    expect(await runAt(at('2083-06-12T18:30'))).toEqual(['access-ended']);
    expect(await findSubscriptionId(endpoint)).toBe(0);
  });
});

it.each([
  // The clocks change in the night before: forward, then back.
  ['Europe/Lisbon', '2083-03-28', '2083-03-27'],
  ['Europe/Lisbon', '2083-10-31', '2083-10-30'],
  ['America/New_York', '2083-03-14', '2083-03-13'],
  ['America/New_York', '2083-11-07', '2083-11-06'],
  ['Australia/Sydney', '2083-10-03', '2083-10-02'],
  ['Australia/Sydney', '2083-04-04', '2083-04-03'],
])('in %s, where the clocks change on %s, each comes once', async (timeZone, day, before) => {
  const itinerary = await createTestItinerary();
  await itinerary.host.put(`${itinerary.path}/customizations`, { timeZone });
  await addTestEvent(itinerary, { datetime: `${day}T09:00`, timeZone });
  const endpoint = await remindByPush(await enterAsGuest(itinerary), itinerary);
  const [evening, hour] = [at(`${before}T19:00`, timeZone), at(`${day}T08:00`, timeZone)];
  await runBetween(evening - 3 * MINUTE_MS, evening + 3 * MINUTE_MS);
  await runBetween(hour - 3 * MINUTE_MS, hour + 3 * MINUTE_MS);
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(
    hour + 60 * MINUTE_MS,
  );
  expect(clock.replaceAll('\u202f', ' ')).toBe('9:00 AM');
  expect(bodiesOf(endpoint)).toEqual(['Tomorrow: 9:00 AM Dinner', 'In an hour: Dinner, 9:00 AM']);
});

it('across the date line, goes by the itinerary’s evening and each event’s own day', async () => {
  const itinerary = await createTestItinerary();
  await itinerary.host.put(`${itinerary.path}/customizations`, { timeZone: 'Pacific/Honolulu' });
  await addTestEvent(itinerary, { title: 'Fly', datetime: '2083-06-12T23:00', timeZone: 'Pacific/Auckland' });
  await addTestEvent(itinerary, {
    title: 'Luau',
    datetime: '2083-06-12T18:00',
    timeZone: 'Pacific/Honolulu',
  });
  const endpoint = await remindByPush(await enterAsGuest(itinerary), itinerary);
  await runAt(at('2083-06-11T19:00', 'Pacific/Honolulu'));
  expect(bodiesOf(endpoint)).toContain('Tomorrow: 11:00 PM GMT+12 Fly\n6:00 PM Luau');
});

describe('each once', () => {
  async function createReminded() {
    const itinerary = await createTestItinerary();
    await addTestEvent(itinerary, { datetime: '2083-06-12T19:30' });
    const endpoint = await remindByPush(await enterAsGuest(itinerary), itinerary, {
      reminders: { hour: true },
    });
    return { itinerary, endpoint, due: at('2083-06-12T18:30') };
  }
  const countShown = (endpoint: string) =>
    service.listShown().filter((shown) => shown.endpoint === endpoint).length;

  it('although every message arrives three times and the job runs twice at once', async () => {
    const { endpoint, due } = await createReminded();
    const { bindings, messages } = withNoticeQueue();
    await Promise.all([queueReminders(bindings, due), queueReminders(bindings, due)]);
    const ids = messages.flatMap((message) => ('reminderId' in message ? [message] : []));
    expect(new Set(ids.map(({ reminderId }) => reminderId)).size).toBe(1);
    await Promise.all([...ids, ...ids, ...ids].map((id) => sendReminder(bindings, id, due + 1_000)));
    await runBetween(due, due + 20 * MINUTE_MS);
    expect(bodiesOf(endpoint)).toHaveLength(1);
  });

  it.each([
    ['before the reminders are written', /insert into "reminders"/i],
    ['before they are looked up', /from "reminders" inner join .* where \(?"reminders"\."done_at"/i],
    [
      'before they are marked as queued',
      /update "reminders" set "next_at" = \? where \(?"reminders"\."id" in/i,
    ],
    ['before it is claimed', /"attempts" = "reminders"\."attempts"/i],
    ['before it is marked as sent', /update "reminders" set "done_at"/i],
  ])('killed %s', async (_, statement) => {
    const { endpoint, due } = await createReminded();
    const { bindings, messages } = withNoticeQueue();
    let isKilled = false;
    const failing = wrapAll((run, { queries }) => {
      if (isKilled || !queries.some((query) => statement.test(query))) return run();
      isKilled = true;
      throw new Error('killed');
    });
    const killing = { ...bindings, ...failing };
    const runOnce = async (with_: Cloudflare.Env, now: number) => {
      await queueReminders(with_, now);
      for (const message of messages.splice(0)) {
        if ('reminderId' in message) await sendReminder(with_, message, now);
      }
    };
    await expect(runOnce(killing, due)).rejects.toThrow();
    expect(isKilled).toBe(true);
    for (let minute = 1; minute <= 10; minute++) await runOnce(bindings, due + minute * MINUTE_MS);
    expect(countShown(endpoint)).toBe(1);
  });

  it('killed before the push service has it', async () => {
    const { endpoint, due } = await createReminded();
    vi.mocked(fetch).mockImplementationOnce(() => Promise.reject(new Error('killed')));
    expect(await runAt(due)).toContain('retries');
    await runBetween(due + MINUTE_MS, due + 10 * MINUTE_MS);
    expect(bodiesOf(endpoint)).toHaveLength(1);
  });
});
