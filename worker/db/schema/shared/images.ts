import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ImageKind } from '../../../contract/limits.ts';
import type { ImageType } from '../../../domain/images/image-size.ts';
import { type Owners, projectColumn } from './owners.ts';

// Times are epoch milliseconds.

/** Every uploaded image. Inserted before its files and deleted after them, so that no file is without a row. */
export const defineImages = (owners: Owners = {}) =>
  sqliteTable(
    'images',
    {
      /** 128 random bits, base64url. */
      id: text().primaryKey(),
      kind: text().$type<ImageKind>().notNull(),
      /** Public project id, or the user id for an avatar. Part of the R2 keys, so kept after the owner is deleted. */
      owner: text().notNull(),
      /** Null for an avatar, and for images of a deleted project. */
      projectId: projectColumn(owners, { onDelete: 'set null' }),
      type: text().$type<ImageType>().notNull(),
      /** `pending`: not used yet. `used`: a header image or avatar. `doomed`: marked for deletion. */
      status: text().$type<'pending' | 'used' | 'doomed'>().notNull().default('pending'),
      /** Allowed size of the upload, then the stored size. */
      bytes: integer().notNull(),
      /** Null until the upload was processed. */
      width: integer(),
      height: integer(),
      createdAt: integer('created_at').notNull(),
      uploadedAt: integer('uploaded_at'),
      markedForDeletionAt: integer('doomed_at'),
    },
    (table) => [
      index('images_by_project').on(table.projectId),
      index('images_by_owner').on(table.owner),
      index('images_doomed').on(table.id).where(sql`status = 'doomed'`),
      index('images_pending').on(table.createdAt).where(sql`status = 'pending'`),
    ],
  );

/** For queries of either kind of database. */
export const images = defineImages();
export type ImageRow = typeof images.$inferSelect;
