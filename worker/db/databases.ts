import { toProjectNumber } from '../domain/itinerary/project-number.ts';
import { findBindingOfProject, findBindingOfSlot, SLOT_RANGES } from '../domain/itinerary/slots.ts';
import {
  type ChangeContext,
  createDirectoryDb,
  createItineraryDb,
  type Db,
  type DirectoryDb,
  type ItineraryDb,
} from './client.ts';

/** The Worker's bindings; which databases of itineraries there are differs between environments. */
type Bindings = Pick<Cloudflare.Env, 'DB'>;

/** A D1 database and the name of its binding. */
export type BoundDatabase = { binding: string; d1: D1Database };

const findD1 = (env: Bindings, binding: string): D1Database | undefined =>
  (env as unknown as Record<string, D1Database | undefined>)[binding];

/** The directory: what accounts have. */
export const openDirectory = (env: Bindings): DirectoryDb => createDirectoryDb(env.DB);

/** The D1 database of an itinerary, by its public id or row id. Undefined for an id that none of them can have. */
export function findItineraryD1(env: Bindings, project: string | number): D1Database | undefined {
  const number = typeof project === 'string' ? toProjectNumber(project) : project;
  const binding = number === undefined ? undefined : findBindingOfProject(number);
  return binding === undefined ? undefined : findD1(env, binding);
}

/** The database with a slot; undefined if there is none. */
export function findItineraryOfSlot(env: Bindings, slot: number | undefined): ItineraryDb | undefined {
  const binding = slot === undefined ? undefined : findBindingOfSlot(slot);
  return binding === undefined ? undefined : findItineraryDatabase(env, binding);
}

/** The database of an itinerary, by its row id. Throws if no database can have it. */
export function openItinerary(
  env: Bindings,
  projectNumber: number,
  change?: Partial<ChangeContext>,
): ItineraryDb {
  const d1 = findItineraryD1(env, projectNumber);
  if (!d1) throw new Error('No database has this itinerary');
  return createItineraryDb(d1, change);
}

/** The database with this binding; undefined if it is not bound anymore. */
export function findItineraryDatabase(env: Bindings, binding: string): ItineraryDb | undefined {
  const d1 = findD1(env, binding);
  return d1 && createItineraryDb(d1);
}

/** All databases of itineraries. */
export const listItineraryDatabases = (env: Bindings): BoundDatabase[] =>
  SLOT_RANGES.flatMap(({ binding }) => {
    const d1 = findD1(env, binding);
    return d1 ? [{ binding, d1 }] : [];
  });

/** All databases by the names of their bindings, the directory first. */
export const listAllDatabases = (env: Bindings): BoundDatabase[] => [
  { binding: 'DB', d1: env.DB },
  ...listItineraryDatabases(env),
];

/** All databases of itineraries, opened. */
export const openAllItineraries = (env: Bindings): ItineraryDb[] =>
  listItineraryDatabases(env).map(({ d1 }) => createItineraryDb(d1));

/**
 * Runs `work` in all databases of itineraries at the same time. One that fails does not stop the others; then throws its
 * error.
 */
export const forEachItineraryDatabase = (env: Bindings, work: (db: ItineraryDb) => Promise<unknown>) =>
  settleAll(openAllItineraries(env).map((db) => work(db)));

/** Like `forEachItineraryDatabase`, with the directory too, for tables that both kinds have. */
export const forEachDatabase = (env: Bindings, work: (db: Db) => Promise<unknown>) =>
  settleAll([openDirectory(env), ...openAllItineraries(env)].map((db) => work(db)));

async function settleAll(running: Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(running);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The database that holds the mail, proposal or email of an itinerary, or of accounts if `projectNumber` is null. */
export const openEither = (env: Bindings, projectNumber: number | null): Db =>
  projectNumber === null ? openDirectory(env) : openItinerary(env, projectNumber);

/**
 * Asks all databases of itineraries at once, and returns the first answer that is not undefined, without waiting for the
 * others. Throws only if none of them has one and some of them failed: the one that failed may have had it.
 */
export async function findAnywhere<Found>(
  env: Bindings,
  find: (db: ItineraryDb) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const failures: unknown[] = [];
  const finding = openAllItineraries(env).map(async (db) => {
    const found = await find(db).catch((error: unknown) => void failures.push(error));
    if (found === undefined) throw new NotThere();
    return found;
  });
  try {
    return await Promise.any(finding);
  } catch {
    if (failures.length > 0) throw failures[0];
    return undefined;
  }
}

class NotThere extends Error {}
