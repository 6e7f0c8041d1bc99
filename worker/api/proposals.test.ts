import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { LIMITS, UNDO_MS } from '../contract/limits.ts';
import { eraseDeletedContent } from '../jobs/erase-deleted-content.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { everyDatabase, requireItineraryD1 } from '../testing/databases.ts';
import { inviteCohost, readHistory } from '../testing/history.ts';
import { invitePerson, readTitles } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from '../testing/project.ts';
import { addTestProposal, buildPlan } from '../testing/proposals.ts';

describeAccess('proposals');

const accept = ({ host, path }: TestItinerary, ids: number[], options: object = {}) =>
  host.post(`${path}/proposals/accept`, { ids, ...options });
const undo = ({ host, path }: TestItinerary, ids: number[]) => host.post(`${path}/proposals/undo`, { ids });
const readProposals = async ({ host, path }: TestItinerary) => (await host.get(`${path}/proposals`)).body;

describe('a plan', () => {
  it('becomes proposals, once however often it is sent', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const plan = { kind: 'ics', content: buildPlan(['Breakfast', 'Tram 28']), label: 'plan.ics' };
    const { status, body } = await host.post(`${path}/proposals`, plan);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      proposals: [
        {
          title: 'Breakfast',
          datetime: '2083-06-12T07:00:00.000Z',
          endsAt: null,
          timeZone: 'Europe/Lisbon',
          location: 'Lisbon',
          audience: 'everyone',
          duplicateOf: null,
          change: null,
          source: { kind: 'ics', label: 'plan.ics' },
          sequence: 0,
        },
        { title: 'Tram 28' },
      ],
      unread: [],
    });
    expect((await host.post(`${path}/proposals`, plan)).body).toEqual(body);
    expect(await readProposals(itinerary)).toEqual(body.proposals);
    expect(await readTitles(host, itinerary)).toEqual([]);
  });

  it.each([
    ['an unknown kind', { kind: 'docx', content: 'x' }, 400],
    ['no content', { kind: 'text' }, 400],
    ['no text', { kind: 'text', content: '  \n ' }, 400],
    ['what is not base64', { kind: 'pdf', content: '%%%' }, 400],
    ['what is not a PDF', { kind: 'pdf', content: btoa('hello') }, 400],
    ['what is not JSON', { kind: 'json', content: '{' }, 400],
    ['more than 256 KB of text', { kind: 'text', content: 'x'.repeat(256 * 1024 + 1) }, 413],
    ['an email over 256 KB', { kind: 'eml', content: btoa('x'.repeat(256 * 1024 + 1)) }, 413],
    ['a PDF over 5 MB', { kind: 'pdf', content: btoa('x'.repeat(5 * 1024 * 1024 + 1)) }, 413],
    ['a body over 7 MB', { kind: 'pdf', content: 'A'.repeat(7 * 1024 * 1024) }, 413],
  ])('is refused with %s', async (_, plan, status) => {
    const { host, path } = await createTestItinerary();
    const refused = await host.post(`${path}/proposals`, plan);
    expect(refused.status).toBe(status);
    expect(refused.body.code).toBe(status === 413 ? 'TOO_LARGE' : 'INVALID_INPUT');
    expect((await host.get(`${path}/proposals`)).body).toEqual([]);
  });

  it('is refused as a whole if too many would wait, also in parallel', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, id } = itinerary;
    await fillProposals(id, LIMITS.proposals - 2);
    const send = (names: string[]) =>
      host.post(`${path}/proposals`, { kind: 'ics', content: buildPlan(names) });
    expect(await send(['A', 'B', 'C'])).toMatchObject({ status: 409, body: { code: 'FULL' } });
    const both = await Promise.all([send(['D', 'E']), send(['F', 'G'])]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await readProposals(itinerary)).toHaveLength(LIMITS.proposals);
  });
});

/** Copies one waiting proposal in the database. */
async function fillProposals(projectId: number, count: number) {
  await addTestProposal(projectId);
  const columns = (
    await requireItineraryD1(projectId)
      .prepare('SELECT name FROM pragma_table_info(?)')
      .bind('proposals')
      .all()
  ).results
    .map(({ name }) => String(name))
    .filter((name) => name !== 'id');
  const values = columns.map((name) => (name === 'content_key' ? 'n.value' : name));
  await requireItineraryD1(projectId)
    .prepare(
      `INSERT INTO proposals (${columns.join(', ')}) SELECT ${values.join(', ')} FROM proposals, json_each(?) AS n
      WHERE project_id = ?`,
    )
    .bind(JSON.stringify(Array.from({ length: count - 1 }, (_, index) => `copy ${index}`)), projectId)
    .run();
}

describe('accepting', () => {
  it('adds all events in one step, and takes them off again with one undo', async () => {
    const itinerary = await createTestItinerary();
    const { host, id } = itinerary;
    const ids = [
      (await addTestProposal(id, { title: 'Cruise', description: '', attendees: 'Ana, Ben' })).id,
      (await addTestProposal(id, { title: 'Fado', startsAt: Date.UTC(2083, 5, 13, 20) })).id,
    ];
    const before = await readProposals(itinerary);
    const revision = (await host.get(itinerary.path)).body.project.revision;
    const { status, body } = await accept(itinerary, ids);
    expect(status).toBe(200);
    expect(body.events).toMatchObject([
      { title: 'Cruise', description: '', attendees: 'Ana, Ben', audience: 'everyone', sequence: 0 },
      { title: 'Fado', description: 'Bring a jacket.', attendees: 'Everyone' },
    ]);
    expect(await readProposals(itinerary)).toEqual([]);
    expect((await host.get(itinerary.path)).body.project.revision).toBe(revision + 1);
    const guests = (await host.get(`${itinerary.path}/people`)).body.map(
      (each: { name: string }) => each.name,
    );
    expect(guests).toEqual(['Ana', 'Ben']);
    expect((await accept(itinerary, ids)).body.events).toEqual(body.events);
    expect(await undo(itinerary, body.undo.ids)).toMatchObject({ status: 200, body: { success: true } });
    expect(await readTitles(host, itinerary)).toEqual([]);
    const waiting = await readProposals(itinerary);
    expect(waiting).toEqual(before.map((each: { sequence: number }) => ({ ...each, sequence: 2 })));
    expect((await undo(itinerary, body.undo.ids)).status).toBe(404);
    expect((await accept(itinerary, ids)).body.events).toHaveLength(2);
  });

  it('is in the history, and so is the undo', async () => {
    const itinerary = await createTestItinerary();
    const cohost = await inviteCohost(itinerary, 'Ana');
    const { id } = await addTestProposal(itinerary.id);
    const { body } = await accept({ ...itinerary, host: cohost }, [id]);
    await undo(itinerary, body.undo.ids);
    expect(await readHistory(itinerary, '?kind=event')).toMatchObject([
      { action: 'restore', by: { kind: 'host' }, before: { title: 'Boat trip' }, after: null },
      { action: 'create', by: { kind: 'cohost', name: 'Ana' }, after: { title: 'Boat trip' } },
    ]);
  });

  it('adds each proposal once when it is accepted twice at once', async () => {
    const itinerary = await createTestItinerary();
    const { id } = await addTestProposal(itinerary.id);
    const both = await Promise.all([accept(itinerary, [id]), accept(itinerary, [id])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readTitles(itinerary.host, itinerary)).toHaveLength(1);
  });

  it('adds nothing if one of them cannot be added', async () => {
    const itinerary = await createTestItinerary();
    const other = await createTestItinerary();
    const { id } = await addTestProposal(itinerary.id);
    const undated = await addTestProposal(itinerary.id, { title: 'Sometime', startsAt: null });
    expect((await accept(itinerary, [id, undated.id])).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { datetime: 'Add a date and time first.' },
    });
    const untitled = await addTestProposal(itinerary.id, { title: '' });
    expect((await accept(itinerary, [id, untitled.id])).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { title: 'Please enter a title.' },
    });
    const foreign = await addTestProposal(other.id, { title: 'Elsewhere' });
    expect((await accept(itinerary, [id, foreign.id])).status).toBe(404);
    expect(await readTitles(itinerary.host, itinerary)).toEqual([]);
    expect(await readTitles(other.host, other)).toEqual([]);
  });

  it('adds one event in a trial and says how many are waiting', async () => {
    const itinerary = await createTestItinerary({ paid: false });
    const ids = [
      (await addTestProposal(itinerary.id)).id,
      (await addTestProposal(itinerary.id, { title: 'Fado' })).id,
    ];
    const refused = await accept(itinerary, ids);
    expect(refused).toMatchObject({ status: 403, body: { code: 'TRIAL_LIMIT_REACHED' } });
    expect(refused.body.message).toContain('2 events are waiting');
    const one = await Promise.all(ids.map((id) => accept(itinerary, [id])));
    expect(one.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(one.find(({ status }) => status === 403)?.body.message).toContain('1 event is waiting');
    expect(await readProposals(itinerary)).toHaveLength(1);
  });

  it('is refused at the limit of events', async () => {
    const itinerary = await createTestItinerary();
    const names = Array.from({ length: LIMITS.events }, (_, index) => index);
    await everyDatabase
      .prepare(
        `INSERT INTO events (project_id, title, description, starts_at, time_zone, location, attendees, created_at, updated_at)
        SELECT ?, 'x', 'x', 0, 'UTC', '', '', 0, 0 FROM json_each(?)`,
      )
      .bind(itinerary.id, JSON.stringify(names))
      .run();
    const { id } = await addTestProposal(itinerary.id);
    expect(await accept(itinerary, [id])).toMatchObject({ status: 409, body: { code: 'FULL' } });
  });

  it('keeps a private event private', async () => {
    const itinerary = await createTestItinerary();
    const proposal = await addTestProposal(itinerary.id, { title: 'Surprise canary', attendees: 'Ben' });
    const { host, path } = itinerary;
    await host.patch(`${path}/proposals/${proposal.id}`, { audience: 'attendees' });
    const guest = await enterAsGuest(itinerary);
    const [ben, nora] = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Nora')];
    for (const browser of [guest, ben.browser]) {
      expect((await browser.get(`${path}/proposals`)).status).toBe(403);
    }
    await accept(itinerary, [proposal.id]);
    expect(await readTitles(ben.browser, itinerary)).toEqual(['Surprise canary']);
    expect(await readTitles(nora.browser, itinerary)).toEqual([]);
    expect((await guest.get(`${path}/itinerary`)).text).not.toContain('canary');
  });

  it('hides an event from somebody who got another name while it waited', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, id } = itinerary;
    const { id: proposal } = await addTestProposal(id, {
      attendees: 'Everyone except Ben',
      audience: 'attendees',
    });
    const [ben, nora] = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Nora')];
    expect((await host.patch(`${path}/people/${ben.person.id}`, { name: 'Benjamin' })).status).toBe(200);
    expect(await readProposals(itinerary)).toMatchObject([{ attendees: 'Everyone except Benjamin' }]);
    await accept(itinerary, [proposal]);
    expect(await readTitles(nora.browser, itinerary)).toEqual(['Boat trip']);
    expect(await readTitles(ben.browser, itinerary)).toEqual([]);
  });
});

describe('undoing', () => {
  it('is refused when somebody changed one of the events, and when it is too late', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, id } = itinerary;
    const ids = [(await addTestProposal(id)).id, (await addTestProposal(id, { title: 'Fado' })).id];
    const { events, undo: offer } = (await accept(itinerary, ids)).body;
    const [event] = events;
    await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title: 'Edited' });
    const refused = await undo(itinerary, offer.ids);
    expect(refused).toMatchObject({ status: 409, body: { current: { title: 'Edited' } } });
    expect(await readTitles(host, itinerary)).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UNDO_MS + 1000 });
    expect((await undo(itinerary, [events[1].id])).status).toBe(404);
    vi.useRealTimers();
  });

  it('leaves one proposal if the same plan was pasted again', async () => {
    const itinerary = await createTestItinerary();
    const first = await accept(itinerary, [(await addTestProposal(itinerary.id)).id]);
    await addTestProposal(itinerary.id);
    expect((await undo(itinerary, first.body.undo.ids)).status).toBe(200);
    expect(await readProposals(itinerary)).toHaveLength(1);
  });

  it('keeps both if the one that was pasted again was edited', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, id } = itinerary;
    const first = await accept(itinerary, [(await addTestProposal(id)).id]);
    const again = await addTestProposal(id);
    await host.patch(`${path}/proposals/${again.id}`, { location: 'Belém', sequence: 0 });
    expect((await undo(itinerary, first.body.undo.ids)).status).toBe(200);
    const places = (await readProposals(itinerary)).map(({ location }: { location: string }) => location);
    expect(places).toEqual(['Cais do Sodré', 'Belém']);
  });
});

it('erases accepted proposals after a day', async () => {
  const itinerary = await createTestItinerary();
  await accept(itinerary, [(await addTestProposal(itinerary.id)).id]);
  const count = () =>
    everyDatabase
      .prepare('SELECT count(*) AS n FROM proposals WHERE project_id = ?')
      .bind(itinerary.id)
      .first('n');
  await eraseDeletedContent(env, Date.now());
  expect(await count()).toBe(1);
  await eraseDeletedContent(env, Date.now() + 25 * 3_600_000);
  expect(await count()).toBe(0);
});
