import { describe, expect, it } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { deleteUnusedClaims } from '../db/itinerary/people/claims.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { everyDatabase, everyItineraryDb } from '../testing/databases.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';
import { answer, createRsvpItinerary, enterAs } from '../testing/rsvps.ts';
import { addSignUp, takeAs } from '../testing/sign-ups.ts';

const HOUR_MS = 3_600_000;

const claim = (browser: TestBrowser, { path }: TestItinerary, name: string) =>
  browser.post(`${path}/identity`, { name });

const readNames = async ({ host, path }: TestItinerary) =>
  (await host.get(`${path}/people`)).body.map(({ name }: { name: string }) => name);

async function insertClaims({ id }: TestItinerary, count: number) {
  await everyDatabase
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO people (project_id, name, name_key, is_claimed, visited_at, created_at, updated_at)
     SELECT ?2, 'Guest ' || i, 'guest ' || i, 1, ?3 + i, 1, 1 FROM n`,
    )
    .bind(count, id, Date.now())
    .run();
}

async function moveVisits({ id }: TestItinerary, hours: number) {
  const statement = everyDatabase.prepare(
    'UPDATE people SET visited_at = visited_at - ? WHERE project_id = ? AND is_claimed',
  );
  await statement.bind(hours * HOUR_MS, id).run();
}

describe('new names', () => {
  it('are at most three a browser and twenty an address, for one itinerary', async () => {
    const [itinerary, other] = [await createTestItinerary(), await createTestItinerary()];
    await itinerary.host.post(`${itinerary.path}/people`, { name: 'Listed' });
    await addTestEvent(itinerary, { attendees: 'Named' });
    const first = await enterAsGuest(itinerary);
    const statuses = async (browser: TestBrowser, names: string[]) => {
      const found = [];
      for (const name of names) found.push((await claim(browser, itinerary, name)).status);
      return found;
    };
    expect(await statuses(first, ['A1', 'A2', 'A3', 'A4'])).toEqual([200, 200, 200, 429]);
    const refused = await claim(first, itinerary, 'A4');
    expect(refused.body).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    // Names that are known are not new, nor is one that was counted.
    expect(await statuses(first, ['Listed', 'Named', 'A1'])).toEqual([200, 200, 200]);
    for (let n = 0; n < 6; n++) {
      const browser = await enterAsGuest(itinerary);
      browser.ip = first.ip;
      const wanted = n < 5 ? 3 : 2;
      const names = [1, 2, 3].map((index) => `B${n}-${index}`);
      const found = await statuses(browser, names);
      expect(found.filter((status) => status === 200)).toHaveLength(wanted);
    }
    await first.post(`${other.path}/access`, { accessCode: other.accessCode });
    expect((await claim(first, other, 'A4')).status).toBe(200);
  });

  it('are refused if they look like a name on the list, or mix alphabets', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { person } = await invitePerson(itinerary, 'Anna');
    const guest = await enterAsGuest(itinerary);
    for (const name of ['An\u200bna', 'Anna\ufe0f', '\u2060Anna']) {
      // The same name, which needs its personal link.
      expect((await claim(guest, itinerary, name)).body.code).toBe('NAME_TAKEN');
    }
    expect((await claim(guest, itinerary, '\u0410nn\u0430')).body.code).toBe('NAME_TAKEN');
    expect((await claim(guest, itinerary, 'Be\u03bd')).body).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await readNames(itinerary)).toEqual(['Anna']);
    expect((await host.post(`${path}/people`, { name: 'An\u200bna' })).body.code).toBe('NAME_TAKEN');
    // A host may, and is warned.
    const twin = await host.post(`${path}/people`, { name: '\u0410nn\u0430' });
    expect(twin.body.warning).toBe('look-alike');
    await host.post(`${path}/people`, { name: 'Be\u03bd' });
    const warnings = (await host.get(`${path}/people`)).body.map((each: { warning: string }) => each.warning);
    expect(warnings.sort()).toEqual(['look-alike', 'look-alike', 'mixed-scripts']);
    expect((await host.get(`${path}/people`)).body).toContainEqual(
      expect.objectContaining({ id: person.id, warning: 'look-alike' }),
    );
  });
});

describe('a full list', () => {
  it('still takes a guest who answers, and hosts can add theirs', async () => {
    const itinerary = await createRsvpItinerary();
    await insertClaims(itinerary, LIMITS.claimedPeople);
    const zoe = await enterAs(itinerary, 'Zoe');
    expect((await answer(zoe, itinerary, { answer: 'yes' })).status).toBe(200);
    const names = await readNames(itinerary);
    expect(names).toHaveLength(LIMITS.claimedPeople);
    expect(names).toContain('Zoe');
    // The oldest claim without an answer made room.
    expect(names).not.toContain('Guest 1');
    const yan = await enterAs(itinerary, 'Yan');
    expect((await answer(yan, itinerary, { answer: 'no' })).status).toBe(200);
    const { body } = await itinerary.host.post(`${itinerary.path}/people`, { name: 'Xia' });
    expect(body.name).toBe('Xia');
    expect(await readNames(itinerary)).toEqual(expect.arrayContaining(['Xia', 'Yan', 'Zoe']));
  });
});

describe('a claim', () => {
  it('ends after a day without a visit, unless it is used', async () => {
    const itinerary = await createRsvpItinerary();
    await enterAs(itinerary, 'Gone');
    const visitor = await enterAs(itinerary, 'Visitor');
    await answer(await enterAs(itinerary, 'Answered'), itinerary, { answer: 'yes' });
    const list = await addSignUp(itinerary);
    const signedUp = await takeAs(await enterAs(itinerary, 'Signed up'), itinerary, list, 1);
    expect(signedUp.status).toBe(200);
    await addTestEvent(itinerary, { attendees: 'Named' });
    await enterAs(itinerary, 'Named');
    await moveVisits(itinerary, 23);
    await deleteUnusedClaims(everyItineraryDb, Date.now());
    expect(await readNames(itinerary)).toEqual(['Answered', 'Gone', 'Named', 'Signed up', 'Visitor']);
    await visitor.get(`${itinerary.path}/itinerary`);
    await expect
      .poll(async () => {
        const row = await everyDatabase
          .prepare("SELECT visited_at FROM people WHERE project_id = ? AND name = 'Visitor'")
          .bind(itinerary.id)
          .first<{ visited_at: number }>();
        return (row?.visited_at ?? 0) > Date.now() - HOUR_MS;
      })
      .toBe(true);
    await moveVisits(itinerary, 3);
    await deleteUnusedClaims(everyItineraryDb, Date.now());
    expect(await readNames(itinerary)).toEqual(['Answered', 'Named', 'Signed up', 'Visitor']);
  });
});

describe('POST people/remove-uninvited', () => {
  it('removes those that no host named, and brings them back with their answers', async () => {
    const itinerary = await createRsvpItinerary();
    const { host, path } = itinerary;
    await host.post(`${path}/people`, { name: 'Ana' });
    await invitePerson(itinerary, 'Ben');
    await addTestEvent(itinerary, { attendees: 'Cleo' });
    await enterAs(itinerary, 'Cleo');
    const stranger = await enterAs(itinerary, 'Xavier');
    await answer(stranger, itinerary, { answer: 'yes' });
    await enterAs(itinerary, 'Yuri');
    const invited = (await host.get(`${path}/people`)).body.filter(
      (each: { isUninvited: boolean }) => !each.isUninvited,
    );
    expect(invited.map(({ name }: { name: string }) => name)).toEqual(['Ana', 'Ben', 'Cleo']);
    const { status, body } = await host.post(`${path}/people/remove-uninvited`);
    expect([status, body]).toEqual([
      200,
      {
        removed: 2,
        undo: { ids: expect.any(Array), seq: expect.any(Number), expiresAt: expect.any(String) },
      },
    ]);
    expect(await readNames(itinerary)).toEqual(['Ana', 'Ben', 'Cleo']);
    expect((await answer(stranger, itinerary, { answer: 'no' })).body.code).toBe('IDENTITY_REQUIRED');
    expect((await host.post(`${path}/people/remove-uninvited`)).body).toMatchObject({ removed: 0 });
    await host.post(`${path}/people/restore`, { ids: body.undo.ids });
    const back = (await host.get(`${path}/people`)).body;
    expect(back).toContainEqual(expect.objectContaining({ name: 'Xavier', rsvp: 'yes', isUninvited: true }));
  });

  it('removes and restores 250 at once', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    await insertClaims(itinerary, LIMITS.claimedPeople);
    const { body } = await host.post(`${path}/people/remove-uninvited`);
    expect(body.removed).toBe(LIMITS.claimedPeople);
    expect((await host.post(`${path}/people/restore`, { ids: body.undo.ids })).body).toHaveLength(
      LIMITS.claimedPeople,
    );
  });
});
