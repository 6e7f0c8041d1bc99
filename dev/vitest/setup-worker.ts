import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createItineraryDb } from '../../worker/db/client.ts';
import { listItineraryDatabases } from '../../worker/db/databases.ts';
import { writeHeartbeat } from '../../worker/db/nearby.ts';
import { separateIds } from '../../worker/testing/databases.ts';

const { DB, DIRECTORY_MIGRATIONS, ITINERARY_MIGRATIONS } = env as unknown as {
  DB: D1Database;
  DIRECTORY_MIGRATIONS: D1Migration[];
  ITINERARY_MIGRATIONS: D1Migration[];
};
/** What all files that share a runtime have in common. */
const runtime = globalThis as { isMigrated?: boolean };

if (!runtime.isMigrated) await applyD1Migrations(DB, DIRECTORY_MIGRATIONS);
for (const [index, { d1 }] of listItineraryDatabases(env).entries()) {
  if (!runtime.isMigrated) {
    await applyD1Migrations(d1, ITINERARY_MIGRATIONS);
    await separateIds(d1, index + 1);
  }
  // As the scheduled job does every minute: guests read from copies that are up to date.
  await writeHeartbeat(createItineraryDb(d1), Date.now());
}
runtime.isMigrated = true;
