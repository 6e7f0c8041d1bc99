import { deliverMessages } from '../actions/deliver-messages.ts';
import type { ItineraryDb } from '../db/client.ts';
import { openAllItineraries, openDirectory } from '../db/databases.ts';
import { listUntold } from '../db/itinerary/projects/directory-rows.ts';
import { tellDirectory } from '../db/tell-directory.ts';

/** How many itineraries of one database are sent to the directory in one run. */
const MAX_TOLD = 50;

/**
 * Delivers what one database has to tell another and a request could not: it failed, or the Worker was stopped. A database
 * that does not answer delays only its own.
 */
export async function deliverDatabaseMessages(env: Cloudflare.Env, now: number): Promise<void> {
  const itineraries = openAllItineraries(env);
  const outcomes = await Promise.allSettled([
    ...[openDirectory(env), ...itineraries].map((db) => deliverMessages(env, db, now)),
    ...itineraries.map((db) => tellOfAll(env, db)),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function tellOfAll(env: Cloudflare.Env, db: ItineraryDb): Promise<void> {
  const untold = await listUntold(db, MAX_TOLD);
  const outcomes = await Promise.allSettled(untold.map((projectNumber) => tellDirectory(env, projectNumber)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
