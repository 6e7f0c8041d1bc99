import { findOwnerChange, undoOwnerChange } from '../db/itinerary/projects/owner-changes.ts';
import { generateAdminCode } from '../domain/access/codes.ts';
import { hashToken } from '../domain/access/crypto.ts';
import { toAdminCodeColumns } from '../domain/access/stored-codes.ts';
import type { ActionContext } from './action-context.ts';
import { createCodesMail } from './create-project.ts';
import { enqueueMails } from './outbox.ts';
import { readShareLink } from './share-link.ts';

/** The change of an owner's email that the token of an email can undo; undefined if it was undone or is too old. */
export const readOwnerChange = async ({ db, now }: Pick<ActionContext, 'db' | 'now'>, token: string) =>
  findOwnerChange(db, await hashToken(token), now);

type UndoContext = ActionContext & { waitUntil: (work: Promise<unknown>) => void };

/** Undoes the change and sends the codes to the earlier address. False if it was undone or is too old. */
export async function undoOwnerEmail(context: UndoContext, token: string): Promise<boolean> {
  const { env, db, settings, now, waitUntil } = context;
  const found = await readOwnerChange(context, token);
  if (!found) return false;
  const { project, change } = found;
  const { accessCode, url: shareUrl } = await readShareLink(db, settings, project);
  const adminCode = generateAdminCode();
  const codes = { ...project, ownerEmail: change.previousEmail, accessCode, adminCode, shareUrl };
  const id = `codes:${project.projectId}:${crypto.randomUUID()}`;
  const mail = await createCodesMail(settings, codes, now, id);
  const columns = await toAdminCodeColumns(settings, project.projectId, adminCode);
  const isUndone = await undoOwnerChange(db, change, columns, mail, now);
  if (isUndone) waitUntil(enqueueMails(env, [id]));
  return isUndone;
}
