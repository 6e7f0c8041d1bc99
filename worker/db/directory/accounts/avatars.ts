import { and, eq, ne, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { DirectoryDb } from '../../client.ts';
import { isNotMarked, type NewImage } from '../../images.ts';
import { type UserRow, users } from '../../schema/directory/accounts.ts';
import { type ImageRow, images } from '../../schema/shared/images.ts';
import { selectValuesWhere } from '../../sql-expressions.ts';

/** Inserts an avatar to be uploaded. Undefined if the user has too many unfinished uploads. */
export async function insertAvatar(db: DirectoryDb, image: NewImage): Promise<ImageRow | undefined> {
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
export async function findAvatar(db: DirectoryDb, userId: number, id: string): Promise<ImageRow | undefined> {
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
  db: DirectoryDb,
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
export function markAvatarsForDeletion(db: DirectoryDb, userId: number, now: number) {
  return db
    .update(images)
    .set({ status: 'doomed', markedForDeletionAt: now })
    .where(and(isAvatarOf(userId), isNotMarked))
    .returning();
}

const isAvatarOf = (userId: number) => and(eq(images.kind, 'avatar'), eq(images.owner, String(userId)));
