import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { type ImageRow, images } from './schema/shared/images.ts';
import { toSqlList } from './sql-expressions.ts';

// What is the same for avatars, in the directory, and for the images of itineraries.

export type NewImage = Pick<ImageRow, 'id' | 'kind' | 'owner' | 'type' | 'bytes' | 'createdAt'>;

/** An image that is not marked for deletion. */
export async function findImage(db: Db, id: string): Promise<ImageRow | undefined> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.id, id), isNotMarked))
    .get();
}

/** Marks an image as uploaded. False if it is not pending or was uploaded before. */
export async function updateImageUploaded(db: Db, id: string, bytes: number, now: number): Promise<boolean> {
  const updated = await db
    .update(images)
    .set({ bytes, uploadedAt: now })
    .where(and(eq(images.id, id), eq(images.status, 'pending'), isNull(images.uploadedAt)))
    .returning({ id: images.id });
  return updated.length > 0;
}

/** Must run before the file is stored, because the file's name contains the size. */
export async function updateImageSize(
  db: Db,
  id: string,
  size: Pick<ImageRow, 'width' | 'height' | 'bytes'>,
): Promise<void> {
  await db
    .update(images)
    .set(size)
    .where(and(eq(images.id, id), eq(images.status, 'pending')));
}

/** Marks a pending image for deletion. */
export async function markImageForDeletion(db: Db, id: string, now: number): Promise<void> {
  await db
    .update(images)
    .set({ status: 'doomed', markedForDeletionAt: now })
    .where(and(eq(images.id, id), eq(images.status, 'pending')));
}

/** Marks images created before `before` that were never used, and those of deleted projects. Returns how many. */
export async function markUnusedImages(db: Db, before: number, now: number): Promise<number> {
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
export async function listImagesToDelete(db: Db, after: string, limit: number): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.status, 'doomed'), sql`${images.id} > ${after}`))
    .orderBy(images.id)
    .limit(limit);
}

/** Deletes those of `ids` that were marked for deletion before `before`. Their files must be deleted already. */
export async function deleteImages(db: Db, ids: string[], before: number): Promise<void> {
  await db
    .delete(images)
    .where(and(eq(images.status, 'doomed'), lte(images.markedForDeletionAt, before), isOneOf(ids)));
}

/** True unless the image is marked for deletion. */
export const isNotMarked = ne(images.status, 'doomed');

/** True for images with these ids. */
export const isOneOf = (ids: string[]): SQL => inArray(images.id, toSqlList(ids));
