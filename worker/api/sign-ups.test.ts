import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';
import { enterAs } from '../testing/rsvps.ts';
import { addSignUp, readLists, takeAs } from '../testing/sign-ups.ts';

describeAccess('sign-ups');

describe('a sign-up list', () => {
  it('is added, changed and deleted by hosts, also on a trial', async () => {
    const itinerary = await createTestItinerary({ paid: false });
    const { host, path } = itinerary;
    const list = await addSignUp(itinerary);
    expect(list).toMatchObject({
      title: 'Dishes',
      eventId: null,
      isOpen: true,
      showNames: true,
      sequence: 0,
      slots: [
        { id: 1, label: 'Salad', places: 2, taken: 0, mine: 0, names: [], people: [] },
        { id: 2, label: 'Dessert', places: 1, taken: 0, mine: 0, names: [], people: [] },
      ],
    });
    expect((await host.get(`${path}/itinerary`)).body.signUps).toEqual([null]);
    const changed = await host.patch(`${path}/sign-ups/${list.id}`, {
      slots: [
        { id: 2, label: 'Dessert', places: 3 },
        { label: 'Bread', places: 1 },
      ],
      sequence: 0,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        sequence: 1,
        slots: [
          { id: 2, places: 3 },
          { id: 3, label: 'Bread' },
        ],
      },
    });
    const outdated = await host.patch(`${path}/sign-ups/${list.id}`, { title: 'Food', sequence: 0 });
    expect(outdated).toMatchObject({ status: 409, body: { code: 'CONFLICT', current: { sequence: 1 } } });
    const deleted = await host.delete(`${path}/sign-ups/${list.id}`);
    expect(deleted.status).toBe(200);
    expect(await readLists(host, itinerary)).toEqual([]);
    expect((await host.get(`${path}/itinerary`)).body.signUps).toEqual([]);
  });

  it('comes back with its places by Undo', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const list = await addSignUp(itinerary);
    const ben = await enterAs(itinerary, 'Ben');
    await takeAs(ben, itinerary, list, 2);
    const { undo } = (await host.delete(`${path}/sign-ups/${list.id}`)).body;
    expect((await host.post(`${path}/undo`, { seq: undo.seq })).status).toBe(200);
    expect((await readLists(ben, itinerary))[0]?.slots[0]).toMatchObject({
      taken: 2,
      mine: 2,
      names: ['Ben'],
    });
  });

  it('is added once for a repeated request, and refused for bad input', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { title: 'Beds', slots: [{ label: 'Room 1', places: 2 }] };
    const first = await host.send('POST', `${path}/sign-ups`, body, headers);
    const again = await host.send('POST', `${path}/sign-ups`, body, headers);
    expect(again.body.id).toBe(first.body.id);
    const send = async (input: object) => {
      const { status, body: answer } = await host.post(`${path}/sign-ups`, { ...body, ...input });
      return [status, answer.code];
    };
    expect(await send({ slots: [] })).toEqual([400, 'INVALID_INPUT']);
    expect(await send({ slots: [{ label: 'Room', places: 201 }] })).toEqual([400, 'INVALID_INPUT']);
    expect(await send({ slots: Array(51).fill({ label: 'Room', places: 1 }) })).toEqual([
      400,
      'INVALID_INPUT',
    ]);
    expect(await send({ eventId: 999_999_999 })).toEqual([404, 'NOT_FOUND']);
    for (let count = 1; count < 20; count += 1) await addSignUp(itinerary);
    expect(await send({})).toEqual([409, 'FULL']);
  });
});

describe('places', () => {
  it('are taken, counted once for 30 parallel requests, and given back', async () => {
    const itinerary = await createTestItinerary();
    const list = await addSignUp(itinerary, { slots: [{ label: 'Boat', places: 10 }] });
    const guests = [];
    for (let guest = 0; guest < 30; guest += 1) {
      guests.push((await invitePerson(itinerary, `Guest ${guest}`)).browser);
    }
    const taken = await Promise.all(guests.map((guest) => takeAs(guest, itinerary, list, 1)));
    const count = (status: number) => taken.filter((answer) => answer.status === status).length;
    expect([count(200), count(409)]).toEqual([10, 20]);
    expect(taken.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'FULL' });
    const winner = guests[taken.findIndex(({ status }) => status === 200)];
    if (!winner) throw new Error('Nobody got a place.');
    const back = await takeAs(winner, itinerary, list, 0);
    expect(back.body.slots[0]).toMatchObject({ taken: 9, mine: 0 });
  });

  it('are refused without a name, beyond the line, and on a closed list', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const list = await addSignUp(itinerary);
    const guest = await enterAsGuest(itinerary);
    const ben = await enterAs(itinerary, 'Ben');
    const send = async (browser: typeof ben, count: number, slot = 0) => {
      const { status, body } = await takeAs(browser, itinerary, list, count, slot);
      return [status, body.code];
    };
    expect(await send(guest, 1)).toEqual([403, 'IDENTITY_REQUIRED']);
    expect(await send(ben, 3)).toEqual([409, 'FULL']);
    expect(await send(ben, 11)).toEqual([400, 'INVALID_INPUT']);
    expect(await send(ben, 1, 5)).toEqual([404, 'NOT_FOUND']);
    expect(await send(ben, 1)).toEqual([200, undefined]);
    await host.patch(`${path}/sign-ups/${list.id}`, { isOpen: false });
    expect(await send(ben, 0)).toEqual([403, 'SIGN_UP_CLOSED']);
    // Sent again by a phone that got no answer.
    expect(await send(ben, 1)).toEqual([200, undefined]);
  });

  it('are set by hosts for anybody, whose number replaces that of browsers', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const list = await addSignUp(itinerary);
    const ben = await enterAs(itinerary, 'Ben');
    await takeAs(ben, itinerary, list, 1);
    const { body: people } = await host.get(`${path}/people`);
    const route = `${path}/sign-ups/${list.id}/slots/1/people/${people[0].id}`;
    const set = await host.put(route, { count: 2 });
    expect(set.body.slots[0]).toMatchObject({ taken: 2, people: [{ name: 'Ben', count: 2 }] });
    expect((await host.put(route, { count: 3 })).body.code).toBe('FULL');
  });

  it('show names to guests unless the host hides them', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const list = await addSignUp(itinerary);
    await takeAs(await enterAs(itinerary, 'Ben'), itinerary, list, 1);
    const guest = await enterAsGuest(itinerary);
    const [shown] = await readLists(guest, itinerary);
    expect(shown?.slots[0]).toEqual({ id: 1, label: 'Salad', places: 2, taken: 1, mine: 0, names: ['Ben'] });
    await host.patch(`${path}/sign-ups/${list.id}`, { showNames: false });
    const [hidden] = await readLists(guest, itinerary);
    expect(hidden?.slots[0]).toMatchObject({ taken: 1, names: null });
    expect((await readLists(host, itinerary))[0]?.slots[0]?.names).toEqual(['Ben']);
  });

  it('are kept apart per browser for a claimed name, and merged with their person', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const list = await addSignUp(itinerary, { slots: [{ label: 'Seats', places: 5 }] });
    const [one, two] = [await enterAs(itinerary, 'Ben'), await enterAs(itinerary, 'Ben')];
    await takeAs(one, itinerary, list, 2);
    const second = await takeAs(two, itinerary, list, 1);
    expect(second.body.slots[0]).toMatchObject({ taken: 3, mine: 1 });
    await takeAs(two, itinerary, list, 0);
    expect((await readLists(one, itinerary))[0]?.slots[0]).toMatchObject({ taken: 2, mine: 2 });
    const { body: people } = await host.get(`${path}/people`);
    const anna = (await host.post(`${path}/people`, { name: 'Anna' })).body;
    await host.post(`${path}/people/${people[0].id}/merge`, { into: anna.id });
    expect((await readLists(host, itinerary))[0]?.slots[0]).toMatchObject({ taken: 2, names: ['Anna'] });
  });
});

describe('a list of a private event', () => {
  it('is seen by its guests and hosts only, with names that nobody else reads', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const anna = await invitePerson(itinerary, 'Anna');
    const event = { title: 'Surprise', attendees: 'Anna', audience: 'attendees' };
    const eventId = (await addTestEvent(itinerary, event)).body.id;
    const secret = await addSignUp(itinerary, { title: 'Cake', eventId });
    const open = await addSignUp(itinerary);
    const guest = await enterAs(itinerary, 'Ben');
    expect((await readLists(guest, itinerary)).map(({ title }) => title)).toEqual(['Dishes']);
    expect((await readLists(anna.browser, itinerary)).map(({ title }) => title)).toEqual(['Cake', 'Dishes']);
    expect((await takeAs(guest, itinerary, secret, 1)).status).toBe(404);
    expect((await takeAs(anna.browser, itinerary, secret, 1)).status).toBe(200);
    // Anna is invited to nothing else: others do not learn that she is a guest.
    expect((await takeAs(anna.browser, itinerary, open, 1)).status).toBe(200);
    expect((await readLists(guest, itinerary))[0]?.slots[0]).toMatchObject({ taken: 1, names: [] });
    expect((await anna.browser.get(`${path}/itinerary`)).body.signUps).toEqual([null, eventId]);
    expect((await guest.get(`${path}/itinerary`)).body.signUps).toEqual([null]);
    await host.delete(`${path}/events/${eventId}`);
    expect((await readLists(anna.browser, itinerary)).map(({ title }) => title)).toEqual(['Dishes']);
  });
});
