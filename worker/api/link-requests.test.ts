import { expect, it } from 'vitest';
import { TestBrowser } from '../testing/browser.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

async function createItineraryOfBen() {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { title: 'Dinner', attendees: 'Ana López, Ben' });
  const { person, browser, personToken } = await invitePerson(itinerary, 'Ben');
  const ask = (guest: TestBrowser, body: object) => guest.post(`${path}/link-requests`, body);
  const findPerson = async (name: string) =>
    (await host.get(`${path}/people`)).body.find((each: { name: string }) => each.name === name);
  return { ...itinerary, itinerary, person, browser, personToken, ask, findPerson };
}

it('tells hosts who asks for a personal link, with the answer to the invitation', async () => {
  const { itinerary, ask, findPerson } = await createItineraryOfBen();
  const guest = await enterAsGuest(itinerary);
  expect(await findPerson('Ben')).toMatchObject({ linkRequestedAt: null, linkRequest: null });
  const asked = await ask(guest, { name: 'BEN ', answer: 'yes', note: 'With Tom' });
  expect([asked.status, asked.body]).toEqual([202, { success: true }]);
  const { linkRequestedAt, linkRequest, rsvp } = await findPerson('Ben');
  expect(Math.abs(Date.parse(linkRequestedAt) - Date.now())).toBeLessThan(60_000);
  expect(linkRequest).toEqual({ answer: 'yes', note: 'With Tom' });
  expect(rsvp).toBeNull();
});

it('keeps one request of a browser for a name, and shows the newest of several', async () => {
  const { itinerary, ask, findPerson, id } = await createItineraryOfBen();
  const [first, second] = [await enterAsGuest(itinerary), await enterAsGuest(itinerary)];
  await ask(first, { name: 'Ben', note: 'One' });
  const { linkRequestedAt } = await findPerson('Ben');
  const again = await ask(first, { name: 'Ben', note: 'Two' });
  expect(again.status).toBe(202);
  expect(await findPerson('Ben')).toMatchObject({ linkRequestedAt, linkRequest: { note: 'One' } });
  await ask(second, { name: 'Ben' });
  expect(await findPerson('Ben')).toMatchObject({ linkRequest: { answer: null, note: null } });
  expect(id).toBeGreaterThan(0);
});

it('answers the same for a name that nobody has, and adds nobody', async () => {
  const { itinerary, ask, host, path } = await createItineraryOfBen();
  const guest = await enterAsGuest(itinerary);
  const before = (await host.get(`${path}/people`)).body;
  const asked = await ask(guest, { name: 'Nobody Known' });
  expect([asked.status, asked.body]).toEqual([202, { success: true }]);
  expect((await host.get(`${path}/people`)).body).toEqual(before);
});

it('stores requests for a name that stands only in events', async () => {
  const itinerary = await createTestItinerary();
  await addTestEvent(itinerary, { title: 'Surprise', attendees: 'Mia', audience: 'attendees' });
  const guest = await enterAsGuest(itinerary);
  expect((await guest.post(`${itinerary.path}/link-requests`, { name: 'mia' })).status).toBe(202);
  const people = (await itinerary.host.get(`${itinerary.path}/people`)).body;
  expect(people).toMatchObject([{ name: 'Mia', linkRequestedAt: expect.any(String) }]);
});

it('ends a request when a host marks it as done, or the link is opened', async () => {
  const { itinerary, ask, findPerson, host, path, person, personToken } = await createItineraryOfBen();
  const guest = await enterAsGuest(itinerary);
  await ask(guest, { name: 'Ben' });
  const done = await host.patch(`${path}/people/${person.id}`, { linkRequestedAt: null });
  expect([done.status, done.body.linkRequestedAt]).toEqual([200, null]);
  expect(await findPerson('Ben')).toMatchObject({ linkRequestedAt: null });
  await ask(guest, { name: 'Ben' });
  expect(await findPerson('Ben')).toMatchObject({ linkRequestedAt: expect.any(String) });
  expect((await new TestBrowser().post(`${path}/access`, { personToken })).status).toBe(200);
  expect(await findPerson('Ben')).toMatchObject({ linkRequestedAt: null });
});

it('accepts ten names a day from a browser', async () => {
  const { itinerary, ask } = await createItineraryOfBen();
  const guest = await enterAsGuest(itinerary);
  for (let count = 0; count < 10; count++) {
    expect((await ask(guest, { name: `Guest ${count}` })).status).toBe(202);
  }
  expect((await ask(guest, { name: 'Ben' })).status).toBe(429);
  expect((await ask(guest, { name: 'Guest 3' })).status).toBe(202);
});

it('refuses what is no name, and too long a note', async () => {
  const { itinerary, ask } = await createItineraryOfBen();
  const guest = await enterAsGuest(itinerary);
  const bodies = [{ name: ' ' }, { name: 'Ana, Ben' }, { name: 'Ben', note: 'x'.repeat(1001) }];
  for (const body of bodies) expect((await ask(guest, body)).body.code).toBe('INVALID_INPUT');
});

it('hides a guest from the search for names, who then needs the link', async () => {
  const { itinerary, host, path } = await createItineraryOfBen();
  const guest = await enterAsGuest(itinerary);
  const find = async () => (await guest.get(`${path}/people/matches?q=mia`)).body;
  const { id, isHidden } = (await host.post(`${path}/people`, { name: 'Mia Stone' })).body;
  expect(isHidden).toBe(false);
  expect(await find()).toEqual([{ name: 'Mia Stone', claimable: true }]);
  const hidden = await host.patch(`${path}/people/${id}`, { isHidden: true });
  expect([hidden.status, hidden.body.isHidden]).toEqual([200, true]);
  expect(await find()).toEqual([]);
  // Close to a hidden name is a new name, the name itself needs its link.
  expect((await guest.post(`${path}/identity`, { name: 'Mia Stine' })).status).toBe(200);
  const refused = await guest.post(`${path}/identity`, { name: 'Mia Stone' });
  expect(refused.body).toMatchObject({
    code: 'NAME_TAKEN',
    message: 'Ask your host for your personal link.',
  });
  await host.patch(`${path}/people/${id}`, { isHidden: false });
  expect(await find()).toContainEqual({ name: 'Mia Stone', claimable: true });
});
