import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createDb } from './client.ts';
import { intakeAddresses } from './schema/shared/mails.ts';
import { proposals } from './schema/shared/proposals.ts';

const { OLD_DB, TEST_MIGRATIONS } = env as unknown as { OLD_DB: D1Database; TEST_MIGRATIONS: D1Migration[] };

/** Brings the old database to the state after the migration whose name starts with `last`. */
const migrateTo = (last: string) =>
  applyD1Migrations(
    OLD_DB,
    TEST_MIGRATIONS.slice(0, TEST_MIGRATIONS.findIndex(({ name }) => name.startsWith(last)) + 1),
  );

/** Inserts a row; required columns that are left out are empty. */
async function insert(table: string, row: Record<string, unknown>) {
  const info = await OLD_DB.prepare(
    'SELECT name, type FROM pragma_table_info(?) WHERE "notnull" AND dflt_value IS NULL',
  )
    .bind(table)
    .all<{ name: string; type: string }>();
  const required = info.results.filter(({ name }) => name !== 'id');
  const empty = Object.fromEntries(required.map(({ name, type }) => [name, type === 'integer' ? 0 : '']));
  const full = { ...empty, ...row };
  const names = Object.keys(full);
  await OLD_DB.prepare(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  )
    .bind(...Object.values(full))
    .run();
}

const insertProposal = (id: number, source: string, row: object) =>
  insert('proposals', {
    ...{ id, project_id: 1, title: 'Dinner', content_key: `content ${id}`, reasons: '[]' },
    source: JSON.stringify({ kind: source, label: 'Plan', excerpt: '', lines: null }),
    ...row,
  });

const DINNER = { title: 'Dinner', datetime: null, endsAt: null, timeZone: 'UTC', location: '' };

const insertUnclaimed = (id: number, { notice, ...row }: Record<string, unknown> = {}) =>
  insert('unclaimed_events', {
    ...{ id, user_id: 1, mail_id: 5, kind: 'event', confidence: 70, reasons: '[]', booking_key: `key ${id}` },
    ...(notice !== undefined && { notice: JSON.stringify(notice) }),
    ...row,
  });

it('keeps what waits in a database of an earlier version', async () => {
  await migrateTo('0021');
  await insert('projects', { id: 1, project_id: 'OLD00001', name: 'Old' });
  await insertProposal(1, 'text', {
    reasons: JSON.stringify(['The year isn’t given.', 'It’s in the past.']),
  });
  await insertProposal(2, 'email', {
    ...{ title: 'Canceled: Dinner', target_event_id: 7, changed_fields: '["title"]' },
    reasons: JSON.stringify(['An email says that this was canceled.']),
  });
  await insert('users', { id: 1 });
  await insert('mails', { id: 5, user_id: 1, subject: 'Your table is booked' });
  const stored = { ...DINNER, projectId: 'OLD00001', projectName: 'Old' };
  await insertUnclaimed(1, { audience: 'attendees', audience_keys: 'only\nben\n', assigned_project_id: 1 });
  await insertUnclaimed(2, { notice: { kind: 'duplicate', of: { ...DINNER, id: 1, projectName: null } } });
  await insertUnclaimed(3, {
    notice: { kind: 'change-of-assigned', event: { ...stored, eventId: 7, sequence: 4 } },
  });
  await insertUnclaimed(4, {
    ...{ kind: 'notice', status: 'deleted' },
    notice: { kind: 'cancellation-of-assigned', event: { ...stored, eventId: 8 } },
  });
  await insertUnclaimed(5, { status: 'assigned', assigned_project_id: 1, updated_at: 9 });
  await insert('intake_tokens', { hash: 'account', user_id: 1, sealed: 'a', expires_at: 5 });
  await insert('itinerary_addresses', { hash: 'itinerary', project_id: 1, sealed: 'b' });

  await applyD1Migrations(OLD_DB, TEST_MIGRATIONS);

  const { results } = await OLD_DB.prepare(
    'SELECT kind, title, reasons FROM proposals WHERE project_id = 1 ORDER BY id',
  ).all();
  expect(results).toEqual([
    { kind: 'event', title: 'Dinner', reasons: '["year-not-stated","in-the-past"]' },
    { kind: 'cancellation', title: 'Dinner', reasons: '["canceled"]' },
  ]);
  const rows = await createDb(OLD_DB)
    .select()
    .from(proposals)
    .where(eq(proposals.userId, 1))
    .orderBy(proposals.id);
  const common = { mailId: 5, source: { kind: 'email', label: 'Your table is booked' }, confidence: 70 };
  expect(rows).toMatchObject([
    {
      ...common,
      id: 3,
      status: 'waiting',
      audience: 'attendees',
      privateKeys: 'only\nben\n',
      addedProjectId: 1,
    },
    { ...common, id: 4, notice: { kind: 'duplicate', of: { ...DINNER, id: 3 } }, targetEventId: null },
    { ...common, notice: null, target: stored, targetEventId: 7, targetSequence: 4 },
    { kind: 'cancellation', status: 'deleted', target: stored, targetEventId: 8, targetSequence: null },
    { status: 'added', addedProjectId: 1, addedAt: 9 },
  ]);
  expect(rows[2]?.changedFields).toContain('datetime');
  expect(rows[3]?.changedFields).toBeNull();
  expect(await createDb(OLD_DB).select().from(intakeAddresses).orderBy(intakeAddresses.hash)).toMatchObject([
    { hash: 'account', userId: 1, projectId: null, sealed: 'a', expiresAt: 5 },
    { hash: 'itinerary', userId: null, projectId: 1, sealed: 'b', expiresAt: null },
  ]);
});
