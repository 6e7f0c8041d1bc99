import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Change } from '../contract/history.ts';
import { eraseDeletedContent } from '../jobs/erase-deleted-content.ts';
import { everyDatabase } from '../testing/databases.ts';
import { inviteCohost, pickEventSnapshot, readHistory, readLatestChange } from '../testing/history.ts';
import { listInvariantViolations } from '../testing/invariants.ts';
import { addTestEvent, invitePerson, readTitles } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, FAQ_INPUT, type TestItinerary } from '../testing/project.ts';
import { answer, enterAs } from '../testing/rsvps.ts';

/** Tests mark itineraries as paid without a payment, which is a violation too. */
const isAboutLog = (violation: unknown) => JSON.stringify(violation).includes('change log');

const DAY_MS = 24 * 3_600_000;

const readEvents = async ({ host, path }: TestItinerary) => (await host.get(`${path}/events`)).body;

const undo = ({ host, path }: TestItinerary, { seq }: { seq: number }, body?: object) =>
  host.post(`${path}/history/${seq}/restore`, body);

const goTo = ({ host, path }: TestItinerary, { seq }: { seq: number }, body?: object) =>
  host.post(`${path}/history/restore-to`, { seq, ...body });

describe('POST history/{seq}/restore', () => {
  it('undoes one change, and undoes that again', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: event } = await addTestEvent(itinerary, { attendees: 'Ben', audience: 'attendees' });
    const route = `${path}/events/${event.id}`;
    await host.put(route, {
      ...EVENT_INPUT,
      title: 'Supper',
      attendees: 'Ana',
      datetime: '2083-06-13T20:00',
    });
    const edit = await readLatestChange(itinerary);
    const readRevision = async () => (await host.get(path)).body.project.revision;
    const revision = await readRevision();
    expect((await undo(itinerary, edit)).body).toMatchObject({ success: true, restored: 1 });
    expect(await readRevision()).toBe(revision + 1);
    expect(await readEvents(itinerary)).toMatchObject([pickEventSnapshot(event)]);
    // The audience is that of before.
    const guests = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Ana')];
    const seen = await Promise.all(guests.map(({ browser }) => readTitles(browser, itinerary)));
    expect(seen).toEqual([['Dinner'], []]);
    const [restored] = await readHistory(itinerary, `?event=${event.id}`);
    expect(restored).toMatchObject({ action: 'restore', before: edit.after, after: edit.before });
    await undo(itinerary, restored as Change);
    expect(await readEvents(itinerary)).toMatchObject([{ title: 'Supper', attendees: 'Ana' }]);
    const [again, , , created] = await readHistory(itinerary, `?event=${event.id}`);
    // Undoing the creation deletes the event; the host is asked first, since it has changed.
    const refused = await undo(itinerary, created as Change);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT', current: { title: 'Supper' } } });
    expect((await undo(itinerary, created as Change, { force: true })).body.restored).toBe(1);
    expect(await readEvents(itinerary)).toEqual([]);
    // A deleted event comes back with all of its state before the change.
    expect((await undo(itinerary, again as Change)).body.current).toBeNull();
    await undo(itinerary, again as Change, { force: true });
    expect(await readEvents(itinerary)).toMatchObject([{ id: event.id, title: 'Dinner', attendees: 'Ben' }]);
    expect((await undo(itinerary, { seq: 1 })).status).toBe(404);
  });

  it('by force undoes only what the change changed', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: event } = await addTestEvent(itinerary, {});
    await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title: 'Supper' });
    const renamed = await readLatestChange(itinerary);
    await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title: 'Supper', location: 'At home' });
    expect((await undo(itinerary, renamed)).status).toBe(409);
    await undo(itinerary, renamed, { force: true });
    expect(await readEvents(itinerary)).toMatchObject([{ title: 'Dinner', location: 'At home' }]);
    await host.put(`${path}/customizations`, { name: 'Porto', selectedFont: 'serif' });
    const design = await readLatestChange(itinerary);
    await undo(itinerary, design);
    expect((await host.get(path)).body.project).toMatchObject({ name: 'Lisbon', selectedFont: 'normal' });
    await host.put(`${path}/customizations`, { customTitle: 'One' });
    const title = await readLatestChange(itinerary);
    expect((await undo(itinerary, title)).status).toBe(200);
    expect((await host.get(path)).body.project).toMatchObject({ customTitle: null, titleChangesUsed: 2 });
    await host.put(`${path}/customizations`, { customTitle: 'Two' });
    expect((await undo(itinerary, await readLatestChange(itinerary))).body.code).toBe(
      'TITLE_CHANGE_LIMIT_REACHED',
    );
  });

  it('brings people back as they were in every event, but co-hosts only for hosts', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    await addTestEvent(itinerary, { title: 'Walk', attendees: 'Ben, Ana' });
    const { person, browser } = await invitePerson(itinerary, 'Ben');
    const cohost = await inviteCohost(itinerary, 'Cleo');
    await host.patch(`${path}/people/${person.id}`, { name: 'Benjamin' });
    const rename = await readLatestChange(itinerary, '?kind=person');
    const { body: dinner } = await addTestEvent(itinerary, { attendees: 'Benjamin, Ana' });
    await undo(itinerary, rename);
    expect(await readEvents(itinerary)).toMatchObject([{ attendees: 'Ben, Ana' }, { attendees: 'Ben, Ana' }]);
    await host.delete(`${path}/events/${dinner.id}`);
    const deleted = await readLatestChange(itinerary);
    await host.patch(`${path}/people/${person.id}`, { name: 'Benedict' });
    // With the name that the person has now.
    expect((await undo(itinerary, deleted)).status).toBe(200);
    expect(await readEvents(itinerary)).toMatchObject([
      { attendees: 'Benedict, Ana' },
      { attendees: 'Benedict, Ana' },
    ]);
    await host.delete(`${path}/people/${person.id}`);
    expect(await readEvents(itinerary)).toMatchObject([{ attendees: 'Ana' }, { attendees: 'Ana' }]);
    const removal = await readLatestChange(itinerary, '?kind=person');
    await eraseDeletedContent(env, Date.now() + 6 * DAY_MS);
    expect((await undo(itinerary, removal)).body).toMatchObject({ success: true, restored: 1 });
    expect(await readEvents(itinerary)).toMatchObject([
      { attendees: 'Benedict, Ana' },
      { attendees: 'Benedict, Ana' },
    ]);
    // The link works again.
    expect((await browser.get(`${path}/itinerary`)).status).toBe(200);
    const role = (await readHistory(itinerary, '?kind=person')).find(
      ({ action, entityId }) => action === 'update' && entityId !== person.id,
    );
    expect((await cohost.post(`${path}/history/${role?.seq}/restore`)).body.code).toBe('ADMIN_REQUIRED');
    expect((await host.post(`${path}/history/${role?.seq}/restore`)).status).toBe(200);
    expect((await cohost.get(`${path}/history`)).status).toBe(403);
  });

  it('lets one of two hosts who undo the same change at once do it, and keeps a parallel edit', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: event } = await addTestEvent(itinerary, {});
    for (const title of ['One', 'Two', 'Three']) {
      await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title });
      const edit = await readLatestChange(itinerary);
      const [first, second, saved] = await Promise.all([
        undo(itinerary, edit),
        undo(itinerary, edit),
        host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title: `${title}!`, location: 'At home' }),
      ]);
      expect(saved.status).toBe(200);
      expect([first.status, second.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      expect(await readEvents(itinerary)).toMatchObject([{ title: `${title}!`, location: 'At home' }]);
      const entries = await readHistory(itinerary, `?event=${event.id}`);
      // Each entry starts where the one before it ended.
      for (const [index, entry] of entries.slice(0, -1).entries())
        expect(entry.before).toEqual(entries[index + 1]?.after);
    }
  });
});

describe('POST history/restore-to', () => {
  it('brings 40 cleared events back with ids, order, attendees, private audiences and answers', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    await host.put(`${path}/rsvp-settings`, { enabled: true });
    const ben = await invitePerson(itinerary, 'Ben');
    const statements = Array.from({ length: 40 }, (_, index) =>
      everyDatabase
        .prepare(
          `INSERT INTO events (project_id, title, description, starts_at, time_zone, location, attendees, audience, audience_keys, rsvp, created_at, updated_at)
         VALUES (?1, ?2, 'Text', ?3, 'UTC', '', ?4, ?5, ?6, '{"capacity":2}', 1, ?7)`,
        )
        .bind(
          itinerary.id,
          `Event ${index}`,
          Date.UTC(2083, 5, 1 + index),
          index % 2 ? 'Ben' : 'Ana',
          index % 4 ? 'everyone' : 'attendees',
          index % 4 ? null : 'only\nana\n',
          Date.now(),
        ),
    );
    await everyDatabase.batch(statements);
    const events = await readEvents(itinerary);
    await answer(ben.browser, itinerary, { eventId: events[1].id, answer: 'yes' });
    const before = await readLatestChange(itinerary);
    await host.delete(`${path}/events`);
    await eraseDeletedContent(env, Date.now() + 6 * DAY_MS);
    const { body: added } = await addTestEvent(itinerary, { title: 'Added since' });
    expect((await goTo(itinerary, before)).body).toMatchObject({ success: true, restored: 41 });
    const strip = (rows: { sequence: number; updatedAt: string }[]) =>
      rows.map(({ sequence, updatedAt, ...row }) => row);
    expect(strip(await readEvents(itinerary))).toEqual(strip(events));
    expect(await readTitles(ben.browser, itinerary)).toHaveLength(30);
    expect((await ben.browser.get(`${path}/rsvps`)).body.mine).toMatchObject([
      { eventId: events[1].id, answer: 'yes' },
    ]);
    // Again it changes nothing.
    expect((await goTo(itinerary, before)).body.restored).toBe(0);
    expect((await goTo(itinerary, before, { seen: before.seq })).status).toBe(409);
    const entries = await readHistory(itinerary, `?event=${added.id}`);
    expect(entries.map(({ action, after }) => [action, after === null])).toEqual([
      ['restore', true],
      ['create', false],
    ]);
    await host.delete(`${path}/events`);
    await eraseDeletedContent(env, Date.now() + 31 * DAY_MS);
    const answers = everyDatabase
      .prepare('SELECT count(*) AS n FROM rsvps WHERE project_id = ?')
      .bind(itinerary.id);
    expect(await answers.first('n')).toBe(0);
  });

  it('restores FAQs, settings and people together, and keeps the answers of guests', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    await host.put(`${path}/rsvp-settings`, { enabled: true });
    const { body: faq } = await host.post(`${path}/faqs`, FAQ_INPUT);
    await host.post(`${path}/faqs`, { ...FAQ_INPUT, question: 'When?' });
    await addTestEvent(itinerary, { attendees: 'Ben' });
    const { person } = await invitePerson(itinerary, 'Ben');
    await host.patch(`${path}/people/${person.id}`, { role: 'cohost' });
    const faqs = (await host.get(`${path}/faqs`)).body;
    const before = await readLatestChange(itinerary);
    await host.put(`${path}/faqs/reorder`, { faqIds: faqs.map(({ id }: { id: number }) => id).reverse() });
    await host.put(`${path}/faqs/${faq.id}`, { ...FAQ_INPUT, answer: 'No.' });
    await host.patch(`${path}/people/${person.id}`, { name: 'Benny', role: 'guest', renewSeen: false });
    await host.put(`${path}/customizations`, { selectedFont: 'serif' });
    const ana = await enterAs(itinerary, 'Ana');
    await answer(ana, itinerary, { answer: 'no' });
    const cohost = await inviteCohost(itinerary, 'Cleo');
    expect((await cohost.post(`${path}/history/restore-to`, { seq: before.seq })).body.code).toBe(
      'ADMIN_REQUIRED',
    );
    expect((await goTo(itinerary, before)).status).toBe(200);
    const { body } = await host.get(`${path}/itinerary`);
    expect(body.faqs).toMatchObject(
      faqs.map(({ id, question, answer: text }: Record<string, unknown>) => ({ id, question, answer: text })),
    );
    expect(body.project.selectedFont).toBe('normal');
    // Invited since.
    expect((await cohost.get(`${path}/itinerary`)).status).toBe(401);
    expect(body.events).toMatchObject([{ attendees: 'Ben' }]);
    expect((await listInvariantViolations()).filter(isAboutLog)).toEqual([]);
    const people = (await host.get(`${path}/people`)).body;
    expect(people).toMatchObject([
      { name: 'Ana', rsvp: 'no' },
      { name: 'Ben', role: 'cohost' },
    ]);
  });

  it('lets no co-host bring a removed co-host back, by no entry and not by force', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const cohost = await inviteCohost(itinerary, 'Cleo');
    const { person } = await invitePerson(itinerary, 'Ben');
    // An entry of before Ben became a co-host.
    await host.patch(`${path}/people/${person.id}`, { name: 'Benny' });
    const renamed = await readLatestChange(itinerary);
    await host.patch(`${path}/people/${person.id}`, { role: 'cohost' });
    const promoted = await readLatestChange(itinerary);
    await host.delete(`${path}/people/${person.id}`);
    const removed = await readLatestChange(itinerary);
    for (const { seq } of [renamed, promoted, removed]) {
      const refused = await cohost.post(`${path}/history/${seq}/restore`, { force: true });
      expect([refused.status, refused.body.code]).toEqual([403, 'ADMIN_REQUIRED']);
    }
    const names = async () =>
      (await host.get(`${path}/people`)).body.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Cleo']);
    // A host gets the state that the entry had: a guest.
    expect((await undo(itinerary, renamed, { force: true })).status).toBe(200);
    expect((await host.get(`${path}/people`)).body).toMatchObject([
      { name: 'Ben', role: 'guest' },
      { name: 'Cleo', role: 'cohost' },
    ]);
  });

  it('keeps to the limits of a trial and of 500 events', async () => {
    const trial = await createTestItinerary({ paid: false });
    const { body: event } = await addTestEvent(trial, {});
    await trial.host.delete(`${trial.path}/events/${event.id}`);
    const deleted = await readLatestChange(trial);
    await addTestEvent(trial, { title: 'Other' });
    expect((await undo(trial, deleted)).body.code).toBe('TRIAL_LIMIT_REACHED');
    expect((await goTo(trial, (await readHistory(trial)).at(-1) as Change)).body.restored).toBe(2);
    expect(await readEvents(trial)).toMatchObject([{ id: event.id }]);
    const full = await createTestItinerary();
    const { body: first } = await addTestEvent(full, {});
    await full.host.delete(`${full.path}/events/${first.id}`);
    const clear = await readLatestChange(full);
    await everyDatabase
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
       INSERT INTO events (project_id, title, description, starts_at, time_zone, location, attendees, created_at, updated_at)
       SELECT ?, 'Event', 'Text', 1, 'UTC', '', 'Everyone', 1, 1 FROM n`,
      )
      .bind(full.id)
      .run();
    expect((await undo(full, clear)).body.code).toBe('FULL');
  });
});
