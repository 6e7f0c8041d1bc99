import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { DEFAULT_MODEL } from '../../email-worker/model/models.ts';
import { readMail } from '../../email-worker/read-mail.ts';
import { readReceivedMail } from '../jobs/read-mail.ts';
import type { TestBrowser } from './browser.ts';
import { createEmulatedAi } from './emulated-ai.ts';
import { buildEmail, type EmailDelivery } from './mail.ts';

const base = String((env as unknown as { OPENAI_BASE_URL: string }).OPENAI_BASE_URL).replace(/\/v1$/, '');

/** Controls the emulated model (dev/model); resolves with its state. */
export async function controlModel(body: object) {
  const response = await fetch(`${base}/_control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { calls: number; last: { messages: { content: string }[] } };
}
export const readModelState = async () =>
  (await (await fetch(`${base}/_control`)).json()) as { calls: number };

export const onOpenAi = (model: string) => ({ OPENAI_MODEL: model });
export const onWorkersAi = (model: string) => ({ WORKERS_AI_MODEL: model, AI: createEmulatedAi(base) });
export const LLAMA = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';
export const TRANSPORTS: [name: string, settings: object][] = [
  ['OpenAI', onOpenAi(DEFAULT_MODEL)],
  ['Workers AI', onWorkersAi(LLAMA)],
];

/** A booking that no rule finds. */
export const EMAIL_TEXT = [
  'Dear all, it is a joy to write to you.',
  'The captain expects us at the Blue Jetty of Harbour Lane on the twelfth of June 2083 (12 June 2083 - 18:45), not a minute later.',
  'Do bring a jacket. Yours, Agatha',
].join('\n');
/** One that they find. */
export const LABELED_TEXT = [
  'Your table is booked. Booking number: PF4471',
  'Restaurant: Blue Jetty',
  'Date: 12 June 2083',
  'Time: 18:45',
  'Address: Harbour Lane 4, London',
].join('\n');
export const EVENT = {
  kind: 'activity',
  title: 'Blue Jetty',
  vendor: null,
  startLocal: '2083-06-12T18:45',
  yearStated: true,
  endLocal: null,
  placeName: 'Blue Jetty',
  address: 'Harbour Lane',
  iata: null,
  arrivalPlace: null,
  arrivalIata: null,
  timeZoneGuess: null,
  attendees: ['Agatha'],
  partySize: null,
  seats: null,
  confirmationNumber: null,
  status: 'confirmed',
  evidenceStart: '12 June 2083 - 18:45',
  evidenceEnd: null,
  evidencePlace: 'Blue Jetty of Harbour Lane',
};
export const LABELED_EVENT = {
  ...EVENT,
  kind: 'restaurant',
  address: 'Harbour Lane 4, London',
  attendees: [],
  confirmationNumber: 'PF4471',
  evidenceStart: 'Date: 12 June 2083 Time: 18:45',
  evidencePlace: 'Blue Jetty',
};
const OPTIONS = {
  now: new Date(),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

/** Writes an email and records the correct answer about it in the emulator. */
export async function prepareEmail(text = EMAIL_TEXT, event: object = EVENT): Promise<string> {
  const raw = buildEmail({ subject: `A sail ${crypto.randomUUID()}`, text });
  const { contentHash, wantsModel } = await readMail(new TextEncoder().encode(raw), OPTIONS);
  expect(wantsModel).toBe(true);
  await controlModel({
    record: { hash: contentHash, answer: { emailKind: 'confirmation', events: [event] } },
  });
  return raw;
}

export const readOnce = (delivery: EmailDelivery, bindings: object = {}) =>
  readReceivedMail({ ...env, ...bindings }, delivery.jobs[0] ?? { mailId: 0, projectId: null }, Date.now());

type Unclaimed = { kind: string; needsReview: boolean; title: string; reasons: string[]; datetime: string };
export const READ_BY_AI = 'Read by AI. Check it against the email.';

export const readUnclaimed = async (browser: TestBrowser) =>
  (await browser.get('/api/unclaimed-events')).body as Unclaimed[];

/** The account's unclaimed events, all of which must need a review. */
export async function listFlagged(browser: TestBrowser) {
  const unclaimed = await readUnclaimed(browser);
  expect(unclaimed.every(({ needsReview }) => needsReview)).toBe(true);
  return unclaimed;
}
