import { expect, it } from 'vitest';
import { RATE } from './http/rate-limits.ts';
import { createSignedInUser } from './testing/account.ts';
import { BindingsBrowser } from './testing/bindings-browser.ts';
import { TestBrowser } from './testing/browser.ts';
import { invitePerson } from './testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from './testing/project.ts';
import { spendRate } from './testing/rates.ts';

/** A browser in the hotel, with the visitor cookie that a page sets. */
async function arrive(path: string, ip: string) {
  const browser = new TestBrowser();
  browser.ip = ip;
  await browser.get(`${path}/preview`);
  return browser;
}

const inTurn = async (count: number, run: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n += 25) {
    await Promise.all(Array.from({ length: Math.min(25, count - n) }, (_, step) => run(n + step)));
  }
};

/**
 * Sends requests with 50 cookies: harmless ones, most of them counted before, and more unknown ids and wrong codes than one
 * address may try.
 */
async function attack(target: TestItinerary, ip: string) {
  const browsers = await Promise.all(Array.from({ length: 50 }, () => arrive(target.path, ip)));
  const choose = (n: number) => browsers[n % browsers.length] as TestBrowser;
  await spendRate(`address:${ip}`, RATE.writes.perAddress, 1_150);
  await spendRate(`address:${ip}`, RATE.unknownIds.perAddress, 40);
  await inTurn(60, (n) => choose(n).post('/api/projects/N0NE2345/identity', { name: null }));
  await inTurn(60, (n) => choose(n).get(`/api/projects/N0NE${2000 + n}/preview`));
  await inTurn(50, (n) => choose(n).post('/api/projects/N0NE2345/access', { accessCode: 'WR0NGX' }));
  const refused = await choose(7).post('/api/projects/N0NE2345/identity', { name: null });
  expect(refused.status).toBe(429);
}

it('refuses none of 60 guests behind one address while somebody there has 50 cookies', async () => {
  const itinerary = await createTestItinerary();
  const { host, path, accessCode } = itinerary;
  await host.put(`${path}/rsvp-settings`, {
    enabled: true,
    deadline: null,
    maxPartySize: 2,
    question: null,
    showList: false,
  });
  const { ip } = new TestBrowser();
  await attack(await createTestItinerary(), ip);
  const { inviteKey } = (await host.get(`${path}/share`)).body;
  const enter = async (n: number) => {
    const guest = new TestBrowser();
    guest.ip = ip;
    if (n % 3 === 0) {
      const { entered } = await invitePerson(itinerary, `Guest ${n}`, guest);
      return { guest, statuses: [entered.status] };
    }
    const code = n % 3 === 1 ? { accessCode } : { accessCode, inviteKey };
    const entered = await guest.post(`${path}/access`, code);
    await host.post(`${path}/people`, { name: `Guest ${n}` });
    const claimed = await guest.post(`${path}/identity`, { name: `Guest ${n}` });
    return { guest, statuses: [entered.status, claimed.status] };
  };
  const refused: object[] = [];
  await inTurn(60, async (n) => {
    const { guest, statuses } = await enter(n);
    statuses.push((await guest.get(`${path}/itinerary`)).status);
    const answer = { eventId: null, answer: 'yes', partySize: 1 };
    statuses.push((await guest.put(`${path}/rsvps/me`, answer)).status);
    statuses.push((await guest.get(`${path}/rsvps`)).status);
    if (statuses.some((status) => status >= 300)) refused.push({ n, statuses });
  });
  expect(refused).toEqual([]);
});

it('lets the last of 500 wedding guests ask for emails, and read each of ten changes', async () => {
  const itinerary = await createTestItinerary();
  const { host, path, projectId } = itinerary;
  await spendRate(`project:${projectId}`, RATE.confirmationsOfPaid, 499);
  const guest = await enterAsGuest(itinerary);
  const email = `${crypto.randomUUID()}@example.com`;
  const asked = await guest.post(`${path}/notifications`, { kind: 'email', email });
  expect(asked.status).toBe(202);
  for (let n = 0; n < 10; n++) {
    expect((await host.post(`${path}/events`, { ...EVENT_INPUT, title: `Dance ${n}` })).status).toBe(201);
    expect((await guest.get(`${path}/itinerary`)).body.events).toHaveLength(n + 1);
  }
});

it('never challenges a planner with an account, who makes 30 itineraries for clients', async () => {
  const planner = new BindingsBrowser();
  planner.bindings = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret', STRANGERS_PER_HOUR: '1' };
  await createSignedInUser({ browser: planner });
  const client = { name: 'A wedding', ownerName: 'Ada' };
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) {
    const ownerEmail = `${crypto.randomUUID()}@example.com`;
    statuses.push((await planner.post('/api/projects', { ...client, ownerEmail })).status);
  }
  expect(statuses).toEqual(Array.from({ length: 30 }, () => 201));
});
