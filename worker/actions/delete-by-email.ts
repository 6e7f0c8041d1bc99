import { deleteProjectById } from '../db/itinerary/projects/deleted-projects.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import { insertOutboxMail } from '../db/outbox.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { tellDirectoryLater } from '../db/tell-directory.ts';
import { createActionToken, isActionToken, parseActionToken } from '../domain/access/action-tokens.ts';
import { isKnownOwner } from '../domain/email/known-owner.ts';
import { renderDeletionMail } from '../domain/email/trust-emails.ts';
import type { ActionContext } from './action-context.ts';
import { enqueueMails, sealMail } from './outbox.ts';
import { writeToOwner } from './write-to-owner.ts';

const LINK_MS = 24 * 3_600_000;

/** The link ends when the owner's address or the admin code changes. */
const toAction = ({ projectId, ownerEmail, adminVersion }: ProjectRow, endsAt: string) => ({
  kind: 'delete' as const,
  projectId,
  subject: endsAt,
  bound: `${adminVersion}/${ownerEmail}`,
});

/** Emails the owner a link that deletes the itinerary. */
export async function emailDeletionLink(context: ActionContext, project: ProjectRow): Promise<void> {
  const { env, db, settings, now } = context;
  const { projectId, ownerEmail: recipient, customTitle, name } = project;
  const token = await createActionToken(settings, toAction(project, String(now + LINK_MS)));
  const url = `${settings.APP_ORIGIN}/deletion/${token}`;
  const header = { id: `deletion:${projectId}:${now}`, projectId, kind: 'deletion' as const, recipient };
  const content = { projectId, name: customTitle ?? name, isKnown: isKnownOwner(project), url };
  const rendered = writeToOwner(context, project, () => renderDeletionMail(content));
  await insertOutboxMail(db, await sealMail(settings, header, rendered, now));
  await enqueueMails(env, [header]);
}

/** The project that a link of such an email deletes; undefined if the link has ended. */
export async function findByDeletionToken(
  { db, settings, now }: ActionContext,
  token: string,
): Promise<ProjectRow | undefined> {
  const parsed = parseActionToken(token);
  if (!parsed || !(Number(parsed.subject) > now)) return undefined;
  const project = await findProject(db, parsed.projectId);
  if (!project || project.suspendedAt !== null) return undefined;
  const isOurs = await isActionToken(settings, toAction(project, parsed.subject), parsed.signature);
  return isOurs ? project : undefined;
}

/** Deletes the project of a link. False if the link has ended meanwhile. */
export async function deleteByToken(context: ActionContext, token: string): Promise<boolean> {
  const project = await findByDeletionToken(context, token);
  if (!project || !(await deleteProjectById(context.db, project, context.now))) return false;
  await tellDirectoryLater(context.env, project.id);
  return true;
}
