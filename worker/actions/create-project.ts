import type { Context } from 'hono';
import type { CreatedProject } from '../contract/projects.ts';
import type { RequestMark } from '../db/host-rows.ts';
import { insertWaiting, type NewContent } from '../db/pending-content.ts';
import { findProjectByRequest, insertProject, type NewProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { generateAccessCode, generateAdminCode, generateProjectId } from '../domain/access/codes.ts';
import { toAccessCodeColumns, toAdminCodeColumns } from '../domain/access/stored-codes.ts';
import { renderCodesMail } from '../domain/email/outgoing-emails.ts';
import { AppError, toAppError } from '../errors.ts';
import type { AppEnv } from '../http/context.ts';
import { requireSameRequest } from '../http/idempotency.ts';
import { openCode } from '../serializers/project.ts';
import type { Settings } from '../services/settings.ts';
import { queueMail, toOutbox } from './outbox.ts';

type Input = Pick<NewProject, 'name' | 'ownerName' | 'ownerEmail' | 'groupSize' | 'ownerUserId'> & {
  timeZone: string;
};

/** The itinerary that the first call with this request key made. Throws IDEMPOTENCY_MISMATCH. */
export async function findCreated(c: Context<AppEnv>, mark: RequestMark): Promise<ProjectRow | undefined> {
  const known = mark.requestKey ? await findProjectByRequest(c.get('db'), mark.requestKey) : undefined;
  return known && requireSameRequest(known, mark);
}

/**
 * Makes an itinerary with codes of its own, and announces the mail that tells them. What is `waiting` goes into it
 * as far as its tier allows. Throws UNAVAILABLE when no id was free.
 */
export async function createItinerary(
  c: Context<AppEnv>,
  input: Input,
  mark: RequestMark,
  waiting?: NewContent,
): Promise<ProjectRow> {
  const [db, settings] = [c.get('db'), c.get('settings')];
  // A second try only ever meets a project id that is taken: one in a million million.
  for (let tries = 0; tries < 3; tries++) {
    const now = Date.now();
    const projectId = generateProjectId();
    const accessCode = generateAccessCode(input.name, projectId);
    const adminCode = generateAdminCode();
    const row = {
      ...input,
      ...mark,
      ...(await toAccessCodeColumns(settings, projectId, accessCode)),
      ...(await toAdminCodeColumns(settings, projectId, adminCode)),
      projectId,
      createdAt: now,
      updatedAt: now,
    };
    const mail = await toCodesMail(settings, { ...row, accessCode, adminCode }, now);
    const also = waiting ? insertWaiting(db, row, waiting, now) : [];
    const inserted = await insertProject(db, row, mail, also).catch(refuseCreating);
    // Two equal requests at once: the other one made it.
    const project = inserted ?? (await findCreated(c, mark));
    if (!project) continue;
    if (inserted) c.executionCtx.waitUntil(queueMail(c.env, [mail.id]));
    return requireSameRequest(project, mark);
  }
  return refuseCreating();
}

/** Nothing was made: the same call may be repeated. */
function refuseCreating(error?: unknown): never {
  const cause = error && toAppError(error).details.cause;
  throw new AppError('UNAVAILABLE', {
    cause,
    message: 'Failed to create project. Please try again.',
    retryAfter: 5,
  });
}

/** A new itinerary as its maker is told of it. */
export async function toCreated(settings: Settings, row: ProjectRow): Promise<CreatedProject> {
  return {
    projectId: row.projectId,
    id: row.id,
    name: row.name,
    accessCode: await openCode(settings, row, 'access'),
    adminCode: await openCode(settings, row, 'admin'),
    ownerEmail: row.ownerEmail,
    redirectUrl: `/project/${row.projectId}`,
  };
}

type Codes = { accessCode: string; adminCode: string };

/** The mail that tells an owner the codes. */
export function toCodesMail(
  settings: Settings,
  project: Pick<ProjectRow, 'projectId' | 'name' | 'ownerName' | 'ownerEmail'> & Codes,
  now: number,
) {
  const { projectId, ownerEmail } = project;
  const announcement = {
    id: `codes:${projectId}:${now}`,
    projectId,
    kind: 'codes' as const,
    recipient: ownerEmail,
  };
  return toOutbox(settings, announcement, renderCodesMail({ ...project, origin: settings.APP_ORIGIN }), now);
}
