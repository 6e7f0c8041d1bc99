import { createExecutionContext, evictDurableObject, listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { TestBrowser } from '../testing/browser.ts';
import { countRoundTrips } from '../testing/database.ts';
import { LiveSocket } from '../testing/live-socket.ts';
import { controlStripe, payTestCheckout, postStripeEvent } from '../testing/payment.ts';
import { invitePerson } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsAdmin, enterAsGuest } from '../testing/project.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

const UNCLAIMED = '/api/unclaimed-events';

const SOON = { timeout: 2000, interval: 10 };

describe('works', () => {
  it('sends the revision on connect, and then one update per change without content', async () => {
    const itinerary = await createTestItinerary();
    const page = await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    await vi.waitFor(() => expect(page.updates).toEqual([{ revision: 1 }]), SOON);
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    await vi.waitFor(() => expect(page.updates[1]).toEqual({ revision: 2 }), SOON);
    await itinerary.host.put(`${itinerary.path}/customizations`, { customTitle: 'Porto' });
    await vi.waitFor(() => expect(page.updates[2]).toEqual({ revision: 3 }), SOON);
    // No update for requests that change nothing or are rejected.
    await itinerary.host.put(`${itinerary.path}/customizations`, { customTitle: 'Porto' });
    await itinerary.host.post(`${itinerary.path}/events`, { title: '' });
    await itinerary.host.post(`${itinerary.path}/faqs`, { question: 'Where?', answer: 'Here.' });
    await vi.waitFor(() => expect(page.updates[3]).toEqual({ revision: 4 }), SOON);
  });

  it('responds to pings, and keeps connections while hibernating', async () => {
    const itinerary = await createTestItinerary();
    const page = await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    await evictDurableObject(env.LIVE_ROOM.getByName(itinerary.projectId));
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    await vi.waitFor(() => expect(page.updates.at(-1)?.revision).toBe(2), SOON);
    const pong = new Promise((resolve) =>
      page.socket.addEventListener('message', ({ data }) => resolve(data)),
    );
    page.socket.send('ping');
    expect(await pong).toBe('pong');
  });

  it('updates 200 pages from one object within 2 seconds', async () => {
    const itinerary = await createTestItinerary();
    const guests = await Promise.all(Array.from({ length: 20 }, () => enterAsGuest(itinerary)));
    const before = (await listDurableObjectIds(env.LIVE_ROOM)).length;
    const pages = await Promise.all(
      Array.from({ length: 200 }, (_, n) => LiveSocket.open(guests[n % 20] as TestBrowser, itinerary.path)),
    );
    expect((await listDurableObjectIds(env.LIVE_ROOM)).length).toBe(before + 1);
    const savedAt = Date.now();
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    await vi.waitFor(
      () => expect(pages.filter(({ updates }) => updates.at(-1)?.revision === 2)).toHaveLength(200),
      SOON,
    );
    expect(Date.now() - savedAt).toBeLessThan(2000);
    expect(pages[0]?.updates.at(-1)?.readWithinMs).toBe(769);
  });
});

describe('sends updates', () => {
  it('when unclaimed events are assigned or applied from the dashboard', async () => {
    const itinerary = await createTestItinerary();
    const { browser, user } = await createSignedInUser();
    await browser.setGrant(itinerary.projectId, 'admin');
    const page = await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    const unclaimed = await Promise.all([createUnclaimedEvent(user.id), createUnclaimedEvent(user.id)]);
    const { projectId } = itinerary;
    const assigned = await browser.post(`${UNCLAIMED}/${unclaimed[0].id}/assign`, { projectId });
    await vi.waitFor(() => expect(page.updates[1]).toEqual({ revision: 2 }), SOON);
    await browser.post(`${UNCLAIMED}/assign`, { projectId, ids: [unclaimed[1].id] });
    await vi.waitFor(() => expect(page.updates[2]).toEqual({ revision: 3 }), SOON);
    const brief = { title: 'Dinner', datetime: null, endsAt: null, timeZone: 'UTC', location: '' };
    const proposal = await createUnclaimedEvent(user.id, {
      target: { ...brief, projectId, projectName: 'Lisbon' },
      targetEventId: assigned.body.event.id as number,
      targetSequence: 0,
      changedFields: ['title'],
    });
    await browser.post(`${UNCLAIMED}/${proposal.id}/answer`, { answer: 'apply' });
    await vi.waitFor(() => expect(page.updates[3]).toEqual({ revision: 4 }), SOON);
  });

  it('when a webhook reports a payment or a refund', async () => {
    const itinerary = await createTestItinerary({ paid: false });
    const page = await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    const id = await payTestCheckout(itinerary.projectId);
    await postStripeEvent('payment_intent.succeeded', { id, object: 'payment_intent' });
    await vi.waitFor(() => expect(page.updates[1]).toEqual({ revision: 2 }), SOON);
    await controlStripe({ refund: id });
    await postStripeEvent('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: id });
    await vi.waitFor(() => expect(page.updates[2]).toEqual({ revision: 3 }), SOON);
  });
});

describe('keeps connections', () => {
  it('when the admin code changes, and makes them refetch', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const guest = await LiveSocket.open(await enterAsGuest(itinerary), path);
    const admin = await LiveSocket.open(await enterAsAdmin(itinerary), path);
    await host.put(`${path}/customizations`, { adminCode: 'K7M2QXK7M2QZ' });
    for (const page of [guest, admin]) {
      await vi.waitFor(() => expect(page.updates[1]).toEqual({ revision: 2 }), SOON);
      expect(page.closedWith).toBeUndefined();
    }
  });
});

describe('limits', () => {
  it('a visitor to ten connections, and leaves the others to other guests', async () => {
    const itinerary = await createTestItinerary();
    const greedy = await enterAsGuest(itinerary);
    const pages = await Promise.all(
      Array.from({ length: 10 }, () => LiveSocket.open(greedy, itinerary.path)),
    );
    await expect(LiveSocket.open(greedy, itinerary.path)).rejects.toThrow(/429.*RATE_LIMITED/);
    const neighbor = await enterAsGuest(itinerary);
    neighbor.ip = greedy.ip;
    await LiveSocket.open(neighbor, itinerary.path);
    pages[0]?.socket.close();
    await vi.waitFor(() => LiveSocket.open(greedy, itinerary.path), SOON);
  });

  it('an IP address to 500 connections', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const open = (n: number) =>
      env.LIVE_ROOM.getByName(itinerary.projectId).fetch('https://room', {
        headers: {
          Upgrade: 'websocket',
          'x-grant-version': '1',
          'x-visitor': `v${n}`,
          'x-address': guest.ip,
        },
      });
    const responses = await Promise.all(Array.from({ length: 501 }, (_, n) => open(n)));
    // Accepted and referred to until the end: the runtime closes sockets that nothing refers to.
    const sockets = responses.flatMap(({ webSocket }) => webSocket ?? []);
    for (const socket of sockets) socket.accept();
    expect(sockets).toHaveLength(500);
    await expect(LiveSocket.open(guest, itinerary.path)).rejects.toThrow('429');
    await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    for (const socket of sockets) socket.close();
  });

  it('the share of 50 browsers that fill an address, and leaves one to each of 60 others there', async () => {
    const itinerary = await createTestItinerary();
    const { ip } = new TestBrowser();
    const room = env.LIVE_ROOM.getByName(itinerary.projectId);
    const open = async (visitor: string) => {
      const { status, webSocket } = await room.fetch('https://room', {
        headers: { Upgrade: 'websocket', 'x-grant-version': '1', 'x-visitor': visitor, 'x-address': ip },
      });
      webSocket?.accept();
      return { status, webSocket };
    };
    const greedy = await Promise.all(Array.from({ length: 500 }, (_, n) => open(`greedy${n % 50}`)));
    expect(new Set(greedy.map(({ status }) => status))).toEqual(new Set([101]));
    const guests = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const guest = await enterAsGuest(itinerary);
        guest.ip = ip;
        return LiveSocket.open(guest, itinerary.path);
      }),
    );
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    await vi.waitFor(
      () => expect(guests.filter(({ updates }) => updates.at(-1)?.revision === 2)).toHaveLength(60),
      SOON,
    );
    // Those that lost one do not get it back from guests who have one.
    expect((await open('greedy7')).status).toBe(429);
    for (const { webSocket } of greedy) webSocket?.close();
  });

  it('a grant, not its visitor cookie, to ten connections', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    for (let n = 0; n < 10; n++) {
      await LiveSocket.open(guest, itinerary.path);
      guest.cookies.delete('__Host-visitor');
    }
    await expect(LiveSocket.open(guest, itinerary.path)).rejects.toThrow('429');
  });

  it('and closes silent connections of a visitor who opens more', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    for (let n = 0; n < 10; n++) await LiveSocket.open(guest, itinerary.path);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await LiveSocket.open(guest, itinerary.path).finally(() => vi.useRealTimers());
  });

  it('what a page may send to pings', async () => {
    const itinerary = await createTestItinerary();
    const page = await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    page.socket.send('ping');
    page.socket.send('hello');
    await vi.waitFor(() => expect(page.closedWith).toBe(1008), SOON);
  });
});

describe('a guest who has read the itinerary', () => {
  const connect = async (guest: TestBrowser, path: string) => {
    const { bindings, counts } = countRoundTrips();
    const headers = { Upgrade: 'websocket', Origin: 'http://localhost:8787', 'Sec-Fetch-Site': '' };
    const request = guest.toRequest('GET', `${path}/live`, undefined, headers);
    const { status, webSocket } = await app.fetch(request, { ...env, ...bindings }, createExecutionContext());
    webSocket?.accept();
    webSocket?.close();
    return { status, trips: counts.trips };
  };

  it.each(['code', 'personal link'])('connects without a query, by %s, until the right ends', async (by) => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const invited = by === 'code' ? undefined : await invitePerson(itinerary, 'Ann');
    const guest = invited?.browser ?? (await enterAsGuest(itinerary));
    expect(await connect(guest, path)).toEqual({ status: 101, trips: 0 });
    await host.post(`${path}/events`, EVENT_INPUT);
    expect(await connect(guest, path)).toEqual({ status: 101, trips: 0 });
    if (invited) await host.delete(`${path}/people/${invited.person.id}`);
    else await host.put(`${path}/customizations`, { accessCode: 'NEWC0D' });
    await vi.waitFor(async () => expect((await connect(guest, path)).status).toBe(401), SOON);
  });

  it('needs the grant besides', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    await guest.delete(`${itinerary.path}/access`);
    expect(guest.cookies.has(`__Host-live-${itinerary.projectId}`)).toBe(true);
    expect((await connect(guest, itinerary.path)).status).toBe(401);
  });

  it('as a host is checked by a query', async () => {
    const { host, path } = await createTestItinerary();
    await host.get(`${path}/itinerary`);
    expect((await connect(host, path)).trips).toBeGreaterThan(0);
  });
});

describe('refuses', () => {
  it('rejects a connection from another site, with or without cookies', async () => {
    const { host, path } = await createTestItinerary();
    for (const origin of ['https://evil.example', 'null', '']) {
      const response = await host.get(`${path}/live`, { Upgrade: 'websocket', Origin: origin });
      expect(response).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    }
  });

  it('closes and rejects connections with a revoked grant', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const page = await LiveSocket.open(guest, itinerary.path);
    const changed = await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'NEWC0D' });
    expect(changed.status).toBe(200);
    await vi.waitFor(() => expect(page.closedWith).toBe(4401), SOON);
    await expect(LiveSocket.open(guest, itinerary.path)).rejects.toThrow('401');
    const late = await env.LIVE_ROOM.getByName(itinerary.projectId).fetch('https://room', {
      headers: { Upgrade: 'websocket', 'x-grant-version': '1', 'x-revision': '1' },
    });
    expect(late.status).toBe(410);
    const own = await LiveSocket.open(itinerary.host, itinerary.path);
    await vi.waitFor(() => expect(own.updates[0]?.revision).toBe(2), SOON);
  });
});

describeAccess('live');
