import { describe, expect, it } from 'vitest';
import type { Proposal } from '../contract/proposals.ts';
import type { UnclaimedEvent } from '../contract/unclaimed.ts';
import { buildEmail, buildRestaurantHtml, createIntakeUser, deliverAndReadEmail } from '../testing/mail.ts';
import { readTitles } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, type TestItinerary } from '../testing/project.ts';

// Emails to an account and to an itinerary are proposed by the same rules.

/** What waits, as far as both show it. */
type Waiting = { id: number; datetime: string | null; target: number | null; cancels: boolean };

type Inbox = {
  itinerary: TestItinerary;
  address: string;
  list: () => Promise<Waiting[]>;
  /** Adds, changes or deletes an event. `seen`: the sequence of a newer version of it. */
  accept: (item: Waiting, seen?: number) => Promise<{ status: number; body: Record<string, unknown> }>;
  dismiss: (item: Waiting) => Promise<unknown>;
};

async function createAccountInbox(): Promise<Inbox> {
  const { browser, address } = await createIntakeUser();
  const itinerary = await createTestItinerary();
  const { projectId } = itinerary;
  await browser.setGrant(projectId, 'admin');
  const route = ({ id }: Waiting) => `/api/unclaimed-events/${id}`;
  return {
    itinerary,
    address,
    list: async () =>
      ((await browser.get('/api/unclaimed-events')).body as UnclaimedEvent[]).map(
        ({ id, datetime, emailChange, kind }) => ({
          ...{ id, datetime, cancels: kind === 'cancellation' },
          target: emailChange && 'event' in emailChange ? emailChange.event.eventId : null,
        }),
      ),
    accept: (item, sequence) =>
      item.target === null
        ? browser.post(`${route(item)}/assign`, { projectId })
        : browser.post(`${route(item)}/answer`, { answer: 'apply', sequence }),
    dismiss: (item) =>
      item.target === null
        ? browser.delete(route(item))
        : browser.post(`${route(item)}/answer`, { answer: 'dismiss' }),
  };
}

async function createItineraryInbox(): Promise<Inbox> {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { address } = (await host.get(`${path}/intake`)).body;
  return {
    itinerary,
    address,
    list: async () =>
      ((await host.get(`${path}/proposals`)).body as Proposal[]).map(({ id, datetime, change }) => ({
        ...{ id, datetime, cancels: change?.cancels ?? false },
        target: change?.eventId ?? null,
      })),
    accept: ({ id, target }, sequence) =>
      host.post(`${path}/proposals/accept`, {
        ids: [id],
        ...(sequence !== undefined && { seen: [{ eventId: target, sequence }] }),
      }),
    dismiss: ({ id }) => host.delete(`${path}/proposals/${id}`),
  };
}

const FIRST = '2083-06-12T18:30:00.000Z';
const LATER = '2083-06-12T20:00:00.000Z';

/** Sends the booking; each email is sent a day after the one before. */
function send({ address }: Inbox, day: number, booking: Parameters<typeof buildRestaurantHtml>[0] = {}) {
  const date = `0${day} May 2083 10:00:00 +0000`;
  return deliverAndReadEmail(address, buildEmail({ html: buildRestaurantHtml(booking), date }));
}
const CHANGED = { start: '2083-06-12T21:00:00+01:00' };
const CANCELED = { status: 'ReservationCancelled' };

describe.each([
  ['an account', createAccountInbox],
  ['an itinerary', createItineraryInbox],
])('a booking that is emailed to %s', (_, createInbox) => {
  /** Sends the booking and adds its event; returns that event. */
  async function addBooking(inbox: Inbox) {
    await send(inbox, 1);
    const [item] = await inbox.list();
    expect((await inbox.accept(item as Waiting)).status).toBe(200);
    return (await readEvents(inbox))[0] as { id: number; sequence: number };
  }
  const readEvents = async ({ itinerary: { host, path } }: Inbox) => (await host.get(`${path}/events`)).body;
  const edit = ({ itinerary: { host, path } }: Inbox, { id }: { id: number }, title: string) =>
    host.put(`${path}/events/${id}`, { ...EVENT_INPUT, title });
  const readFirst = async (inbox: Inbox) => (await inbox.list())[0] as Waiting;

  it('is proposed once, and known once it is added', async () => {
    const inbox = await createInbox();
    await send(inbox, 1);
    expect(await send(inbox, 2)).toMatchObject({ outcome: 'known' });
    expect(await inbox.list()).toMatchObject([{ datetime: FIRST, target: null }]);
    await inbox.accept(await readFirst(inbox));
    expect(await send(inbox, 3)).toMatchObject({ outcome: 'known' });
    expect(await inbox.list()).toEqual([]);
    expect(await readEvents(inbox)).toMatchObject([{ datetime: FIRST }]);
  });

  it('is proposed again when it was dismissed and is sent again', async () => {
    const inbox = await createInbox();
    await send(inbox, 1);
    await inbox.dismiss(await readFirst(inbox));
    expect(await inbox.list()).toEqual([]);
    expect(await send(inbox, 2)).toMatchObject({ outcome: 'events' });
    expect(await inbox.list()).toHaveLength(1);
  });

  it('keeps the people it waits for when a newer email changes it', async () => {
    const inbox = await createInbox();
    await send(inbox, 1);
    expect(await send(inbox, 2, CHANGED)).toMatchObject({ outcome: 'updated' });
    expect(await inbox.list()).toMatchObject([{ datetime: LATER, target: null }]);
    expect((await inbox.accept(await readFirst(inbox))).status).toBe(200);
    expect(await readEvents(inbox)).toMatchObject([{ datetime: LATER, attendees: 'Jane Doe' }]);
  });

  it('proposes a change of the event that it became', async () => {
    const inbox = await createInbox();
    const event = await addBooking(inbox);
    await send(inbox, 2, CHANGED);
    expect(await inbox.list()).toMatchObject([{ datetime: LATER, target: event.id, cancels: false }]);
    expect(await readEvents(inbox)).toMatchObject([{ datetime: FIRST }]);
    await inbox.dismiss(await readFirst(inbox));
    expect(await readEvents(inbox)).toMatchObject([{ datetime: FIRST, sequence: 0 }]);
    await send(inbox, 3, CHANGED);
    expect((await inbox.accept(await readFirst(inbox))).status).toBe(200);
    expect(await readEvents(inbox)).toMatchObject([{ id: event.id, datetime: LATER, sequence: 1 }]);
  });

  it.each([
    ['change', CHANGED],
    ['cancellation', CANCELED],
  ])('overwrites no newer edit by a %s until that version was seen', async (kind, booking) => {
    const inbox = await createInbox();
    const event = await addBooking(inbox);
    await send(inbox, 2, booking);
    const { undo: _, ...edited } = (await edit(inbox, event, 'Moved by hand')).body;
    const item = await readFirst(inbox);
    expect(await inbox.accept(item)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', current: edited },
    });
    await edit(inbox, event, 'Moved again');
    expect((await inbox.accept(item, 1)).status).toBe(409);
    expect(await readEvents(inbox)).toMatchObject([{ title: 'Moved again', sequence: 2 }]);
    expect((await inbox.accept(item, 2)).status).toBe(200);
    expect(await readEvents(inbox)).toMatchObject(
      kind === 'change' ? [{ datetime: LATER, sequence: 3 }] : [],
    );
    expect(await inbox.list()).toEqual([]);
  });

  it('proposes to delete the event once it is canceled, and asks once while that waits', async () => {
    const inbox = await createInbox();
    const event = await addBooking(inbox);
    expect(await send(inbox, 2, CANCELED)).toMatchObject({ outcome: 'cancelled' });
    expect(await send(inbox, 3, CANCELED)).toMatchObject({ outcome: 'known' });
    expect(await inbox.list()).toMatchObject([{ target: event.id, cancels: true }]);
    expect(await readEvents(inbox)).toHaveLength(1);
    await inbox.dismiss(await readFirst(inbox));
    expect(await readEvents(inbox)).toHaveLength(1);
    await send(inbox, 4, CANCELED);
    expect((await inbox.accept(await readFirst(inbox))).status).toBe(200);
    const { host, path } = inbox.itinerary;
    expect(await readTitles(host, inbox.itinerary)).toEqual([]);
    const { feedUrl } = (await host.get(`${path}/calendar`)).body;
    expect((await host.get(new URL(feedUrl).pathname)).text).toContain('STATUS:CANCELLED');
  });

  it('asks once about a cancellation that arrives twice at the same time', async () => {
    const inbox = await createInbox();
    await addBooking(inbox);
    await Promise.all([send(inbox, 2, CANCELED), send(inbox, 3, CANCELED)]);
    expect(await inbox.list()).toHaveLength(1);
  });

  it.each([CHANGED, CANCELED])('is changed once when it is accepted twice at once: %o', async (booking) => {
    const inbox = await createInbox();
    await addBooking(inbox);
    await send(inbox, 2, booking);
    const item = await readFirst(inbox);
    const both = await Promise.all([inbox.accept(item), inbox.accept(item), inbox.accept(item)]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await readEvents(inbox)).toMatchObject(booking === CHANGED ? [{ sequence: 1 }] : []);
    expect(await inbox.list()).toEqual([]);
  });
});
