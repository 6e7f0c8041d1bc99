import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { LIMITS, MAX_PROJECT_IMAGE_BYTES, UPLOAD_MS } from '../../contract/limits.ts';
import type { ItineraryDb } from '../client.ts';
import { type UserRow, users } from '../schema/directory/accounts.ts';
import { type ProjectRow, projects } from '../schema/itinerary/itineraries.ts';
import { type ImageRow, images } from '../schema/shared/images.ts';
import { isPaidProject, selectValuesWhere, toSqlList } from '../sql-expressions.ts';

export type NewImage = Pick<ImageRow, 'id' | 'kind' | 'owner' | 'type' | 'bytes' | 'createdAt'>;

/**
 * Inserts an image to be uploaded. Uploads in progress count with their announced size. Undefined on a trial, or if
 * the project's images would exceed `MAX_PROJECT_IMAGE_BYTES`.
 */
export async function insertImage(
  db: ItineraryDb,
  projectId: number,
  image: NewImage,
): Promise<ImageRow | undefined> {
  const usedBytes = sql`(SELECT coalesce(sum(${images.bytes}), 0) FROM ${images}
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
  const fits = sql`${isPaidProject(projectId)} AND ${usedBytes} + ${image.bytes} <= ${MAX_PROJECT_IMAGE_BYTES}`;
  return db
    .insert(images)
    .select(selectValuesWhere(images, row, fits))
    .returning()
    .get();
}

/** Inserts an avatar to be uploaded. Undefined if the user has too many unfinished uploads. */
export async function insertAvatar(db: ItineraryDb, image: NewImage): Promise<ImageRow | undefined> {
  const pendingCount = sql`(SELECT count(*) FROM ${images} WHERE ${images.owner} = ${image.owner}
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
    .select(selectValuesWhere(images, row, sql`${pendingCount} < ${LIMITS.pendingAvatars}`))
    .returning()
    .get();
}

/** An avatar of the user, pending or used. */
export async function findAvatar(db: ItineraryDb, userId: number, id: string): Promise<ImageRow | undefined> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.id, id), isAvatarOf(userId), isNotMarked))
    .get();
}

/**
 * Sets the user's avatar to a processed image, or removes it with null, and marks the previous one for deletion.
 * `user` is undefined if the image is not ready; `removed` are the images whose files are to be deleted.
 */
export async function updateAvatar(
  db: ItineraryDb,
  userId: number,
  chosen: { id: string; url: string } | null,
  now: number,
): Promise<{ user: UserRow | undefined; removed: ImageRow[] }> {
  const isReady = sql`EXISTS (SELECT 1 FROM ${images} WHERE ${images.id} = ${chosen?.id ?? ''} AND ${isAvatarOf(userId)}
    AND ${isNotMarked} AND ${images.width} IS NOT NULL)`;
  const isCurrent = sql`(SELECT ${users.profileImageUrl} FROM ${users} WHERE ${users.id} = ${userId}) IS ${chosen?.url ?? null}`;
  const [updated, , removed] = await db.batch([
    db
      .update(users)
      .set({ profileImageUrl: chosen?.url ?? null })
      .where(and(eq(users.id, userId), chosen ? isReady : undefined))
      .returning(),
    db
      .update(images)
      .set({ status: 'used' })
      .where(and(eq(images.id, chosen?.id ?? ''), isAvatarOf(userId), isNotMarked, isCurrent)),
    db
      .update(images)
      .set({ status: 'doomed', markedForDeletionAt: now })
      .where(and(isAvatarOf(userId), eq(images.status, 'used'), ne(images.id, chosen?.id ?? ''), isCurrent))
      .returning(),
  ]);
  return { user: updated[0], removed };
}

/** The statement that marks all avatars of a user for deletion and returns them. */
export function markAvatarsForDeletion(db: ItineraryDb, userId: number, now: number) {
  return db
    .update(images)
    .set({ status: 'doomed', markedForDeletionAt: now })
    .where(and(isAvatarOf(userId), isNotMarked))
    .returning();
}

const isAvatarOf = (userId: number) => and(eq(images.kind, 'avatar'), eq(images.owner, String(userId)));

/** An image that is not marked for deletion. */
export async function findImage(db: ItineraryDb, id: string): Promise<ImageRow | undefined> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.id, id), isNotMarked))
    .get();
}

/** Those of `ids` that are the project's images, pending or used, in no particular order. */
export async function listImages(db: ItineraryDb, projectId: number, ids: string[]): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.projectId, projectId), isNotMarked, isOneOf(ids)));
}

/** Marks an image as uploaded. False if it is not pending or was uploaded before. */
export async function updateImageUploaded(
  db: ItineraryDb,
  id: string,
  bytes: number,
  now: number,
): Promise<boolean> {
  const updated = await db
    .update(images)
    .set({ bytes, uploadedAt: now })
    .where(and(eq(images.id, id), eq(images.status, 'pending'), isNull(images.uploadedAt)))
    .returning({ id: images.id });
  return updated.length > 0;
}

/** Must run before the file is stored, because the file's name contains the size. */
export async function updateImageSize(
  db: ItineraryDb,
  id: string,
  size: Pick<ImageRow, 'width' | 'height' | 'bytes'>,
): Promise<void> {
  await db
    .update(images)
    .set(size)
    .where(and(eq(images.id, id), eq(images.status, 'pending')));
}

/** Image URLs in order, and the ids of the images. */
type HeaderImageList = { urls: string[]; ids: string[] };

/**
 * Sets the project's header images and marks those no longer listed for deletion, all or nothing. Undefined on a
 * trial, over the limit, if the stored list is not `expected`, or if an image is not the project's or not processed.
 * `removed` are the images whose files are to be deleted.
 */
export async function updateHeaderImages(
  db: ItineraryDb,
  projectId: number,
  list: HeaderImageList,
  expected: string[] | undefined,
  now: number,
): Promise<{ project: ProjectRow; removed: ImageRow[] } | undefined> {
  const asColumn = (urls: string[]) => sql.param(urls, projects.headerImages);
  const readyCount = sql`(SELECT count(*) FROM ${images} WHERE ${images.projectId} = ${projectId}
    AND ${isNotMarked} AND ${images.width} IS NOT NULL AND ${isOneOf(list.ids)})`;
  // In this batch only true if the first statement set the list, or it was set before.
  const isCurrent = sql`(SELECT ${projects.headerImages} FROM ${projects} WHERE ${projects.id} = ${projectId}) IS ${asColumn(list.urls)}`;
  const ofProject = eq(images.projectId, projectId);
  const [updated, , removed] = await db.batch([
    db
      .update(projects)
      .set({
        headerImages: list.urls,
        revision: sql`${projects.revision} + (${projects.headerImages} IS NOT ${asColumn(list.urls)})`,
        updatedAt: now,
      })
      .where(
        and(
          eq(projects.id, projectId),
          eq(projects.isPaid, true),
          sql`${readyCount} = ${list.ids.length} AND ${list.ids.length} <= ${LIMITS.headerImages}`,
          expected && sql`${projects.headerImages} IS ${asColumn(expected)}`,
        ),
      )
      .returning(),
    db
      .update(images)
      .set({ status: 'used' })
      .where(and(ofProject, isNotMarked, isOneOf(list.ids), isCurrent)),
    db
      .update(images)
      .set({ status: 'doomed', markedForDeletionAt: now })
      .where(and(ofProject, eq(images.status, 'used'), sql`NOT ${isOneOf(list.ids)}`, isCurrent))
      .returning(),
  ]);
  return updated[0] && { project: updated[0], removed };
}

/** Marks a pending image for deletion. */
export async function markImageForDeletion(db: ItineraryDb, id: string, now: number): Promise<void> {
  await db
    .update(images)
    .set({ status: 'doomed', markedForDeletionAt: now })
    .where(and(eq(images.id, id), eq(images.status, 'pending')));
}

/** Marks images created before `before` that were never used, and those of deleted projects. Returns how many. */
export async function markUnusedImages(db: ItineraryDb, before: number, now: number): Promise<number> {
  const marked = await db
    .update(images)
    .set({ status: 'doomed', markedForDeletionAt: now })
    .where(
      and(
        isNotMarked,
        or(
          and(eq(images.kind, 'header'), isNull(images.projectId)),
          and(eq(images.status, 'pending'), lte(images.createdAt, before)),
        ),
      ),
    )
    .returning({ id: images.id });
  return marked.length;
}

/** Up to `limit` images marked for deletion with ids after `after`, by id. */
export async function listImagesToDelete(db: ItineraryDb, after: string, limit: number): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.status, 'doomed'), sql`${images.id} > ${after}`))
    .orderBy(images.id)
    .limit(limit);
}

/** Deletes those of `ids` that were marked for deletion before `before`. Their files must be deleted already. */
export async function deleteImages(db: ItineraryDb, ids: string[], before: number): Promise<void> {
  await db
    .delete(images)
    .where(and(eq(images.status, 'doomed'), lte(images.markedForDeletionAt, before), isOneOf(ids)));
}

const isNotMarked = ne(images.status, 'doomed');

const isOneOf = (ids: string[]): SQL => inArray(images.id, toSqlList(ids));
