import { evictDurableObject, listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { LiveSocket } from '../testing/live-socket.ts';
import { controlStripe, payTestCheckout, postStripeEvent } from '../testing/payment.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest } from '../testing/project.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

const CARDS = '/api/unclaimed-events';

const SOON = { timeout: 2000, interval: 10 };

describe('works', () => {
  it('tells an open page at once where it stands, and then of each change, never what it is', async () => {
    const itinerary = await createTestItinerary();
    const page = await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    await vi.waitFor(() => expect(page.updates).toEqual([{ revision: 1, changed: [] }]), SOON);
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    await vi.waitFor(() => expect(page.updates[1]).toEqual({ revision: 2, changed: ['events'] }), SOON);
    await itinerary.host.put(`${itinerary.path}/customizations`, { customTitle: 'Porto' });
    await vi.waitFor(() => expect(page.updates[2]).toEqual({ revision: 3, changed: ['details'] }), SOON);
    // What changed nothing, or was refused, is no news.
    await itinerary.host.put(`${itinerary.path}/customizations`, { customTitle: 'Porto' });
    await itinerary.host.post(`${itinerary.path}/events`, { title: '' });
    await itinerary.host.post(`${itinerary.path}/faqs`, { question: 'Where?', answer: 'Here.' });
    await vi.waitFor(() => expect(page.updates[3]).toEqual({ revision: 4, changed: ['faqs'] }), SOON);
  });

  it('answers a heartbeat, and sleeps between changes without losing anybody', async () => {
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

  it('holds 200 pages in one object, and each hears of a change within two seconds', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const before = (await listDurableObjectIds(env.LIVE_ROOM)).length;
    const pages = await Promise.all(
      Array.from({ length: 200 }, () => LiveSocket.open(guest, itinerary.path)),
    );
    expect((await listDurableObjectIds(env.LIVE_ROOM)).length).toBe(before + 1);
    const savedAt = Date.now();
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    await vi.waitFor(
      () => expect(pages.filter(({ updates }) => updates.at(-1)?.revision === 2)).toHaveLength(200),
      SOON,
    );
    expect(Date.now() - savedAt).toBeLessThan(2000);
  });
});

describe('is told', () => {
  it('of what comes from the dashboard: events of cards, one and many, and what a mail changed in one', async () => {
    const itinerary = await createTestItinerary();
    const { browser, user } = await createSignedInUser();
    await browser.setGrant(itinerary.projectId, 'admin');
    const page = await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    const cards = await Promise.all([createUnclaimedEvent(user.id), createUnclaimedEvent(user.id)]);
    const { projectId } = itinerary;
    const made = await browser.post(`${CARDS}/${cards[0].id}/assign`, { projectId });
    await vi.waitFor(() => expect(page.updates[1]).toEqual({ revision: 2, changed: ['events'] }), SOON);
    await browser.post(`${CARDS}/assign`, { projectId, ids: [cards[1].id] });
    await vi.waitFor(() => expect(page.updates[2]).toEqual({ revision: 3, changed: ['events'] }), SOON);
    const brief = { title: 'Dinner', datetime: null, endsAt: null, timeZone: 'UTC', location: '' };
    const event = { ...brief, projectId, projectName: 'Lisbon', eventId: made.body.event.id as number };
    const proposal = await createUnclaimedEvent(user.id, { notice: { kind: 'change-of-assigned', event } });
    await browser.post(`${CARDS}/${proposal.id}/answer`, { answer: 'apply' });
    await vi.waitFor(() => expect(page.updates[3]).toEqual({ revision: 4, changed: ['events'] }), SOON);
  });

  it('that it was paid, and paid back, when only Stripe says so', async () => {
    const itinerary = await createTestItinerary({ paid: false });
    const page = await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    const id = await payTestCheckout(itinerary.projectId);
    await postStripeEvent('payment_intent.succeeded', { id, object: 'payment_intent' });
    await vi.waitFor(() => expect(page.updates[1]).toEqual({ revision: 2, changed: ['details'] }), SOON);
    await controlStripe({ refund: id });
    await postStripeEvent('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: id });
    await vi.waitFor(() => expect(page.updates[2]).toEqual({ revision: 3, changed: ['details'] }), SOON);
  });
});

describe('refuses', () => {
  it('a socket that another site’s page opens, whatever cookies come along', async () => {
    const { host, path } = await createTestItinerary();
    for (const origin of ['https://evil.example', 'null', '']) {
      const answer = await host.get(`${path}/live`, { Upgrade: 'websocket', Origin: origin });
      expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    }
  });

  it('everybody who entered with an older code, also whoever slips in behind the change', async () => {
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
