import { env } from 'cloudflare:workers';
import { listItineraryDatabases } from '../db/databases.ts';
import { saveItineraryEntry } from '../db/directory/itineraries.ts';
import type { ItineraryEntry } from '../db/schema/directory/itineraries.ts';
import type { DatabaseMessage } from '../domain/itinerary/database-messages.ts';
import { deliverDatabaseMessages } from '../jobs/deliver-database-messages.ts';
import { inAnHour } from './crossings.ts';
import { testDirectory } from './databases.ts';

type Message = { id: string; body: string };

const listAll = () => [env.DB, ...listItineraryDatabases(env).map(({ d1 }) => d1)];

/** What databases say about themselves only, or what a replay is made of. */
const NOT_COMPARED = /^(sqlite_|d1_|_cf_|heartbeats|database_messages|recorded_)/;

/**
 * From now on keeps every message from one database to another, and every row that the directory was told. Deleting tells
 * the directory nothing new, so it is kept too.
 */
export async function recordCrossings() {
  for (const d1 of listAll()) {
    await d1.batch([
      d1.prepare('CREATE TABLE recorded_messages (id TEXT, body TEXT)'),
      d1.prepare(`CREATE TRIGGER recorded_message AFTER INSERT ON database_messages BEGIN
        INSERT INTO recorded_messages VALUES (new.id, new.body); END`),
    ]);
  }
  const columns = 'project_number, owner_user_id, claimable_by, summary, change';
  const values = columns.replaceAll(/(\w+)/g, 'new.$1');
  const toTrigger = (on: string) =>
    `CREATE TRIGGER recorded_${on} AFTER ${on} ON itineraries BEGIN INSERT INTO recorded_entries VALUES (${values}); END`;
  await env.DB.batch([
    env.DB.prepare(`CREATE TABLE recorded_entries (${columns})`),
    ...['INSERT', 'UPDATE'].map((on) => env.DB.prepare(toTrigger(on))),
  ]);
  return { stop, replay, readAll };
}

/** Ends the recording. Returns which kinds of messages there were, and how often the directory was told something. */
async function stop() {
  for (const d1 of listAll()) await d1.prepare('DROP TRIGGER recorded_message').run();
  await env.DB.batch(['INSERT', 'UPDATE'].map((on) => env.DB.prepare(`DROP TRIGGER recorded_${on}`)));
  const messages = (await Promise.all(listAll().map(listMessages))).flat();
  const kinds = messages.map(({ body }) => (JSON.parse(body) as DatabaseMessage).kind);
  return { kinds: [...new Set(kinds)].sort(), entries: (await listEntries()).length };
}

const listMessages = async (d1: D1Database): Promise<Message[]> =>
  (await d1.prepare('SELECT id, body FROM recorded_messages ORDER BY rowid').all<Message>()).results;

async function listEntries(): Promise<ItineraryEntry[]> {
  const { results } = await env.DB.prepare('SELECT * FROM recorded_entries ORDER BY rowid').all();
  return results.map((row) => ({
    projectNumber: row.project_number as number,
    ownerUserId: row.owner_user_id as number | null,
    claimableBy: row.claimable_by as string | null,
    summary: JSON.parse((row.summary as string | null) ?? 'null'),
    change: row.change as number,
  }));
}

/** Delivers all of it again, the last first. */
async function replay(): Promise<void> {
  for (const entry of (await listEntries()).reverse()) await saveItineraryEntry(testDirectory, entry);
  const insert =
    'INSERT INTO database_messages (id, body, created_at, next_at, attempts) VALUES (?, ?, 1, ?, 0)';
  for (const d1 of listAll()) {
    const messages = (await listMessages(d1)).reverse().entries();
    for (const [index, { id, body }] of messages) {
      await d1.prepare(insert).bind(`${id}:${index}`, body, index).run();
    }
  }
  await deliverDatabaseMessages(env, inAnHour());
}

/** The rows of all databases. */
async function readAll(): Promise<Record<string, unknown[]>[]> {
  return Promise.all(
    listAll().map(async (d1) => {
      const { results } = await d1
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
        .all<{ name: string }>();
      const names = results.map(({ name }) => name).filter((name) => !NOT_COMPARED.test(name));
      const rows = await d1.batch(names.map((name) => d1.prepare(`SELECT * FROM "${name}"`)));
      return Object.fromEntries(names.map((name, index) => [name, rows[index]?.results ?? []]));
    }),
  );
}
