import { type Access, type Capability, can } from '../domain/access/capabilities.ts';
import type { TestItinerary } from './project.ts';

/**
 * The callers that every route is tested with, seen from one project: roles on that project, a viewer and an admin of
 * another project, and a signed-in user with no relation to either. The owner is signed in too.
 */
export const ACCESS_ACTORS = [
  'anonymous',
  'otherViewer',
  'otherAdmin',
  'viewer',
  'admin',
  'owner',
  'otherUser',
] as const;
export type AccessActor = (typeof ACCESS_ACTORS)[number];

/**
 * Callers who are people, tested beside those: by the guest's own words or by personal link. One without an entry in
 * `expected` gets what the caller here gets.
 */
export const PERSON_ROLE = {
  claimedBen: 'viewer',
  linkedBen: 'viewer',
  linkedNora: 'viewer',
  cohost: 'admin',
  removedPerson: 'anonymous',
  personElsewhere: 'otherViewer',
} as const satisfies Record<string, AccessActor>;
export type PersonActor = keyof typeof PERSON_ROLE;

/** `ok` is any 2xx, `redirect` any 3xx. */
export type Outcome = 'ok' | 'redirect' | 400 | 401 | 403 | 404 | 409;
type ExpectedAccess = Record<AccessActor, Outcome> & Partial<Record<PersonActor, Outcome>>;

/** A project with one event and, unless it is a trial, one FAQ. */
export type AccessProject = TestItinerary & { eventId: number; faqId: number };

export type AccessScenario = { project: AccessProject; otherProject: AccessProject };

type Ids = Record<string, number | string>;

/** One route with one kind of input, and the expected response for every caller. */
export type AccessRow = {
  /** The file in worker/api whose tests include this row. */
  resource: string;
  method: string;
  /** As registered with the router. */
  route: string;
  /** With its question mark. */
  query?: string;
  /** Values for the route parameters; `:projectId` is always the project's. */
  ids?: (scenario: AccessScenario) => Ids | Promise<Ids>;
  headers?: Record<string, string>;
  /** The request body, or a promise of it. */
  body?: (scenario: AccessScenario) => unknown;
  /** Use a trial, for routes that a paid itinerary refuses. */
  isTrial?: boolean;
  /** Its errors are pages for people, or in the format of a standard. */
  hasOwnErrors?: boolean;
  expected: ExpectedAccess;
  /** The error code that admins and owners of a trial get. */
  trialCode?: string;
};

export const expectForAll = (expected: ExpectedAccess[AccessActor]): ExpectedAccess => ({
  anonymous: expected,
  otherViewer: expected,
  otherAdmin: expected,
  viewer: expected,
  admin: expected,
  owner: expected,
  otherUser: expected,
});

export const EVERYONE = expectForAll('ok');
const ACCESS_OF = {
  viewer: 'viewer',
  admin: 'admin',
  owner: 'owner',
  claimedBen: 'claimed',
  linkedBen: 'linked',
  linkedNora: 'linked',
  cohost: 'cohost',
} as const satisfies Partial<Record<AccessActor | PersonActor, Access>>;

/** For a route that requires the capability; `allowed` is the response to those who have it. */
export function expectCan(capability: Capability, allowed: Outcome = 'ok'): ExpectedAccess {
  const outcomes = Object.entries(ACCESS_OF).map(([actor, access]): [string, Outcome] => [
    actor,
    can(access, capability) ? allowed : 403,
  ]);
  return { ...expectForAll(401), ...Object.fromEntries(outcomes) };
}
export const VIEWERS = expectCan('read');
export const ADMINS = expectCan('edit-content');
/** For an id that is not the project's. */
export const ADMINS_NOT_FOUND = expectCan('edit-content', 404);
export const SIGNED_IN_USERS: ExpectedAccess = { ...expectForAll(401), owner: 'ok', otherUser: 'ok' };
/** For what belongs to the owner's account. */
export const OWNING_USERS: ExpectedAccess = { ...SIGNED_IN_USERS, otherUser: 404 };

export const toProjectRoute = (path: string) => `/api/projects/:projectId${path}`;
