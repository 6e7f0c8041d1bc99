import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { Client } from '../../dev/chaos/client.ts';
import { bundleWorker } from '../../dev/start/bundle-worker.ts';
import { findFreePort } from '../../dev/start/port.ts';
import { requireBrowser } from '../../dev/test/browser.ts';
import { migrateBenchDatabases } from '../count-calls.ts';
import type { Usage } from '../counting-worker/usage.ts';
import { startFoldoutWorker } from '../servers.ts';
import { BENCH_ACCESS_CODE, BENCH_ADMIN_CODE, toBenchProjectId } from '../sizes.ts';
import { ASSUMED } from './prices.ts';

export type UsageOf = { name: string; usage: Usage };

const EVENTS = 100;
export const COST_PROJECT_ID = toBenchProjectId(EVENTS);
const EVENT = {
  title: 'Dinner',
  description: 'Fish by the river.',
  datetime: '2027-06-12T19:30',
  location: 'Ponto Final, Almada',
  attendees: 'Everyone',
};
const NEW_ITINERARY = { name: 'Lisbon', ownerName: 'Ada', ownerEmail: 'ada@example.com' };
const AFTER_RESPONSE_MS = 500;
/** A page with a code, as airlines and ferries send it. */
const TICKET_BYTES = 200_000;

/** What a guest's visits and a host's changes use, of an itinerary with 100 events. Builds the state in `folder`. */
export async function recordUsage(folder: string): Promise<UsageOf[]> {
  const script = await bundleWorker('bench/counting-worker/index.ts', join(folder, 'cost-worker'));
  const port = await findFreePort(8900);
  const origin = `http://localhost:${port}`;
  const settings = { APP_ORIGIN: origin, LOG_SAMPLE_RATE: '1' };
  const server = await startFoldoutWorker(script, join(folder, 'cost'), { port, settings });
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await server.ready;
    await migrateBenchDatabases(server);
    await fetch(`${origin}/bench/seed?id=${COST_PROJECT_ID}&events=${EVENTS}`);
    const host = await openHost(origin);
    return [
      ...(await recordGuests(browser, origin)),
      ...(await recordHost(host)),
      ...(await recordTickets(browser, host)),
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}

const takeUsage = async (origin: string) => (await (await fetch(`${origin}/bench/usage`)).json()) as Usage;

const live = (usage: Usage) => ({ ...usage, objectRequests: usage.objectRequests + ASSUMED.pings / 20 });

async function readShareLink(origin: string): Promise<string> {
  const response = await fetch(`${origin}/bench/invite-key?id=${COST_PROJECT_ID}`);
  const { inviteKey } = (await response.json()) as { inviteKey: string };
  return `${origin}/access/${COST_PROJECT_ID}?code=${BENCH_ACCESS_CODE}#k=${inviteKey}`;
}

async function recordGuests(browser: Browser, origin: string): Promise<UsageOf[]> {
  const link = await readShareLink(origin);
  // The first guest of all makes the tables of the itinerary's objects.
  await enter(await browser.newContext(), link);
  await enter(await browser.newContext(), `${origin}/access/${COST_PROJECT_ID}`);
  await takeUsage(origin);

  const guest = await browser.newContext();
  await enter(guest, link);
  const byLink = await takeUsage(origin);
  await open(guest, `${origin}/project/${COST_PROJECT_ID}`);
  const returning = await takeUsage(origin);
  await enter(guest, link);
  const again = await takeUsage(origin);
  await enter(await browser.newContext(), `${origin}/access/${COST_PROJECT_ID}`);
  const byCode = await takeUsage(origin);
  return [
    { name: 'returning view', usage: live(returning) },
    { name: 'first entry, share link', usage: live(byLink) },
    { name: 'first entry, typed code', usage: live(byCode) },
    { name: 'share link opened again', usage: live(again) },
  ];
}

/** Opens a page of the itinerary until it is connected. */
async function open(
  context: BrowserContext,
  url: string,
  act: (page: Page) => Promise<unknown> = async () => {},
) {
  const page = await context.newPage();
  const connected = new Promise((resolve) => {
    page.on('websocket', (socket) => socket.once('framereceived', resolve));
  });
  await page.goto(url);
  await act(page);
  await page.locator('.event').first().waitFor();
  await connected;
  // The service worker stores what the page needs offline.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** A link without a code leads to a form. */
const enter = (context: BrowserContext, url: string) =>
  open(context, url, async (page) => {
    if (url.includes('code=')) return;
    await page.getByLabel('Access Code').fill(BENCH_ACCESS_CODE);
    await page.keyboard.press('Enter');
  });

type Host = Awaited<ReturnType<typeof openHost>>;

/** A host of the itinerary. */
async function openHost(origin: string) {
  const client = new Client('host', '198.51.100.7', { origin: () => origin, onResponse: () => {} });
  const path = `/api/projects/${COST_PROJECT_ID}`;
  const send = async (method: string, to: string, body?: unknown) => {
    const { status, text } = await client.send(method, to, body);
    if (status >= 300) throw new Error(`${method} ${to} responded ${status}: ${text}`);
    return text;
  };
  const record = async (method: string, to: string, body?: unknown) => {
    await takeUsage(origin);
    await send(method, to, body);
    // Open pages are told after the response.
    await wait(AFTER_RESPONSE_MS);
    return takeUsage(origin);
  };
  return { origin, path, send, record };
}

async function recordHost({ path, send, record }: Host): Promise<UsageOf[]> {
  await send('POST', `${path}/access`, { accessCode: BENCH_ACCESS_CODE });
  await send('POST', `${path}/verify-admin`, { adminCode: BENCH_ADMIN_CODE });
  // The first change of a host makes the tables of its limits.
  await send('POST', `${path}/events`, EVENT);
  return [
    { name: 'event added', usage: await record('POST', `${path}/events`, EVENT) },
    { name: 'change read by an open page', usage: await record('GET', `${path}/itinerary`) },
    { name: 'itinerary created', usage: await record('POST', '/api/projects', NEW_ITINERARY) },
  ];
}

/** What a ticket for everyone adds: uploading it, the first view, which keeps it, a later one, and opening it. */
async function recordTickets(browser: Browser, { origin, path, send }: Host): Promise<UsageOf[]> {
  const link = await readShareLink(origin);
  const data = new Uint8Array(TICKET_BYTES).fill(0x20);
  data.set(new TextEncoder().encode('%PDF-1.7'));
  data.set(new TextEncoder().encode('%%EOF'), TICKET_BYTES - 5);
  await takeUsage(origin);
  const ticket = { title: 'Ferry', type: 'application/pdf', size: data.length };
  const { uploadURL, paper } = JSON.parse(await send('POST', `${path}/papers/upload-url`, ticket));
  const headers = { 'content-type': ticket.type, origin };
  const sent = await fetch(new URL(uploadURL, origin), { method: 'PUT', body: data, headers });
  if (!sent.ok) throw new Error(`The upload responded ${sent.status}: ${await sent.text()}`);
  await wait(AFTER_RESPONSE_MS);
  const added = await takeUsage(origin);
  const guest = await browser.newContext();
  await enter(guest, link);
  const first = await takeUsage(origin);
  const page = `${origin}/project/${COST_PROJECT_ID}`;
  await open(guest, page);
  const returning = await takeUsage(origin);
  const opened = await guest.request.get(`${origin}${path}/papers/${paper.id}/file`);
  if ((await opened.body()).length !== TICKET_BYTES) throw new Error('The ticket was not answered.');
  return [
    { name: `ticket of ${TICKET_BYTES} bytes added`, usage: added },
    { name: 'first entry, with a ticket', usage: live(first) },
    { name: 'returning view, with a ticket', usage: live(returning) },
    { name: 'ticket opened', usage: await takeUsage(origin) },
  ];
}
