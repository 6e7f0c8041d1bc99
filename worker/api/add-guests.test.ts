import { expect, it } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { everyDatabase } from '../testing/databases.ts';
import { readHistory } from '../testing/history.ts';
import { addTestEvent } from '../testing/people.ts';
import { createTestItinerary } from '../testing/project.ts';

it('adds several guests, each once, and says which were skipped', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { attendees: 'Ben' });
  await host.get(`${path}/people`);
  const names = ['Ana', 'ben', '  Cleo   Ray ', 'ANA', 'Everyone'];
  const { status, body } = await host.post(`${path}/people`, { names });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    people: [
      { id: expect.any(Number), name: 'Ana', role: 'guest', eventCount: 0 },
      { name: 'Cleo Ray', sequence: 0 },
    ],
    skipped: [
      { name: 'ben', reason: 'There is already someone with this name.' },
      { name: 'Everyone', reason: 'Use a name without commas.' },
    ],
  });
  expect((await host.post(`${path}/people`, { names: ['Ana'] })).body).toMatchObject({
    people: [],
    skipped: [{ name: 'Ana' }],
  });
  const history = await readHistory(itinerary);
  expect(history.filter(({ entity }: { entity: string }) => entity === 'person')).toHaveLength(2);
});

it('adds as many as fit', async () => {
  const { host, path, id } = await createTestItinerary();
  const names = Array.from({ length: LIMITS.people - 1 }, (_, at) => `Guest ${at}`);
  expect((await host.post(`${path}/people`, { names })).body.skipped).toEqual([]);
  const { body } = await host.post(`${path}/people`, { names: ['Ana', 'Ben'] });
  expect(body).toMatchObject({
    people: [{ name: 'Ana' }],
    skipped: [{ name: 'Ben', reason: `An itinerary can have at most ${LIMITS.people} guests.` }],
  });
  const count = everyDatabase.prepare('SELECT count(*) AS count FROM people WHERE project_id = ?').bind(id);
  expect(await count.first('count')).toBe(LIMITS.people);
});

it.each([
  ['no names', { names: [] }],
  ['an empty name', { names: ['Ana', ' '] }],
  ['neither a name nor names', {}],
])('refuses %s', async (_, body) => {
  const { host, path } = await createTestItinerary();
  expect((await host.post(`${path}/people`, body)).status).toBe(400);
});
