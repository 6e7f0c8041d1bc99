import { describe, expect, it, vi } from 'vitest';
import { UNDO_MS } from '../contract/limits.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { inviteCohost, readHistory } from '../testing/history.ts';
import { addTestEvent, invitePerson, readTitles } from '../testing/people.ts';
import {
  createTestItinerary,
  EVENT_INPUT,
  enterAsGuest,
  FAQ_INPUT,
  type TestItinerary,
} from '../testing/project.ts';
import { addTestProposal } from '../testing/proposals.ts';
import { addRsvpEvent, answer, createRsvpItinerary, enterAs } from '../testing/rsvps.ts';

type Row = Record<string, unknown> & { id: number; name: string; sequence: number; updatedAt: string };

/** What Undo restores of an itinerary: all but versions. */
async function readState({ host, path }: TestItinerary) {
  const strip = (rows: Row[]) => rows.map(({ sequence, updatedAt, ...row }) => row);
  const [events, faqs, people, rsvps] = await Promise.all(
    ['events', 'faqs', 'people', 'rsvps'].map((name) => host.get(`${path}/${name}`)),
  );
  return {
    events: strip(events?.body),
    faqs: strip(faqs?.body),
    people: strip(people?.body),
    rsvps: strip(rsvps?.body.rows),
  };
}

const undo = ({ path }: TestItinerary, host: TestBrowser, { body }: { body: { undo: { seq: number } } }) =>
  host.post(`${path}/undo`, { seq: body.undo.seq });

/** An itinerary with everything that a call of a host can change. */
async function createFullItinerary() {
  const itinerary = await createRsvpItinerary({ showList: true });
  const { host, path } = itinerary;
  const dinner = await addRsvpEvent(itinerary, { attendees: 'Ben, Ana' });
  await addTestEvent(itinerary, { title: 'Surprise', attendees: 'Ben', audience: 'attendees' });
  const faq = (await host.post(`${path}/faqs`, FAQ_INPUT)).body;
  await host.post(`${path}/faqs`, { ...FAQ_INPUT, question: 'When?' });
  const [ben, ana] = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Ana')];
  await answer(ben.browser, itinerary, { eventId: dinner, answer: 'yes', note: 'Late' });
  await answer(ben.browser, itinerary, { answer: 'maybe' });
  await answer(ana.browser, itinerary, { answer: 'no' });
  return { itinerary, host, path, dinner, faq, ben, ana };
}

type Full = Awaited<ReturnType<typeof createFullItinerary>>;

const CALLS: Record<string, (full: Full) => Promise<{ status: number; body: { undo: { seq: number } } }>> = {
  'adding an event': ({ host, path }) => host.post(`${path}/events`, EVENT_INPUT),
  'editing an event': ({ host, path, dinner }) =>
    host.put(`${path}/events/${dinner}`, {
      ...EVENT_INPUT,
      title: 'Supper',
      attendees: 'Ana',
      audience: 'attendees',
    }),
  'deleting an event': ({ host, path, dinner }) => host.delete(`${path}/events/${dinner}`),
  'clearing all events': ({ host, path }) => host.delete(`${path}/events`),
  'adding an FAQ': ({ host, path }) => host.post(`${path}/faqs`, FAQ_INPUT),
  'editing an FAQ': ({ host, path, faq }) =>
    host.put(`${path}/faqs/${faq.id}`, { ...FAQ_INPUT, answer: 'No.' }),
  'deleting an FAQ': ({ host, path, faq }) => host.delete(`${path}/faqs/${faq.id}`),
  'adding a person': ({ host, path }) => host.post(`${path}/people`, { name: 'Zoe' }),
  'renaming a person': ({ host, path, ben }) =>
    host.patch(`${path}/people/${ben.person.id}`, { name: 'Benjamin' }),
  'making a person a co-host': ({ host, path, ben }) =>
    host.patch(`${path}/people/${ben.person.id}`, { role: 'cohost' }),
  'hiding a person': ({ host, path, ben }) =>
    host.patch(`${path}/people/${ben.person.id}`, { isHidden: true }),
  'removing a person': ({ host, path, ben }) => host.delete(`${path}/people/${ben.person.id}`),
  'merging two people': ({ host, path, ben, ana }) =>
    host.post(`${path}/people/${ben.person.id}/merge`, { into: ana.person.id }),
  'removing who was not invited': async ({ itinerary, host, path }) => {
    await enterAs(itinerary, 'Nora');
    return host.post(`${path}/people/remove-uninvited`);
  },
  'accepting proposals': async ({ itinerary, host, path }) => {
    const ids = [await addTestProposal(itinerary.id), await addTestProposal(itinerary.id, { title: 'Fado' })];
    return host.post(`${path}/proposals/accept`, { ids: ids.map(({ id }) => id) });
  },
  'going back in the history': async ({ itinerary, host, path, dinner }) => {
    const [before] = await readHistory(itinerary);
    await host.delete(`${path}/events/${dinner}`);
    return host.post(`${path}/history/restore-to`, { seq: before?.seq });
  },
};

describe('POST undo', () => {
  it.each(Object.entries(CALLS))('restores everything after %s, and once', async (name, call) => {
    const full = await createFullItinerary();
    const { itinerary, host, path, ben } = full;
    const before = await readState(itinerary);
    const done = await call(full);
    expect(done.status).toBeLessThan(300);
    expect(done.body.undo).toMatchObject({ seq: expect.any(Number), expiresAt: expect.any(String) });
    const after = await readState(itinerary);
    const undone = await undo(itinerary, host, done);
    expect(undone).toMatchObject({ status: 200, body: { success: true, undo: { seq: expect.any(Number) } } });
    expect(undone.body.restored).toBeGreaterThan(0);
    const restored = await readState(itinerary);
    if (name === 'going back in the history') {
      expect(restored.events).toHaveLength(before.events.length - 1);
    } else if (name === 'removing who was not invited') {
      expect(restored.people.filter(({ name: each }: { name: string }) => each !== 'Nora')).toEqual(
        before.people,
      );
      expect(restored.people).toContainEqual(expect.objectContaining({ name: 'Nora', isUninvited: true }));
    } else {
      expect(restored).toEqual(before);
    }
    // The link of a person works as before.
    expect((await ben.browser.get(`${path}/itinerary`)).status).toBe(200);
    expect(await undo(itinerary, host, done)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await readState(itinerary)).toEqual(restored);
    expect((await undo(itinerary, host, undone)).status).toBe(200);
    if (name !== 'merging two people') expect(await readState(itinerary)).toEqual(after);
  });

  it('is refused with the current state where something newer stands, and restores nothing then', async () => {
    const { itinerary, host, path, dinner } = await createFullItinerary();
    const cleared = await host.delete(`${path}/events`);
    await host.post(`${path}/events/restore`, { ids: [dinner] });
    await host.put(`${path}/events/${dinner}`, { ...EVENT_INPUT, title: 'Newer' });
    const state = await readState(itinerary);
    expect(await undo(itinerary, host, cleared)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', current: { id: dinner, title: 'Newer' } },
    });
    expect(await readState(itinerary)).toEqual(state);
  });

  it('brings an event back with the present names of its guests', async () => {
    const { itinerary, host, path, dinner, ben } = await createFullItinerary();
    const deleted = await host.delete(`${path}/events/${dinner}`);
    await host.patch(`${path}/people/${ben.person.id}`, { name: 'Benjamin' });
    expect((await undo(itinerary, host, deleted)).status).toBe(200);
    const { events } = await readState(itinerary);
    expect(events.find(({ id }: { id: number }) => id === dinner)).toMatchObject({
      attendees: 'Benjamin, Ana',
    });
  });

  it('ends the link of a person who is removed, until that is undone', async () => {
    const { itinerary, host, path, ben } = await createFullItinerary();
    const removed = await host.delete(`${path}/people/${ben.person.id}`);
    expect((await ben.browser.get(`${path}/itinerary`)).status).toBe(401);
    await undo(itinerary, host, removed);
    expect(await readTitles(ben.browser, itinerary)).toContain('Surprise');
    const again = await host.delete(`${path}/people/${ben.person.id}`);
    // All links are renewed, also those of removed people.
    expect((await host.post(`${path}/people/links/renew`)).status).toBe(200);
    await undo(itinerary, host, again);
    expect((await ben.browser.get(`${path}/itinerary`)).status).toBe(401);
  });

  it('takes ten minutes, hosts, and the rights that the call took', async () => {
    const { itinerary, host, path, ben } = await createFullItinerary();
    const [cohost, guest] = [await inviteCohost(itinerary, 'Cleo'), await enterAsGuest(itinerary)];
    await host.patch(`${path}/people/${ben.person.id}`, { role: 'cohost' });
    const removed = await host.delete(`${path}/people/${ben.person.id}`, { renewSeen: false });
    expect(await undo(itinerary, cohost, removed)).toMatchObject({
      status: 403,
      body: { code: 'ADMIN_REQUIRED' },
    });
    expect((await undo(itinerary, guest, removed)).status).toBe(403);
    const other = await createTestItinerary();
    expect((await undo(other, other.host, removed)).status).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UNDO_MS + 1000 });
    const late = await undo(itinerary, host, removed);
    vi.useRealTimers();
    expect(late).toMatchObject({ status: 404, body: { message: 'It’s too late to undo this.' } });
  });

  it('answers no undo for a save that changed nothing', async () => {
    const { host, path, faq } = await createFullItinerary();
    expect((await host.put(`${path}/faqs/${faq.id}`, FAQ_INPUT)).body.undo).toBeNull();
  });

  it('has one outcome when 20 hosts undo at once, and keeps edits that come between', async () => {
    const { itinerary, host, path } = await createFullItinerary();
    const cleared = await host.delete(`${path}/events`);
    const results = await Promise.all(Array.from({ length: 20 }, () => undo(itinerary, host, cleared)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await readState(itinerary)).events).toHaveLength(2);
    const entries = await readHistory(itinerary, '?kind=event');
    expect(entries.filter(({ action }) => action === 'restore')).toHaveLength(2);
  });

  it('undoes an edit or keeps a parallel one, never half of each', async () => {
    const { itinerary, host, path, dinner } = await createFullItinerary();
    for (let round = 0; round < 3; round++) {
      const edited = await host.put(`${path}/events/${dinner}`, { ...EVENT_INPUT, title: `Edit ${round}` });
      const calls = Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? undo(itinerary, host, edited)
          : host.put(`${path}/events/${dinner}`, {
              ...EVENT_INPUT,
              title: `Parallel ${index}`,
              location: `Place ${index}`,
              sequence: edited.body.sequence,
            }),
      );
      const results = await Promise.all(calls);
      expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
      const { events } = await readState(itinerary);
      const stored = events.find(({ id }: { id: number }) => id === dinner);
      const number = /Parallel (\d+)/.exec(String(stored?.title))?.[1];
      if (number) expect(stored).toMatchObject({ location: `Place ${number}` });
    }
  });
});
