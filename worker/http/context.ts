import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { createItineraryDb, type DirectoryDb, type ItineraryDb } from '../db/client.ts';
import { findItineraryD1, openDirectory } from '../db/databases.ts';
import type { AnsweredBy } from '../db/nearby.ts';
import type { UserRow } from '../db/schema/directory/accounts.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import type { Grant, Viewer } from '../domain/access/grants.ts';
import type { RequestView } from '../domain/itinerary/served-view.ts';
import type { RequestPlace } from '../domain/itinerary/slots.ts';
import { readNow } from '../domain/time/clock.ts';
import { AppError } from '../errors.ts';
import { parseSettings, type Settings } from '../services/settings.ts';
import { readReader } from './reader.ts';

export type AppEnv = {
  Bindings: Cloudflare.Env;
  Variables: {
    requestId: string;
    settings: Settings;
    /** What accounts have. */
    directory: DirectoryDb;
    /** The database of the itinerary that the request is about, once `openItineraryOf` was called. */
    db: ItineraryDb;
    /** The caller's address as rate limits count it; see `toNetwork`. */
    ip: string;
    /** Visitor id that this request created. */
    newVisitorId?: string;
    /** From the signed cookie. Whether a grant is still valid depends on the project's version. */
    grants: Grant[];
    /** The visitor id in that cookie: limits count its holder, wherever the browser calls from. */
    holder: string | undefined;
    /** Both set by `requireUser` and `findUser`. */
    user: UserRow;
    sessionId: string;
    /** Set by the guards of guards.ts. */
    project: ProjectRow;
    /** The guest that the grant for `project` names, if the row exists. Set with `project`. */
    person: PersonRow | undefined;
    viewer: Viewer;
    /** CSP nonce of the inline style, if any. */
    styleNonce?: string;
    /** Set by reads from the nearest copy of the database. */
    answeredBy?: AnsweredBy;
    /** The itinerary that the response holds, or was refused. */
    view?: RequestView;
    /** That of the inline script, if any. */
    scriptNonce?: string;
    /** Set by `onError`, for the log line. */
    failure?: AppError;
  };
};

export const factory = createFactory<AppEnv>();

/** Sets the settings, the directory and the caller's address. */
export const withContext = factory.createMiddleware(async (c, next) => {
  c.set('settings', parseSettings(c.env));
  c.set('directory', openDirectory(c.env));
  c.set('ip', toNetwork(c.req.header('cf-connecting-ip')));
  await next();
});

/** Sets `db` to the database of an itinerary, and returns it; undefined for an id that none can have. */
export function openItineraryOf(c: Context<AppEnv>, projectId: string): D1Database | undefined {
  const d1 = findItineraryD1(c.env, projectId);
  if (d1) c.set('db', createItineraryDb(d1));
  return d1;
}

/** Like `openItineraryOf`, but throws ACCESS_REQUIRED for an id that no itinerary can have. */
export function requireItineraryOf(c: Context<AppEnv>, projectId: string): D1Database {
  const d1 = openItineraryOf(c, projectId);
  if (!d1) throw new AppError('ACCESS_REQUIRED');
  return d1;
}

/** Opens the database of an itinerary by the token of a link in an email. It begins with the id; see `createActionToken`. */
export const openItineraryOfToken = (c: Context<AppEnv>, token: string): D1Database | undefined =>
  openItineraryOf(c, token.split('.')[0] ?? '');

const toRequestPlace = (cf: CfProperties | undefined): RequestPlace => {
  const { continent, longitude } = (cf ?? {}) as IncomingRequestCfProperties;
  return { continent, longitude };
};

/** What actions need of a request. */
export function toActionContext(c: Context<AppEnv>) {
  return {
    env: c.env,
    directory: c.get('directory'),
    db: c.get('db'),
    settings: c.get('settings'),
    now: readNow(c.env),
    reader: readReader(c),
    place: toRequestPlace(c.req.raw.cf),
    waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
  };
}

/**
 * The key under which rate limits count an address: IPv4 as it is, IPv6 by its /64 network, since one household has
 * that many addresses. "local" without an address.
 */
export function toNetwork(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'local';
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
