import { findItineraryOfSlot } from '../db/databases.ts';
import { findOwnerChange, undoOwnerChange } from '../db/itinerary/projects/owner-changes.ts';
import { tellDirectoryLater } from '../db/tell-directory.ts';
import { generateAdminCode } from '../domain/access/codes.ts';
import { hashToken } from '../domain/access/crypto.ts';
import { findSlotOfToken } from '../domain/access/located-tokens.ts';
import { toAdminCodeColumns } from '../domain/access/stored-codes.ts';
import type { ActionContext } from './action-context.ts';
import { createCodesMail } from './create-project.ts';
import { enqueueMails } from './outbox.ts';
import { readShareLink } from './share-link.ts';

/** The change of an owner's email that the token of an email can undo; undefined if it was undone or is too old. */
export async function readOwnerChange({ env, now }: Pick<ActionContext, 'env' | 'now'>, token: string) {
  const db = findItineraryOfSlot(env, findSlotOfToken(token));
  const found = db && (await findOwnerChange(db, await hashToken(token), now));
  return found && { ...found, db };
}

type UndoContext = Omit<ActionContext, 'db'> & { waitUntil: (work: Promise<unknown>) => void };

/** Undoes the change and sends the codes to the earlier address. False if it was undone or is too old. */
export async function undoOwnerEmail(context: UndoContext, token: string): Promise<boolean> {
  const { env, settings, now, waitUntil } = context;
  const found = await readOwnerChange(context, token);
  if (!found) return false;
  const { project, change, db } = found;
  const { accessCode, url: shareUrl } = await readShareLink(db, settings, project);
  const adminCode = generateAdminCode();
  const codes = { ...project, ownerEmail: change.previousEmail, accessCode, adminCode, shareUrl };
  const id = `codes:${project.projectId}:${crypto.randomUUID()}`;
  const mail = await createCodesMail(context, codes, id);
  const columns = await toAdminCodeColumns(settings, project.projectId, adminCode);
  const isUndone = await undoOwnerChange(db, change, columns, mail, now);
  if (!isUndone) return false;
  waitUntil(enqueueMails(env, [mail]));
  await tellDirectoryLater(env, project.id);
  return true;
}
