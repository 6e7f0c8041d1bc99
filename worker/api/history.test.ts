import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { eraseDeletedContent } from '../jobs/erase-deleted-content.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { everyDatabase } from '../testing/databases.ts';
import { inviteCohost, pickEventSnapshot, readHistory } from '../testing/history.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, FAQ_INPUT } from '../testing/project.ts';
import { answer, createRsvpItinerary, enterAs } from '../testing/rsvps.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

describeAccess('history');

const DAY_MS = 24 * 3_600_000;

describe('GET history', () => {
  it('lists who did what, newest first, for hosts and co-hosts only', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: event } = await addTestEvent(itinerary, { title: 'Dinner' });
    const cohost = await inviteCohost(itinerary, 'Ben');
    await cohost.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, datetime: '2083-06-12T21:00' });
    // Saved again as it is.
    await cohost.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, datetime: '2083-06-12T21:00' });
    await host.put(`${path}/customizations`, { customTitle: 'Lisboa', accessCode: 'K7M2QX' });
    const { body: faq } = await host.post(`${path}/faqs`, FAQ_INPUT);
    await host.delete(`${path}/faqs/${faq.id}`);
    await host.post(`${path}/faqs/restore`, { ids: [faq.id] });
    const entries = await readHistory(itinerary);
    expect(entries.map(({ entity, action, by }) => [entity, action, by.kind, by.name])).toEqual([
      ['faq', 'restore', 'host', null],
      ['faq', 'delete', 'host', null],
      ['faq', 'create', 'host', null],
      ['project', 'update', 'host', null],
      ['event', 'update', 'cohost', 'Ben'],
      ['person', 'update', 'host', null],
      ['person', 'create', 'host', null],
      ['event', 'create', 'host', null],
    ]);
    const moved = entries[4];
    expect(moved).toEqual({
      seq: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      by: { kind: 'cohost', name: 'Ben' },
      action: 'update',
      entity: 'event',
      entityId: event.id,
      before: pickEventSnapshot(event),
      after: { ...pickEventSnapshot(event), datetime: '2083-06-13T01:00:00.000Z' },
    });
    expect(entries[3]).toMatchObject({ before: { customTitle: null }, after: { customTitle: 'Lisboa' } });
    const page = await readHistory(itinerary, `?before=${moved?.seq}&limit=2`);
    expect(page).toEqual(entries.slice(5, 7));
    expect(await readHistory(itinerary, `?event=${event.id}`)).toEqual([entries[4], entries[7]]);
    expect(await readHistory(itinerary, '?kind=faq')).toEqual(entries.slice(0, 3));
    expect(await readHistory(itinerary, `?person=${entries[6]?.entityId}`)).toEqual(entries.slice(4, 7));
    expect((await host.get(`${path}/history?limit=none`)).body.fields).toHaveProperty('limit');
    const { text } = await cohost.get(`${path}/history`);
    expect(JSON.parse(text)).toEqual(entries);
    for (const secret of ['K7M2QX', itinerary.accessCode, itinerary.adminCode, itinerary.ownerEmail]) {
      expect(text).not.toContain(secret);
    }
    // The new access code has not ended a co-host's link; a guest's role has no history.
    expect((await (await invitePerson(itinerary, 'Nora')).browser.get(`${path}/history`)).status).toBe(403);
  });

  it('names guests who answer, emails and imports', async () => {
    const { browser, user } = await createSignedInUser();
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    await host.put(`${path}/rsvp-settings`, { enabled: true });
    const ana = await enterAs(itinerary, 'Ana');
    await answer(ana, itinerary, { answer: 'yes', note: 'No nuts' });
    const { personId } = (await answer(ana, itinerary, { answer: 'no' })).body;
    await host.put(`${path}/people/${personId}/rsvp`, { answer: 'maybe' });
    await browser.setGrant(projectId, 'admin');
    const unclaimed = await createUnclaimedEvent(user.id);
    await browser.post(`/api/unclaimed-events/${unclaimed.id}/assign`, { projectId });
    const [assigned, byHost, changed, answered, settings] = await readHistory(itinerary);
    expect(assigned).toMatchObject({ by: { kind: 'email' }, entity: 'event', action: 'create' });
    expect(byHost).toMatchObject({ by: { kind: 'host' }, after: { name: 'Ana', byHost: true } });
    expect(changed).toMatchObject({
      by: { kind: 'guest', name: 'Ana' },
      action: 'update',
      entity: 'rsvp',
      entityId: personId,
      before: { answer: 'yes', note: 'No nuts', eventId: null },
      after: { personId, name: 'Ana', answer: 'no', partySize: 1, byHost: false },
    });
    expect(answered).toMatchObject({ action: 'create', before: null });
    expect(settings).toMatchObject({ entity: 'project', after: { rsvp: { enabled: true } } });
    await everyDatabase
      .prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
      .bind(user.id, itinerary.id)
      .run();
    const { body: copy } = await browser.post(`${path}/duplicate`, {});
    const { body: entries } = await browser.get(`/api/projects/${copy.project.projectId}/history`);
    expect(entries).toMatchObject([{ by: { kind: 'import' }, entity: 'event', action: 'create' }]);
  });
});

describe('what is kept', () => {
  it('is at most 1,000 entries of 30 days, the newest, without those of others', async () => {
    const [itinerary, other] = [await createTestItinerary(), await createTestItinerary()];
    const { body: event } = await addTestEvent(itinerary, {});
    await addTestEvent(other, {});
    const insert = everyDatabase
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
       INSERT INTO faqs (project_id, question, answer, position, created_at, updated_at)
       SELECT ?, 'FAQ ' || i, 'Text', i, 1, ? FROM n`,
      )
      .bind(itinerary.id, Date.now());
    await everyDatabase.batch([insert, insert, insert]);
    const count = (id: number) =>
      everyDatabase
        .prepare(
          'SELECT count(*) AS n, min(seq) AS first, max(seq) AS last FROM changes WHERE project_id = ?',
        )
        .bind(id)
        .first<{ n: number; first: number; last: number }>();
    const kept = await count(itinerary.id);
    const n = kept?.n ?? 0;
    expect(n).toBeGreaterThanOrEqual(950);
    expect(n).toBeLessThanOrEqual(1000);
    expect((kept?.last ?? 0) - (kept?.first ?? 0)).toBe(n - 1);
    expect(await readHistory(itinerary, `?event=${event.id}`)).toEqual([]);
    expect((await count(other.id))?.n).toBe(1);
    await eraseDeletedContent(env, Date.now() + 29 * DAY_MS);
    expect((await count(itinerary.id))?.n).toBe(n);
    await eraseDeletedContent(env, Date.now() + 31 * DAY_MS);
    expect((await count(itinerary.id))?.n).toBe(0);
    await everyDatabase
      .prepare("UPDATE events SET title = 'Later', updated_at = ? WHERE id = ?")
      .bind(Date.now() + 31 * DAY_MS, event.id)
      .run();
    expect((await count(itinerary.id))?.first).toBeGreaterThan(kept?.last ?? 0);
  });

  it('is what hosts did, however often guests answer', async () => {
    const itinerary = await createRsvpItinerary();
    const ana = await enterAs(itinerary, 'Ana');
    const { personId } = (await answer(ana, itinerary, { answer: 'yes' })).body;
    const toggle = everyDatabase
      .prepare('UPDATE rsvps SET party_size = 3 - party_size, updated_at = ? WHERE person_id = ?')
      .bind(Date.now(), personId);
    for (let batch = 0; batch < 11; batch++) await everyDatabase.batch(Array(100).fill(toggle));
    const entries = await readHistory(itinerary, '?kind=project');
    expect(entries).toMatchObject([{ after: { rsvp: { enabled: true } } }]);
    expect((await readHistory(itinerary, '?limit=500')).length).toBeLessThan(460);
  });

  it('is deleted with the itinerary, and part of the account export', async () => {
    const { browser, user } = await createSignedInUser();
    const itinerary = await createTestItinerary({ ownerEmail: user.email });
    await addTestEvent(itinerary, { title: 'Exported' });
    await browser.get('/api/my-projects');
    const { body } = await browser.get('/api/account/export');
    expect(body.itineraries[0].history).toEqual(await readHistory(itinerary));
    await browser.delete(itinerary.path, { confirmationName: itinerary.name });
    const left = await everyDatabase
      .prepare('SELECT count(*) AS n FROM changes WHERE project_id = ?')
      .bind(itinerary.id)
      .first('n');
    expect(left).toBe(0);
  });

  it('has the wishes of the host for the notices', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: event } = await addTestEvent(itinerary, { notify: false });
    await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title: 'Supper', note: 'Bring a coat' });
    await host.delete(`${path}/events/${event.id}`, { note: '', notify: false });
    const rows = await everyDatabase
      .prepare('SELECT notify, note FROM changes WHERE project_id = ? ORDER BY seq')
      .bind(itinerary.id)
      .all();
    expect(rows.results).toEqual([
      { notify: 0, note: null },
      { notify: 1, note: 'Bring a coat' },
      { notify: 0, note: null },
    ]);
    const refused = await addTestEvent(itinerary, { note: 'x'.repeat(201) });
    expect(refused.body.fields).toHaveProperty('note');
  });
});

/** Columns of logged tables that the log leaves out. A new column must be here or in a trigger and the snapshot. */
const NOT_LOGGED: Record<string, string[]> = {
  events: ['audience_keys', 'news_seq', 'has_sign_ups', ...listCommonColumns()],
  faqs: listCommonColumns(),
  people: [
    'name_key',
    'link_version',
    'link_opened_on',
    'removed_from',
    'is_claimed',
    'visited_at',
    'joined_browsers',
    'reader_choice',
    'left_in',
    ...listCommonColumns(),
  ],
  projects: [
    'owner_user_id',
    'owner_email',
    'group_size',
    'access_code_sealed',
    'access_code_hash',
    'admin_code_sealed',
    'admin_code_hash',
    'grant_version',
    'admin_version',
    'creator_version',
    'suspended_at',
    'suspended_reason',
    'opened_at',
    'kept_at',
    'end_warned_at',
    'link_key_sealed',
    'epoch',
    'disowned_at',
    'is_paid',
    'header_images',
    'title_changes_used',
    'revision',
    'has_sign_ups',
    'has_papers',
    ...listCommonColumns(),
  ],
  sign_ups: ['last_slot_id', ...listCommonColumns()],
  rsvps: ['event_id', 'person_id', 'claim', 'writer', 'merged_from', ...listCommonColumns()],
};

function listCommonColumns() {
  return [
    'id',
    'project_id',
    'last_change',
    'sequence',
    'created_at',
    'updated_at',
    'request_key',
    'request_hash',
  ];
}

describe('the triggers', () => {
  it.each(Object.entries(NOT_LOGGED))('log every other column of %s', async (table, left) => {
    const columns = await everyDatabase.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{
      name: string;
    }>();
    const trigger = await everyDatabase
      .prepare('SELECT sql FROM sqlite_master WHERE name = ?')
      .bind(`changes_of_${table}`)
      .first<{ sql: string }>();
    const [head = '', body = ''] = trigger?.sql.split('BEGIN') ?? [];
    const logged = columns.results.map(({ name }) => name).filter((name) => !left.includes(name));
    expect(logged.length).toBeGreaterThan(2);
    for (const name of logged) {
      expect(head).toMatch(new RegExp(`\\b${name}\\b`));
      expect(body).toContain(`NEW.${name}`);
    }
  });

  // The parser of D1's API, unlike SQLite, ends a trigger at any END, and knows capital letters only.
  it('can be deployed', async () => {
    const triggers = await everyDatabase.prepare("SELECT sql FROM sqlite_master WHERE type = 'trigger'").all<{
      sql: string;
    }>();
    expect(triggers.results.length).toBeGreaterThan(5);
    for (const { sql } of triggers.results) {
      expect(sql).toMatch(/ BEGIN\n[\s\S]+;\nEND$/);
      expect(sql.match(/\b(begin|end|case)\b/gi)).toEqual(['BEGIN', 'END']);
    }
  });
});
