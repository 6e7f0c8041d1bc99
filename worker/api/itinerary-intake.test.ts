import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { deleteOldMailData } from '../jobs/delete-old-mail-data.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { everyDatabase } from '../testing/databases.ts';
import { buildEmail, buildRestaurantHtml, deliverAndReadEmail, deliverEmail } from '../testing/mail.ts';
import { readTitles } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, type TestItinerary } from '../testing/project.ts';
import { createOwnedItinerary } from '../testing/rights-scenario.ts';

describeAccess('itinerary-intake');

const restaurantEmail = (booking: Parameters<typeof buildRestaurantHtml>[0] = {}, date?: string) =>
  buildEmail({ html: buildRestaurantHtml(booking), ...(date && { date }) });

const readAddress = async ({ host, path }: TestItinerary) => (await host.get(`${path}/intake`)).body.address;
const readProposals = async ({ host, path }: TestItinerary) => (await host.get(`${path}/proposals`)).body;
const readMails = async ({ host, path }: TestItinerary) => (await host.get(`${path}/intake/mails`)).body;
const accept = async ({ host, path }: TestItinerary, id: number) =>
  (await host.post(`${path}/proposals/accept`, { ids: [id] })).body;

describe('the address of an itinerary', () => {
  it('stays the same until it is renewed, and then the old one is rejected at once', async () => {
    const itinerary = await createTestItinerary({ paid: false });
    const address = await readAddress(itinerary);
    expect(address).toMatch(/^plan\+[0-9a-z]{16}@foldout\.example$/);
    expect(await readAddress(itinerary)).toBe(address);
    const { host, path } = itinerary;
    const renewed = (await host.post(`${path}/intake/renew`)).body;
    expect(renewed.address).not.toBe(address);
    expect(await readAddress(itinerary)).toBe(renewed.address);
    expect((await deliverEmail(address, restaurantEmail())).rejected).toBe('Unknown address');
    expect((await deliverEmail(renewed.address, restaurantEmail())).rejected).toBeUndefined();
    const stored = await everyDatabase.prepare('SELECT * FROM intake_addresses').all();
    expect(JSON.stringify(stored.results)).not.toContain(
      address.slice('plan+'.length, -'@foldout.example'.length),
    );
  });

  it('ends with the itinerary, and so do its emails', async () => {
    const owner = await createSignedInUser();
    const itinerary = await createOwnedItinerary(owner);
    const address = await readAddress(itinerary);
    const raw = restaurantEmail();
    const { jobs } = await deliverEmail(address, raw);
    await owner.browser.delete(itinerary.path, { confirmationName: itinerary.name });
    expect((await deliverEmail(address, restaurantEmail())).rejected).toBe('Unknown address');
    await deleteOldMailData(env, Date.now() + 2 * 24 * 3_600_000);
    const left = everyDatabase
      .prepare('SELECT count(*) AS n FROM mails WHERE id = ?')
      .bind(jobs[0]?.mailId ?? 0);
    expect(await left.first('n')).toBe(0);
  });
});

describe('an email to an itinerary', () => {
  it('becomes a proposal of that itinerary alone, once', async () => {
    const [itinerary, other] = [await createTestItinerary(), await createTestItinerary()];
    const address = await readAddress(itinerary);
    const raw = restaurantEmail();
    expect(await deliverAndReadEmail(address, raw)).toMatchObject({ outcome: 'events' });
    expect(await deliverAndReadEmail(address, restaurantEmail())).toMatchObject({ outcome: 'known' });
    const waiting = await readProposals(itinerary);
    expect(waiting).toMatchObject([
      {
        title: 'Ponto Final',
        datetime: '2083-06-12T18:30:00.000Z',
        timeZone: 'Europe/Lisbon',
        attendees: 'Jane Doe',
        needsReview: false,
        change: null,
        source: { kind: 'email', label: 'Your table is booked' },
      },
    ]);
    expect(await readProposals(other)).toEqual([]);
    expect(await readMails(itinerary)).toMatchObject([
      { outcome: 'known', summary: 'Already imported.' },
      { outcome: 'events', summary: '1 new event.', subject: 'Your table is booked' },
    ]);
    expect(await deliverAndReadEmail(await readAddress(other), raw)).toMatchObject({ outcome: 'events' });
    await itinerary.host.delete(`${itinerary.path}/proposals/${waiting[0].id}`);
    expect(await deliverAndReadEmail(address, raw)).toMatchObject({ outcome: 'events' });
  });

  it('says what held no booking or could not be read', async () => {
    const itinerary = await createTestItinerary();
    const address = await readAddress(itinerary);
    const advert = buildEmail({ subject: 'Sale', text: 'Everything must go. 50% off until Friday!' });
    expect(await deliverAndReadEmail(address, advert)).toMatchObject({ outcome: 'nothing' });
    const unclear = buildEmail({
      subject: 'Booking confirmation',
      text: 'Your booking is confirmed. Confirmation number: ABC123.',
    });
    const bindings = { OPENAI_API_KEY: '' };
    expect(await deliverAndReadEmail(address, unclear, bindings)).toMatchObject({ outcome: 'unreadable' });
    const [problem] = await readProposals(itinerary);
    expect(problem).toMatchObject({
      title: 'Booking confirmation',
      datetime: null,
      timeZone: 'America/New_York',
      needsReview: true,
      reviewReasons: [expect.stringContaining('couldn’t tell what was booked')],
    });
    expect((await readMails(itinerary)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'unreadable',
      'nothing',
    ]);
  });

  it('updates a waiting proposal, and proposes a change of an added event', async () => {
    const itinerary = await createTestItinerary();
    const address = await readAddress(itinerary);
    await deliverAndReadEmail(address, restaurantEmail());
    const later = { start: '2083-06-12T21:00:00+01:00' };
    await deliverAndReadEmail(address, restaurantEmail(later, 'Sun, 02 May 2083 10:00:00 +0000'));
    const [waiting, ...none] = await readProposals(itinerary);
    expect(none).toEqual([]);
    expect(waiting).toMatchObject({
      datetime: '2083-06-12T20:00:00.000Z',
      needsReview: true,
      reviewReasons: ['Updated by a newer email.'],
    });
    const { events } = await accept(itinerary, waiting.id);
    const latest = { start: '2083-06-12T22:00:00+01:00' };
    await deliverAndReadEmail(address, restaurantEmail(latest, 'Mon, 03 May 2083 10:00:00 +0000'));
    const [change] = await readProposals(itinerary);
    expect(change).toMatchObject({
      datetime: '2083-06-12T21:00:00.000Z',
      change: { eventId: events[0].id, sequence: 0, current: 0 },
    });
    expect((await accept(itinerary, change.id)).events).toMatchObject([
      { id: events[0].id, datetime: '2083-06-12T21:00:00.000Z', attendees: 'Jane Doe', sequence: 1 },
    ]);
    const canceled = { status: 'ReservationCancelled', ...latest };
    await deliverAndReadEmail(address, restaurantEmail(canceled, 'Tue, 04 May 2083 10:00:00 +0000'));
    expect(await readProposals(itinerary)).toMatchObject([
      {
        title: 'Ponto Final',
        needsReview: true,
        reviewReasons: ['An email says that this was canceled.'],
        change: { eventId: events[0].id, cancels: true, fields: [], sequence: 1, current: 1 },
      },
    ]);
    expect(await readTitles(itinerary.host, itinerary)).toEqual(['Ponto Final']);
  });
});

describe('a canceled booking of an itinerary', () => {
  /** An itinerary with an event from an email, and a proposal to remove it again. */
  async function proposeCancellation() {
    const itinerary = await createTestItinerary();
    const address = await readAddress(itinerary);
    await deliverAndReadEmail(address, restaurantEmail());
    const [added] = await readProposals(itinerary);
    const [event] = (await accept(itinerary, added.id)).events;
    const cancel = (day: number) =>
      deliverAndReadEmail(
        address,
        restaurantEmail({ status: 'ReservationCancelled' }, `0${day} May 2083 10:00:00 +0000`),
      );
    await cancel(4);
    const [proposal] = await readProposals(itinerary);
    return { ...itinerary, event, proposal, cancel };
  }

  it('is removed once a host accepts, which calendars show, and can be undone', async () => {
    const { event, proposal, ...itinerary } = await proposeCancellation();
    const { host, path } = itinerary;
    const { status, body } = await host.post(`${path}/proposals/accept`, { ids: [proposal.id] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ events: [], undo: { ids: [event.id] } });
    expect(await readTitles(host, itinerary)).toEqual([]);
    const { feedUrl } = (await host.get(`${path}/calendar`)).body;
    const feed = await host.get(new URL(feedUrl).pathname);
    expect(feed.text).toContain('STATUS:CANCELLED');
    expect(await accept(itinerary, proposal.id)).toMatchObject({ events: [], undo: { ids: [event.id] } });
    expect((await host.post(`${path}/proposals/undo`, { ids: [event.id] })).status).toBe(200);
    expect(await readTitles(host, itinerary)).toEqual(['Ponto Final']);
    expect(await readProposals(itinerary)).toMatchObject([{ id: proposal.id, change: { cancels: true } }]);
  });

  it('removes no newer edit that the host has not seen', async () => {
    const { event, proposal, ...itinerary } = await proposeCancellation();
    const { host, path } = itinerary;
    const edit = (title: string) => host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title });
    await edit('Moved by hand');
    const answer = (seen: object[] = []) =>
      host.post(`${path}/proposals/accept`, { ids: [proposal.id], seen });
    const refused = await answer();
    expect(refused).toMatchObject({
      status: 409,
      body: { current: { title: 'Moved by hand', sequence: 1 } },
    });
    await edit('Moved again');
    expect((await answer([{ eventId: event.id, sequence: 1 }])).status).toBe(409);
    expect(await readTitles(host, itinerary)).toEqual(['Moved again']);
    expect((await answer([{ eventId: event.id, sequence: 2 }])).status).toBe(200);
    expect(await readTitles(host, itinerary)).toEqual([]);
  });

  it('is asked about once while it waits, cannot be edited, and asks again after it was deleted', async () => {
    const { proposal, cancel, ...itinerary } = await proposeCancellation();
    const { host, path } = itinerary;
    expect(await cancel(5)).toMatchObject({ outcome: 'known' });
    expect(await readProposals(itinerary)).toHaveLength(1);
    const edit = await host.patch(`${path}/proposals/${proposal.id}`, { title: 'Other' });
    expect(edit.status).toBe(400);
    await host.delete(`${path}/proposals/${proposal.id}`);
    expect(await cancel(6)).toMatchObject({ outcome: 'cancelled' });
    expect(await readProposals(itinerary)).toMatchObject([{ change: { cancels: true } }]);
  });

  it('is removed once when two hosts accept at once', async () => {
    const { proposal, event, ...itinerary } = await proposeCancellation();
    const both = await Promise.all([accept(itinerary, proposal.id), accept(itinerary, proposal.id)]);
    expect(both).toMatchObject([{ undo: { ids: [event.id] } }, { undo: { ids: [event.id] } }]);
    expect(await readTitles(itinerary.host, itinerary)).toEqual([]);
  });
});
