import type { Context } from 'hono';
import { enqueueMails, sealMail } from '../actions/outbox.ts';
import { writeToOwner } from '../actions/write-to-owner.ts';
import { type EnteredItinerary, enterAccessSchema, verifyAdminSchema } from '../contract/access.ts';
import { findProjectWithPerson, recordLinkOpened } from '../db/itinerary/people/people.ts';
import { readItineraryForEntry } from '../db/itinerary/reads/itinerary.ts';
import { insertOutboxMail } from '../db/outbox.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { can } from '../domain/access/capabilities.ts';
import { generateToken } from '../domain/access/crypto.ts';
import type { Viewer } from '../domain/access/grants.ts';
import { isInviteKey, isPersonKey } from '../domain/access/invite-keys.ts';
import { parsePersonToken } from '../domain/access/personal-links.ts';
import { type CodeKind, hashTypedCode, isCode } from '../domain/access/stored-codes.ts';
import { isKnownOwner } from '../domain/email/known-owner.ts';
import { renderLockoutMail } from '../domain/email/outgoing-emails.ts';
import { formatWait } from '../domain/text/format-wait.ts';
import type { CodeAttemptResult } from '../durable-objects/access-guard.ts';
import { callDurableObject } from '../durable-objects/call-durable-object.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory, openItineraryOf } from '../http/context.ts';
import { type ReadableItinerary, readGrantedItinerary } from '../http/granted-itinerary.ts';
import { findCaller, grantAccess, grantPersonalAccess, requireGrant, revokeAccess } from '../http/grants.ts';
import { requireCan } from '../http/guards.ts';
import { findInvitation, normalizeProjectId } from '../http/invitation.ts';
import { setView } from '../http/itinerary-views.ts';
import { toJsonResponse } from '../http/json-response.ts';
import { giveLivePass } from '../http/live-pass.ts';
import { checkUnknownIds, countUnknownId, throwIfLimited } from '../http/rate-limits.ts';
import { rememberRevision } from '../http/seen-revision.ts';
import { requireNotSuspended } from '../http/suspension.ts';
import { jsonBody } from '../http/validation.ts';
import { ensureVisitorId, findVisitorId } from '../http/visitors.ts';
import { renderItineraryJson } from '../serializers/itinerary.ts';

/** Entering an itinerary with its access code, and becoming its admin with the admin code. */
export const accessRoutes = factory
  .createApp()
  .get('/projects/:projectId/preview', async (c) => {
    const [found] = await Promise.all([findInvitation(c, c.req.param('projectId')), ensureVisitorId(c)]);
    if (!found) throw new AppError('ACCESS_REQUIRED');
    return c.json({ success: true as const, project: found.preview });
  })
  .post('/projects/:projectId/access', jsonBody(enterAccessSchema), async (c) => {
    const projectId = normalizeProjectId(c.req.param('projectId'));
    const [settings, { accessCode = '', inviteKey, personToken }] = [c.get('settings'), c.req.valid('json')];
    if (personToken !== undefined) return enterAsPerson(c, projectId, personToken);
    const codeHashes = await hashTypedCode(settings, projectId, 'access', accessCode);
    const { project, events, faqs, newsSeq, signUps, papers } = openItineraryOf(c, projectId)
      ? await readItineraryForEntry(c.get('db'), { projectId, codeHashes })
      : NOTHING;
    if (project) requireNotSuspended(project);
    const isInvited =
      inviteKey !== undefined &&
      (await isInviteKey(settings, project, inviteKey)) &&
      (await isCode(settings, projectId, project, 'access', accessCode));
    if (!isInvited) await requireCode(c, projectId, project, 'access', accessCode);
    if (!project) throw new AppError('CODE_INCORRECT');
    if (isInvited) await recordInvited(c, project);
    await grantAccess(c, project, 'viewer');
    return answerEntered(c, await readAfterEntry(c, { project, events, faqs, newsSeq, signUps, papers }));
  })
  .delete('/projects/:projectId/access', async (c) => {
    await revokeAccess(c, requireGrant(c, c.req.param('projectId')).projectId);
    return c.json({ success: true as const });
  })
  .post('/projects/:projectId/verify-admin', requireCan('read'), jsonBody(verifyAdminSchema), async (c) => {
    const project = c.get('project');
    await requireCode(c, project.projectId, project, 'admin', c.req.valid('json').adminCode);
    await grantAccess(c, project, 'admin');
    return c.json({ success: true as const });
  });

/** Result for an id that no itinerary can have. */
const NOTHING = {
  project: undefined,
  person: undefined,
  events: [],
  faqs: [],
  newsSeq: null,
  signUps: [],
  papers: [],
};

type EnteredRows = Pick<ReadableItinerary, 'project' | 'events' | 'faqs' | 'newsSeq' | 'signUps' | 'papers'>;

/**
 * The rows that the code gave access to, with the reader. Reads again for hosts and people with a personal link, who may
 * see more. The only request that uses the identity which the guest had before it.
 */
async function readAfterEntry(c: Context<AppEnv>, rows: EnteredRows) {
  const { projectId } = rows.project;
  const grant = requireGrant(c, projectId);
  if (can(grant.role, 'see-private') || grant.person) return readGrantedItinerary(c, projectId);
  rememberRevision(c, rows.project);
  return { ...rows, viewer: { role: grant.role, access: grant.role, isLinked: false, person: null } };
}

/** Enters with a personal link. Throws ACCESS_REQUIRED for a wrong or ended token, which counts no attempt. */
async function enterAsPerson(c: Context<AppEnv>, projectId: string, token: string) {
  const typed = parsePersonToken(token);
  const known = typed ?? { id: 0, linkVersion: 0, key: '' };
  const { project, person } = openItineraryOf(c, projectId)
    ? await findProjectWithPerson(c.get('db'), projectId, known.id)
    : NOTHING;
  const isRight = await isPersonKey(c.get('settings'), project, known, known.key, 'person');
  const isPresent = person?.deletedAt === null && person.linkVersion === known.linkVersion;
  if (!isRight || !project || !person || !isPresent) {
    throw new AppError('ACCESS_REQUIRED', {
      message: 'This link no longer works. Ask your host for a new one.',
    });
  }
  requireNotSuspended(project);
  await grantPersonalAccess(c, project, { id: person.id, linkVersion: person.linkVersion });
  const [itinerary] = await Promise.all([
    readGrantedItinerary(c, projectId),
    recordLinkOpened(c.get('db'), person, new Date().toISOString().slice(0, 10)),
  ]);
  return answerEntered(c, itinerary);
}

async function answerEntered(c: Context<AppEnv>, found: EnteredRows & { viewer: Viewer }) {
  const { project, viewer } = found;
  setView(c, found);
  await giveLivePass(c, project, viewer);
  const itinerary = await renderItineraryJson(found, c.get('settings'));
  const head = JSON.stringify(toEntered(project, viewer.person));
  return toJsonResponse<EnteredItinerary>(c, `${head.slice(0, -1)},"itinerary":${itinerary}}`);
}

const toEntered = ({ projectId, name }: ProjectRow, person: Viewer['person']) => ({
  success: true,
  project: { projectId, name },
  person,
});

/**
 * Throws CODE_INCORRECT with the attempts remaining; LOCKED with the time to wait; RATE_LIMITED instead of both after
 * too many unknown project ids; or UNAVAILABLE when the guard does not respond, since no code is compared uncounted.
 * Attempts on an unknown project id count against the caller's IP by the same rules and get the same response.
 */
async function requireCode(
  c: Context<AppEnv>,
  projectId: string,
  project: ProjectRow | undefined,
  kind: CodeKind,
  code: string,
): Promise<void> {
  const [existing, ip] = [await findVisitorId(c), c.get('ip')];
  const attempt = {
    ...(await describeCode(c, projectId, project, kind, code)),
    visitor: existing ?? `address:${ip}`,
    visitorId: existing ?? generateToken(16),
    address: ip,
  };
  const [result, waitMs] = await Promise.all([
    callGuard<CodeAttemptResult>(() =>
      c.env.ACCESS_GUARD.getByName(project ? toGuardName(project) : `missed:${ip}`).attempt(attempt),
    ),
    project ? (kind === 'access' ? checkUnknownIds(c) : 0) : countUnknownId(c, projectId),
  ]);
  if (result.outcome === 'accepted') return void (await ensureVisitorId(c, attempt.visitorId));
  if (result.outcome === 'wrong' && result.adviseOwner && project) await sendLockoutMail(c, project);
  // After the comparison, so that nobody with the right code is refused for what others do on the same network.
  throwIfLimited(waitMs);
  throw toAttemptError(kind, result);
}

const toGuardName = ({ projectId }: ProjectRow) => `project:${projectId}`;

/** An attempt for the AccessGuard: the hashes to compare and the subject whose attempts are counted. */
async function describeCode(
  c: Context<AppEnv>,
  projectId: string,
  project: ProjectRow | undefined,
  kind: CodeKind,
  code: string,
) {
  const caller = findCaller(c, project);
  const isAccess = kind === 'access';
  return {
    subject: project ? kind : `${kind}:${projectId}`,
    version: (isAccess ? project?.grantVersion : project?.adminVersion) ?? 0,
    epoch: project?.epoch ?? 0,
    hasGrant: caller !== undefined,
    knowsCode: caller !== undefined && (isAccess || can(caller.access, 'see-codes')),
    typed: await hashTypedCode(c.get('settings'), projectId, kind, code),
    stored: (isAccess ? project?.accessCodeHash : project?.adminCodeHash) ?? '',
  };
}

function toAttemptError(kind: CodeKind, result: Exclude<CodeAttemptResult, { outcome: 'accepted' }>) {
  const { attemptsRemaining } = result;
  if (result.outcome === 'wrong') {
    const { lockedForMs } = result;
    const message = kind === 'access' ? 'Access Code incorrect.' : 'Invalid admin code. Please try again.';
    const retryAfter = lockedForMs > 0 ? { retryAfter: Math.ceil(lockedForMs / 1000) } : {};
    return new AppError('CODE_INCORRECT', { message, attemptsRemaining, ...retryAfter });
  }
  const retryAfter = Math.ceil(result.retryAfterMs / 1000);
  if (attemptsRemaining === 0) return new AppError('LOCKED', { retryAfter, attemptsRemaining });
  const where = result.outcome === 'wait' ? 'for this itinerary' : 'from your network';
  const otherWay = kind === 'access' ? ', or open the link your host shared' : '';
  const message = `Too many wrong codes were entered ${where}. Try again in ${formatWait(retryAfter)}${otherWay}.`;
  return new AppError('LOCKED', { retryAfter, attemptsRemaining, message });
}

/** Remembers the browser after the response, for when it types the code later. */
async function recordInvited(c: Context<AppEnv>, project: ProjectRow): Promise<void> {
  const entry = { subject: 'access', visitorId: await ensureVisitorId(c), version: project.grantVersion };
  const recorded = callGuard(() => c.env.ACCESS_GUARD.getByName(toGuardName(project)).recordEntry(entry));
  c.executionCtx.waitUntil(recorded.catch(() => undefined));
}

/** A retried call may count an attempt twice, but never not at all. Throws UNAVAILABLE. */
const callGuard = <T>(call: () => PromiseLike<T>) =>
  callDurableObject(call).catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 });
  });

async function sendLockoutMail(c: Context<AppEnv>, project: ProjectRow): Promise<void> {
  const { projectId, ownerEmail } = project;
  const now = Date.now();
  const settings = c.get('settings');
  // The date in the id limits this to one email a day for both codes together.
  const id = `lockout:${projectId}:${new Date(now).toISOString().slice(0, 10)}`;
  const header = { id, projectId, kind: 'lockout' as const, recipient: ownerEmail };
  const content = { ...project, isKnown: isKnownOwner(project), origin: settings.APP_ORIGIN };
  // Not in the language of who tries codes.
  const rendered = writeToOwner({}, project, () => renderLockoutMail(content));
  await insertOutboxMail(c.get('db'), await sealMail(settings, header, rendered, now));
  c.executionCtx.waitUntil(enqueueMails(c.env, [header]));
}
