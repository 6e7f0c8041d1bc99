import { expect, it } from 'vitest';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

async function createItineraryOfZoe() {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { title: 'Dinner', attendees: 'Ana López, Ben' });
  await host.post(`${path}/people`, { name: 'Zoë Washington-Okonkwo' });
  const guest = await enterAsGuest(itinerary);
  const find = async (q: string) =>
    (await guest.get(`${path}/people/matches?q=${encodeURIComponent(q)}`)).body;
  const claim = (name: string, more = {}) => guest.post(`${path}/identity`, { name, ...more });
  return { ...itinerary, itinerary, guest, find, claim };
}

const ASK = 'Ask your host for your personal link.';

it('finds guests of the list by a part of the name', async () => {
  const { find, host, path, itinerary, guest } = await createItineraryOfZoe();
  const zoe = { name: 'Zoë Washington-Okonkwo', claimable: true };
  expect(await find('zoe')).toEqual([zoe]);
  expect(await find(' OKONKWO zo ')).toEqual([zoe]);
  expect(await find('lopez')).toEqual([{ name: 'Ana López', claimable: true }]);
  expect(await find('nobody')).toEqual([]);
  for (const q of ['zo', ' z  o', '']) {
    const refused = await guest.get(`${path}/people/matches?q=${encodeURIComponent(q)}`);
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      400,
      'INVALID_INPUT',
      ['q'],
    ]);
  }
  await invitePerson(itinerary, 'Zoë Washington-Okonkwo');
  expect(await find('zoe')).toEqual([{ ...zoe, claimable: false }]);
  await host.post(`${path}/people`, { name: 'Cora' });
  const cora = (await host.get(`${path}/people`)).body.find(({ name }: { name: string }) => name === 'Cora');
  await host.patch(`${path}/people/${cora.id}`, { role: 'cohost' });
  expect(await find('cora')).toEqual([{ name: 'Cora', claimable: false }]);
  await host.send('DELETE', `${path}/people/${cora.id}`, { renewSeen: false });
  expect(await find('cora')).toEqual([]);
});

it('returns five names at most, and answers 60 searches in 15 minutes', async () => {
  const { find, host, path, guest } = await createItineraryOfZoe();
  for (const letter of 'abcdefg') await host.post(`${path}/people`, { name: `Maria ${letter}` });
  expect((await find('maria')).map(({ name }: { name: string }) => name)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((letter) => `Maria ${letter}`),
  );
  for (let count = 1; count < 60; count++) await find('maria');
  const refused = await guest.get(`${path}/people/matches?q=maria`);
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
});

it('finds no name that stands only in private events, and says what to do to a guest who types it', async () => {
  const { find, claim, host, path, itinerary } = await createItineraryOfZoe();
  await addTestEvent(itinerary, { title: 'Surprise', attendees: 'Mia Stone, Ben', audience: 'attendees' });
  await addTestEvent(itinerary, {
    title: 'Other',
    attendees: 'Everyone except Clara Fox',
    audience: 'attendees',
  });
  // Makes people of the names in events.
  await host.get(`${path}/people`);
  for (const q of ['mia', 'mia stone', 'clara', 'stone']) expect(await find(q)).toEqual([]);
  expect(await find('ben')).toEqual([{ name: 'Ben', claimable: false }]);
  for (const name of ['Mia Stone', ' MIA  stone', 'Clara Fox']) {
    const refused = await claim(name);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'NAME_TAKEN', ASK]);
    expect(refused.body.candidates).toBeUndefined();
  }
  const similar = await claim('Mia');
  expect(similar.status).toBe(200);
});

it('asks about a name that is close to another, and adds it only as new', async () => {
  const { claim, host, path } = await createItineraryOfZoe();
  for (const name of ['Zoe', 'ZOE WASHINGTON OKONKWO', 'Okonkwo', 'Zoë Washington-Okonkvo']) {
    const refused = await claim(name);
    expect([refused.status, refused.body.code, refused.body.candidates]).toEqual([
      409,
      'SIMILAR_NAME',
      [{ name: 'Zoë Washington-Okonkwo', claimable: true }],
    ]);
  }
  expect((await claim('Ana')).body.candidates).toEqual([{ name: 'Ana López', claimable: true }]);
  expect((await claim('zoë washington-okonkwo')).body.person.name).toBe('Zoë Washington-Okonkwo');
  expect((await claim('Ana López')).body.person.name).toBe('Ana López');
  expect((await claim('Zoe', { isNew: true })).body.person.name).toBe('Zoe');
  const names = (await host.get(`${path}/people`)).body.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Ana López', 'Ben', 'Zoe', 'Zoë Washington-Okonkwo']);
});

it('counts answers with similar names like searches', async () => {
  const { claim, find } = await createItineraryOfZoe();
  for (let count = 0; count < 60; count++) await find('zoe');
  expect((await claim('Zoe')).status).toBe(429);
  expect((await claim('Zoë Washington-Okonkwo')).status).toBe(200);
  expect((await claim('Nora')).status).toBe(200);
});
