import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { LIVE_PASS_S } from '../contract/live.ts';
import { PRIMARY } from '../db/nearby.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { can } from '../domain/access/capabilities.ts';
import { sign, verifySignature } from '../domain/access/crypto.ts';
import { type Grant, NO_VERSION, type Viewer } from '../domain/access/grants.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import type { AppEnv } from './context.ts';
import { COOKIE } from './cookies.ts';

/** Between the query of a read and its answer a right may end. */
const READ_MS = 10_000;

/** What a guest's browser was allowed when it read the itinerary. */
export type LivePass = {
  epoch: number;
  grantVersion: number;
  revision: number;
  /** The guest who came by a personal link; 0 without one. */
  personId: number;
  /** What ended before has been considered; epoch milliseconds. */
  checkedAt: number;
};

const toCookieName = (projectId: string) => `__Host-live-${projectId}`;

/**
 * Lets a guest's browser connect to the live room without a query, with the itinerary that it gets. Hosts get none: their
 * access may end with a session or an admin code, of which the room knows nothing.
 */
export async function giveLivePass(c: Context<AppEnv>, project: ProjectRow, viewer: Viewer): Promise<void> {
  if (can(viewer.access, 'edit-content')) return;
  const { projectId, epoch, grantVersion } = project;
  const personId = viewer.isLinked ? (viewer.person?.id ?? 0) : 0;
  const checkedAt = Date.now() - (c.get('answeredBy') ?? PRIMARY).ageMs - READ_MS;
  const text = [projectId, epoch, grantVersion, computePublicRevision(project), personId, checkedAt].join(
    '.',
  );
  const signature = await sign(c.get('settings'), 'live', text);
  setCookie(c, toCookieName(projectId), `${text}!${signature}`, { ...COOKIE, maxAge: LIVE_PASS_S });
}

/** The pass of this browser, if it still has the grant that the pass was given for. The room knows what ended since. */
export async function readLivePass(c: Context<AppEnv>, projectId: string): Promise<LivePass | undefined> {
  const grant = c.get('grants').find((held) => held.projectId === projectId);
  const [text = '', signature = ''] = (getCookie(c, toCookieName(projectId)) ?? '').split('!');
  if (!grant || !(await verifySignature(c.get('settings'), 'live', text, signature))) return undefined;
  const [id, ...numbers] = text.split('.');
  const [epoch = 0, grantVersion = 0, revision = 0, personId = 0, checkedAt = 0] = numbers.map(Number);
  const pass = { epoch, grantVersion, revision, personId, checkedAt };
  const isValid = id === projectId && checkedAt > Date.now() - LIVE_PASS_S * 1000;
  return isValid && isForGrant(pass, grant) ? pass : undefined;
}

function isForGrant({ grantVersion, personId }: LivePass, { role, version, person }: Grant): boolean {
  if (can(role, 'edit-content')) return false;
  const linkedId = person?.linkVersion === undefined ? 0 : person.id;
  return linkedId === personId && (version === grantVersion || (version === NO_VERSION && personId > 0));
}
