import type { Look } from '../contract/choices.ts';
import type { ItineraryDb } from '../db/client.ts';
import type { RequestMark } from '../db/itinerary/events/content-rows.ts';
import { insertPendingContent, type NewPendingContent } from '../db/itinerary/projects/pending-content.ts';
import { findProjectByRequest, insertProject, type NewProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { generateAccessCode, generateAdminCode, generateProjectId } from '../domain/access/codes.ts';
import { createSealedLinkKey, readInviteKey } from '../domain/access/invite-keys.ts';
import { toShareUrl } from '../domain/access/share-url.ts';
import { toAccessCodeColumns, toAdminCodeColumns } from '../domain/access/stored-codes.ts';
import { findLookFields } from '../domain/appearance/looks.ts';
import { renderCodesMail } from '../domain/email/outgoing-emails.ts';
import type { RsvpColumns } from '../domain/itinerary/rsvp-settings.ts';
import { AppError, toAppError } from '../errors.ts';
import type { Settings } from '../services/settings.ts';
import type { ActionContext } from './action-context.ts';
import { findRowOfRequest } from './find-row-of-request.ts';
import { enqueueMails, sealMail } from './outbox.ts';

type CreateContext = ActionContext & { waitUntil: (work: Promise<unknown>) => void };

type ProjectInput = Pick<NewProject, 'name' | 'ownerName' | 'ownerEmail' | 'groupSize' | 'ownerUserId'> & {
  timeZone: string;
  place: string | null;
  /** Comes with its colors, fonts and background. */
  look: Look | null;
} & Partial<RsvpColumns & Pick<ProjectRow, 'contactPhone' | 'contactName'>>;

/** How long repeating a creation returns the codes: long enough for retries on a bad network. */
const REPEAT_MS = 15 * 60_000;
/** The versions of a project whose codes have not changed. */
const FIRST_VERSION = 1;

/**
 * The project created by an earlier request with this idempotency key. Throws IDEMPOTENCY_MISMATCH, or CONFLICT if the
 * key no longer returns the codes: they have changed, or it is more than 15 minutes old.
 */
export async function findCreatedProject(
  db: ItineraryDb,
  mark: RequestMark,
  now: number,
): Promise<ProjectRow | undefined> {
  const project = await findRowOfRequest(mark, (key) => findProjectByRequest(db, key));
  if (!project) return undefined;
  const { grantVersion, adminVersion, createdAt } = project;
  const hasFirstCodes = grantVersion === FIRST_VERSION && adminVersion === FIRST_VERSION;
  if (hasFirstCodes && now < createdAt + REPEAT_MS) return project;
  throw new AppError('CONFLICT', {
    message: 'This itinerary was already created. Find its codes in the email we sent you.',
  });
}

/** A random project id is already taken about once in 10^12. */
const MAX_TRIES = 3;

/**
 * Creates a project with new codes and sends the email that contains them. `pending` is content that is applied as far
 * as the project's plan allows. Throws UNAVAILABLE when nothing was created.
 */
export async function createProjectWithCodes(
  context: CreateContext,
  input: ProjectInput,
  mark: RequestMark,
  pending?: NewPendingContent,
): Promise<ProjectRow> {
  const { env, db, waitUntil } = context;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { row, mail } = await prepareProject(context, input, mark);
    const pendingStatements = pending ? insertPendingContent(db, row, pending, context.now) : [];
    const inserted = await insertProject(db, row, mail, pendingStatements).catch(throwNotCreated);
    if (inserted) {
      waitUntil(enqueueMails(env, [mail.id]));
      return inserted;
    }
    // Either the id was taken, or a parallel request with the same key was faster.
    const existing = await findCreatedProject(db, mark, context.now);
    if (existing) return existing;
  }
  return throwNotCreated();
}

async function prepareProject({ settings, now }: ActionContext, input: ProjectInput, mark: RequestMark) {
  const projectId = generateProjectId();
  const accessCode = generateAccessCode(input.name, projectId);
  const adminCode = generateAdminCode();
  const row = {
    ...input,
    ...findLookFields(input.look),
    requestKey: mark.requestKey,
    requestHash: mark.requestHash,
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
  return { row, mail: await createCodesMail(settings, { ...row, accessCode, adminCode, shareUrl }, now) };
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
  settings: Settings,
  project: Pick<ProjectRow, 'projectId' | 'name' | 'ownerName' | 'ownerEmail'> &
    Pick<NewProject, 'look' | 'customColors'> &
    Codes,
  now: number,
  id = `codes:${project.projectId}:${now}`,
) {
  const { projectId, ownerEmail: recipient } = project;
  const rendered = renderCodesMail({ ...project, origin: settings.APP_ORIGIN });
  const header = { id, projectId, kind: 'codes' as const, recipient };
  return sealMail(settings, header, rendered, now);
}
