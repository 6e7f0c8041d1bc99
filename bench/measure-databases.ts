import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createItineraryDbOf, type ItineraryDb } from '../worker/db/client.ts';
import { readItinerary } from '../worker/db/itinerary/reads/itinerary.ts';
import { NO_PERSON } from '../worker/db/sql-expressions.ts';
import { EVENT_COUNTS, toBenchProjectId } from './sizes.ts';

/** Milliseconds that a database works for one view of an itinerary. */
export type DatabaseTime = { events: number; ms: number };

const MEASURED_MS = 2_000;
const WARM_UP = 50;
/** Of an itinerary whose codes never changed. */
const GRANT_VERSION = 1;

/**
 * Times the statements of a view in SQLite alone, on the databases that `countCalls` left in `folder`. A D1 database runs
 * one query after the other, so this is what limits it; the way there and what D1 adds are not in it.
 */
export async function measureDatabases(folder: string): Promise<DatabaseTime[]> {
  const times: DatabaseTime[] = [];
  for (const events of EVENT_COUNTS) {
    const projectId = toBenchProjectId(events);
    const database = openDatabaseOf(folder, projectId);
    let ms = 0;
    const d1 = toD1(database, (added) => {
      ms += added;
    });
    const db = createItineraryDbOf(d1 as never);
    for (let n = 0; n < WARM_UP; n++) await view(db, projectId, events);
    ms = 0;
    let views = 0;
    for (; ms < MEASURED_MS; views++) await view(db, projectId, events);
    times.push({ events, ms: ms / views });
    database.close();
  }
  return times;
}

/** Time of the process, which others on the machine hardly change. */
const toMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

async function view(db: ItineraryDb, projectId: string, expected: number) {
  const scope = { projectId, grantVersion: GRANT_VERSION, isHost: false, ...NO_PERSON };
  const { events } = await readItinerary(db, scope);
  if (events.length !== expected) throw new Error(`${projectId} has ${events.length} events.`);
}

/** Opens the file under `folder` that has the itinerary. */
function openDatabaseOf(folder: string, projectId: string): DatabaseSync {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.sqlite'),
  );
  for (const file of files) {
    const database = new DatabaseSync(join(folder, file));
    const hasProjects = "SELECT 1 FROM sqlite_master WHERE name = 'projects'";
    const hasProject = 'SELECT 1 FROM projects WHERE project_id = ?';
    if (database.prepare(hasProjects).get() && database.prepare(hasProject).get(projectId)) return database;
    database.close();
  }
  throw new Error(`No database has ${projectId}.`);
}

type Bound = { text: string; values: (string | number | null)[] };

/** The part of a D1 database that reads. `onRead` hears how many milliseconds it worked. */
const toD1 = (database: DatabaseSync, onRead: (ms: number) => void) => ({
  prepare: (text: string) => ({ bind: (...values: Bound['values']): Bound => ({ text, values }) }),
  batch: async (list: Bound[]) => {
    const startedAt = process.cpuUsage();
    const results = list.map(({ text, values }) => ({ results: database.prepare(text).all(...values) }));
    onRead(toMs(process.cpuUsage(startedAt)));
    return results;
  },
});
