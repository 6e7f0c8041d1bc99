import type { Look } from '../contract/choices.ts';
import { listItineraryDatabases, openItinerary } from '../db/databases.ts';
import { findCreation, keepCreation } from '../db/directory/itineraries.ts';
import type { IdempotencyKey } from '../db/itinerary/events/content-rows.ts';
import { insertPendingContent, type NewPendingContent } from '../db/itinerary/projects/pending-content.ts';
import { findProjectByRequest, insertProject, type NewProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { tellDirectoryLater } from '../db/tell-directory.ts';
import { generateAccessCode, generateAdminCode, generateProjectId } from '../domain/access/codes.ts';
import { createSealedLinkKey, readInviteKey } from '../domain/access/invite-keys.ts';
import { toShareUrl } from '../domain/access/share-url.ts';
import { toAccessCodeColumns, toAdminCodeColumns } from '../domain/access/stored-codes.ts';
import { findLookFields } from '../domain/appearance/looks.ts';
import { isKnownOwner } from '../domain/email/known-owner.ts';
import { renderCodesMail } from '../domain/email/outgoing-emails.ts';
import { toProjectId, toProjectNumber, toSlotCode } from '../domain/itinerary/project-number.ts';
import type { RsvpColumns } from '../domain/itinerary/rsvp-settings.ts';
import { drawSlot, type RequestPlace, toRegion } from '../domain/itinerary/slots.ts';
import { AppError, toAppError } from '../errors.ts';
import { putPendingContent } from '../services/object-storage.ts';
import type { ActionContext } from './action-context.ts';
import { findRowOfRequest } from './find-row-of-request.ts';
import { enqueueMails, sealMail } from './outbox.ts';
import { writeToOwner } from './write-to-owner.ts';

type CreateContext = Omit<ActionContext, 'db'> & {
  /** Where the request comes from. */
  place: RequestPlace;
  waitUntil: (work: Promise<unknown>) => void;
};

type ProjectInput = Pick<NewProject, 'name' | 'ownerName' | 'ownerEmail' | 'groupSize' | 'ownerUserId'> & {
  timeZone: string;
  place: string | null;
  /** Comes with its colors, fonts and background. */
  look: Look | null;
} & Partial<RsvpColumns & Pick<ProjectRow, 'contactPhone' | 'contactName' | 'language'>>;

/** How long repeating a creation returns the codes: long enough for retries on a bad network. */
const REPEAT_MS = 15 * 60_000;
/** The versions of a project whose codes have not changed. */
const FIRST_VERSION = 1;

/**
 * The project created by an earlier request with this idempotency key. Throws IDEMPOTENCY_MISMATCH, SUSPENDED, or CONFLICT if the
 * key no longer returns the codes: they have changed, or it is more than 15 minutes old.
 */
export async function findCreatedProject(
  { env, directory, now }: Pick<ActionContext, 'env' | 'directory' | 'now'>,
  idempotencyKey: IdempotencyKey,
): Promise<ProjectRow | undefined> {
  const project = await findRowOfRequest(idempotencyKey, async (key) => {
    const projectNumber = await findCreation(directory, key);
    return projectNumber === undefined
      ? undefined
      : findProjectByRequest(openItinerary(env, projectNumber), key);
  });
  if (!project) return undefined;
  if (project.suspendedAt !== null) throw new AppError('SUSPENDED');
  const { grantVersion, adminVersion, createdAt } = project;
  const hasFirstCodes = grantVersion === FIRST_VERSION && adminVersion === FIRST_VERSION;
  if (hasFirstCodes && now < createdAt + REPEAT_MS) return project;
  throw new AppError('CONFLICT', {
    message: 'This itinerary was already created. Find its codes in the email we sent you.',
  });
}

/** A random project id is already taken about once in 10^9. */
const MAX_TRIES = 3;

/**
 * Creates a project with new codes, in the database near the request, and sends the email that contains them. `pending` is
 * content that is applied as far as the project's plan allows. Throws UNAVAILABLE when nothing was created.
 */
export async function createProjectWithCodes(
  context: CreateContext,
  input: ProjectInput,
  idempotencyKey: IdempotencyKey,
  pending?: NewPendingContent,
): Promise<ProjectRow> {
  const { env, waitUntil, now } = context;
  let taken: number | undefined;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const projectId = await drawProjectId(context, idempotencyKey, taken).catch(throwNotCreated);
    if (projectId === undefined) continue;
    const { row, mail } = await prepareProject(context, input, idempotencyKey, projectId);
    const db = openItinerary(env, row.id);
    if (pending?.hasRest) await storePending(env, projectId, pending).catch(throwNotCreated);
    const pendingStatements = pending ? insertPendingContent(db, row, pending, now) : [];
    const inserted = await insertProject(db, row, mail, pendingStatements).catch(throwNotCreated);
    if (inserted) {
      waitUntil(enqueueMails(env, [mail]));
      await tellDirectoryLater(env, inserted.id);
      return inserted;
    }
    // Either the id was taken, or a parallel request with the same key was faster.
    const existing = await findCreatedProject(context, idempotencyKey);
    if (existing) return existing;
    taken = row.id;
  }
  return throwNotCreated();
}

const storePending = ({ MAIL }: Cloudflare.Env, projectId: string, { content }: NewPendingContent) =>
  putPendingContent(MAIL, projectId, JSON.stringify(content));

/**
 * An id in a database near the request. A request with an idempotency key gets the one that its first try got, wherever it
 * comes from now, so that it does not create another itinerary in another database. Undefined if the id is taken.
 */
async function drawProjectId(
  { env, directory, place, now }: CreateContext,
  { requestKey }: IdempotencyKey,
  taken: number | undefined,
): Promise<string | undefined> {
  const bound = new Set(listItineraryDatabases(env).map(({ binding }) => binding));
  const slot = drawSlot(toRegion(place), (binding) => bound.has(binding));
  const projectId = generateProjectId(toSlotCode(slot));
  if (requestKey === null) return projectId;
  const kept = await keepCreation(directory, requestKey, toProjectNumber(projectId) ?? 0, { taken, now });
  return kept === undefined ? undefined : toProjectId(kept);
}

async function prepareProject(
  context: CreateContext,
  input: ProjectInput,
  idempotencyKey: IdempotencyKey,
  projectId: string,
) {
  const { settings, now } = context;
  const accessCode = generateAccessCode(input.name, projectId);
  const adminCode = generateAdminCode();
  const row = {
    ...input,
    ...findLookFields(input.look),
    id: toProjectNumber(projectId) ?? 0,
    requestKey: idempotencyKey.requestKey,
    requestHash: idempotencyKey.requestHash,
    ...(await toAccessCodeColumns(settings, projectId, accessCode)),
    ...(await toAdminCodeColumns(settings, projectId, adminCode)),
    projectId,
    grantVersion: 1,
    linkKeySealed: await createSealedLinkKey(settings, projectId),
    createdAt: now,
    updatedAt: now,
  };
  const inviteKey = (await readInviteKey(settings, row)) ?? '';
  const shareUrl = toShareUrl({ origin: settings.APP_ORIGIN, projectId, accessCode, inviteKey });
  return { row, mail: await createCodesMail(context, { ...row, accessCode, adminCode, shareUrl }) };
}

function throwNotCreated(error?: unknown): never {
  const cause = error && toAppError(error).details.cause;
  throw new AppError('UNAVAILABLE', {
    cause,
    message: 'Failed to create project. Please try again.',
    retryAfter: 5,
  });
}

type Codes = { accessCode: string; adminCode: string; shareUrl: string };

/** The email with both codes for the owner, ready for the outbox. Two with one `id` are sent once. */
export function createCodesMail(
  context: Pick<ActionContext, 'settings' | 'now' | 'reader'>,
  project: Pick<ProjectRow, 'projectId' | 'name' | 'ownerName' | 'ownerEmail'> &
    Pick<NewProject, 'look' | 'customColors' | 'isPaid' | 'ownerUserId' | 'language'> &
    Codes,
  id = `codes:${project.projectId}:${context.now}`,
) {
  const { settings, now } = context;
  const { projectId, ownerEmail: recipient } = project;
  const content = { ...project, isKnown: isKnownOwner(project), origin: settings.APP_ORIGIN };
  const rendered = writeToOwner(context, project, () => renderCodesMail(content));
  const header = { id, projectId, kind: 'codes' as const, recipient };
  return sealMail(settings, header, rendered, now);
}
