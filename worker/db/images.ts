import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { LIMITS, MAX_PROJECT_IMAGE_BYTES, UPLOAD_MS } from '../contract/limits.ts';
import { type UserRow, users } from './account-schema.ts';
import type { Db } from './client.ts';
import { isPaidProject, selectValuesWhere } from './sql-expressions.ts';
import { type ImageRow, images, type ProjectRow, projects } from './schema.ts';

export type NewImage = Pick<ImageRow, 'id' | 'kind' | 'owner' | 'type' | 'bytes' | 'createdAt'>;

/**
 * Notes a picture that a project may upload. What was uploaded counts with its size, what still may be
 * with its limit. Undefined when the project would hold too much, or is a trial.
 */
export async function insertImage(db: Db, projectId: number, image: NewImage): Promise<ImageRow | undefined> {
  const held = sql`(SELECT coalesce(sum(${images.bytes}), 0) FROM ${images}
    WHERE ${images.projectId} = ${projectId} AND ${images.status} <> 'doomed'
    AND (${images.uploadedAt} IS NOT NULL OR ${images.createdAt} > ${image.createdAt - UPLOAD_MS}))`;
  const row = {
    ...image,
    projectId,
    status: 'pending',
    width: null,
    height: null,
    uploadedAt: null,
    markedForDeletionAt: null,
  };
  const fits = sql`${isPaidProject(projectId)} AND ${held} + ${image.bytes} <= ${MAX_PROJECT_IMAGE_BYTES}`;
  return db
    .insert(images)
    .select(selectValuesWhere(images, row, fits))
    .returning()
    .get();
}

/** Notes an avatar that a user may upload. Undefined when too many wait for an upload that never came. */
export async function insertAvatar(db: Db, image: NewImage): Promise<ImageRow | undefined> {
  const waiting = sql`(SELECT count(*) FROM ${images} WHERE ${images.owner} = ${image.owner}
    AND ${images.kind} = 'avatar' AND ${images.status} = 'pending')`;
  const row = {
    ...image,
    projectId: null,
    status: 'pending',
    width: null,
    height: null,
    uploadedAt: null,
    markedForDeletionAt: null,
  };
  return db
    .insert(images)
    .select(selectValuesWhere(images, row, sql`${waiting} < ${LIMITS.pendingAvatars}`))
    .returning()
    .get();
}

/** A user's own avatar, chosen or not. */
export async function findAvatar(db: Db, userId: number, id: string): Promise<ImageRow | undefined> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.id, id), isAvatarOf(userId), isLive))
    .get();
}

/**
 * Makes a picture that was looked at the user's avatar, or none with null, and dooms the one before; returns
 * the user, and the pictures whose files are to be deleted.
 */
export async function updateAvatar(
  db: Db,
  userId: number,
  chosen: { id: string; address: string } | null,
  now: number,
): Promise<{ user: UserRow | undefined; doomed: ImageRow[] }> {
  const ready = sql`EXISTS (SELECT 1 FROM ${images} WHERE ${images.id} = ${chosen?.id ?? ''} AND ${isAvatarOf(userId)}
    AND ${isLive} AND ${images.width} IS NOT NULL)`;
  const stands = sql`(SELECT ${users.profileImageUrl} FROM ${users} WHERE ${users.id} = ${userId}) IS ${chosen?.address ?? null}`;
  const [updated, , doomed] = await db.batch([
    db
      .update(users)
      .set({ profileImageUrl: chosen?.address ?? null })
      .where(and(eq(users.id, userId), chosen ? ready : undefined))
      .returning(),
    db
      .update(images)
      .set({ status: 'used' })
      .where(and(eq(images.id, chosen?.id ?? ''), isAvatarOf(userId), isLive, stands)),
    db
      .update(images)
      .set({ status: 'doomed', markedForDeletionAt: now })
      .where(and(isAvatarOf(userId), eq(images.status, 'used'), ne(images.id, chosen?.id ?? ''), stands))
      .returning(),
  ]);
  return { user: updated[0], doomed };
}

/** The statement that dooms all pictures of a user. */
export function markAvatarsForDeletion(db: Db, userId: number, now: number) {
  return db
    .update(images)
    .set({ status: 'doomed', markedForDeletionAt: now })
    .where(and(isAvatarOf(userId), isLive))
    .returning();
}

const isAvatarOf = (userId: number) => and(eq(images.kind, 'avatar'), eq(images.owner, String(userId)));

/** A picture that may still be uploaded or listed. */
export async function findImage(db: Db, id: string): Promise<ImageRow | undefined> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.id, id), isLive))
    .get();
}

/** Those of `ids` that are this project's pictures, listed or not, in no order. */
export async function listImages(db: Db, projectId: number, ids: string[]): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.projectId, projectId), isLive, isOneOf(ids)));
}

/** Notes that the upload is stored, of so many bytes. False when nobody waits for it any more. */
export async function updateImageUploaded(db: Db, id: string, bytes: number, now: number): Promise<boolean> {
  const updated = await db
    .update(images)
    .set({ bytes, uploadedAt: now })
    .where(and(eq(images.id, id), eq(images.status, 'pending'), isNull(images.uploadedAt)))
    .returning({ id: images.id });
  return updated.length > 0;
}

/** Notes what was found in an upload; goes before the file that is named by it. */
export async function updateImageSize(
  db: Db,
  id: string,
  facts: Pick<ImageRow, 'width' | 'height' | 'bytes'>,
): Promise<void> {
  await db
    .update(images)
    .set(facts)
    .where(and(eq(images.id, id), eq(images.status, 'pending')));
}

/** A list of pictures: their addresses in order, and their ids. */
export type HeaderImageList = { addresses: string[]; ids: string[] };

/**
 * Makes `list` the project's pictures, marks them as used and those it no longer has as doomed, all or
 * nothing. Full Access, the limit, what the sender `expected` to stand there and whether each picture is
 * the project's and was looked at are decided by the first statement. Undefined when it refused; else the
 * project, and the pictures whose files are to be deleted.
 */
export async function updateHeaderImages(
  db: Db,
  projectId: number,
  list: HeaderImageList,
  expected: string[] | undefined,
  now: number,
): Promise<{ project: ProjectRow; doomed: ImageRow[] } | undefined> {
  const asColumn = (addresses: string[]) => sql.param(addresses, projects.headerImages);
  const ready = sql`(SELECT count(*) FROM ${images} WHERE ${images.projectId} = ${projectId}
    AND ${isLive} AND ${images.width} IS NOT NULL AND ${isOneOf(list.ids)})`;
  // True within this batch exactly when the first statement took the list, or it stood there already.
  const stands = sql`(SELECT ${projects.headerImages} FROM ${projects} WHERE ${projects.id} = ${projectId}) IS ${asColumn(list.addresses)}`;
  const ofProject = eq(images.projectId, projectId);
  const [updated, , doomed] = await db.batch([
    db
      .update(projects)
      .set({
        headerImages: list.addresses,
        revision: sql`${projects.revision} + (${projects.headerImages} IS NOT ${asColumn(list.addresses)})`,
        updatedAt: now,
      })
      .where(
        and(
          eq(projects.id, projectId),
          eq(projects.isPaid, true),
          sql`${ready} = ${list.ids.length} AND ${list.ids.length} <= ${LIMITS.headerImages}`,
          expected && sql`${projects.headerImages} IS ${asColumn(expected)}`,
        ),
      )
      .returning(),
    db
      .update(images)
      .set({ status: 'used' })
      .where(and(ofProject, isLive, isOneOf(list.ids), stands)),
    db
      .update(images)
      .set({ status: 'doomed', markedForDeletionAt: now })
      .where(and(ofProject, eq(images.status, 'used'), sql`NOT ${isOneOf(list.ids)}`, stands))
      .returning(),
  ]);
  return updated[0] && { project: updated[0], doomed };
}

/** Gives a picture up that is not listed: its files are to be deleted. */
export async function markImageForDeletion(db: Db, id: string, now: number): Promise<void> {
  await db
    .update(images)
    .set({ status: 'doomed', markedForDeletionAt: now })
    .where(and(eq(images.id, id), eq(images.status, 'pending')));
}

/** Gives up what was uploaded before `before` and never listed, and whatever is left of deleted projects. */
export async function markUnusedImages(db: Db, before: number, now: number): Promise<number> {
  const doomed = await db
    .update(images)
    .set({ status: 'doomed', markedForDeletionAt: now })
    .where(
      and(
        isLive,
        or(
          and(eq(images.kind, 'header'), isNull(images.projectId)),
          and(eq(images.status, 'pending'), lte(images.createdAt, before)),
        ),
      ),
    )
    .returning({ id: images.id });
  return doomed.length;
}

/** Up to `limit` pictures whose files are to be deleted, by id, behind `after`. */
export async function listImagesToDelete(db: Db, after: string, limit: number): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.status, 'doomed'), sql`${images.id} > ${after}`))
    .orderBy(images.id)
    .limit(limit);
}

/** Forgets those of `ids` that were doomed before `before`. Their files must be gone. */
export async function deleteImages(db: Db, ids: string[], before: number): Promise<void> {
  await db.delete(images).where(and(eq(images.status, 'doomed'), lte(images.markedForDeletionAt, before), isOneOf(ids)));
}

const isLive = ne(images.status, 'doomed');

/** As one parameter: a statement may have 100. */
function isOneOf(ids: string[]): SQL {
  return inArray(images.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}
