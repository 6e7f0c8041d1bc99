import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
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

// Nothing of the files before is left for one that reads whole tables. A runtime per file would load the Worker's modules again.
if (expect.getState().testPath?.includes('.isolated.')) {
  await reset();
  runtime.isMigrated = false;
}
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
