import type { DirectoryDb, ItineraryDb } from '../db/client.ts';
import type { TextReader } from '../messages/t.ts';
import type { Settings } from '../services/settings.ts';

/** What actions get from their caller, be it a request or a job. `now` is in epoch milliseconds. */
export type ActionContext = {
  env: Cloudflare.Env;
  directory: DirectoryDb;
  /** The database of the itinerary. */
  db: ItineraryDb;
  settings: Settings;
  now: number;
  /** Who asked for it in a request. */
  reader?: TextReader;
};
