import { readIsOwnerReached, updateOwnerEmail } from '../db/itinerary/projects/owner-email.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { NewOutboxMail } from '../db/outbox.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { generateAccessCode, generateAdminCode } from '../domain/access/codes.ts';
import { hashToken } from '../domain/access/crypto.ts';
import { createLocatedToken } from '../domain/access/located-tokens.ts';
import { openCode, toAccessCodeColumns, toAdminCodeColumns } from '../domain/access/stored-codes.ts';
import { renderAddressMail } from '../domain/email/outgoing-emails.ts';
import { AppError } from '../errors.ts';
import type { ActionContext } from './action-context.ts';
import { createCodesMail } from './create-project.ts';
import { enqueueMails, sealMail } from './outbox.ts';
import { readShareLink } from './share-link.ts';
import { writeToOwner } from './write-to-owner.ts';

type CorrectionContext = ActionContext & { waitUntil: (work: Promise<unknown>) => void };
type Correction = { ownerEmail: string; newAccessCode: boolean };

/** An email with codes may be sent or reported as undelivered between reading and writing. */
const MAX_TRIES = 3;

/**
 * Corrects the owner's email and sends the codes there. If the earlier address may have got them, the admin code changes.
 * That address is told, and can undo it. Throws OWNER_BOUND, or
 * CONFLICT if someone else changed the address or a code.
 */
export async function correctOwnerEmail(
  context: CorrectionContext,
  project: ProjectRow,
  correction: Correction,
): Promise<ProjectRow> {
  const { env, db, waitUntil } = context;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const isReached = await readIsOwnerReached(db, project);
    const { change, mails, undoHash } = await prepareCorrection(context, project, correction, isReached);
    const updated = await updateOwnerEmail(db, project, change, { mails, isReached, undoHash }, context.now);
    if (updated) {
      waitUntil(enqueueMails(env, mails));
      return updated;
    }
    const current = await findProject(db, project.projectId);
    if (!current) throw new AppError('ACCESS_REQUIRED');
    if (current.ownerUserId !== null) throw new AppError('OWNER_BOUND');
    const { grantVersion, adminVersion, ownerEmail } = project;
    const isSame = current.grantVersion === grantVersion && current.adminVersion === adminVersion;
    if (!isSame || current.ownerEmail !== ownerEmail) throw new AppError('CONFLICT');
  }
  throw new AppError('CONFLICT');
}

async function prepareCorrection(
  context: ActionContext,
  project: ProjectRow,
  { ownerEmail, newAccessCode }: Correction,
  isReached: boolean,
) {
  const { db, settings, now } = context;
  const { projectId, name, disownedAt } = project;
  const stored = await readShareLink(db, settings, project);
  const storedAdminCode = await openCode(settings, project, 'admin');
  // Codes that cannot be decrypted anymore cannot be sent either.
  const hasNewAccessCode = newAccessCode || stored.accessCode === '';
  const hasNewAdminCode = isReached || storedAdminCode === '';
  const accessCode = hasNewAccessCode ? generateAccessCode(name, projectId) : stored.accessCode;
  const adminCode = hasNewAdminCode ? generateAdminCode() : storedAdminCode;
  const change = {
    ownerEmail,
    ...(hasNewAccessCode && (await toAccessCodeColumns(settings, projectId, accessCode))),
    ...(hasNewAdminCode && (await toAdminCodeColumns(settings, projectId, adminCode))),
  };
  const grantVersion = Math.max(project.grantVersion, project.epoch) + 1;
  const { url: shareUrl } = hasNewAccessCode
    ? await readShareLink(db, settings, { ...project, ...change, grantVersion })
    : stored;
  const codes = { ...project, ownerEmail, accessCode, adminCode, shareUrl };
  // Random, since the statements run only if this email is new.
  const id = `codes:${projectId}:${crypto.randomUUID()}`;
  const mails: [NewOutboxMail, ...NewOutboxMail[]] = [await createCodesMail(context, codes, id)];
  const undoToken = createLocatedToken(projectId);
  // Also to an address that bounced: the report may have been wrong.
  if (project.ownerEmail !== '' && disownedAt === null) {
    const origin = settings.APP_ORIGIN;
    const undoUrl = `${origin}/owner-email/${undoToken}`;
    const content = {
      ...project,
      isKnown: project.isPaid,
      hasNewAccessCode,
      hasNewAdminCode,
      undoUrl,
      origin,
    };
    const rendered = writeToOwner(context, project, () => renderAddressMail(content));
    const header = { projectId, kind: 'address' as const, recipient: project.ownerEmail };
    mails.push(await sealMail(settings, { ...header, id: id.replace('codes', 'address') }, rendered, now));
  }
  return { change, mails, undoHash: await hashToken(undoToken) };
}
