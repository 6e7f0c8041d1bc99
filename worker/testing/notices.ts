import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, vi } from 'vitest';
import { unsealMail } from '../actions/outbox.ts';
import { listOutbox } from '../db/outbox.ts';
import { toProjectNumber } from '../domain/itinerary/project-number.ts';
import { addDays, toLocalDay } from '../domain/time/days.ts';
import { toInstant } from '../domain/time/zoned-time.ts';
import type { NoticeMessage } from '../jobs/queue-messages.ts';
import { queueNotices } from '../jobs/queue-notices.ts';
import { sendNotice } from '../jobs/send-notice.ts';
import { parseSettings } from '../services/settings.ts';
import type { TestBrowser } from './browser.ts';
import { everyDatabase, everyItineraryDb } from './databases.ts';
import { addTestEvent } from './people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from './project.ts';
import { PushServiceEmulator } from './push-service.ts';

export const PUSH_PREFIX = 'http://localhost:8787/dev/push/';

/** Noon of tomorrow in the zone of test itineraries, when everything before can be sent. */
export function tomorrowNoon(): number {
  const zone = 'America/New_York';
  const tomorrow = addDays(toLocalDay(Date.now(), zone), 1);
  return toInstant(`${tomorrow}T12:00`, zone) ?? Number.NaN;
}

/** A push service that gets what the Worker sends with `fetch`. Registers hooks that start it anew for each test. */
export function setUpPushService(): PushServiceEmulator {
  const service = new PushServiceEmulator({ vapidPublicKey: () => parseSettings(env).VAPID_PUBLIC_KEY });
  beforeEach(() => {
    service.reset();
    const fetchOthers = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      return request.url.startsWith(PUSH_PREFIX)
        ? service.receive(request.url, request)
        : fetchOthers(request);
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return service;
}

/** Subscribes a guest's browser to push messages. Returns its endpoint. */
export async function subscribePush(
  service: PushServiceEmulator,
  guest: TestBrowser,
  { path }: TestItinerary,
  onlyMine = false,
): Promise<string> {
  const subscription = await service.subscribe(PUSH_PREFIX);
  const response = await guest.post(`${path}/notifications`, { kind: 'push', subscription, onlyMine });
  if (response.status !== 201) throw new Error(`Subscribing failed: ${response.text}`);
  return subscription.endpoint;
}

/** Subscribes a guest's email address and confirms it. */
export async function subscribeEmail(
  guest: TestBrowser,
  { path }: TestItinerary,
  email: string,
): Promise<void> {
  await guest.post(`${path}/notifications`, { kind: 'email', email });
  const token = await readTokenInEmail(email);
  const confirmed = await guest.post(`/notifications/${token}`);
  if (confirmed.status !== 200) throw new Error(`Confirming failed: ${confirmed.text}`);
}

/** The emails to an address, newest first. */
export async function readMailsTo(recipient: string) {
  const rows = (await listOutbox(everyItineraryDb)).filter((mail) => mail.recipient === recipient);
  return Promise.all(rows.map((row) => unsealMail(parseSettings(env), row)));
}

/** The token of the link in the newest email to an address. */
export async function readTokenInEmail(recipient: string): Promise<string> {
  const [mail] = await readMailsTo(recipient);
  return /\/notifications\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The Worker's bindings with a queue that only remembers its messages. */
export function withNoticeQueue() {
  const messages: NoticeMessage[] = [];
  const queue = {
    send: async (message: NoticeMessage) => void messages.push(message),
    sendBatch: async (batch: { body: NoticeMessage }[]) =>
      void messages.push(...batch.map(({ body }) => body)),
  };
  const bindings = { ...env, NOTICE_QUEUE: queue } as unknown as Cloudflare.Env;
  return { bindings, messages };
}

/** Sends a project's pending notices at `now`. Returns the outcomes, of the project first. */
export async function deliverNotices(projectId: number, now = tomorrowNoon()): Promise<string[]> {
  const { bindings, messages } = withNoticeQueue();
  const outcomes = [await queueNotices(bindings, projectId, now)];
  for (const message of [...messages]) {
    if ('subscriptionId' in message) outcomes.push(await sendNotice(bindings, message, now));
  }
  return outcomes;
}

/** An itinerary with a dinner, and a guest who is told of its changes. */
export async function createNoticeScenario(service: PushServiceEmulator) {
  const itinerary = await createTestItinerary();
  const dinner = (await addTestEvent(itinerary, {})).body;
  const guest = await enterAsGuest(itinerary);
  const endpoint = await subscribePush(service, guest, itinerary);
  return { itinerary, dinner, guest, endpoint };
}

/** Replaces a test event's fields by those of `EVENT_INPUT` and these. */
export const changeTestEvent = ({ host, path }: TestItinerary, id: number, fields: object) =>
  host.put(`${path}/events/${id}`, { ...EVENT_INPUT, ...fields });

/** 0 if there is none. */
export const findSubscriptionId = async (endpoint: string) =>
  (await everyDatabase
    .prepare('SELECT id FROM notice_subscriptions WHERE endpoint = ?')
    .bind(endpoint)
    .first<number>('id')) ?? 0;

/** Sends to a subscription, by its id, as its queue message does. */
export async function sendNoticeTo(bindings: Cloudflare.Env, subscriptionId: number, now: number) {
  const projectId = await everyDatabase
    .prepare('SELECT project_id FROM notice_subscriptions WHERE id = ?')
    .bind(subscriptionId)
    .first<number>('project_id');
  return sendNotice(bindings, { projectId: projectId ?? FIRST_PROJECT, subscriptionId }, now);
}

/** A project's row id in the first database. */
const FIRST_PROJECT = toProjectNumber('D0000000') ?? 0;

export const newTestEmail = () => `guest-${crypto.randomUUID()}@example.com`;
